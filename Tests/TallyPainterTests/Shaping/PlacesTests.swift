import TallyPainter
import TallyScene
import Testing

@Suite("Places in a shaped text")
struct PlacesTests {
    private let shaper = PangoShaper()
    private static let texts = [
        "", "a", "office", "one two three four five six", "a\nb\r\nc\n", "\n\n", "e\u{301}👨‍👩‍👧한글", "שלום 123 abc",
        "abc שלום 12",
        "अक्षर", "a\u{2028}b\u{85}c", "   ", "wrapped    over     spaces",
    ]

    @Test(arguments: texts)
    func `lines and pieces cover the text and stand where it is drawn`(_ text: String) {
        for (width, limit) in [(nil, nil), (60.0, nil), (0, nil), (nil, 1), (60, 1), (60, 2), (0, 1), (0, 3)] {
            for alignment in [Paragraph.Alignment.leading, .center, .trailing] {
                let paragraph = Paragraph(text) {
                    $0.width = width
                    $0.alignment = alignment
                    $0.lineLimit = limit
                }
                let shaped = shaper.shape(paragraph)
                let places = shaper.places(paragraph)
                #expect(places.lines.map(\.box) == shaped.lines.map(\.box))
                var end = 0
                for line in places.lines {
                    // A break stands between two lines.
                    #expect(line.bytes.lowerBound >= end && line.bytes.lowerBound <= end + 3)
                    end = line.bytes.upperBound
                    var place = line.bytes.lowerBound
                    for piece in line.pieces {
                        #expect(piece.bytes.lowerBound == place && !piece.bytes.isEmpty)
                        #expect(piece.minX >= line.box.minX - 1e-9 && piece.maxX <= line.box.maxX + 1e-9)
                        place = piece.bytes.upperBound
                    }
                    #expect(place <= end)
                    let sum = line.pieces.reduce(0) { $0 + $1.maxX - $1.minX }
                    #expect(abs(sum - line.box.width) < 1e-9)
                }
                // What was cut off is the ellipsis's; without one, a limit leaves out what it does.
                if limit == nil || shaped.isTruncated { #expect(end == text.utf8.count) }
                let ellipses = places.lines.flatMap(\.pieces).filter(\.isEllipsis)
                #expect(ellipses.count == (shaped.isTruncated ? 1 : 0))
            }
        }
    }

    @Test func `runs count on, and a text from the right stands from the right`() {
        let font = FontRequest(size: 20)
        let places = shaper.places(
            Paragraph(runs: [.init(text: "ab", font: font), .init(text: "cd", font: font, isUnderlined: true)]))
        #expect(places.lines[0].pieces.map(\.bytes) == [0..<1, 1..<2, 2..<3, 3..<4])
        let hebrew = shaper.places(Paragraph("שלום")).lines[0]
        #expect(hebrew.isRightToLeft)
        #expect(hebrew.pieces.map(\.isRightToLeft) == [true, true, true, true])
        #expect(hebrew.pieces[0].minX > hebrew.pieces[3].minX)
    }
}
