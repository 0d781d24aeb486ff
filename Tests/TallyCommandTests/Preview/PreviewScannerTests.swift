@testable import TallyCommand
import Testing

@Suite struct PreviewScannerTests {
    private func subjects(_ text: String) -> [PreviewSubject] {
        PreviewSubject.all(in: [PreviewFile(path: "A.swift", text: text)])
    }

    private func views(_ text: String) -> [String] {
        subjects(text).map { ($0.name ?? "?") + ($0.obstacle == nil ? "" : "!") }
    }

    @Test func `previews are found in order, with name, line and the symbol of their place`() {
        let text = """
            import SwiftUI
            #Preview { Text("é") }
            @available(iOS 17, *)
            #Preview("Named", traits: .landscapeLeft) {
                Text("}")
            }
            #Preview("In \\("code")") { Text("x") }
            """
        let found = subjects(text)
        #expect(found.map(\.name) == [nil, "Named", nil])
        #expect(found.map(\.line) == [2, 4, 7])
        let bytes = Array(text.utf8)
        for subject in found {
            let offset = Int(subject.symbol.split(separator: "_")[2]) ?? 0
            #expect(String(decoding: bytes[offset...].prefix(8), as: UTF8.self) == "#Preview")
            #expect(subject.symbol.hasSuffix("_A_2eswift"))
        }
        #expect(found[1].listed(2) == "2  #Preview(\"Named\")  A.swift:4")
    }

    @Test(arguments: [
        "// #Preview { }", "/* #Preview { } */", "/* /* */ #Preview { } */", "let a = \"#Preview { }\"",
        "let a = #\"\"#Preview { }\"#", "let a = \"\"\"\n#Preview { }\n\"\"\"", "let a = \"\\(\"#Preview { }\")\"",
        "let a = #\"C:\\\"#  // \"#Preview { }", "func f() {\n#Preview { }\n}", "#if DEBUG\n#endif", "#PreviewLike { }",
        "let a = [#Preview { }]", "struct View {}", "let struct_ = 1", "",
    ])
    func `comments, strings and the insides of others hold no previews`(text: String) {
        #expect(subjects(text).isEmpty)
    }

    @Test(
        arguments: [
            ("struct A: View { }", ["A"]),
            ("struct A: Equatable, SwiftUI.View { }", ["A"]),
            ("struct A { }\nextension A: View { }", ["A"]),
            ("@MainActor\npublic final class A: View { }", ["A"]),
            ("private import SwiftUI\nstruct A: View { }", ["A"]),
            ("private struct A: View { }", ["A!"]),
            ("fileprivate\nstruct A: View { }", ["A!"]),
            ("struct A<C: View>: View { let c = 1 }", ["A!"]),
            ("struct A: ViewModifier { }", []),
            ("struct A<T: View> { }", []),
            ("struct A where Int: View { }", []),
            ("#if DEBUG\nstruct A: View { }\n#endif", ["A"]),
            ("enum Space { struct A: View { } }", []),
        ] as [(String, [String])])
    func `views at the top of a file are found, and those that cannot be made are marked`(
        text: String, names: [String]
    ) {
        #expect(views(text) == names)
    }

    @Test(
        arguments: [
            ("", nil), ("let a: Int", ["a"]), ("let a = 1", nil), ("var a: Int", ["a"]), ("var a: Int?", nil),
            ("let a: Int?", ["a"]), ("var a: Int = 1", nil), ("@State var a: Int", ["a"]),
            ("@State private var a = 1", nil),
            ("@Binding var isOn: Bool", ["isOn"]), ("@Environment(\\.dismiss) private var dismiss", nil),
            ("@EnvironmentObject var m: M", nil), ("@FocusState private var isFocused: Bool", nil),
            ("@ObservedObject var m: M", ["m"]), ("@Namespace private var space", nil),
            ("var a: Int { 1 }", nil), ("var a: Int { didSet { } }", ["a"]), ("static let a: Int", nil),
            ("lazy var a: Int = 2", nil), ("var body: some View { let b: Int; Text(\"\") }", nil),
            ("let a: Int\nvar b: [String: Int]", ["a", "b"]), ("let a: () -> Void", ["a"]),
            ("let a: Int\ninit() { a = 1 }", nil), ("init(a: Int) { }", []), ("init(a: Int = 1, b: Int = 2) { }", nil),
            ("init(a: Int = 1, b: Int) { }", []), ("private init() { }", []), ("let a = Foo.init(b: 2)", nil),
            ("init(a: Int) { }\ninit() { }", nil),
        ] as [(String, [String]?)])
    func `what a view cannot be made without is read from its members`(body: String, missing: [String]?) {
        #expect(PreviewMembers([body]).missingValues == missing)
    }

