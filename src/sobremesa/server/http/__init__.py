"""Everything that clients reach: routes, limits, the page and its files, the WebSocket, OpenAPI."""
