"""The declarations of a Swift interface, as label lists and names with the versions that brought them; for Scripts/check-swiftui.

A label list is written as `frame(width?:height?:alignment?:)`: `_` for no label, `?` behind what has a default value, `*` behind
what can be repeated. Versions are those of PLATFORMS, NEVER where a declaration is not available.
"""

import glob
import os
import re

PLATFORMS = ("iOS", "macOS", "visionOS")
OLDEST = ((13, 0), (10, 15), (1, 0))
NEVER = (999, 0)

DECLARATION = re.compile(r"\b(struct|class|enum|protocol|extension|actor|func|var|let|init|case|typealias|associatedtype)\b"
                         r"[?!]?\s*`?([\w.]*)")
HIDDEN = re.compile(r"\b(?:internal|private|fileprivate|package)\b(?!\()")
TYPES = {"struct", "class", "enum", "protocol", "extension", "actor"}


def version(text):
    numbers = [int(number) for number in text.split(".")]
    return (numbers + [0])[0], (numbers + [0])[1]


def closing(text, place):
    """The place of the bracket that closes the one at a place."""
    depth = 0
    for index in range(place, len(text)):
        depth += {"(": 1, "[": 1, "{": 1, ")": -1, "]": -1, "}": -1}.get(text[index], 0)
        if depth == 0:
            return index
    return len(text) - 1


def pieces(text, is_call=False):
    """The parts of a text between its own commas; in a call `<` and `>` compare."""
    found, depth, start = [], 0, 0
    for index, character in enumerate(text):
        if character in ("([{" if is_call else "([{<"):
            depth += 1
        elif character in (")]}" if is_call else ")]}>") and text[index - 1:index + 1] != "->":
            depth -= 1
        elif character == "," and depth == 0:
            found.append(text[start:index])
            start = index + 1
    return [piece for piece in found + [text[start:]] if piece.strip()]


def labels(parameters):
    """The labels of a list of parameters."""
    found = ""
    for piece in pieces(parameters):
        names = re.match(r"\s*(?:@[\w.]+(?:<[^>]*>)?(?:\([^)]*\))?\s+)*`?(\w+)`?(?:\s+\w+)?\s*:", piece)
        found += names[1] if names else "_"
        kind = piece[names.end():] if names else piece
        found += "?" if re.search(r"(?<![=!<>])=(?!=)", kind) else "*" if kind.rstrip().endswith("...") else ""
        found += ":"
    return found


def signature(name, text, place):
    """A declaration of a function with its labels, if there is a list of parameters behind its name."""
    opening = text.find("(", place)
    between = text[place:opening] if opening >= 0 else "?"
    if not re.fullmatch(r"[?!]?\s*(?:<.*>)?\s*", between):
        return None
    return f"{name}({labels(text[opening + 1:closing(text, opening)])})"


def availability(attributes, outer):
    """The versions of a declaration: those of what it stands in, and of its own attributes."""
    found = list(outer)
    for arguments in attributes:
        parts = [part.strip() for part in arguments.split(",")]
        says = {}
        if parts[0] == "*" and "unavailable" in parts:
            return [NEVER] * len(PLATFORMS)
        for part in parts:
            words = part.split()
            if len(words) == 2 and re.fullmatch(r"[\d.]+", words[1]):
                says[words[0]] = version(words[1])
        if re.fullmatch(r"\w+", parts[0]):
            introduced = [part.split(":")[1].strip() for part in parts if part.startswith("introduced")]
            if "unavailable" in parts[1:]:
                says[parts[0]] = NEVER
            elif introduced:
                says[parts[0]] = version(introduced[0])
        # What says nothing of visionOS is there with the iOS that it was made from.
        if "iOS" in says and not any("visionOS" in other for other in attributes):
            major = says["iOS"][0]
            says["visionOS"] = NEVER if says["iOS"] == NEVER else (1, 0) if major < 18 else (major - 16, 0) if major < 26 else (major, 0)
        for index, platform in enumerate(PLATFORMS):
            found[index] = max(found[index], says.get(platform, (0, 0)))
    return found


def interface(folder):
    """The declarations of the interfaces in a folder: label lists and names, with their versions."""
    found = {}

    def note(name, versions):
        known = found.get(name, versions)
        found[name] = [min(one, other) for one, other in zip(known, versions)]

    paths = sorted(glob.glob(os.path.join(folder, "*.swiftinterface")))
    if not paths:
        raise SystemExit(f"{folder} has no interface, *.swiftinterface")
    for path in paths:
        with open(path, encoding="utf-8") as file:
            read(file.read(), note)
    return found


def read(text, note):
    """Notes each declaration of an interface, a line each, as the compiler writes them."""
    # What the lines stand in: its kind, its name, its versions; no name for bodies.
    around = []
    pending = []
    branches = []
    for line in text.split("\n"):
        line = line.strip()
        if line.startswith("#if"):
            branches.append(True)
        elif line.startswith("#else") and branches:
            branches[-1] = False
        elif line.startswith("#endif") and branches:
            branches.pop()
        if line.startswith(("#", "//", "import ", "@_exported")) or not all(branches):
            continue
        attributes = re.findall(r"@available\(((?:[^()\"]|\"[^\"]*\")*)\)", line)
        rest = re.sub(r"@\w[\w.]*(?:\((?:[^()]|\([^()]*\))*\))?\s*", "", line, count=0) if line.startswith("@") else line
        if line.startswith("@") and not rest.strip():
            pending += attributes
            continue
        head = re.sub(r'"(?:\\.|[^"\\])*"', '""', rest)
        is_inside = all(kind in TYPES for kind, _, _ in around)
        declaration = DECLARATION.search(re.sub(r"\bclass (?=func|var)", "", head)) if is_inside else None
        body = ("body", "", None)
        if declaration:
            head = re.sub(r"\bclass (?=func|var)", "", head)
            kind, name = declaration[1], declaration[2].split(".")[-1]
            outer = around[-1][2] if around else list(OLDEST)
            versions = availability(pending + attributes, outer)
            is_seen = not HIDDEN.search(head[:declaration.start()])
            if kind in TYPES:
                body = (kind, name, versions)
                if kind != "extension" and is_seen:
                    note(name, versions)
            elif is_seen and around:
                declare(kind, name, head, declaration, around[-1][1], versions, note)
            elif is_seen and kind == "func":
                declare(kind, name, head, declaration, "", versions, note)
        pending = []
        for character in head:
            if character == "{":
                around.append(body)
                body = ("body", "", None)
            elif character == "}" and around:
                around.pop()


def declare(kind, name, head, declaration, owner, versions, note):
    """Notes a member with its labels, or by its name alone."""
    if kind == "init":
        found = signature(owner, head, declaration.end())
        if found:
            note(found, versions)
    elif kind == "case":
        for piece in pieces(head[declaration.start(2):]):
            member = re.match(r"\s*`?(\w+)", piece)
            if member:
                note(member[1], versions)
                found = signature(member[1], piece, member.end())
                if found:
                    note(found, versions)
    else:
        note(name, versions)
        found = signature(name, head, declaration.end()) if kind == "func" else None
        if found:
            note(found, versions)
