"""The laws that every game keeps, as checks that can be run on any of them.

Each law takes a configured game and a seed, plays a random game from it, and raises ``LawBroken`` with a sentence.
``BATTERY`` lists them all. A test that has both engines compares interpreted and compiled code.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

from msgspec import Struct, json
from msgspec.structs import replace

from sobremesa.kernel.bits import has, members
from sobremesa.kernel.errors import IllegalMove, NotYourTurn
from sobremesa.kernel.event import HIDDEN, Event, Viewer, all_viewers, tell
from sobremesa.kernel.game import AnyGame, Outcome
from sobremesa.kernel.match import Match
from sobremesa.kernel.narrator import Narrator
from sobremesa.kernel.record import Record
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.seed import Seed
from sobremesa.kernel.state import Note, State
from sobremesa.kernel.text import LANGUAGES
from sobremesa.kernel.view import AnyView
from sobremesa.kernel.visibility import ALL, OVER, OWN, OWNER, SEATS, Visibility, shown_fields

LONGEST_GAME = 20_000


class LawBroken(AssertionError):
    """A game breaks a law of the kernel."""


@dataclass(frozen=True)
class Law:
    name: str
    check: Callable[[AnyGame, int], None]


def require(kept: bool, sentence: str) -> None:
    if not kept:
        raise LawBroken(sentence)


def random_match(game: AnyGame, seed: int) -> Iterator[Match]:
    """A random match, given before every move and once at its end."""
    match = Match(game, Seed(seed))
    rng = Rng(seed + 1)
    for _turn in range(LONGEST_GAME):
        yield match
        asked = match.state.to_act()
        if not asked:
            return
        seat = rng.draw(asked)
        moves = match.state.legal(seat)
        require(moves != 0, f"seat {seat} is asked but has no legal move")
        match.play_code(int(seat), int(rng.draw(moves)))
    raise LawBroken(f"a random game did not end within {LONGEST_GAME} moves")


# Attributes that every state has and ``copy_from`` leaves alone.
APART = ("seats", "rng", "notes")
# What clients write beside a game's name.
INTRODUCTION = ("title", "tagline", "players", "minutes")


def replay(game: AnyGame, seed: int) -> None:
    """A record reproduces every state, event and view, through its text."""
    played: list[object] = []
    for match in random_match(game, seed):
        played.append(_picture(match))
    text = str(match.record())
    record = Record.read(text)
    require(str(record) == text, "a record's text does not read back as itself")
    again: list[object] = []
    replayed = record.replay(game, each=lambda match: again.append(_picture(match)))
    again.append(_picture(replayed))
    require(again == played, "replaying a record gives other states, events or views")
    require(replayed.outcome == match.outcome, "replaying a record gives another outcome")


def _last(matches: Iterator[Match]) -> Match:
    *_before, found = matches
    return found


def _picture(match: Match) -> object:
    game = match.game
    views = [match.view(viewer).encode() for viewer in all_viewers(game.seats)]
    events = [match.events(viewer, since=match.latest) for viewer in all_viewers(game.seats)]
    return match.state.fields(), views, events


def turn(game: AnyGame, seed: int) -> None:
    """Exactly the seats asked have legal moves; any other move is refused and changes nothing."""
    rng = Rng(seed + 2)
    for match in random_match(game, seed):
        state = match.state
        asked = state.to_act()
        for seat in range(game.seats):
            legal = state.legal(seat)
            require(has(asked, seat) == (legal != 0), f"seat {seat}: asked and having moves disagree")
            move = int(rng.below(len(game.moves)))
            if not has(legal, move):
                _refuses(match, seat, move)
        over = match.outcome is not None
        require(over == (asked == 0), "a game has an outcome exactly when no seat is asked")
        require(over or state.winners() == 0, "a running game has winners")
        require(over or state.ended_by() == 0, "a running game names the clause that ended it")


def _refuses(match: Match, seat: int, move: int) -> None:
    before, moves = match.state.fields(), match.moves
    try:
        match.play(seat, match.game.moves.text(move))
    except (IllegalMove, NotYourTurn) as refusal:
        require(bool(refusal.say("es")) and bool(refusal.say("en")), "a refusal has no words")
    else:
        raise LawBroken(f"the illegal move {match.game.moves.text(move)!r} was accepted")
    require(match.state.fields() == before and match.moves == moves, "a refused move changed the game")


def copy(game: AnyGame, seed: int) -> None:
    """A copy is equal, goes its own way, and leaves the original alone."""
    scratch = game.blank(Rng(seed))
    for match in random_match(game, seed):
        state = match.state
        scratch.copy_from(state)
        before = state.fields()
        require(scratch.fields() == before, "a copy differs from its original")
        for seat in members(scratch.to_act()):
            scratch.copy_from(state)
            scratch.play(seat, scratch.rng.draw(scratch.legal(seat)))
            require(state.fields() == before, "playing on a copy changed the original")


def fields(game: AnyGame, seed: int) -> None:
    """Every attribute that a game changes is listed by ``fields`` or named in ``About.not_imagined``, and copied.

    Compiled states do not show their attributes; the interpreted ones of the same sources do.
    """
    state = _last(random_match(game, seed)).state
    for name in _changed_attributes(game, seed):
        changed, copied = game.blank(Rng(1)), game.blank(Rng(1))
        changed.copy_from(state)
        copied.copy_from(state)
        listed = changed.fields()
        setattr(changed, name, _other(getattr(changed, name)))
        left_out = changed.fields() == listed
        require(left_out == (name in game.about.not_imagined), f"fields and not_imagined disagree about {name}")
        copied.copy_from(changed)
        require(getattr(copied, name) == getattr(changed, name), f"copy_from forgets {name}")


def _changed_attributes(game: AnyGame, seed: int) -> list[str]:
    """The attributes that differ between two positions of a game, or are set by every deal."""
    blank = _attributes(game.blank(Rng(seed)))
    matches = random_match(game, seed)
    found = {name for match in matches for name in blank if getattr(match.state, name) != blank[name]}
    for name in blank:
        state = game.blank(Rng(seed))
        marked = _other(blank[name])
        setattr(state, name, marked)
        state.deal()
        if getattr(state, name) != marked:
            found.add(name)
    return sorted(found)


def _attributes(state: State) -> dict[str, Any]:
    """The attributes of a state, without those that every state has and without lookup tables."""
    held = getattr(state, "__dict__", {}).items()
    return {name: deepcopy(value) for name, value in held if name not in APART and isinstance(value, int | list | dict)}


def _other(value: Any) -> Any:
    """Another value of the same kind."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value ^ 1
    if isinstance(value, list):
        return [_other(value[0]), *value[1:]] if value else [0]
    first = next(iter(value))
    return {**value, first: _other(value[first])}


