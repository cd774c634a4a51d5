"""What line mode draws with: styled text, tables and boxes, laid out for a width, in the colours a terminal has.

It is the part of rich that our faces use, and looks the same: rich itself brings 6 MB along that nobody sees in a
terminal (docs/decisions/0004). Tests hold the two side by side. The full screen has rich, and takes these drawings as
they are.
"""

from sobremesa.terminal.ink.boxes import Group, Padding, Panel, Rule
from sobremesa.terminal.ink.console import Console
from sobremesa.terminal.ink.drawing import Drawing, Room
from sobremesa.terminal.ink.fitted import Fitted
from sobremesa.terminal.ink.markdown import Markdown
from sobremesa.terminal.ink.style import Style
from sobremesa.terminal.ink.table import Table
from sobremesa.terminal.ink.text import Text

__all__ = [
    "Console",
    "Drawing",
    "Fitted",
    "Group",
    "Markdown",
    "Padding",
    "Panel",
    "Room",
    "Rule",
    "Style",
    "Table",
    "Text",
]
