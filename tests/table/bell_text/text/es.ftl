move = { $text }
refused = eso no se puede ahora.
