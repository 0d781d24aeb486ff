import TallyPainter
import TallyScene
import Testing

/// Texts whose glyphs are blurred one by one, by masks that are kept.
struct TextBlurTests {
    private let shaper = PangoShaper()

    private func segment(_ text: String, size: Double, blur: Double, at place: Affine) -> Segment {
        let glyph = TurningGlyph()
        glyph.text = shaper.shape(Paragraph(text, size: size))
        glyph.show(.init(x: 0, y: 0, blur: blur))
        let segment = Segment(.nothing, at: place)
        segment.setGlyphs([glyph], color: .black)
        return segment
    }

    /// The same by way of a layer.
    private func layer(_ text: String, size: Double, blur: Double, at place: Affine) -> Segment {
        let inner = Segment(.text(shaper.shape(Paragraph(text, size: size)), color: .black))
        let segment = Segment(.nothing, at: place)
        segment.setChildren([inner, Segment(.text(shaper.shape(Paragraph(" ", size: size)), color: .black))])
        segment.effect = .blur(deviation: blur, isOpaque: false)
        return segment
    }

    private func difference(_ a: Bitmap, _ b: Bitmap) -> (mean: Double, worst: Double) {
        var (sum, worst) = (0.0, 0.0)
        for y in 0..<a.height {
            for x in 0..<a.width {
                let difference = abs(a.ink(x, y) - b.ink(x, y))
                sum += difference
                worst = max(worst, difference)
            }
        }
        return (sum / Double(a.width * a.height), worst)
    }

    @Test(arguments: [0.5, 1, 1.9, 3, 6], [1.0, 0.6])
    func `a blurred glyph looks as it does in a blurred layer`(blur: Double, scale: Double) {
        let painter = Painter(shaper: shaper)
        for (x, y) in [(30.0, 20.0), (30.3, 20.4), (29.6, 20.7)] {
            let place = Affine(a: scale, b: 0, c: 0, d: scale, tx: x, ty: y)
            let picture = painter.picture(
                DisplayList([segment("8", size: 48, blur: blur, at: place)]), width: 100, height: 100)
            let layered = painter.picture(
                DisplayList([layer("8", size: 48, blur: blur, at: place)]), width: 100, height: 100)
            let (mean, worst) = difference(picture, layered)
            // Places, sizes and blurs are rounded to what the eye does not tell apart.
            #expect(worst < 40 && mean < 1.2, "\(blur), \(scale), at \(x), \(y): \(worst), \(mean)")
            #expect(abs(picture.totalInk / layered.totalInk - 1) < 0.02)
        }
    }

    @Test func `turned, and larger than masks are kept, it is blurred as well`() {
        let painter = Painter(shaper: shaper)
        let turned = Affine(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 60, ty: 20)
        for (size, place) in [(48.0, turned), (240, Affine.translation(x: 20, y: 0))] {
            let picture = painter.picture(
                DisplayList([segment("5", size: size, blur: 4, at: place)]), width: 240, height: 320)
            let layered = painter.picture(
                DisplayList([layer("5", size: size, blur: 4, at: place)]), width: 240, height: 320)
            let (mean, worst) = difference(picture, layered)
            #expect(worst < 20 && mean < 1, "\(size): \(worst), \(mean)")
        }
    }

    @Test func `a part painted anew equals the whole, and the bounds hold all of the ink`() {
        let painter = Painter(shaper: shaper)
        let glyph = segment("8", size: 40, blur: 3, at: .translation(x: 30, y: 20))
        let list = DisplayList([glyph])
        let whole = painter.picture(list, width: 100, height: 100)
        var parts = Bitmap(width: 100, height: 100)
        painter.paint(list, damage: [.infinite], scale: 1, background: .white, into: &parts)
        for part in [Rect(x: 30, y: 10, width: 13, height: 40), Rect(x: 0, y: 33, width: 60, height: 9)] {
            painter.paint(list, damage: [part], scale: 1, background: .white, into: &parts)
        }
        #expect(whole == parts)
        let bounds = glyph.bounds
        for y in 0..<100 {
            for x in 0..<100 where whole.ink(x, y) > 0 {
                #expect(bounds.minX <= Double(x) + 1 && Double(x) <= bounds.maxX)
                #expect(bounds.minY <= Double(y) + 1 && Double(y) <= bounds.maxY)
            }
        }
    }

    @Test func `a change of the blur alone damages what it reached and reaches`() {
        let painter = Painter(shaper: shaper)
        let glyph = segment("8", size: 40, blur: 5, at: .translation(x: 30, y: 20))
        let list = DisplayList([glyph])
        var bitmap = painter.picture(list, width: 100, height: 100)
        for blur in [2, 6, 0, 1, .nan, -3, .infinity, 4] as [Double] {
            glyph.glyphs[0].show(.init(x: 0, y: 0, blur: blur))
            list.commit()
            painter.paint(list, damage: list.takeDamage(), scale: 1, background: .white, into: &bitmap)
            #expect(bitmap == painter.picture(list, width: 100, height: 100), "\(blur)")
            #expect(glyph.glyphs[0].look.blur == (blur > 0 && blur.isFinite ? blur : 0))
        }
    }
}
