"""The handbook: our documents as a site, built into the package and served at ``/docs``."""
