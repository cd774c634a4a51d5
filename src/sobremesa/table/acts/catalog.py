"""The acts. A new one is a file and a line in this list: messages, journal, news and dispatch follow from it. What else
it needs is in docs/decisions/0007-an-act-is-one-file.md."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING

from sobremesa.table.act import Act, Entry, News, Request
from sobremesa.table.acts.answer import ACT as ANSWER
from sobremesa.table.acts.call_off import ACT as CALL_OFF
from sobremesa.table.acts.claim import ACT as CLAIM
from sobremesa.table.acts.close import ACT as CLOSE
from sobremesa.table.acts.deal import ACT as DEAL
from sobremesa.table.acts.doubt import ACT as DOUBT
from sobremesa.table.acts.leave import ACT as LEAVE
from sobremesa.table.acts.offer import ACT as OFFER
from sobremesa.table.acts.open import ACT as OPEN
from sobremesa.table.acts.play import ACT as PLAY
from sobremesa.table.acts.propose import ACT as PROPOSE
from sobremesa.table.acts.react import ACT as REACT
from sobremesa.table.acts.ready import ACT as READY
from sobremesa.table.acts.remark import ACT as REMARK
from sobremesa.table.acts.return_ import ACT as RETURN
from sobremesa.table.acts.reveal import ACT as REVEAL
from sobremesa.table.acts.say import ACT as SAY
from sobremesa.table.acts.seat_bot import ACT as SEAT_BOT
from sobremesa.table.acts.sit import ACT as SIT
from sobremesa.table.acts.start import ACT as START
from sobremesa.table.acts.take_over import ACT as TAKE_OVER
from sobremesa.table.acts.time_out import ACT as TIME_OUT
from sobremesa.table.acts.wake import ACT as WAKE
from sobremesa.table.acts.withdraw import ACT as WITHDRAW

ACTS: tuple[Act, ...] = (
    OPEN,
    SIT,
    SEAT_BOT,
    READY,
    START,
    REVEAL,
    DEAL,
    CALL_OFF,
    PLAY,
    CLOSE,
    SAY,
    CLAIM,
    DOUBT,
    REACT,
    REMARK,
    PROPOSE,
    ANSWER,
    LEAVE,
    TIME_OUT,
    RETURN,
    WAKE,
    OFFER,
    TAKE_OVER,
    WITHDRAW,
)

BY_ENTRY: dict[type[Entry], Act] = {act.entry: act for act in ACTS}
BY_REQUEST: dict[type[Request], Act] = {act.request: act for act in ACTS if act.request is not None}

if TYPE_CHECKING:
    # To a type checker each of these is its base class; when they are read and written, one of those in the list.
    AnyRequest = Request
    AnyEntry = Entry
    AnyNews = News
else:
    AnyRequest = reduce(or_, BY_REQUEST)
    AnyEntry = reduce(or_, BY_ENTRY)
    AnyNews = reduce(or_, (news for act in ACTS for news in act.news))
