"""Running a server: configuration, start and stop, logs, metrics, bans, backups, plugins."""
