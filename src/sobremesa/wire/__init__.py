"""Everything that is sent and kept, as typed, tagged and versioned values."""
