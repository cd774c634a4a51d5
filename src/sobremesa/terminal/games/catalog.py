"""The one list of faces. A game that is not listed, such as one from outside, gets the plain face."""

from __future__ import annotations

from sobremesa.kernel.game import AnyGame
from sobremesa.terminal.faces.face import GameFace
from sobremesa.terminal.faces.plain_face import PlainFace
from sobremesa.terminal.games.codigos import CodigosFace
from sobremesa.terminal.games.euphoria import EuphoriaFace
from sobremesa.terminal.games.evidencia import EvidenciaFace

FACES: dict[str, type[GameFace]] = {"evidencia": EvidenciaFace, "euphoria": EuphoriaFace, "codigos": CodigosFace}


def face_of(game: AnyGame) -> type[GameFace]:
    return FACES.get(game.about.name, PlainFace)
