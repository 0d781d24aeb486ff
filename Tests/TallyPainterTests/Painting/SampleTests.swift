import TallyPainter
import TallyScene
import Testing

struct SampleTests {
    let shaper = PangoShaper()

    @Test func `colour emoji are drawn in colour at their size`() {
        let painter = Painter(shaper: shaper)
        let text = shaper.shape(Paragraph("🎉", size: 32))
        // Without an emoji font there is only the box to look at.
        guard text.lines[0].runs.first?.glyphs.first?.id != 0 else { return }
        let picture = painter.picture(text, x: 4, y: 4, width: 60, height: 60)
        let colors = picture.pixels.filter { pixel in
            let (r, g, b) = (Int(pixel >> 16 & 255), Int(pixel >> 8 & 255), Int(pixel & 255))
            return max(r, g, b) - min(r, g, b) > 60
        }
        #expect(colors.count > 50)
        #expect(text.size.width > 28 && text.size.width < 48)
    }

    @Test(arguments: ["₩12 한글 가격", "مرحبا ١٢٣", "नमस्ते १२", "12 🎉🇰🇷", "\u{10FFFD}", "Ωд→½"])
    func `ink stays within its bounds`(string: String) {
        let painter = Painter(shaper: shaper)
        for size in [9.0, 40] {
            for change in 0..<4 {
                let text = shaper.shape(
                    Paragraph(string, size: size) {
                        $0.runs[0].font.isItalic = change & 1 == 1
                        $0.runs[0].font.weight = change & 2 == 2 ? 700 : 400
                        $0.alignment = .center
                    })
                let width = Int(text.size.width) + 60
                let picture = painter.picture(text, x: 30.1, y: 30.06, width: width, height: Int(size * 2) + 70)
                #expect(picture.totalInk > 0)
                let box = text.inkBounds.offset(x: 30.1, y: 30.06).insetBy(-0.25)
                let columns = Int(box.minX.rounded(.down))..<Int(box.maxX.rounded(.up))
                let rows = Int(box.minY.rounded(.down))..<Int(box.maxY.rounded(.up))
                let outside = picture.pixels.indices.count { place in
                    let isInside = columns.contains(place % width) && rows.contains(place / width)
                    return !isInside && picture.pixels[place] != 0xFFFF_FFFF
                }
                #expect(outside == 0)
            }
        }
    }

    @Test func `images are stretched bilinearly and exact at their own size`() {
        let painter = Painter(shaper: shaper)
        var random = SplitMix(3)
        let image = Bitmap(width: 9, height: 7, pixels: (0..<63).map { _ in random.premultiplied() | 0xFF00_0000 })
        let own = Segment(.image(image, in: Rect(x: 3, y: 2, width: 9, height: 7)))
        let picture = painter.picture(DisplayList([own]), width: 20, height: 12)
        for y in 0..<7 { for x in 0..<9 { #expect(picture[x + 3, y + 2] == image[x, y]) } }
        let two = Bitmap(width: 2, height: 1, pixels: [0xFF00_0000, 0xFFFF_FFFF])
        let wide = Segment(.image(two, in: Rect(x: 0, y: 0, width: 40, height: 10)))
        let ramp = painter.picture(DisplayList([wide]), width: 40, height: 10)
        #expect(ramp.ink(5, 5) == 255 && ramp.ink(35, 5) == 0 && abs(ramp.ink(20, 5) - 124) < 4)
    }

    @Test func `shapes cover what they should`() {
        let painter = Painter(shaper: shaper)
        func ink(_ content: DrawContent) -> Double {
            painter.picture(DisplayList([Segment(content)]), width: 60, height: 60).totalInk / 255
        }
        let circle = DrawContent.roundedRect(Rect(x: 10, y: 10, width: 40, height: 40), radius: 99, .color(.black))
        #expect(abs(ink(circle) - 400 * Double.pi) < 4)
        let line = Outline([.move(to: Point(x: 10, y: 30)), .line(to: Point(x: 50, y: 30))])
        #expect(abs(ink(.stroke(line, .color(.black), Stroke(width: 3))) - 120) < 1)
        #expect(abs(ink(.stroke(line, .color(.black), Stroke(width: 3, dash: [5, 5]))) - 60) < 1)
        let gray = RGBA(red: 0, green: 0, blue: 0, alpha: 0.5)
        #expect(abs(ink(.roundedRect(Rect(x: 1.5, y: 1.5, width: 10, height: 10), radius: 0, .color(gray))) - 50) < 0.5)
        let stops = [Paint.Stop(location: 0, color: .white), .init(location: 1, color: .black)]
        let fade = Paint.linearGradient(stops, from: .zero, to: Point(x: 60, y: 0))
        #expect(abs(ink(.roundedRect(Rect(x: 0, y: 0, width: 60, height: 60), radius: 0, fade)) - 1800) < 12)
    }

    @Test(arguments: [Double.nan, .infinity, -5, 1e300])
    func `odd shapes draw something or nothing but do not stop the rest`(bad: Double) {
        let painter = Painter(shaper: shaper)
        let line = Outline([.move(to: Point(x: bad, y: 3)), .line(to: Point(x: 9, y: bad)), .close])
        let odd: [DrawContent] = [
            .fill(line, .color(.black), evenOdd: false), .stroke(line, .color(.black), Stroke(width: bad)),
            .stroke(line, .color(.black), Stroke(miterLimit: bad, dash: [bad, 1], dashPhase: bad)),
            .stroke(line, .color(.black), Stroke(dash: [0, 0])),
            .roundedRect(Rect(x: 0, y: 0, width: bad, height: 9), radius: bad, .color(.black)),
            .fill(line, .linearGradient([], from: .zero, to: .zero), evenOdd: true),
            .fill(line, .radialGradient([], center: .zero, startRadius: bad, endRadius: bad), evenOdd: true),
            .image(Bitmap(width: 0, height: 4), in: Rect(x: 0, y: 0, width: 4, height: bad)),
        ]
        let last = Segment(.roundedRect(Rect(x: 30, y: 30, width: 9, height: 9), radius: 3, .color(.black)))
        let picture = painter.picture(DisplayList(odd.map { Segment($0) } + [last]), width: 40, height: 40)
        #expect(picture.ink(34, 34) == 255)
    }
}
