"""The web service: tables at which people and bots play, live or turn by turn (docs/hosting.md, docs/protocol.md)."""
