import TallyPainter
import TallyScene
import Testing

struct ShapingTests {
    let shaper = PangoShaper()

    private func shape(_ text: String, size: Double = 24, _ change: (inout Paragraph) -> Void = { _ in }) -> ShapedText
    {
        shaper.shape(Paragraph(text, size: size, change))
    }

    private func strings(_ text: ShapedText) -> [String] { text.lines.map(\.string) }

    @Test func `equal paragraphs share one result`() {
        #expect(shape("1234") === shape("1234"))
        #expect(shape("1234") !== shape("1235"))
    }

    @Test func `an empty text is one line of the font's height and no width`() {
        let text = shape("")
        #expect(text.lines.count == 1)
        #expect(text.size == Size(width: 0, height: shaper.lineMetrics(FontRequest(size: 24)).height))
        #expect(text.inkBounds.isEmpty)
        #expect(shaper.shape(Paragraph(runs: [])).lines.count == 1)
    }

    @Test(arguments: [FontRequest.Design.default, .serif, .rounded, .monospaced])
    func `a font is first met in an empty text`(design: FontRequest.Design) {
        let text = Paragraph(runs: [.init(text: "", font: FontRequest(size: 20, design: design))])
        #expect(PangoShaper().shape(text).size.height > 20)
    }

    @Test(arguments: [0, -1, .nan, .infinity, -.infinity] as [Double])
    func `a size that is none gives a text of no size`(size: Double) {
        #expect(shape("12", size: size).size == .zero)
        #expect(shaper.lineMetrics(FontRequest(size: size)).height == 0)
    }

    @Test func `an enormous size counts as the largest`() {
        #expect(shape("8", size: 1e300).size == shape("8", size: 8191).size)
    }

    @Test func `widths are proportional to the size`() {
        #expect(abs(shape("1,234", size: 48).size.width - 2 * shape("1,234", size: 24).size.width) < 1e-9)
    }