    @Test func `an initialiser of an extension counts`() {
        #expect(views("struct A: View { let a: Int }\nextension A { init() { a = 1 } }") == ["A"])
    }
}

@Suite struct PreviewChoiceTests {
    private func chosen(_ text: String, _ wish: String? = nil) -> String {
        let files = [PreviewFile(path: "A.swift", text: text)]
        do throws(CommandError) {
            let subject = try PreviewChoice.choose(wish, of: PreviewSubject.all(in: files), in: files, named: "A.swift")
            return "\(subject.name ?? "?"):\(subject.line)"
        } catch { return "\(error.status.code) \(error.message)" }
    }

    private static let all = """
        struct V: View { }
        struct P: PreviewProvider { }
        @main struct M: App { }
        #Preview { V() }
        #Preview("Two") { V() }
        """

    @Test(
        arguments: [
            (all, nil, "?:4"),
            (all.replacing("#", with: "// #"), nil, "P:2"),
            (all.replacing("#", with: "// #").replacing("struct P", with: "// struct P"), nil, "M:3"),
            ("struct V: View { }", nil, "V:1"),
            ("struct Row: View { }\nstruct V: View { var body: some View { List { Row() } } }", nil, "V:2"),
            ("struct Row: View { let a: Int }\nstruct V: View { }", nil, "V:2"),
            (all, "Two", "Two:5"), (all, "P", "P:2"), (all, "M", "M:3"), (all, "V", "V:1"), (all, "2", "Two:5"),
            ("struct V: View { }\n#Preview(\"V\") { V() }", "V", "V:2"),
        ] as [(String, String?, String)])
    func `what is shown is the first preview, else the provider, the program, the one view`(
        text: String, wish: String?, answer: String
    ) {
        #expect(chosen(text, wish) == answer)
    }

    @Test(
        arguments: [
            (
                "struct A: View { }\nstruct B: View { }", nil,
                "64 \"A.swift\" has several views and no preview: A, B; choose one with --view A, or write #Preview { A() }."
            ),
            (
                "let a = 1", nil,
                "65 \"A.swift\" has nothing that can be shown; write for example #Preview { Text(\"Hello\") }."
            ),
            ("struct A: View { let n: Int }", nil, "65 A cannot be made without n; write #Preview { A(…) } with them."),
            (
                "struct A: View { let n: Int }\nstruct B: View { let n: Int }", nil,
                "65 \"A.swift\" has nothing that can be shown; write for example #Preview { A(…) }."
            ),
            (
                "private struct P: PreviewProvider { }\nstruct V: View { }", nil,
                "65 P is private to its file; leave that word out, or write #Preview { … } in the file."
            ),
            (all, "Twoo", "64 \"A.swift\" has no preview and no view \"Twoo\"; did you mean \"Two\"?"),
            (all, "Other", "64 \"A.swift\" has no preview and no view \"Other\"; there is: Two, P, M, V."),
            (all, "9", "64 \"A.swift\" has no preview and no view \"9\"; there is: Two, P, M, V."),
            (
                "#Preview(\"A\") { }\n#Preview(\"A\") { }", "A",
                "64 \"A.swift\" has 2 of the name \"A\"; choose one by its number in --list."
            ),
        ] as [(String, String?, String)])
    func `what cannot be chosen is said, with the choices`(text: String, wish: String?, answer: String) {
        #expect(chosen(text, wish) == answer)
    }
}
