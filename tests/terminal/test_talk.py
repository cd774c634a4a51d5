"""Talk from the terminal: reactions, claims, "¡Mentira!", and the bots' personas."""

from __future__ import annotations

import re

import pytest

from sobremesa.table.personas import PERSONAS
from sobremesa.terminal.session.orders import BEFORE_A_GAME, IN_A_GAME
from sobremesa.terminal.session.talk import REACTIONS
from tests.terminal.saying import Said, Sobremesa
from tests.terminal.test_play import ALWAYS_FIRST, PLAY

# Several people at one keyboard: Ana lays her recruits, of which the last one follows by itself; then it is Beto's
# turn.
HOTSEAT = ("play", "euphoria", "--seed", 3, "--hotseat", "--name", "Ana", "--name", "Beto")
TO_BETO = ["1", "1", ""]


def beto_types(at_terminal: Sobremesa, *lines: str, claims: tuple[str, ...] = ("equipo 2 subterra",)) -> Said:
    """After Ana has claimed something."""
    said = at_terminal(*HOTSEAT, lines=["", *(f"digo {words}" for words in claims), *TO_BETO, *lines])
    assert said.code == 0
    return said


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("sorpresa", "😮 Te sorprendés."),
        ("applause", "👏 Aplaudís."),
        ("RISA", "😂 Te reís."),
        ("🤨", "🤨 Sospechás algo."),
        ("apuro", "⏳ Apurás a la mesa."),
        ("¡mate!", "🧉 Convidás un mate."),
    ],
)
def test_a_reaction_is_a_word_or_a_sign(typed: str, told: str, at_terminal: Sobremesa) -> None:
    said = at_terminal(*PLAY, lines=[typed])
    assert (said.code, said.err) == (0, "")
    assert f"· {told}\n" in said.out


def test_all_six_reactions_have_words_before_and_during_a_game() -> None:
    assert len(REACTIONS) == 6
    for words in (BEFORE_A_GAME, IN_A_GAME):
        assert set(REACTIONS) <= set(words.values())


def test_the_others_read_reactions_with_the_players_name(at_terminal: Sobremesa) -> None:
    said = at_terminal(*HOTSEAT, "--lang", "en", lines=["", "laughter", *TO_BETO])
    assert "· 😂 You laugh.\n" in said.out
    assert "· 😂 Ana laughs.\n" in said.out


def test_a_claim_is_listed_until_its_speaker_takes_it_back(at_terminal: Sobremesa) -> None:
    said = beto_types(at_terminal, "dichos", claims=("equipo 2 subterra", "equipo 3 subterra", "equipo 2 euphoria"))
    assert re.findall(r"^(?:> )?  (\d\) .*)$", said.out, re.MULTILINE) == [
        "1) Ana: «Jugador 3 es de Subterra»",
        "2) Ana: «Sos de Euphoria»",
    ]


def test_a_lie_is_called_by_its_number_by_a_name_or_without_more(at_terminal: Sobremesa) -> None:
    for typed in ("mentira 1", "mentira ana", "¡Mentira!", "lie"):
        said = beto_types(at_terminal, typed, "dichos")
        assert said.err == ""
        assert "· No le creés a Ana: «¡Mentira!»\n" in said.out
        assert "1) Ana: «Sos de Subterra» ¡Mentira! (Beto)\n" in said.out


def test_the_latest_claim_is_the_one_that_is_meant(at_terminal: Sobremesa) -> None:
    said = beto_types(at_terminal, "mentira", "dichos", claims=("equipo 2 subterra", "equipo 3 subterra"))
    assert "2) Ana: «Jugador 3 es de Subterra» ¡Mentira! (Beto)\n" in said.out
    assert "1) Ana: «Sos de Subterra»\n" in said.out


def test_a_number_means_what_it_meant_when_it_was_listed(at_terminal: Sobremesa) -> None:
    """The player who is asked about the pause has the keyboard, and may make claims."""
    beto_claims = ["pausa", "", "digo equipo 3 subterra", "digo equipo 4 subterra", "no", ""]
    takes_back = ["pausa", "", "digo equipo 3 euphoria", "no", ""]
    said = at_terminal(*HOTSEAT, lines=["", *beto_claims, "dichos", *takes_back, "mentira 1", "mentira 2"])
    assert said.err.count("\n") == 1
    assert "Eso ya no está dicho" in said.err
    assert said.out.count("· No le creés a Beto") == 1


@pytest.mark.parametrize(
    ("typed", "spanish", "english"),
    [
        ("mentira 7", "No sé a quién no le creés con «7»", "I do not know whom you do not believe with “7”"),
        ("mentira Zoe", "con «Zoe»", "with “Zoe”"),
        ("mentira 9999999999", "con «9999999999»", "with “9999999999”"),
    ],
)
def test_a_lie_that_is_not_there_is_said_to_be_none(
    typed: str, spanish: str, english: str, at_terminal: Sobremesa
) -> None:
    assert spanish in beto_types(at_terminal, typed).err
    lines = ["", "say team 2 subterran", *TO_BETO, typed]
    assert english in at_terminal(*HOTSEAT, "--lang", "en", lines=lines).err


def test_a_lie_is_called_once_and_never_ones_own(at_terminal: Sobremesa) -> None:
    assert "Ya dijiste que eso es mentira" in beto_types(at_terminal, "mentira 1", "mentira 1").err
    own = at_terminal(*HOTSEAT, lines=["", "digo equipo 1 euphoria", "mentira 1"])
    assert "Eso lo dijiste vos" in own.err


def test_bots_are_regulars_who_are_introduced_once_and_when_asked(at_terminal: Sobremesa) -> None:
    said = at_terminal("play", "euphoria", "--seed", 3, "--name", "Lucía", lines=["1", "quienes"])
    met = re.findall(r"· Juega (\S+) \(bot, normal\)\.", said.out)
    # Lucía would be the first persona, but her name is taken.
    assert met == ["Marta", "Bruno", "Iván"] * 2
    assert " ".join(said.out.split()).count("De lo que afirma, miente una de cada tres veces.") == 2  # Bruno
    assert set(met) < {regular.name for regular in PERSONAS.values()}


def test_another_seed_brings_other_regulars_and_the_same_seed_the_same(sobremesa: Sobremesa) -> None:
    def company(seed: int) -> str:
        said = sobremesa("play", "evidencia", "--seed", seed)
        return str(re.findall(r"Juega (\S+) \(bot", said.out)[0])

    assert company(7) == company(7) == "Marta"
    assert len({company(seed) for seed in range(8)}) > 3


def test_regulars_speak_of_what_everybody_saw(sobremesa: Sobremesa) -> None:
    said = sobremesa(*PLAY, lines=ALWAYS_FIRST)
    assert re.search(r"^· Marta: «[^»]+»$", said.out, re.MULTILINE)
    english = sobremesa(*PLAY, "--lang", "en", lines=ALWAYS_FIRST)
    assert re.search(r"^· Marta: “[^”]+”$", english.out, re.MULTILINE)