def conservation(game: AnyGame, seed: int) -> None:
    """No card or token is ever lost, doubled or changed."""
    start: Counter[str] | None = None
    for match in random_match(game, seed):
        found = Counter(thing for things in game.whereabouts(match.state).values() for thing in things)
        start = start or found
        require(found == start, f"cards were lost or made: {found - start} more, {start - found} fewer")


def secrecy(game: AnyGame, seed: int) -> None:
    """Worlds that a viewer cannot tell apart look, sound and refuse alike.

    A world imagined from a view gives that very view, with the same legal moves and the same refusals. When the same
    move is made in the truth and in such a world, the viewer's views differ afterwards exactly when that viewer's
    events differ: no event says more than the view remembers, and no view more than the events.
    """
    rng = Rng(seed + 3)
    world = game.blank(Rng(seed + 4))
    for match in random_match(game, seed):
        for viewer in all_viewers(game.seats):
            if rng.below(3) == 0:
                _same_to(game, match, viewer, world, rng)


def _same_to(game: AnyGame, match: Match, viewer: Viewer, world: State, rng: Rng) -> None:
    view = match.view(viewer)
    game.imagine(view).sample(rng, world)
    other = game.view(world, viewer)
    who = _name(viewer)
    if other.encode() != view.encode():
        raise LawBroken(f"{who} sees an imagined world differently: {_first(view, other)}")
    if game.reactions is not None:
        asked = [game.reactions.seats_asked(state) for state in (match.state, world)]
        require(asked[0] == asked[1], f"a window of an imagined world asks other seats, as {who} sees it")
    if viewer is not None and has(match.state.to_act(), viewer):
        move = int(rng.below(len(game.moves)))
        if not has(match.state.legal(viewer), move):
            refusals = [_words(game.refusal(seen, move)) for seen in (view, other)]
            require(refusals[0] == refusals[1], f"{who} learns something from a refusal")
    common = [
        (seat, move)
        for seat in members(match.state.to_act() & world.to_act())
        for move in members(match.state.legal(seat) & world.legal(seat))
    ]
    if common:
        seat, move = common[int(rng.below(len(common)))]
        views, told = [], []
        for start in (match.state, world):
            after = game.blank(Rng(5))
            after.copy_from(start)
            notes: list[Note] = []
            after.notes = notes
            after.play(seat, move)
            views.append(game.view(after, viewer).encode())
            told.append([tell(game.event_kinds, number, note, viewer, past=False) for number, note in enumerate(notes)])
        require(
            (views[0] == views[1]) == (told[0] == told[1]),
            f"after {game.moves.text(move)!r} of seat {seat}, the events and the views of {who} part ways: "
            f"{_difference(told[0], told[1])}",
        )


