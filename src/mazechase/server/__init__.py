"""The service: tables on a server. A move's path: edge -> table -> store -> every viewer."""
