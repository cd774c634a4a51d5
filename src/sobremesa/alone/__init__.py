"""Tables on one device, without a server: this package runs in a Web Worker of the page.

Nothing here waits, writes or listens. The Worker hands in what happens (``events``) and carries out what it gets back
(``effects``): entries to store, messages to deliver, questions for the bots' Worker. The page's side is
``web/src/alone``.
"""
