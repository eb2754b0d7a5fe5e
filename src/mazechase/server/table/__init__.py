"""One table: who sits there, what each device sees, and the single path by which anything changes."""
