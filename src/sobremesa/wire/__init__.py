"""Everything that is sent, as typed, tagged and versioned values."""
