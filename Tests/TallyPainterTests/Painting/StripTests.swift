import TallyScene
import Testing

@testable import TallyPainter

/// Strips of text: the short way from a column of digits to its pixels, against the long one.
struct StripTests {
    private let shaper = PangoShaper()

    private func column(_ lines: [String], size: Double = 20) -> ShapedText {
        shaper.shape(Paragraph(lines.joined(separator: "\n"), size: size))
    }

    /// The same text with its colour in its runs, which no strip has.
    private func longWay(_ text: ShapedText) -> ShapedText {
        let lines = text.lines.map { line in
            var line = line
            line.runs = line.runs.map { ShapedText.Run(face: $0.face, glyphs: $0.glyphs, color: .black) }
            return line
        }
        return ShapedText(lines: lines, size: text.size, inkBounds: text.inkBounds)
    }

    private func picture(_ text: ShapedText, y: Double, scale: Double = 1, window: Rect? = nil) -> Bitmap {
        let leaf = Segment(.text(text, color: .black), at: .translation(x: 3.3, y: y))
        let parent = Segment()
        parent.setChildren([leaf])
        parent.clip = window.map { .softRect($0, top: 3, bottom: 3, left: 0, right: 0) }
        return Painter(shaper: shaper).picture(DisplayList([parent]), width: 40, height: 60, scale: scale)
    }

    private let digits = (0..<12).map { String($0 % 10) }

    @Test(arguments: [0.5, 1, 1.7, 2])
    func `a column in a window is drawn as without the short way`(scale: Double) {
        let text = column(digits)
        let other = longWay(text)
        let window = Rect(x: 0, y: 5, width: 30, height: 22)
        var hasInk = false
        for step in 0..<40 {
            let y = 30 - Double(step) * 8.37
            let picture = picture(text, y: y, scale: scale, window: window)
            #expect(picture == self.picture(other, y: y, scale: scale, window: window), "y \(y)")
            hasInk = hasInk || picture.pixels.contains { $0 != 0xFFFF_FFFF }
        }
        #expect(hasInk)
    }

