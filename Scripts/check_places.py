"""The rule of check-layers about where a thing of TallyCore, TallyUI and TallyControls lives: in its feature, a modifier by its name.

A public modifier of views, `x`, is in `X.swift`, or in `X+Feature.swift`. Modifiers that are one thing may share a file, one of
FAMILIES: its name begins the name of each, or is a whole word or words of it.
"""

import re

FILE = "Scripts/check_places.py"
ROOTS = ("Sources/TallyCore/", "Sources/TallyUI/", "Sources/TallyControls/")
FAMILIES = {
    "Accessibility",        # what a view is for assistive technology
    "AccessibilityAction",  # accessibilityActions
    "AnchorPreference",     # transformAnchorPreference
    "Gesture",              # highPriorityGesture, simultaneousGesture
    "Grid",                 # what a cell tells its grid
    "NavigationBarTitle",   # navigationBarTitleDisplayMode
    "Find",                 # findNavigator, findDisabled
    "Preview",              # what previews are told
    "ScrollTarget",         # scrollTargetLayout
    "Speech",               # how texts are spoken
    "StatusBar",            # statusBarHidden
    "Toolbar",              # toolbarBackground, toolbarColorScheme
}
BAGS = {"api", "common", "extensions", "helpers", "misc", "modifiers", "other", "shared", "support", "utilities", "utils"}

EXTENSION = re.compile(r"\b(?:(public|package|internal|fileprivate|private)\s+)?extension\s+View\b(?!\.)[^{]*\{")
FUNCTION = re.compile(r"((?:\b[\w()]+[ \t]+)*)\bfunc\s+`?([A-Za-z]\w*)")  # one that begins with an underscore is no modifier
LESS = {"package", "internal", "fileprivate", "private"}


def modifiers(code):
    """The public modifiers of views that the code declares: name and offset of each function."""
    for extension in EXTENSION.finditer(code):
        depth, end = 1, extension.end()
        while depth and end < len(code):
            depth += {"{": 1, "}": -1}.get(code[end], 0)
            end += 1
        body, depth = [], 0
        for character in code[extension.end():end]:  # what stands within functions and types is left out
            depth -= character == "}"
            body.append(character if depth <= 0 or character == "\n" else " ")
            depth += character == "{"
        for function in FUNCTION.finditer("".join(body)):
            words = set(function[1].split())
            if "public" in words or extension[1] == "public" and not words & LESS:
                yield function[2], extension.end() + function.start(2)


def holds(stem, name):
    """Whether a file's name begins a modifier's name, or is a whole word or words of it."""
    at = name.lower().find(stem.lower())
    rest = name[at + len(stem):]
    return at == 0 or at > 0 and name[at].isupper() and not rest[:1].islower()


def is_found(path, name):
    stem = path.split("/")[-1].removesuffix(".swift").split("+")[0]
    return stem.lower() == name.lower() or stem in FAMILIES and holds(stem, name)


def sources(files):
    return [path for path in sorted(files) if path.startswith(ROOTS) and path.endswith(".swift")]


def count(files, code_only):
    """How many modifiers are found by their names, as a sentence."""
    pairs = {(path, name) for path in sources(files) for name, _ in modifiers(code_only(files[path]))}
    names, lost = {name for _, name in pairs}, {name for path, name in pairs if not is_found(path, name)}
    return f"{len(names - lost)} of {len(names)} modifiers are found by their names"


def violations(files, code_only):
    """Tuples of path, line and message."""
    for path in sources(files):
        _, module, *folders, _ = path.split("/")
        if len(folders) != 1:
            yield (path, 1, f"stands in no feature. Move it to Feature/ below Sources/{module}/.")
        elif folders[0].lower() in BAGS:
            yield (path, 1, f"{folders[0]} says nothing of what is in it. Move the file to the feature that it belongs to.")
        code, seen = code_only(files[path]), set()
        for name, offset in modifiers(code):
            if name in seen or is_found(path, name):
                continue
            seen.add(name)
            place = name[0].upper() + name[1:]
            yield (path, code.count("\n", 0, offset) + 1,
                   f"the modifier {name} is not found by its name. Move it, with what does it, to {place}.swift, or, if a type's "
                   f"file has that name, to {place}+Modifier.swift. If it is one thing with others, name the file by the words "
                   f"that they share, and list it in FAMILIES of {FILE}.")
