import TallyPainter
import TallyScene
import Testing

/// What is left out of a glyph's way in and out is what nobody can see.
struct GlyphTurnTests {
    private let shaper = PangoShaper()

    private func look(_ share: Double, of size: Size) -> GlyphTurn.Look { GlyphTurn.look(share, of: size) }

    /// A glyph of a text in a look, painted alone.
    private func picture(_ text: ShapedText, _ look: GlyphTurn.Look, _ painter: Painter) -> Bitmap {
        let glyph = TurningGlyph()
        glyph.text = text
        glyph.show(
            .init(
                x: 40 + look.inset.x, y: 30 + look.inset.y, scaleX: look.scale, scaleY: look.scale,
                opacity: look.opacity, blur: look.blur))
        let segment = Segment()
        segment.setGlyphs([glyph], color: .black)
        return painter.picture(DisplayList([segment]), width: 96, height: 96)
    }

    @Test(arguments: ["0", "1", "8", "█", "W", ","], [10.0, 14, 24])
    func `of a glyph that counts as unseen no pixel differs by two steps, and of a digit by one at most`(
        glyph: String, size: Double
    ) {
        let painter = Painter(shaper: shaper)
        let text = shaper.shape(Paragraph(glyph, size: size))
        let area = text.inkBounds.width * text.inkBounds.height
        var last = 0.0
        for step in 0...60 {
            let look = look(Double(step) / 200, of: text.size)
            guard GlyphTurn.isUnseen(look, inkArea: area) else { break }
            last = Double(step) / 200
            let picture = picture(text, look, painter)
            let darkest = (0..<96 * 96).map { picture.ink($0 % 96, $0 / 96) }.max() ?? 0
            #expect(darkest <= (glyph == "█" ? 2 : 1), "\(last): \(darkest)")
        }
        #expect(last >= 0.03 && last < 0.25)
    }

    @Test func `a glyph that no eye tells from one at rest is at rest, and one that it does is not`() {
        for share in [0.9988, 0.9999, 1, 1.0005] {
            #expect(GlyphTurn.settled(share, 0.01) == (1, 0))
            #expect(GlyphTurn.settled(share, -0.02) == (share, -0.02))
        }
        for share in [0, 0.5, 0.99, 0.9986, 1.002, 1.2] { #expect(GlyphTurn.settled(share, 0.001) == (share, 0.001)) }
    }

    @Test func `a glyph turned back and forth ends as one that was never turned`() throws {
        let text = shaper.shape(Paragraph("5", size: 20))
        let glyph = TurningGlyph()
        glyph.text = text
        glyph.show(.init(x: 0, y: 0, scaleX: 0.5, scaleY: 0.5, opacity: 0.5, blur: 1))
        let segment = Segment()
        segment.setGlyphs([glyph], color: .black)
        let list = DisplayList([segment])
        let painter = Painter(shaper: shaper)
        for share in [0.7, 0.02, 0.4, 0.9, 0.9995] {
            glyph.cell.turn(share, 4 * (1 - share), atX: 12, y: 9)
            list.commit()
        }
        let still = DisplayList([Segment(.text(text, color: .black), at: .translation(x: 12, y: 9))])
        #expect(painter.picture(list, width: 60, height: 60) == painter.picture(still, width: 60, height: 60))
        _ = list.takeDamage()
        // The rest of a spring's way moves nothing.
        glyph.cell.turn(0.9997, 0.001, atX: 12, y: 9)
        list.commit()
        #expect(list.takeDamage().isEmpty)
    }
}