def _name(viewer: Viewer) -> str:
    return "the spectator" if viewer is None else f"seat {viewer}"


def _words(refusal: tuple[str, Any]) -> tuple[str, str]:
    clause, message = refusal
    return clause, message.say("en")


def _difference(one: list[Event], two: list[Event]) -> str:
    for a, b in zip(one, two, strict=False):
        if a != b:
            return f"{a} / {b}"
    return f"{len(one)} / {len(two)} events"


def _first(one: AnyView, two: AnyView) -> str:
    """The first field in which two views differ."""
    for part, value in one.plain().items():
        other = two.plain()[part]
        if value != other:
            if isinstance(value, dict):
                name = next(name for name in value if value[name] != other[name])
                return f"{part}.{name}: {value[name]} / {other[name]}"
            return f"{part}: {value} / {other}"
    return "nothing"


def imagination(game: AnyGame, seed: int) -> None:
    """Imagining depends on the view alone, varies, keeps all cards, and never rules out the truth."""
    rng = Rng(seed + 6)
    truth_like, other = game.blank(Rng(1)), game.blank(Rng(1))
    for number, match in enumerate(random_match(game, seed)):
        if match.outcome is not None:
            continue
        for viewer in all_viewers(game.seats):
            if number and rng.below(8):
                continue
            view = match.view(viewer)
            imagined = game.imagine(view)
            imagined.sample(rng, truth_like)
            _conserves(game, match.state, truth_like)
            again = game.imagine(game.view(truth_like, viewer))
            imagined.sample(Rng(7), truth_like)
            again.sample(Rng(7), other)
            require(truth_like.fields() == other.fields(), "imagining from equal views gives different worlds")
            _possible(game, match.state, imagined, rng, at_start=number == 0)


def _conserves(game: AnyGame, truth: State, world: State) -> None:
    found, wanted = (
        Counter(thing for things in game.whereabouts(state).values() for thing in things) for state in (world, truth)
    )
    require(found == wanted, "an imagined world has other cards than the truth")


def _possible(game: AnyGame, truth: State, imagined: Any, rng: Rng, *, at_start: bool) -> None:
    """Where few worlds are possible, the truth is one of those imagined; at the start there are many.

    In a game where all is shown there is only the truth.
    """
    world = game.blank(Rng(1))
    if game.about.all_is_shown:
        imagined.sample(rng, world)
        require(world.fields() == truth.fields(), "what was shown to all is imagined otherwise")
        return
    worlds = set()
    for _try in range(12):
        imagined.sample(rng, world)
        worlds.add(tuple(world.fields()))
    if at_start:
        require(len(worlds) > 1, "only one world is ever imagined at the start of a game")
    if len(worlds) > 6:
        return
    for _try in range(400):
        imagined.sample(rng, world)
        worlds.add(tuple(world.fields()))
    if len(worlds) <= 24:
        require(tuple(truth.fields()) in worlds, "the truth is ruled out by the imagination")


