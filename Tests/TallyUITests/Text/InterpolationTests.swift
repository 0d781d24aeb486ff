import Foundation
import SwiftUI
import TallyStage
import Testing

/// What stands in the interpolations of texts.
@MainActor
@Suite("Texts: interpolations")
struct InterpolationTests {
    private func stage(_ locale: String = "en_US", @ViewBuilder _ content: @escaping () -> some View) -> Stage {
        Stage(size: CGSize(width: 400, height: 100)) {
            VStack { content() }.environment(\.locale, Locale(identifier: locale))
        }
    }

    private func read(_ locale: String, @ViewBuilder _ content: @escaping () -> some View) -> String {
        stage(locale, content).frame.visibleText
    }

    /// How many pixels of a picture are red, and how many are blue.
    private func inks(_ stage: Stage) -> (red: Int, blue: Int) {
        let image = stage.image()
        var inks = (red: 0, blue: 0)
        for y in 0..<image.height {
            for x in 0..<image.width {
                let pixel = image[x, y]
                let (red, green, blue) = (pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255)
                if red > 180, green < 110, blue < 110 { inks.red += 1 }
                if blue > 180, red < 110 { inks.blue += 1 }
            }
        }
        return inks
    }

    @Test func `a text in a text is shown in its own style, the rest in the outer one`() {
        let plain = stage { Text(verbatim: "x y") }
        let bold = stage { Text("\(Text("x").bold()) y") }
        #expect(bold.frame.visibleText == "x y")
        #expect(bold.frame.texts[0].rect.width > plain.frame.texts[0].rect.width)
        let red = stage {
            Text("one \(Text("two \(Text("three").foregroundColor(.blue))").foregroundColor(.red)) four")
        }
        #expect(red.frame.visibleText == "one two three four")
        #expect(inks(red).red > 20 && inks(red).blue > 20)
        let size = stage { Text("a \(Text("b").font(.largeTitle))").font(.caption) }
        #expect(size.frame.texts[0].rect.height > stage { Text("a b").font(.caption) }.frame.texts[0].rect.height + 10)
        let sum = stage { Text("a ") + Text("\(Text("b").italic()) c") + Text(verbatim: "**d**") }
        #expect(sum.frame.visibleText == "a b c**d**")
        #expect(sum.frame.accessibility.map(\.label) == ["a b c**d**"])
    }

    @Test func `a picture stands in the line`() throws {
        let without = stage { Text("z") }
        let with = stage { Text("\(Image(systemName: "star.fill")) z").foregroundColor(.red) }
        #expect(with.frame.visibleText.trimmingCharacters(in: .whitespaces) == "z")
        #expect(with.frame.accessibility.map(\.label) == ["z"])
        let (a, b) = (without.frame.texts[0].rect, with.frame.texts[0].rect)
        #expect(b.width > a.width + 12)
        // The star is red, as the text is, and stands before it.
        let letters = inks(stage { Text(verbatim: " z").foregroundColor(.red) }).red
        #expect(inks(with).red > letters + 40)
        let sum = stage { Text(Image(systemName: "star.fill")) + Text(verbatim: " z") }
        #expect(sum.frame.texts[0].rect == b)
        let mixed = stage {
            Text("\(Text(Image(systemName: "star.fill")).foregroundColor(.blue)) z").foregroundColor(.red)
        }
        #expect(inks(mixed).blue > 40 && inks(mixed).red > 2)
        #expect(mixed.frame.texts[0].rect == b)
    }

    @Test func `a picture is as large as beside a text, and makes a line higher where it is higher`() {
        let drawing = Image(size: CGSize(width: 30, height: 60)) { context in
            context.fill(Path(CGRect(x: 0, y: 0, width: 30, height: 60)), with: .color(.red))
        }
        let stage = stage { Text("a\(drawing)b").fixedSize() }
        let plain = self.stage { Text("ab") }
        #expect(abs(stage.frame.texts[0].rect.width - plain.frame.texts[0].rect.width - 30) < 0.01)
        #expect(stage.frame.texts[0].rect.height > 60)
        // Of the rows at its top and bottom a part is seen.
        #expect((30 * 58...30 * 60).contains(inks(stage).red))
        // It goes to the next line with what it stands in.
        let narrow = Stage(size: CGSize(width: 60, height: 200)) { Text("aaaa \(drawing) bb") }
        #expect(narrow.frame.texts.count == 2)
        #expect((30 * 58...30 * 60).contains(inks(narrow).red))
    }

    @Test func `a picture stands at the right of a text from right to left`() {
        let stage = Stage(size: CGSize(width: 200, height: 40)) {
            Text("\(Image(systemName: "star.fill")) שלום").foregroundColor(.red).environment(
                \.layoutDirection, .rightToLeft)
        }
        let text = stage.frame.texts[0].rect
        let image = stage.image()
        func reds(_ range: Range<Int>) -> Int {
            range.reduce(0) { sum, x in
                sum + (0..<image.height).count { image[x, $0] >> 16 & 255 > 180 && image[x, $0] >> 8 & 255 < 110 }
            }
        }
        let star = Int(text.maxX) - 14..<Int(text.maxX)
        #expect(reds(star) > 40)
        #expect(stage.frame.visibleText.contains("שלום"))
    }

