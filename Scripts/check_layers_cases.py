"""What the rules of check-layers have to catch and to leave alone: (what, files, "path:line rule" of each violation)."""

UI = "Sources/TallyCore/Tree/A.swift"
LAYOUT = "Sources/TallyUI/Layout"
CASES = [
    ("Foundation below the API", {"Sources/TallyMotion/A.swift": "\nimport Foundation\n"},
     ["Sources/TallyMotion/A.swift:2 layers"]),
    ("an import of one type", {"Sources/TallyScene/A.swift": "internal import struct Foundation.Date\n"},
     ["Sources/TallyScene/A.swift:1 layers"]),
    ("an import of a lower layer", {"Sources/TallyScene/A.swift": "@_exported public import TallyUI\n"},
     ["Sources/TallyScene/A.swift:1 layers"]),
    *((f"an import from above: {target}, {module}", {f"Sources/{target}/Tree/A.swift": f"@_spi(Runtime) import {module}\n"},
       [f"Sources/{target}/Tree/A.swift:1 layers"]) for target, module in [
        ("TallyCore", "TallyUI"), ("TallyCore", "TallyControls"), ("TallyUI", "TallyControls")]),
    ("a C module elsewhere", {"Sources/TallyRecorder/A.swift": "import CPango\n"},
     ["Sources/TallyRecorder/A.swift:1 layers"]),
    ("a component that reaches below SwiftUI", {"Sources/Tally/A.swift": "import SwiftUI\nimport TallyUI\n"},
     ["Sources/Tally/A.swift:2 layers"]),
    ("the C library in two files", {f"Sources/TallyMotion/{n}.swift": "internal import Glibc\n" for n in "AB"},
     ["Sources/TallyMotion/B.swift:1 layers"]),
    ("a target that is not on the map", {"Sources/Helpers/A.swift": ""}, ["Sources/Helpers/A.swift:1 layers"]),
    ("imports that are allowed", {
        UI: "@_spi(Reflection) import Swift\nimport Foundation\nimport Observation\npackage import TallyScene\n",
        "Sources/TallyPainter/A.swift": "internal import CPango\nimport TallyCompositor\n",
        "Sources/CPango/shim.h": "#include <cairo.h>\n"}, []),
    *((f"a clock: {code}", {UI: code}, [f"{UI}:1 clocks"]) for code in [
        "Date()", "let d = Date.now", "f(.now)", "ContinuousClock()", "SuspendingClock()", "DispatchTime(uptime: 1)",
        "clock_gettime(1, &t)", "gettimeofday(&t, nil)", "CFAbsoluteTimeGetCurrent()",
        "ProcessInfo.processInfo.systemUptime", "Timer.scheduledTimer(x)", "DispatchQueue.main.asyncAfter(d) {}",
        "await Task.sleep(for: d)", r'"\(Date())"']),
    ("a clock in a string or a comment", {UI: '/* Date() /* Date() */ Date() */ let a = "Date() \\" Date()" // Date()\n'
                                              'let b = #"\\(Date())"#\nlet c = """\n  Date.now "x" Timer.a\n  """\n'}, []),
    ("a clock after a string", {UI: 'let a = "\\(f("x")) // "; Date()\n'}, [f"{UI}:1 clocks"]),
    ("clocks where they belong", {"Sources/TallyWindow/A.swift": "ContinuousClock.now",
                                  "Sources/TallyStage/Stage+RealTime.swift": "ContinuousClock()"}, []),
    ("a clock beside an exception", {"Sources/TallyStage/Stage.swift": "ContinuousClock()"},
     ["Sources/TallyStage/Stage.swift:1 clocks"]),
    *((f"an order of hashing: {code}", {UI: code}, [f"{UI}:2 hash order"]) for code in [
        "var ids: Set<Int> = []\nfor id in ids {", "let d: [String: [Int]] = [:]\nfor (k, v) in self.d {",
        "func f(d: [Int: Int]) {\n  d.keys.map { $0 }", "let d = [Int: Int]()\nx = d.values.reduce(0, +)",
        "let s = Set(a)\ns.forEach { f($0) }", "let s = Set<Int>()\nlet a = Array(s)", "\nlet h = x.hashValue",
        "var d = Dictionary(grouping: a) { $0 }\nd.map { $0 }", "var d: [Int: Int]?\nfor x in d! where x {"]),
    ("an order that cannot matter", {UI: "var s: Set<Int>\nvar d: [A: B]\nfor x in s { // order: a sum of integers\n"
                                         "// order: a sum\nfor x in s {\nfor x in s.sorted() {\nd.keys.sorted()\n"
                                         "d.map { $0 }.sorted { $0 < $1 }\nd.values.count\nd[k]\ns.contains(1)\n"
                                         "let a: [Int] = []\nfor x in a {\nfor x in d[k] {\nlet e: [(a: Int, b: C)]\n"
                                         "for y in e {\n"}, []),
    ("a long file", {UI: "\n" * 401}, [f"{UI}:401 length"]),
    ("a long file that says why", {UI: "// long: one table\n" + "\n" * 400}, []),
    ("a file too long", {UI: "// long: one table\n" + "\n" * 600}, [f"{UI}:601 length"]),
    ("a generated file", {UI: "// generated: by Scripts/embed-font\n" + "\n" * 900}, []),
    ("paths that differ in case", {"Docs/a.md": "", "docs/b.md": ""}, ["docs:1 case of paths"]),
    ("a folder of a machine", {"README.md": "See `/work/x/y`.\n", UI: "/// Lies in /tmp/x.\nlet a = \"/tmp/x\"\n"},
     ["README.md:1 machine paths", f"{UI}:1 machine paths"]),
    ("an address is no such folder", {"README.md": "https://example.com/work/x, ~/home/, out/tmp/x\n"}, []),
    ("a test that would not run", {"Tests/A/B.swift": "import XCTest\n"}, ["Tests/A/B.swift:1 tests run"]),
    *((f"no proof: {code}", {UI: "\n" + code}, [f"{UI}:2 unowned proof"]) for code in [
        "unowned let a: A", "private unowned(unsafe) let a: A", "f { [unowned self] in g() }",
        "unowned var a: A // it is there"]),
    ("proofs", {UI: "// unowned: b holds it.\nunowned let a: A\n/// Of a.\n// unowned: as a, which\n// outlives it.\n"
                    "unowned(unsafe) var b: B // unowned: so\nlet c = \"unowned\" // unowned\n"}, []),
    ("a proof of something else", {UI: "// unowned: b holds it.\nlet a: A\nunowned let b: B\n"},
     [f"{UI}:3 unowned proof"]),
    ("a proof for a whole file", {UI: "// unowned here: a window keeps it.\nf { [unowned self] in }\n"}, []),
    ("a step called from elsewhere", {UI: "\nruntime.layoutPass.run(LayoutContext(runtime))\nupdatePass.beginNext()"},
     [f"{UI}:2 steps", f"{UI}:3 steps"]),
    ("steps called where their order stands, and asked for", {
        "Sources/TallyCore/Passes/Pipeline.swift": "layoutPass.run(LayoutContext(self))",
        UI: "runtime.layoutPass.add(self)\nrecordPass.followers.add(self) // layoutPass.run()\nother.run()"}, []),
    *((f"a file in no feature: {path}", {f"Sources/{path}": ""}, [f"Sources/{path}:1 places"]) for path in [
        "TallyUI/A.swift", "TallyCore/Tree/Deep/A.swift", "TallyCore/Helpers/A.swift", "TallyControls/API/A.swift"]),
    *((f"a modifier in another's file: {name}, {code}", {f"{LAYOUT}/{name}.swift": code}, [f"{LAYOUT}/{name}.swift:2 places"])
      for name, code in [
          ("Frame", "extension View {\n  public func padding() {}\n  public func padding(_ n: Int) {}\n}"),
          ("View+Padding", "public extension View where Self: A {\n  @inlinable nonisolated func padding<T>() {}\n}"),
          ("Grid", "extension View {\n  public func ungrid() {}\n}"),
          ("PaddingModifier", "extension View {\n  public nonisolated func padding() -> some View { self }\n}")]),
    ("modifiers in files of their names", {
        f"{LAYOUT}/Padding.swift": "extension View {\n  public func padding() {\n    func inner() {}\n  }\n  func bare() {}\n"
                                   "  private func spare() {}\n  public func _own() {}\n}\nextension View.Kind {\n"
                                   "  public func kind() {}\n}\nextension Shape { public func trim() {} }\n",
        f"{LAYOUT}/ID+Modifier.swift": "extension View { public func id() {} }",
        f"{LAYOUT}/Grid.swift": "extension View {\n  public func gridCellAnchor() {}\n  public func snapGrid() {}\n}"}, []),
]
