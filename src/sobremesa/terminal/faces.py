"""The one list of faces: how each game looks in the terminal."""

from __future__ import annotations

from sobremesa.kernel.game import AnyGame
from sobremesa.terminal.codigos.face import CodigosFace
from sobremesa.terminal.euphoria import EuphoriaFace
from sobremesa.terminal.evidencia.face import EvidenciaFace
from sobremesa.terminal.face import Face
from sobremesa.terminal.plain_face import PlainFace

FACES: dict[str, type[Face]] = {"evidencia": EvidenciaFace, "euphoria": EuphoriaFace, "codigos": CodigosFace}


def face_of(game: AnyGame) -> type[Face]:
    """The game's own face, or the plain one."""
    return FACES.get(game.about.name, PlainFace)
