import Testing

@testable import TallyUI

/// By the examples of CommonMark 0.31, sections 2.4, 2.5 and 6, and what apps write.
struct InlineMarkdownTests {
    /// Runs as `text{intents}` with `b`, `i`, `c`, `s`, and `(destination)` behind links.
    private static func written(_ text: String) -> String {
        InlineMarkdown.runs(of: text).map { run in
            var marks = ""
            if run.intent.contains(.stronglyEmphasized) { marks += "b" }
            if run.intent.contains(.emphasized) { marks += "i" }
            if run.intent.contains(.code) { marks += "c" }
            if run.intent.contains(.struck) { marks += "s" }
            let link = run.destination.map { "(\($0))" } ?? ""
            return marks.isEmpty && link.isEmpty ? run.text : "‹\(run.text)\(marks.isEmpty ? "" : "|" + marks)\(link)›"
        }.joined()
    }

    private static let table: [(String, String)] = [
        ("plain", "plain"),
        ("", ""),
        ("**bold** and *italic*", "‹bold|b› and ‹italic|i›"),
        ("__bold__ and _italic_", "‹bold|b› and ‹italic|i›"),
        ("***both***", "‹both|bi›"),
        ("**bold *and italic* on**", "‹bold |b›‹and italic|bi›‹ on|b›"),
        ("*a **b** c*", "‹a |i›‹b|bi›‹ c|i›"),
        ("~~gone~~ and ~so~", "‹gone|s› and ‹so|s›"),
        ("~~~no~~~", "~~~no~~~"),
        ("`code` and ``a`b``", "‹code|c› and ‹a`b|c›"),
        ("`` ` ``", "‹`|c›"),
        ("`open", "`open"),
        ("`**not bold**`", "‹**not bold**|c›"),
        ("*`a`*", "‹a|ic›"),
        // 6.2: emphasis.
        ("a * foo bar*", "a * foo bar*"),
        ("a*\"foo\"*", "a*\"foo\"*"),
        ("foo*bar*", "foo‹bar|i›"),
        ("5*6*78", "5‹6|i›78"),
        ("_ foo bar_", "_ foo bar_"),
        ("foo_bar_", "foo_bar_"),
        ("snake_case_name", "snake_case_name"),
        ("_foo_bar_baz_", "‹foo_bar_baz|i›"),
        ("foo-_(bar)_", "foo-‹(bar)|i›"),
        ("_foo*", "_foo*"),
        ("*(*foo*)*", "‹(foo)|i›"),
        ("** foo bar**", "** foo bar**"),
        ("2 * 3 * 4", "2 * 3 * 4"),
        ("*foo**bar**baz*", "‹foo|i›‹bar|bi›‹baz|i›"),
        ("*foo**bar*", "‹foo**bar|i›"),
        ("***foo** bar*", "‹foo|bi›‹ bar|i›"),
        ("*foo **bar***", "‹foo |i›‹bar|bi›"),
        ("foo***bar***baz", "foo‹bar|bi›baz"),
        ("**foo*", "*‹foo|i›"),
        ("*foo**", "‹foo|i›*"),
        ("****foo****", "‹foo|b›"),
        ("*foo _bar* baz_", "‹foo _bar|i› baz_"),
        ("**", "**"),
        ("**Привет**, *мир*", "‹Привет|b›, ‹мир|i›"),
        // 6.3: links.
        ("[link](https://a.b)", "‹link(https://a.b)›"),
        (
            "see [the **best** one](https://a.b/c?d=e#f).",
            "see ‹the (https://a.b/c?d=e#f)›‹best|b(https://a.b/c?d=e#f)›‹ one(https://a.b/c?d=e#f)›."
        ),
        ("**[link](https://a.b)**", "‹link|b(https://a.b)›"),
        ("[a](</my uri>)", "‹a(/my uri)›"),
        ("[a](/my uri)", "[a](/my uri)"),
        ("[a](/url \"title\")", "‹a(/url)›"),
        ("[a](/url 'ti\"tle')", "‹a(/url)›"),
        ("[a](foo(and(bar)))", "‹a(foo(and(bar)))›"),
        ("[a](foo\\)bar)", "‹a(foo)bar)›"),
        ("[a](foo", "[a](foo"),
        ("[a] (b)", "[a] (b)"),
        ("[a]", "[a]"),
        ("[x] done", "[x] done"),
        ("array[0] = *p", "array[0] = *p"),
        ("[a [b](c) d](e)", "[a ‹b(c)› d](e)"),
        ("[*a](b)*", "‹*a(b)›*"),
        ("![picture](a.png) it", "picture it"),
        ("^[2 apples](inflect: true)", "2 apples"),
        ("You have ^[**2** apples](inflect: true) left", "You have ‹2|b› apples left"),
        ("2^[3]", "2^[3]"),
        // 6.5: autolinks.
        ("<https://a.b>", "‹https://a.b(https://a.b)›"),
        ("<me@a.b>", "‹me@a.b(mailto:me@a.b)›"),
        ("a < b > c", "a < b > c"),
        ("<3", "<3"),
        ("<b>", "<b>"),
        // 2.4: escapes; 2.5: references.
        ("\\*not\\* \\[a\\](b)", "*not* [a](b)"),
        ("a\\b \\\\", "a\\b \\"),
        ("&amp; &lt;3 &#169; &#x1F600; &no; R&D;", "& <3 © 😀 &no; R&D;"),
        ("one\ntwo  \n three", "one\ntwo  \n three"),
        ("# no heading\n- no list", "# no heading\n- no list"),
        ("Loading...", "Loading..."),
        ("*", "*"), ("[", "["), ("]", "]"), ("](", "]("), ("<", "<"), ("&", "&"), ("\\", "\\"), ("`", "`"),
        ("^[", "^["),
    ]

    @Test(arguments: table) func `a text is read as Markdown`(text: String, wanted: String) {
        #expect(Self.written(text) == wanted)
    }

    @Test func `a text without a sign of Markdown is not read at all`() {
        #expect(!InlineMarkdown.mayBe("Points: 1,234 (100%) – 한국어! ^ ] >"))
        for text in Self.table.map(\.0) where !InlineMarkdown.mayBe(text) { #expect(Self.written(text) == text) }
    }

    @Test func `texts made of nothing but signs are read in time, and none of their characters is lost`() {
        var random = SplitMix(14)
        let signs = Array("**__~`[]()<>&\\!^ ab\n")
        for _ in 0..<3_000 {
            let text = String(
                (0..<Int.random(in: 0...24, using: &random)).map { _ in signs.randomElement(using: &random)! })
            let read = InlineMarkdown.runs(of: text).map(\.text).joined()
            let left = text.filter { "ab".contains($0) }
            // What is left is in its order; a destination may have taken some.
            #expect(left.count >= read.filter { "ab".contains($0) }.count, "\(text)")
        }
        let long = String(repeating: "a* *b _c_ [", count: 5_000)
        #expect(InlineMarkdown.runs(of: long).count > 1)
    }
}
