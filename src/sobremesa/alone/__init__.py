"""The tables of one device, with no server: what runs in a Web Worker of the page.

Nothing here waits, writes or listens. What happens is handed in (``events``), and what comes of it is handed back
(``effects``): entries to keep, messages to tell, thoughts to ask of the bots' Worker. The page's side of it is
``web/src/alone``.
"""
