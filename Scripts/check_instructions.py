"""What Scripts/check-counts needs to count instructions: callgrind plays the scenes of Tests/Counts/Instructions.swift.

Only instructions of the program and of Swift's libraries count, less those of the runtime's tables of types: the C library
chooses by the processor how it copies, and the tables' order hangs on addresses. What is left differed by 0.002 % in eleven
runs of one build. From build to build types have other addresses, and the filter of the environment's keys takes others for
there: that was 0.7 % of a change of numbers, and 9,000 instructions, 4 %, of a write to a leaf.
"""

import atexit
import os
import platform
import re
import shutil
import subprocess
import tempfile

# The share that may differ, and the instructions that always may: some three times what addresses are known to cost.
TOLERANCE = 0.02
LEAST = 20_000
LIST = "Scripts/instructions.txt"
HEAD = "# Instructions of fixed scenes in a debug build. Scripts/check-counts holds them; --accept lists them anew.\n"
WITH = "# counted with "
TABLES = re.compile(r"ConcurrentReadableHashMap|MetadataCacheKey")
NO_HEADER = ("note: instructions are not compared: Counts was built when valgrind's header was not there. "
             "`touch Benchmarks/Sources/CAllocations/*.c`, and build again.")
NOTE = "note: instructions are not compared: "


def read(text):
    """What the instructions were counted with, and how many they are by the name of the scene."""
    made_with, scenes = "", {}
    for line in text.splitlines():
        if line.startswith(WITH):
            made_with = line[len(WITH):]
        elif line and not line.startswith("#"):
            count, name = line.split(None, 1)
            scenes[name] = int(count)
    return made_with, scenes


def write(made_with, scenes):
    return f"{HEAD}{WITH}{made_with}\n" + "".join(f"{count:>12}  {name}\n" for name, count in scenes.items())


def problems(listed, played):
    """What differs by more than the tolerance, and what is only to be told."""
    (listed_with, before), (played_with, now) = listed, played
    found = [f"{LIST}: \"{name}\" is listed and not played." for name in sorted(before.keys() - now.keys())]
    found += [f"{LIST}: \"{name}\" is played and not listed." for name in sorted(now.keys() - before.keys())]
    if listed_with != played_with:
        return found, [f"{NOTE}other toolchain: they are listed for {listed_with}, and this is {played_with}."]
    for name in [name for name in now if name in before]:
        old, new = before[name], now[name]
        if abs(new - old) > max(old * TOLERANCE, LEAST):
            found.append(f"{name}: instructions have {'grown' if new > old else 'shrunk'} from {old} to {new}, "
                         f"{(new - old) / old:+.1%}.")
    return found, []


def total(text):
    """The scene's name in a file of callgrind's, and the instructions that count."""
    name, count = "", 0
    library, function, is_call = "", "", False
    for line in text.splitlines():
        if line.startswith("desc: Trigger: Client Request: "):
            name = line.split(": ", 3)[3]
        elif line.startswith("ob="):
            library = line[3:]
        elif line.startswith("fn="):
            function = line[3:]
        elif line.startswith("calls="):
            # The next line's cost is that of the function it calls.
            is_call = True
        elif line[:1] and line[0] in "0123456789+-*":
            if not is_call and is_ours(library) and not TABLES.search(function):
                count += int(line.split()[1])
            is_call = False
    return name, count


def is_ours(library):
    return os.path.basename(library) == "Counts" or "/swift/linux/" in library


def start(program, environment):
    """Starts what counts, or returns nothing and why it cannot."""
    if not shutil.which("valgrind"):
        return None, NOTE + "there is no valgrind. `make deps` installs it."
    folder = tempfile.TemporaryDirectory()
    command = ["valgrind", "--tool=callgrind", "--instr-atstart=no", "--vgdb=no", "--dump-line=no", "--compress-strings=no",
               f"--callgrind-out-file={folder.name}/scene", program, "instructions"]
    process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    # Whoever ends this script ends what it has started.
    atexit.register(process.kill)
    return (process, folder), None


def finish(started):
    """How many instructions each scene took, by its name."""
    process, folder = started
    with folder:
        errors = process.communicate()[1]
        if process.returncode:
            raise SystemExit(f"error: valgrind, with Counts, ended with {process.returncode}:\n{errors[-2000:]}")
        files = [name for name in os.listdir(folder.name) if name.startswith("scene.")]
        files.sort(key=lambda name: int(name.rsplit(".", 1)[1]))
        return dict(total(open(os.path.join(folder.name, name), encoding="utf-8").read()) for name in files)


def toolchain(version):
    return f"Swift {version}, {platform.machine()}"


def self_test():
    """The names of what comes out otherwise than it should."""
    listed = ("Swift 6", {"a: the change": 5_000_000, "b": 200_000})
    cases = [
        ("the same instructions", listed, 0, 0),
        ("a hundredth more", ("Swift 6", {"a: the change": 5_050_000, "b": 200_000}), 0, 0),
        ("three hundredths more", ("Swift 6", {"a: the change": 5_150_000, "b": 200_000}), 1, 0),
        ("three hundredths fewer", ("Swift 6", {"a: the change": 4_850_000, "b": 200_000}), 1, 0),
        ("a few more of few", ("Swift 6", {"a: the change": 5_000_000, "b": 219_000}), 0, 0),
        ("more of few", ("Swift 6", {"a: the change": 5_000_000, "b": 221_000}), 1, 0),
        ("another compiler, more instructions", ("Swift 7", {"a: the change": 9_000_000, "b": 200_000}), 0, 1),
        ("no instructions of a scene", ("Swift 6", {"b": 200_000}), 1, 0),
        ("instructions of a scene that is not listed", ("Swift 6", {**listed[1], "c": 1}), 1, 0),
    ]
    failed = [name for name, played, errors, notes in cases
              if tuple(map(len, problems(listed, played))) != (errors, notes)]
    if read(write(*listed)) != listed:
        failed.append("the list of instructions is not read as it is written")
    if total(FILE) != ("a: the change", 111):
        failed.append("a file of callgrind's")
    return failed


FILE = """desc: Trigger: Client Request: a: the change
ob=/out/debug/Counts
fn=body
0 1
cfn=called
calls=1 0
0 5000
+3 10
fn=swift::MetadataCacheKey::operator==
0 200
ob=/usr/lib/swift/linux/libswiftCore.so
fn=swift_retain
0 100
ob=/lib/libc.so.6
fn=malloc
0 300
"""
