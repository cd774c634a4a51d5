"""Players report each other to the operator."""
