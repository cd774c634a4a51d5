"""Index interaction code"""
