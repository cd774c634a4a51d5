"""The styles of the personas: within a level they differ in what they say and in what they like, not in strength.

Tests check their descriptions (``table/text/regulars``) against these numbers.
"""

from __future__ import annotations

from sobremesa.kernel.player import Style

STYLES = {
    "marta": Style(lies=1 / 4, talks=0.5, tastes={"patience": 1.0, "care": 0.6}),
    "tito": Style(lies=1 / 2, talks=0.8, tastes={"boldness": 1.0}),
    "nelida": Style(lies=1 / 5, talks=0.4, tastes={"grudge": 1.0, "patience": 0.4}),
    "bruno": Style(lies=1 / 3, talks=0.7, tastes={"boldness": 1.0, "patience": -1.0}),
    "lucia": Style(lies=0.0, talks=0.5, tastes={"patience": 1.0}),
    "omar": Style(lies=0.0, talks=0.15, tastes={"care": 1.0, "patience": 0.5}),
    "graciela": Style(lies=1 / 6, talks=0.6, tastes={"grudge": 1.0, "boldness": 0.5}),
    "ivan": Style(lies=1 / 4, talks=0.3, tastes={"care": 1.0, "boldness": -0.5}),
}
