"""The calls in a Swift text by their argument labels, and what of it a platform and a version have; for Scripts/check-swiftui."""

import re

from swiftui_interface import PLATFORMS, closing, pieces, version

# What the components are made for.
OLDEST_TARGETS = ((17, 0), (14, 0), (1, 0))

NOT_CALLED = {"if", "guard", "while", "switch", "for", "in", "return", "else", "case", "catch", "init", "self", "super", "where",
              "is", "as", "try", "await", "throw", "some", "any", "get", "set", "repeat", "defer", "do", "deinit", "subscript"}
CALL = re.compile(r"(?<![\w`@#])([A-Za-z_]\w*)(<[\w.,: ?\[\]]*>)?(\(| ?\{)")
NO_VALUE_BEFORE = re.compile(r"(?:[:,&]|->|==|\b(?:some|any|extension|struct|class|enum|protocol|actor|where|is|as|in))\s*$")
CONDITION = re.compile(r"(?:^|[;{}\n]|\belse)\s*(?:if|guard|while|switch|for)\b[^\n]*$")
LABEL = re.compile(r"\s*(?:(\w+)\s*:(?!:))?")
TRAILING = re.compile(r"\s*(?:(\w+)\s*:\s*)?\{")


def calls(text):
    """Each call in a text: its name, its place, its labels, and those of the closures behind it, of which the first has none."""
    for match in CALL.finditer(text):
        name, bracket = match[1], match.end() - 1
        before = text[max(0, match.start() - 200):match.start()]
        if name in NOT_CALLED or re.search(r"\b(?:func|macro|case|let|var)\s+$", before):
            continue
        is_member = before.endswith(".")
        if text[bracket] == "{":
            if not is_member and (not name[0].isupper() or NO_VALUE_BEFORE.search(before)):
                continue
            if CONDITION.search(before) or NO_VALUE_BEFORE.search(before.rstrip("." + name)) and not is_member:
                continue
            if re.search(r"(?:[:,&]|->|\b(?:some|any|extension|where|as|is))\s*(?:\w+\.)+$", before):
                continue
            arguments, end = [], bracket
        else:
            end = closing(text, bracket) + 1
            arguments = [LABEL.match(piece)[1] or "_" for piece in pieces(text[bracket + 1:end - 1], is_call=True)]
        closures = []
        if text[bracket] == "{" or not CONDITION.search(before):
            while True:
                trailing = TRAILING.match(text, end)
                if not trailing or bool(trailing[1]) != bool(closures) or "\n" in text[end:trailing.end() - 1].rstrip(" ") and not closures:
                    break
                closures.append(trailing[1] or "")
                end = closing(text, trailing.end() - 1) + 1
        yield name, match.start(), arguments, closures


def fits(listed, arguments, closures):
    """Whether a call may be one of a declaration with these labels."""
    parameters = re.findall(r"(\w+)([?*]?):", listed[listed.index("(") + 1:])
    asked = [(label, False) for label in arguments] + [(label, True) for label in closures]

    def goes(at, place):
        if place == len(asked):
            return all(mark for _, mark in parameters[at:])
        if at == len(parameters):
            return False
        (label, mark), (wanted, is_closure) = parameters[at], asked[place]
        if label == wanted or is_closure and not wanted:
            if goes(at + 1, place + 1) or mark == "*" and goes(at, place + 1):
                return True
        return bool(mark) and goes(at + 1, place)

    return goes(0, 0)


def written(name, arguments, closures):
    """A call by its labels, to be read."""
    return f"{name}({''.join(label + ':' for label in arguments)})" + "".join(f" {label + ': ' if label else ''}{{}}" for label in closures)


# Platforms and versions

BRANCH = re.compile(r"^[ \t]*#(if|elseif|else|endif)\b(.*)$", re.M)
AVAILABLE = re.compile(r"(\bif\s+|\belse\s+if\s+|,\s*)?([#@])available\(([^)]*)\)")


def text_for(platform, text):
    """A text with what other platforms compile left out; lines stay where they are."""
    def holds(condition):
        condition = re.sub(r"\bos\((\w+)\)", lambda match: str(match[1] == platform), condition)
        condition = re.sub(r"\bcanImport\((\w+)\)", lambda match: str(not match[1].startswith("Tally")), condition)
        words = re.findall(r"\bTrue\b|\bFalse\b|&&|\|\||!|[()]", condition)
        if not any(word in ("True", "False") for word in words) or re.sub(r"True|False|&&|\|\||[!()\s]", "", condition):
            return True
        return eval(" ".join({"&&": "and", "||": "or", "!": "not"}.get(word, word) for word in words))

    kept = []
    # For each #if around: whether the branch counts, and whether one did.
    around = []
    for line in text.split("\n"):
        branch = BRANCH.match(line)
        if not branch:
            kept.append(line if all(counts for counts, _ in around) else "")
            continue
        kept.append("")
        if branch[1] == "if":
            around.append((holds(branch[2]),) * 2)
        elif branch[1] == "endif" and around:
            around.pop()
        elif around:
            had = around[-1][1]
            counts = not had and (branch[1] == "else" or holds(branch[2]))
            around[-1] = counts, had or counts
    return "\n".join(kept)


def allowances(text):
    """Each stretch of a text in which newer names are allowed: start, end, and the version of each platform."""
    found = []
    for match in AVAILABLE.finditer(text):
        if match[2] == "#" and not match[1]:
            continue
        says = dict(part.split()[:2] for part in match[3].split(",") if re.fullmatch(r"\s*\w+ [\d.]+\s*", part))
        start = text.find("{", match.end())
        if says and start >= 0:
            found.append((match.start(), closing(text, start), {name: version(number) for name, number in says.items()}))
    return found


def allowed(found, place, platform):
    """The newest version of a platform whose names may be used at a place."""
    newest = OLDEST_TARGETS[PLATFORMS.index(platform)]
    return max([newest] + [says[platform] for start, end, says in found if start <= place <= end and platform in says])


def is_within(text, place, owner):
    """Whether a call is one of a type's by what is written: in an extension of it, or behind something that is called like it."""
    for match in re.finditer(r"\bextension\s+[\w.]*\b%s\b[^{]*\{" % owner, text[:place]):
        if closing(text, match.end() - 1) > place:
            return True
    chain = re.split(r"[;{}=?]|\n(?!\s*\.)|\breturn\b", text[:place])[-1]
    return re.search(r"\b%s\b" % owner, chain, re.I) is not None
