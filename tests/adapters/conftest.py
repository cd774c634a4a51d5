"""OpenSpiel's tools bring absl's log handler, which closes the stream it writes to when logging is set up anew.

Here that would be pytest's stream. So it is given the process's own, which it leaves open.
"""

import sys

from absl import logging

logging.get_absl_handler().python_handler.stream = sys.__stderr__
