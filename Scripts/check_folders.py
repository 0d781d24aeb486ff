"""The rule of check-layers about the folders of Sources/TallyUI: a file names nothing of a floor above its own.

A file's floor is the folder at the top of its path.
"""

import re
from collections import defaultdict

ROOT = "Sources/TallyUI/"
FILE = "check_folders.py"
BELOW = ("Sources/TallyScene/", "Sources/TallyMotion/")
FLOORS = ["Core", "Views", "Controls"]  # from below

IMPORTS = re.compile(r"^.*\bimport\s.*$", re.M)
NAME = r"(?:`(\w+)`|(\w+))"
TOKEN = re.compile(
    r"[{}]"
    r"|\b(?:(private|fileprivate)\s+(?:\w+\s+)*?)?"
    r"(struct|class|enum|actor|protocol|extension|typealias|associatedtype|func|var|let|case|macro)\s+"
    r"(?!func\b|var\b|let\b)" + NAME)
HEADS = {"struct", "class", "enum", "actor", "protocol", "extension"}
TYPES = HEADS - {"extension"} | {"typealias", "macro"}
GENERICS = re.compile(
    r"\b(?:struct|class|enum|typealias|init|func|subscript)\b\s*(`?\w*`?)[?!]?\s*<((?:[^<>()]|<[^<>]*>)*)>")
PARAMETER = re.compile(r"(?:^|,)\s*(?:each\s+)?(\w+)")
BOUND = re.compile(  # declared, labels and parameters, parameters of closures
    r"\b(?:let|var|for|func|case)\s+(\w+)|(\w+)\s*:(?!:)|(\w+)\s+(\w+)\s*:(?!:)"
    r"|\{\s*(?:\[[^\]]*\]\s*)?\(?((?:\w+,\s*)*\w+)\)?\s+in\b")
USE = re.compile(r"(?<!@)(\.)?\b([A-Za-z_]\w*)\b(?!:)")
FOREIGN = {"insert", "map", "open"}  # members' names that Swift's and the system's libraries have, too


class Source:
    """What one file declares, extends and binds."""

    def __init__(self, code):
        self.code = code = IMPORTS.sub("", code)
        self.types = set()      # at the top
        self.nested = set()     # types within types and extensions
        self.members = set()    # of extensions: functions, variables and types; functions and constants at the top
        self.fields = set()     # of types' own bodies
        self.private = set()
        self.extended = set()
        self.within = defaultdict(set)  # the types in a type, by the outer one's name
        stack, pending = [], None
        for match in TOKEN.finditer(code):
            token = match[0]
            if token == "{":
                stack.append(pending)
                pending = None
            elif token == "}":
                if stack:
                    stack.pop()
            else:
                kind, name = match[2], match[3] or match[4]
                if not match[3] or kind == "extension":  # a name in backticks is a keyword's
                    self.declare(kind, name, stack, is_private=match[1])
                if kind in HEADS:
                    pending = (kind, name)
        self.parameters = defaultdict(set)  # the generic ones, by the name of what has them
        for match in GENERICS.finditer(code):
            self.parameters[match[1].strip("`")] |= set(PARAMETER.findall(match[2]))

    def declare(self, kind, name, stack, is_private):
        outer = stack[-1] if stack else None
        if stack and outer is None:
            return  # of a function's body
        if is_private:
            self.private.add(name)
            return
        if kind == "extension":
            self.extended.add(name)
        elif kind in TYPES or kind == "associatedtype":
            if outer:
                self.within[outer[1]].add(name)
            (self.nested if outer else self.types).add(name)
            if outer and outer[0] == "extension" and kind != "typealias":
                self.members.add(name)
        elif kind == "case":
            if outer and outer[0] == "enum":
                self.fields.add(name)
        else:
            (self.members if not outer or outer[0] == "extension" else self.fields).add(name)

    def own_names(self, within, parameters):
        """Names that mean something of the file's own: generic parameters, types within those it declares or extends."""
        names = self.types | self.nested | self.private
        for found in self.parameters.values():
            names |= found
        for name in self.extended | self.types:
            names |= within[name] | parameters[name]
        return names

    def bound_names(self):
        names = set()
        for match in BOUND.finditer(self.code):
            names |= set(match.groups()[:4]) | set(re.split(r",\s*", match[5] or ""))
        return names


def arrows(files, code_only):
    """Every arrow that points up: (path, line, name, where it is declared)."""
    sources, floors = {}, {}
    for path in sorted(files):
        if path.startswith(ROOT) and path.endswith(".swift"):
            short = path[len(ROOT):]
            floor = short.split("/")[0]
            if floor in FLOORS:
                sources[short], floors[short] = Source(code_only(files[path])), FLOORS.index(floor)

    types, members, others, within, parameters = (defaultdict(set) for _ in range(5))
    for path, source in sources.items():
        for table, names in [(types, source.types), (members, source.members), (others, source.fields | source.nested)]:
            for name in names:
                table[name].add(path)
        for table, found in [(within, source.within), (parameters, source.parameters)]:
            for name, inner in found.items():
                table[name] |= inner
    taken = FOREIGN | types.keys()
    for path in files:
        if path.startswith(BELOW) and path.endswith(".swift"):
            below = Source(code_only(files[path]))
            taken |= below.fields | below.members

    higher = [{} for _ in FLOORS]  # by floor: what is declared above it and nowhere else, and where
    meanings = [*types.items(), *((name, members[name] | others[name]) for name in members if name not in taken)]
    for name, paths in meanings:
        lowest = min(paths, key=lambda path: (floors[path], path))
        for floor in range(floors[lowest]):
            higher[floor][name] = lowest
    found = []
    for path, source in sources.items():
        names = higher[floors[path]]
        own, bound, seen = None, None, set()
        for match in USE.finditer(source.code):
            name = match[2]
            if name not in names or name in seen:
                continue
            if own is None:
                own, bound = source.own_names(within, parameters), source.bound_names()
            if name in own or (match[1] and name in types) or (not match[1] and name not in types and name in bound):
                continue
            seen.add(name)
            found.append((path, source.code.count("\n", 0, match.start()) + 1, name, names[name]))
    return found


def files_below(files, top):
    """The files that stand on a floor or on one below it."""
    known = tuple(f"{ROOT}{floor}/" for floor in FLOORS[:FLOORS.index(top) + 1])
    return [path for path in sorted(files) if path.startswith(known) and path.endswith(".swift")]


def violations(files, code_only):
    """Tuples of path, line and message."""
    for path, line, name, place in arrows(files, code_only):
        yield (ROOT + path, line, f"arrow up: {name} stands higher, in {place}. Move what is shared down to "
               "the floor of this file, or let the higher one hand it over: a protocol, a closure, an overridden "
               f"member. If something else is meant that has the name, add it to FOREIGN in Scripts/{FILE}.")
