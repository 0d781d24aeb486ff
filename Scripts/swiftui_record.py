"""What is on record of SwiftUI's calls, in Scripts/swiftui-calls.txt, and what of a file it does not cover; for Scripts/check-swiftui."""

import re

import swiftui_calls
import swiftui_interface
from swiftui_calls import allowances, allowed
from swiftui_interface import NEVER, PLATFORMS

CALLS = "Scripts/swiftui-calls.txt"
LINE = "# From the interfaces:"


def called():
    """What is known of calls: label lists by name, and names, with versions; what is not SwiftUI's; what a type alone has."""
    lists, names, others, owned = {}, {}, set(), {}
    with open(CALLS, encoding="utf-8") as file:
        for line in file:
            words = line.split()
            if not words or words[0].startswith("#"):
                continue
            if words[0] == "other":
                others.update(words[1:])
                continue
            versions = [NEVER if word == "-" else swiftui_interface.version(word) for word in words[:3]]
            for entry in words[3:]:
                if "." in entry:
                    owner, listed = entry.split(".")
                    owned.setdefault(listed.split("(")[0], []).append((owner, listed, versions))
                elif "(" in entry:
                    lists.setdefault(entry.split("(")[0], {})[entry] = versions
                else:
                    names[entry] = versions
    return lists, names, others, owned


def own_lists(files):
    """The label lists of the functions, cases and types that the folder declares itself, and what it calls by a name alone."""
    lists, types, values = {}, set(), set()
    for _, text in files:
        types.update(re.findall(r"\b(?:struct|class|enum|protocol|actor|typealias)\s+(\w+)", text))
        values.update(re.findall(r"\b(?:let|var)\s+(\w+)|[(,]\s*(?:_\s+)?(\w+):", text))
        for match in re.finditer(r"\b(?:func|case)\s+`?(\w+)", text):
            found = swiftui_interface.signature(match[1], text, match.end())
            if found:
                lists.setdefault(match[1], set()).add(found)
    return lists, types, {name for pair in values for name in pair if name}


def wrong_calls(path, whole, known, own):
    """What is wrong with the calls and the names of a file, each with its line; and the label lists that its calls are of."""
    lists, names, others, owned = known
    own_functions, own_types, own_values = own
    wrong, used = [], set()
    for index, platform in enumerate(PLATFORMS):
        text = swiftui_calls.text_for(platform, whole)
        places = allowances(text)

        def tell(place, what, versions=None):
            line = f"{path}:{text.count(chr(10), 0, place) + 1}: {what}"
            if versions:
                least = versions[index]
                newest = allowed(places, place, platform)
                if least <= newest:
                    return
                line += (f" is not in {platform}" if least == NEVER else " needs %s %d.%d" % (platform, *least)) + \
                    "; Sources/Tally is for %s %d.%d, but where it asks for a newer one." % (platform, *newest)
            if line not in wrong:
                wrong.append(line)

        for match in re.finditer(r"\b[A-Z]\w*|(?<=\.)[a-z]\w*", text):
            if match[0] in names and match[0] not in own_types:
                tell(match.start(), match[0], names[match[0]])
        for name, place, arguments, closures in swiftui_calls.calls(text):
            call = swiftui_calls.written(name, arguments, closures)
            for owner, listed, versions in owned.get(name, ()):
                if swiftui_calls.fits(listed, arguments, closures) and swiftui_calls.is_within(text, place, owner):
                    tell(place, f"{owner}.{call}", versions)
            if name not in lists or name in own_types or text[place - 1:place] != "." and name in own_values:
                continue
            fitting = [listed for listed in lists[name] if swiftui_calls.fits(listed, arguments, closures)]
            used.update(fitting)
            foreign = [listed for listed in own_functions.get(name, ()) if swiftui_calls.fits(listed, arguments, closures)]
            foreign += [other for other in others if other.startswith(name + "(") and
                        swiftui_calls.fits(other, arguments, closures)]
            if foreign:
                continue
            if not fitting:
                tell(place, f"{call} is no label list in {CALLS}. Write that anew, with --interfaces, or see how it is called.")
            else:
                tell(place, call, min((lists[name][listed] for listed in fitting), key=lambda versions: versions[index]))
    return wrong, used


def write(folder, files, names):
    """Writes the table of calls anew: what is above its line stays, below it are the label lists that are used, and the names."""
    declared = swiftui_interface.interface(folder)
    _, _, others, owned = called()
    lists = {}
    for entry, versions in declared.items():
        if "(" in entry:
            lists.setdefault(entry.split("(")[0], {})[entry] = versions
    own = own_lists(files)
    found = {}
    for path, text in files:
        for listed in wrong_calls(path, text, (lists, {}, others, owned), own)[1]:
            found[listed] = lists[listed.split("(")[0]][listed]
    found.update({name: declared[name] for name in names if name in declared})
    with open(CALLS, encoding="utf-8") as file:
        head = file.read().split(LINE)[0]
    rows = {}
    for entry in sorted(found):
        rows.setdefault(tuple(found[entry]), []).append(entry)
    with open(CALLS, "w", encoding="utf-8") as file:
        file.write(head + LINE + "\n\n")
        for versions in sorted(rows):
            shown = " ".join("-" if one == NEVER else "%d.%d" % one for one in versions)
            line = shown
            for entry in rows[versions]:
                if len(line) + len(entry) > 130:
                    file.write(line + "\n")
                    line = shown
                line += " " + entry
            file.write(line + "\n")
    return 0
