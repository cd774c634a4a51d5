"""The measures of a study: each number with its 95 % interval."""
