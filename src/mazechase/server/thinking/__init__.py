"""Heavy work in worker processes, shared fairly: bots' choices, documents, QR codes."""
