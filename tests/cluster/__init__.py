"""Games on a real Ray cluster; `make ray` runs these."""