    @Test func `every value is written in the environment's locale`() {
        let date = Date(timeIntervalSince1970: 0)
        let day = Date.FormatStyle(timeZone: .gmt).day().month(.wide)
        #expect(read("en_US") { Text("cost \(9, format: .currency(code: "USD"))") } == "cost $9.00")
        #expect(read("de_DE") { Text("cost \(9, format: .currency(code: "USD"))") } == "cost 9,00\u{A0}$")
        #expect(read("de_DE") { Text("on \(date, format: day)") } == "on 1. Januar")
        #expect(read("en_US") { Text("on \(date, format: day)") } == "on January 1")
        #expect(read("de_DE") { Text("\(["a", "b", "c"], format: .list(type: .and))") } == "a, b und c")
        #expect(read("de_DE") { Text("\(0.25, format: .percent)") } == "25\u{A0}%")
        #expect(read("de_DE") { Text("\(1234.5, specifier: "%.1f")") } == "1.234,5")
        #expect(read("en_US") { Text("\(7, specifier: "%03d")") } == "007")
        #expect(read("en_US") { Text("\(255, specifier: "%x")") } == "ff")
        #expect(read("de_DE") { Text("\(1234567)") } == "1.234.567")
        // One that names its locale keeps it.
        let french = FloatingPointFormatStyle<Double>.number.locale(Locale(identifier: "fr_FR"))
        #expect(read("en_US") { Text("\(0.5, format: french)") } == "0,5")
        // A specifier that is none for the value counts as none.
        #expect(
            read("en_US") { Text("\(3, specifier: "%s")|\(4, specifier: "%@")|\(5, specifier: "%n")") }.hasPrefix(
                "3|4|"))
    }

    @Test func `a percent sign of a literal stands for itself, whatever follows it`() {
        func shown(_ text: Text) -> String {
            Stage(size: CGSize(width: 300, height: 60)) { text }.frame.visibleText
        }
        #expect(shown(Text("100% of \(3)")) == "100% of 3")
        #expect(shown(Text("%d, %@ and %% \(3)")) == "%d, %@ and %% 3")
        #expect(shown(Text("%d, %@ and %%")) == "%d, %@ and %%")
    }

    @Test func `strings and the values in them are no Markdown, literals are`() {
        let name = "**Ann** [x](y)"
        #expect(read("en_US") { Text("Hello *\(name)*") } == "Hello **Ann** [x](y)")
        #expect(read("en_US") { Text(name) } == name)
        #expect(read("en_US") { Text(verbatim: "**a**") } == "**a**")
        #expect(read("en_US") { Text(LocalizedStringKey(name)) } == "Ann x")
        #expect(read("en_US") { Text("^[\(2) apple](inflect: true)") } == "2 apples")
        let bold = stage { Text("**wide** and ~~gone~~ `code`") }
        #expect(bold.frame.visibleText == "wide and gone code")
        #expect(
            bold.frame.texts[0].rect.width > stage { Text(verbatim: "wide and gone code") }.frame.texts[0].rect.width)
    }

    @Test func `an attributed text has its own colours and links`() throws {
        var attributed = AttributedString("red and link")
        attributed[try #require(attributed.range(of: "red"))].foregroundColor = .red
        attributed[try #require(attributed.range(of: "link"))].link = URL(string: "https://a.b")
        attributed[try #require(attributed.range(of: "and"))].font = .largeTitle
        let content = attributed
        let stage = stage { Text(content) }
        #expect(stage.frame.visibleText == "red and link")
        #expect(inks(stage).red > 10)
        try stage.tap("link")
        #expect(stage.openedURLs.map(\.absoluteString) == ["https://a.b"])
        #expect(read("en_US") { Text("see \(content)!") } == "see red and link!")
    }

    @Test func `lines through and under a text have the colour and the pattern that is asked for`() {
        let struck = stage { Text("mmmm").strikethrough(color: .red) }
        #expect(inks(struck).red > 20)
        #expect(inks(stage { Text("mmmm").strikethrough() }).red == 0)
        let dashed = stage { Text("mmmm").underline(pattern: .dot, color: .red) }
        let solid = stage { Text("mmmm").underline(color: .red) }
        #expect(inks(dashed).red > 3 && inks(dashed).red < inks(solid).red)
        // The line of a part is of the part's colour, and goes when it is taken back.
        let part = stage { Text("a") + Text("mmmm").foregroundColor(.red).underline() }
        #expect(inks(part).red > inks(stage { Text("a") + Text("mmmm").foregroundColor(.red) }).red + 20)
        #expect(inks(stage { Text("mmmm").underline(false, color: .red) }).red == 0)
        // Of a view, for all texts in it.
        let view = stage { VStack { Text("mmmm") }.underline(color: .red) }
        #expect(inks(view).red == inks(solid).red)
        #expect(inks(stage { VStack { Text("mmmm") }.underline(false).underline(color: .red) }).red == 0)
        #expect(inks(stage { VStack { Text("mmmm") }.strikethrough(pattern: .dash, color: .red) }).red > 3)
    }

    @Test func `a text with parts is redacted, read aloud and replaced as another`() {
        let count = Remote(1)
        let stage = Stage(size: CGSize(width: 200, height: 60)) {
            Playing(count) { n in
                Text("\(Text("\(n)").bold()) \(Image(systemName: "star"))").contentTransition(.numericText())
                    .redacted(reason: n == 3 ? .placeholder : [])
            }
        }
        #expect(stage.frame.visibleText.contains("1"))
        withAnimation { count.value = 2 }
        stage.advance(by: 1)
        #expect(stage.frame.visibleText.contains("2") && !stage.frame.visibleText.contains("1"))
        count.value = 3
        stage.advance(by: 1)
        #expect(stage.frame.texts.isEmpty)
        count.value = 4
        stage.advance(by: 1)
        #expect(stage.frame.visibleText.contains("4"))
    }
}
