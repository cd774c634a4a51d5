"""What people use beside the table itself: one folder for each feature, on the same hooks."""