    @Test
    func `lines that are blank, out of order or on top of each other are drawn`() {
        let text = column(["1", "", "2", " ", "3"])
        let shuffled = ShapedText(
            lines: [text.lines[4], text.lines[0], text.lines[2], text.lines[0]], size: text.size,
            inkBounds: text.inkBounds)
        for text in [text, shuffled] {
            for y in [0.0, -20, -41.5, -60, -90] { #expect(picture(text, y: y) == picture(longWay(text), y: y)) }
        }
    }

    /// Lines that stand close together below and far apart above.
    private var uneven: ShapedText {
        let text = column(digits)
        let lines = text.lines.enumerated().map { index, line in
            var line = line
            line.baseline = 20 + 300 * (1 - 1 / Double(index + 1))
            return line
        }
        return ShapedText(lines: lines, size: text.size, inkBounds: Rect(x: 0, y: 0, width: 20, height: 320))
    }

    @Test
    func `the first line is found whatever the height`() throws {
        let store = shaper.store
        var strips = TextStrips()
        let (first, second) = (strips.make(column(digits), store), strips.make(uneven, store))
        for (index, scale) in [(first, 0.3), (first, 1), (second, 1), (first, 2.5), (second, 0.7)] {
            let strip = strips.strip(index, scale: scale)
            #expect(strip.isOrdered)
            let lines = strips.lines[Int(strip.lines.lowerBound)..<Int(strip.lines.upperBound)]
            for height in stride(from: -40.0, through: 900, by: 3.1) {
                let expected = Int(strip.lines.lowerBound) + lines.filter { $0.bottom * scale <= height }.count
                #expect(strips.firstLine(of: strip, below: height, scale: scale) == expected)
            }
            #expect(strips.firstLine(of: strip, below: -.infinity, scale: scale) == Int(strip.lines.lowerBound))
            for height in [Double.infinity, .nan] {
                #expect(strips.firstLine(of: strip, below: height, scale: scale) == Int(strip.lines.upperBound))
            }
        }
    }

    @Test
    func `a text of several faces or colours, with rules or pictures, is no strip`() {
        var strips = TextStrips()
        let store = shaper.store
        let plain = column(["12"])
        let ruled = ShapedText(
            lines: [
                ShapedText.Line(
                    string: "12", box: plain.lines[0].box, baseline: plain.lines[0].baseline,
                    runs: plain.lines[0].runs, rules: [Rect(x: 0, y: 1, width: 5, height: 1)])
            ], size: plain.size, inkBounds: plain.inkBounds)
        var big = plain.lines[0]
        big.runs += column(["3"], size: 31).lines[0].runs
        let mixed = ShapedText(lines: [big], size: plain.size, inkBounds: plain.inkBounds)
        for text in [ruled, mixed, longWay(plain), column([""])] {
            #expect(strips.make(text, store) == -1)
            #expect(strips.index(of: Unmanaged.passUnretained(text)) == -1)
        }
        #expect(strips.make(plain, store) == 0)
        #expect(strips.index(of: Unmanaged.passUnretained(plain)) == 0)
    }

    @Test
    func `texts are kept until there are too many, and then forgotten together`() {
        var strips = TextStrips(limit: 60)
        let store = shaper.store
        weak var first: ShapedText?
        var kept: [ShapedText] = []
        do {
            let text = longCopy(column(["1", "2"]))
            first = text
            _ = strips.make(text, store)
        }
        #expect(first != nil, "An address tells texts apart: it must not be given to another.")
        for number in 0..<9 {
            let text = longCopy(column([String(number), "7"]))
            kept.append(text)
            #expect(strips.index(of: Unmanaged.passUnretained(text)) == nil)
            let index = strips.make(text, store)
            #expect(strips.index(of: Unmanaged.passUnretained(text)) == index)
        }
        #expect(first != nil)
        for number in 0..<9 {
            let text = longCopy(column([String(number), "8"]))
            kept.append(text)
            _ = strips.make(text, store)
        }
        #expect(first == nil)
        #expect(strips.index(of: Unmanaged.passUnretained(kept[0])) == nil)
        #expect(strips.glyphs.count + strips.lines.count < 60)
        let again = strips.make(kept[0], store)
        #expect(strips.index(of: Unmanaged.passUnretained(kept[0])) == again)
    }

    /// An object of its own, which the shaper's cache does not hold.
    private func longCopy(_ text: ShapedText) -> ShapedText {
        ShapedText(lines: text.lines, size: text.size, inkBounds: text.inkBounds)
    }

    @Test
    func `thousands of texts find their strips`() {
        var strips = TextStrips()
        let store = shaper.store
        let texts = (0..<3000).map { _ in longCopy(column(["5", "6"])) }
        let indices = texts.map { strips.make($0, store) }
        #expect(indices == Array(0..<3000))
        #expect(texts.map { strips.index(of: Unmanaged.passUnretained($0)) } == indices)
    }

    @Test
    func `a strip drawn at two scales by turns comes out the same each time`() {
        let painter = Painter(shaper: shaper)
        let list = DisplayList([Segment(.text(column(digits), color: .black), at: .translation(x: 3, y: -20))])
        let small = painter.picture(list, width: 40, height: 60)
        let large = painter.picture(list, width: 40, height: 60, scale: 2)
        #expect(small != large)
        #expect(painter.picture(list, width: 40, height: 60) == small)
        #expect(painter.picture(list, width: 40, height: 60, scale: 2) == large)
        #expect(
            painter.picture(list, width: 40, height: 60, scale: 20)
                == Painter(shaper: shaper).picture(
                    list, width: 40, height: 60, scale: 20), "Too large for masks.")
    }
}
