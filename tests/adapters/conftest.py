"""OpenSpiel's tools bring absl's log handler. When somebody sets logging up anew it closes the stream that it writes to,
and here that would be pytest's: it is given the process's own, which it leaves open."""

import sys

from absl import logging

logging.get_absl_handler().python_handler.stream = sys.__stderr__