    @Test func `line boxes stack without gaps`() {
        let text = shape("one\ntwo\r\nthree\n", size: 17)
        #expect(strings(text) == ["one", "two", "three", ""])
        let height = shaper.lineMetrics(FontRequest(size: 17)).height
        for (a, b) in zip(text.lines, text.lines.dropFirst()) { #expect(a.box.maxY == b.box.minY) }
        for line in text.lines { #expect(abs(line.box.height - height) < 1e-12) }
    }

    @Test func `fallback fonts do not change the line box`() {
        #expect(shape("한글 🎉 नमस्ते").size.height == shape("abc").size.height)
    }

    @Test(arguments: ["၉၅၆ ပြည်", "ที่ ปู่", "ཨོཾ་མ"])
    func `but those of scripts whose letters stand above and below one another make it as high as they are`(
        word: String
    ) {
        let text = shape("\(word)\n\(word)")
        #expect(text.size.height > 2 * shape("abc").size.height)
        #expect(text.inkBounds.minY >= 0 && text.inkBounds.maxY <= text.size.height)
        // However high the letters are that are written.
        #expect(shape("a\(word.prefix(1))").size.height == shape(word).size.height)
        #expect(shape(word, size: 48).size.height == 2 * shape(word, size: 24).size.height)
    }

    @Test func `monospaced digits are of one width`() {
        let widths = Set(
            (0...9).map { digit in
                shape("\(digit)") { $0.runs[0].font.hasMonospacedDigits = true }.size.width
            })
        #expect(widths.count == 1)
        #expect(shape("1").size.width < shape("8").size.width)
    }

    @Test func `tracking stands after every character`() {
        let plain = shape("1234")
        let wide = shape("1234") { $0.runs[0].tracking = 3 }
        #expect(abs(wide.size.width - plain.size.width - 12) < 1e-9)
        let places = zip(wide.lines[0].runs[0].glyphs, plain.lines[0].runs[0].glyphs).map { $0.x - $1.x }
        for (index, place) in places.enumerated() { #expect(abs(place - 3 * Double(index)) < 1e-9) }
    }

    @Test func `a width breaks between words and hides the spaces at the break`() {
        let text = shape("the quick brown fox", size: 16) { $0.width = 80 }
        #expect(strings(text) == ["the quick", "brown fox"])
        #expect(text.size.width <= 80)
    }

    @Test func `a word wider than the width breaks between characters`() {
        let text = shape("1234567890", size: 16) { $0.width = 30 }
        #expect(text.lines.count > 2)
        #expect(strings(text).joined() == "1234567890")
    }

    @Test func `a width of zero puts each character on a line of its own`() {
        #expect(strings(shape("123") { $0.width = 0 }) == ["1", "2", "3"])
    }

    @Test func `a text fits in its own width`() {
        for text in ["₩1,234,567.89", "안녕하세요 12", "The quick brown fox"] {
            let natural = shape(text, size: 17.3)
            #expect(strings(shape(text, size: 17.3) { $0.width = natural.size.width }) == [text])
        }
    }

    @Test func `the line limit ends the last line in an ellipsis`() {
        let text = shape("the quick brown fox jumps over", size: 16) {
            $0.width = 80
            $0.lineLimit = 2
        }
        #expect(text.isTruncated)
        #expect(text.lines.count == 2)
        #expect(text.lines[1].string.hasSuffix("…"))
        #expect(text.size.width <= 80.001)
        let hard = shape("one\ntwo") { $0.lineLimit = 1 }
        #expect(strings(hard) == ["one…"])
        #expect(hard.isTruncated)
        #expect(!shape("one\ntwo") { $0.lineLimit = 2 }.isTruncated)
    }

    @Test func `lines are aligned within the widest`() {
        for (alignment, share) in [(Paragraph.Alignment.leading, 0.0), (.center, 0.5), (.trailing, 1)] {
            let text = shape("wide line\ni") { $0.alignment = alignment }
            #expect(abs(text.lines[1].box.minX - (text.size.width - text.lines[1].box.width) * share) < 1e-9)
            let mirrored = shape("wide line\ni") {
                $0.alignment = alignment
                $0.isRightToLeft = true
            }
            let space = mirrored.size.width - mirrored.lines[1].box.width
            #expect(abs(mirrored.lines[1].box.minX - space * (1 - share)) < 1e-9)
        }
    }

    @Test func `line spacing stands between lines only`() {
        let text = shape("a\nb") { $0.lineSpacing = 5 }
        #expect(abs(text.size.height - 2 * text.lines[0].box.height - 5) < 1e-9)
    }

    @Test func `text from right to left runs to the left and its digits to the right`() {
        let text = shape("مرحبا 12")
        // The digits stand left of the word.
        let one = shape("1").lines[0].runs[0].glyphs[0].id
        let first = text.lines[0].runs[0].glyphs.first { $0.id == one }
        #expect((first?.x ?? 100) < 1)
        #expect(text.lines[0].string == "مرحبا 12")
    }

    @Test func `underlines and raised text`() {
        let text = shape("ab") {
            $0.runs[0].isUnderlined = true
            $0.runs[0].isStruckThrough = true
        }
        let line = text.lines[0]
        #expect(line.rules.count == 2)
        for rule in line.rules { #expect(rule.minX == 0 && abs(rule.maxX - text.size.width) < 1e-9) }
        #expect(line.rules.contains { $0.minY > line.baseline } && line.rules.contains { $0.maxY < line.baseline })
        let raised = shape("a") { $0.runs[0].baselineOffset = 7 }
        #expect(raised.lines[0].runs[0].glyphs[0].y == -7)
        #expect(raised.size == shape("a").size)
    }

    @Test func `runs keep their colours and sizes`() {
        let red = RGBA(red: 1, green: 0, blue: 0)
        let text = shaper.shape(
            Paragraph(runs: [
                .init(text: "12", font: FontRequest(size: 20)),
                .init(text: "34", font: FontRequest(size: 20), color: red),
                .init(text: "5", font: FontRequest(size: 40)),
            ]))
        #expect(text.lines[0].runs.map(\.color) == [nil, red, nil])
        #expect(text.lines[0].runs.map(\.glyphs.count) == [2, 2, 1])
        #expect(text.size.height == shaper.lineMetrics(FontRequest(size: 40)).height)
    }

    @Test func `a family that is not installed counts as none`() {
        let text = shape("123") { $0.runs[0].font.family = "No Such Family, At All" }
        #expect(text.lines == shape("123").lines)
    }

    @Test func `a character without a glyph is a box that takes its room`() {
        let text = shape("\u{10FFFD}1")
        let glyphs = text.lines[0].runs.flatMap(\.glyphs)
        #expect(glyphs.count == 2)
        #expect(glyphs[0].id == 0)
        #expect(glyphs[1].x > 5)
    }

    @Test func `control characters take no room`() {
        #expect(shape("1\u{1}2\u{7F}").size.width == shape("12").size.width)
        #expect(shape("a\u{0}b").lines.count == 1)
    }

    @Test func `ten thousand characters are shaped`() {
        let words = String(repeating: "lorem ipsum ", count: 834)
        #expect(shape(words).lines.count == 1)
        #expect(shape(words, size: 10) { $0.width = 300 }.lines.count > 100)
        #expect(shape(String(repeating: "9", count: 10_000)) { $0.width = 0 }.lines.count == 10_000)
    }

    @Test func `weights are the nearest of the embedded ones`() {
        func face(_ weight: Int) -> UInt32 {
            shape("1") { $0.runs[0].font.weight = weight }.lines[0].runs[0].face
        }
        #expect(face(1) == face(100) && face(449) == face(400) && face(-40) == face(100))
        #expect(face(450) == face(500) && face(600) == face(650 - 1) && face(900) == face(1000))
        #expect(Set((1...9).map { face($0 * 100) }).count == 9)
    }
}