def knowledge(game: AnyGame, seed: int) -> None:
    """A seat's knowledge key is equal in worlds that look alike to it, and different where its views differ."""
    rng = Rng(seed + 8)
    world = game.blank(Rng(1))
    views: dict[tuple[int, int], bytes] = {}
    for match in random_match(game, seed):
        for seat in range(game.seats):
            number = int(match.state.knowledge_key(seat))
            require(0 <= number < 2**62, f"the knowledge key {number} of seat {seat} is not a set")
            view = match.view(seat)
            seen = views.setdefault((seat, number), view.encode())
            require(seen == view.encode(), f"seat {seat} has one knowledge key for different views")
            game.imagine(view).sample(rng, world)
            same = world.knowledge_key(seat) == number
            require(same, f"seat {seat} has different knowledge keys in worlds that look alike")
        # One game meets few different positions. Worlds imagined by a spectator have other hands, and so more of them.
        game.imagine(match.view(None)).sample(rng, world)
        seat = rng.below(game.seats)
        view = game.view(world, seat)
        seen = views.setdefault((seat, int(world.knowledge_key(seat))), view.encode())
        require(seen == view.encode(), f"seat {seat} has one knowledge key for different views")


def visibility(game: AnyGame, seed: int) -> None:
    """Each field of a scene and a memory is seen by those whom its annotation names, and a scene view is the view
    without its memory."""
    for match in random_match(game, seed):
        views = [match.view(viewer) for viewer in all_viewers(game.seats)]
        for view in views:
            same = match.scene_view(view.viewer) == replace(view, memory=None)
            require(same, f"the scene view of {_name(view.viewer)} is not the view without its memory")
        over = match.outcome is not None
        _as_annotated([view.scene for view in views], over=over)
        _as_annotated([view.memory for view in views], over=over)


def _as_annotated(parts: list[Any], *, over: bool) -> None:
    """One part of a view by viewer, the spectator last."""
    kind = type(parts[0])
    if not issubclass(kind, Struct):
        require(not any(parts), f"a view holds a {kind.__name__}, which does not say who sees what of it")
        return
    for field in shown_fields(kind):
        name = f"{kind.__name__}.{field.name}"
        if field.seen_by is None:
            raise LawBroken(f"{name} does not say who sees it")
        problem = _seen_otherwise(field.seen_by, [getattr(part, field.name) for part in parts], over=over)
        require(not problem, f"{name} is said to be seen by {field.seen_by.name}: {problem}")


def _seen_otherwise(seen_by: Visibility, values: list[Any], *, over: bool) -> str:
    """How the values of a field, by viewer, contradict its annotation; "" if they do not."""
    *of_seats, of_spectator = values
    if ALL in seen_by or (OVER in seen_by and over):
        return _unequal(values)
    if seen_by == OVER and not all(map(_is_blank, values)):
        return "it is shown before the game is over"
    if SEATS in seen_by:
        return _unequal(of_seats)
    if OWN in seen_by and not _is_blank(of_spectator):
        return f"the spectator sees {of_spectator}"
    if OWNER in seen_by:
        for owner in range(len(of_seats)):
            others = [value for viewer, value in enumerate(values) if viewer != owner]
            problem = _unequal([_parts_of(owner, value, len(of_seats)) for value in others])
            if problem:
                return f"the part of seat {owner} does not look the same to all others: {problem}"
    return ""


def _parts_of(owner: int, value: Mapping[str, Sequence[Any]] | Sequence[Any], seats: int) -> list[Any]:
    """The seat's part of a field by seat, or of each entry of a mapping. A field that is not by seat is shared."""
    rows = list(value.values()) if isinstance(value, Mapping) else [value]
    return [row[owner] if len(row) == seats else row for row in rows]


def _unequal(values: list[Any]) -> str:
    return next((f"{values[0]} / {value}" for value in values if value != values[0]), "")


def _is_blank(value: Any) -> bool:
    """Whether it shows nothing."""
    return all(map(_is_blank, value)) if isinstance(value, tuple) else not value


