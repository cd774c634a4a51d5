move = { $text }
refused = that cannot be done now.
