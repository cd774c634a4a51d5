"""The one list of faces: how each game looks in the terminal."""

from __future__ import annotations

from sobremesa.terminal.codigos.face import CodigosFace
from sobremesa.terminal.euphoria import EuphoriaFace
from sobremesa.terminal.evidencia.face import EvidenciaFace
from sobremesa.terminal.face import Face

FACES: dict[str, type[Face]] = {"evidencia": EvidenciaFace, "euphoria": EuphoriaFace, "codigos": CodigosFace}
