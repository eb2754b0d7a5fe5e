"""The service: tables on a server. A move's way: connection -> room -> store -> every viewer."""
