"""Values to try: made from a JSON schema, so that most are nearly right, and then spoiled a little."""

import json
from collections.abc import Callable, Mapping
from random import Random
from typing import Any

Hints = Mapping[str, Callable[[Random], Any]]  # by the name of a field

ODD: tuple[Any, ...] = (
    None, True, False, 0, -1, 1, 2, 17, 255, 2**31, 2**53 + 1, 2**63, 2**64, -(2**70), 0.5, 1e308, -0.0,
    "", " ", "a", "\x00", "\u202e", "\ud7ff", "é" * 50, "x" * 65, "y" * 5000, "../../etc/passwd", "1e5", "-", "\n",
    "host", "level1", "e2", [], {}, [[]], [None] * 40, {"": 0}, {"t": "act"}, ["e2"] * 70,
)  # fmt: skip
MOST_DEEP = 8


def make(rng: Random, schema: Mapping[str, Any], known: Mapping[str, Any], hints: Hints, deep: int = 0) -> Any:
    """Return a value that fits a schema, or nearly does; ``known`` has the schemas that others refer to."""
    if "$ref" in schema:
        return make(rng, known[schema["$ref"].rpartition("/")[2]], known, hints, deep)
    for among in ("anyOf", "oneOf", "allOf"):
        if schema.get(among):
            return make(rng, rng.choice(schema[among]), known, hints, deep)
    if "const" in schema:
        return schema["const"]
    if schema.get("enum"):
        return rng.choice(schema["enum"])
    kind = schema.get("type")
    kind = rng.choice(kind) if isinstance(kind, list) else kind
    if kind == "object":
        return _object(rng, schema, known, hints, deep)
    if kind == "array":
        items = schema.get("items") or schema.get("prefixItems", [{}])
        most = min(schema.get("maxItems", 4), 4) if deep < MOST_DEEP else 0
        one = items if isinstance(items, dict) else rng.choice(items)
        return [make(rng, one, known, hints, deep + 1) for _ in range(rng.randint(0, most))]
    return _plain(rng, kind, schema)


def _plain(rng: Random, kind: str | None, schema: Mapping[str, Any]) -> Any:
    match kind:
        case "integer":
            low, high = int(schema.get("minimum", -1)), int(schema.get("maximum", 50))
            return rng.choice((low, high, rng.randint(low, max(low, min(high, low + 20)))))
        case "number":
            return rng.choice((0, 1, rng.random(), rng.randint(0, 10**6)))
        case "boolean":
            return rng.random() < 0.5
        case "string":
            least = schema.get("minLength", 0)
            return "".join(rng.choice("abcz019_-") for _ in range(rng.randint(least, least + 12)))
        case "null":
            return None
        case _:
            return rng.choice(ODD)


def _object(rng: Random, schema: Mapping[str, Any], known: Mapping[str, Any], hints: Hints, deep: int) -> Any:
    needed = schema.get("required", ())
    return {
        name: hints[name](rng) if name in hints and rng.random() < 0.8 else make(rng, part, known, hints, deep + 1)
        for name, part in schema.get("properties", {}).items()
        if name in needed or rng.random() < 0.4
    }


def spoiled(rng: Random, value: Any) -> Any:
    """Return a value with one thing in it changed, left out, doubled or added."""
    if isinstance(value, dict) and value and rng.random() < 0.85:
        name = rng.choice(sorted(value, key=str))
        match rng.randrange(6):
            case 0:
                return {key: one for key, one in value.items() if key != name}
            case 1:
                return {**value, rng.choice(("extra", "t", "id", "", "__proto__", name + "s")): rng.choice(ODD)}
            case _:
                return {**value, name: spoiled(rng, value[name])}
    if isinstance(value, list) and value and rng.random() < 0.85:
        at = rng.randrange(len(value))
        match rng.randrange(5):
            case 0:
                return value[:at] + value[at + 1 :]
            case 1:
                return [*value, value[at]]
            case 2:
                return [*value[:at], rng.choice(ODD), *value[at:]]
            case _:
                return [*value[:at], spoiled(rng, value[at]), *value[at + 1 :]]
    if isinstance(value, str) and value and rng.random() < 0.6:
        return _spoiled_text(rng, value)
    if isinstance(value, int) and rng.random() < 0.5:
        return value + rng.choice((-1, 1, 10, -value, 10**9))
    return rng.choice(ODD)


def _spoiled_text(rng: Random, text: str) -> str:
    at = rng.randrange(len(text))
    match rng.randrange(6):
        case 0:
            return text[:at] + text[at + 1 :]
        case 1:
            return text[:at] + rng.choice("\x00\n \u202e#-1ao.") + text[at:]
        case 2:
            return text[at:] + text[:at]
        case 3:
            return text[:at]
        case 4:
            return text.upper()
        case _:
            return text[:at] + text[at] * rng.choice((2, 30)) + text[at:]


def written(rng: Random, value: Any) -> bytes:
    """Return a value as JSON, sometimes as something that is no JSON any more."""
    data = json.dumps(value, ensure_ascii=rng.random() < 0.5).encode("utf-8", "surrogatepass")
    if rng.random() < 0.93:
        return data
    at = rng.randrange(len(data) + 1)
    match rng.randrange(6):
        case 0:
            return data[:at]
        case 1:
            return data + data
        case 2:
            return data[:at] + bytes([rng.randrange(256)]) + data[at:]
        case 3:
            return b"[" * rng.choice((1, 500, 5000)) + data
        case 4:
            return data.replace(b'"', b"'")
        case _:
            return data[:at] + bytes([data[at - 1] ^ (1 << rng.randrange(8))]) + data[at + 1 :] if at else b""
