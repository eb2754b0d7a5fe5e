"""The edge of the service: connections, addresses, hosts, proxies and limits, before any message is read."""
