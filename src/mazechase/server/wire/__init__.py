"""Everything that goes over the wire: messages, requests and answers, what they show, and their schema."""
