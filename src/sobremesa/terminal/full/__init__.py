"""A session on a full screen: the only place that knows Textual."""