def history(game: AnyGame, seed: int) -> None:
    """The history repeats the events as they were first seen; those that faded stay hidden."""
    told: dict[Viewer, list[Event]] = {viewer: [] for viewer in all_viewers(game.seats)}
    for match in random_match(game, seed):
        for viewer, events in told.items():
            events += match.events(viewer, since=match.latest)
    for viewer, events in told.items():
        remembered = [Event(e.number, HIDDEN, fades=True) if e.fades and e.number < match.latest else e for e in events]
        require(match.events(viewer) == remembered, "the history differs from what was told")


def news(game: AnyGame, seed: int) -> None:
    """Clients get the history without the events that faded, which leave no gap in the numbers."""
    for match in random_match(game, seed):
        first = 0 if match.outcome else match.latest
        for viewer in all_viewers(game.seats):
            events = match.events(viewer)
            lasting = sum(not event.fades for event in events[:first])
            there = [event for event in events[first:] if not event.has_faded]
            counted = [replace(event, number=number) for number, event in enumerate(there, start=lasting)]
            sent = match.events_between(viewer, first, match.event_count)
            require(sent == counted, f"{_name(viewer)} gets other events: {_difference(sent, counted)}")


def round_trips(game: AnyGame, seed: int) -> None:
    """Moves, views and options have one text each, and it reads back."""
    for code in range(len(game.moves)):
        move = game.moves[code]
        require(game.moves.code(move.text) == code, f"the move {move.text!r} does not read back")
        for words in move.aliases:
            require(game.moves.code(words) == code, f"the move {words!r} means another one")
    for option in game.about.option_kinds:
        for word in (option.default, *option.words, *(str(number) for number in option.numbers[:2])):
            require(option.read(word) == word, f"the option {option.name}={word} does not read back")
    for match in random_match(game, seed):
        view = match.view(0)
        for part in (view.scene, view.memory):
            require(json.decode(json.encode(part), type=type(part)) == part, "a view does not read back from its bytes")
        for text, code in zip(match.legal_moves(0), view.moves, strict=True):
            require(game.read_move(view, text) == code, f"the legal move {text!r} does not read back")


def words(game: AnyGame, seed: int) -> None:
    """Every option and outcome has its texts, and every prompt, move and event can be said, in all languages."""
    texts = game.texts
    for key in INTRODUCTION:
        require(texts.has(key), f"the text {key} is missing")
    for kind in game.event_kinds.values():
        if kind.name not in game.words.untold:
            require(texts.has(f"event-{kind.name}"), f"the text event-{kind.name} is missing")
    for option in game.about.option_kinds:
        for key in (f"option-{option.name}", *(f"option-{option.name}-{word}" for word in option.words)):
            require(texts.has(key.replace("_", "-")), f"the text {key} is missing")
    try:
        outcome = _narrate(game, seed)
    except KeyError as problem:
        raise LawBroken(f"something cannot be said: {problem}") from problem
    require(texts.has(f"reason-{outcome.reason}"), f"the text reason-{outcome.reason} is missing")


def _narrate(game: AnyGame, seed: int) -> Outcome:
    """Narrates a game to all viewers in one language; the next seed takes the next language."""
    narrator = Narrator(game, [f"seat {seat}" for seat in range(game.seats)], LANGUAGES[seed % len(LANGUAGES)])
    for code in range(len(game.moves)):
        require(bool(narrator.describe(game.moves[code])), f"the move {code} has no description")
    told, last = 0, None
    for match in random_match(game, seed):
        for viewer in all_viewers(game.seats):
            for event in match.events(viewer, since=told):
                narrator.tell(event, viewer)
            view = match.view(viewer)
            require((view.prompt is not None) == (viewer in view.to_act), f"{viewer} is asked and not told what")
            if view.prompt is not None:
                require(bool(narrator.prompt(view)), "a prompt says nothing")
                require(all(narrator.label(view, code) for code in view.moves), "a label says nothing")
        told, last = match.event_count, match
    assert last is not None
    assert last.outcome is not None
    return last.outcome


BATTERY: tuple[Law, ...] = (
    Law("replay", replay),
    Law("turn", turn),
    Law("copy", copy),
    Law("fields", fields),
    Law("conservation", conservation),
    Law("secrecy", secrecy),
    Law("imagination", imagination),
    Law("knowledge", knowledge),
    Law("history", history),
    Law("news", news),
    Law("visibility", visibility),
    Law("round trips", round_trips),
    Law("words", words),
)
