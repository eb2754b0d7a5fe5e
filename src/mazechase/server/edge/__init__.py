"""The edge of the service: TCP connections, addresses, hosts and proxies, before any message is understood."""
