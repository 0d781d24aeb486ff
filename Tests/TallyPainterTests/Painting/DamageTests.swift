import TallyPainter
import TallyScene
import Testing

/// A random list painted in parts equals the same list painted whole, byte for byte.
struct DamageTests {
    let shaper = PangoShaper()

    private func square(_ x: Double, _ y: Double) -> Segment {
        Segment(.roundedRect(Rect(x: x, y: y, width: 10, height: 10), radius: 0, .color(.black)))
    }

    private func damage(_ list: DisplayList) -> [Rect] {
        list.commit()
        return list.takeDamage()
    }

    @Test func `what goes from one segment to another is told where it was and where it is, once`() {
        let (first, second, child) = (Segment(), Segment(), square(10, 10))
        first.setChildren([child])
        second.setChildren([square(100, 80)])
        second.transform = .translation(x: 50, y: 0)
        let list = DisplayList([first, second])
        _ = damage(list)
        second.setChildren([child])
        first.setChildren([])
        first.content = .roundedRect(Rect(x: 120, y: 50, width: 10, height: 10), radius: 0, .color(.black))
        let places = damage(list)
        #expect(places.contains { $0.contains(Point(x: 15, y: 15)) })
        #expect(places.contains { $0.contains(Point(x: 65, y: 15)) })
        #expect(places.contains { $0.contains(Point(x: 125, y: 55)) })
        let picture = Painter(shaper: shaper).picture(list, width: 150, height: 100)
        #expect(picture[15, 15] == 0xFFFF_FFFF && picture[65, 15] == 0xFF00_0000)
        first.setChildren([square(120, 10)])
        let later = damage(list)
        #expect(later.contains { $0.contains(Point(x: 125, y: 15)) })
        #expect(!later.contains { $0.contains(Point(x: 15, y: 15)) })
    }

    private func number(_ range: ClosedRange<Double>, _ random: inout SplitMix) -> Double {
        Double.random(in: range, using: &random)
    }

    private func rect(_ random: inout SplitMix) -> Rect {
        Rect(
            x: number(-20...150, &random), y: number(-20...100, &random), width: number(1...90, &random),
            height: number(1...60, &random))
    }

    private func paint(_ random: inout SplitMix) -> Paint {
        let color = RGBA(
            red: number(0...1, &random), green: number(0...1, &random), blue: number(0...1, &random),
            alpha: number(0.2...1, &random))
        let stops = [Paint.Stop(location: 0.1, color: color), .init(location: 0.8, color: .black)]
        switch random.next() % 3 {
        case 0: return .linearGradient(stops, from: .zero, to: Point(x: 80, y: 30))
        case 1: return .radialGradient(stops, center: Point(x: 60, y: 40), startRadius: 5, endRadius: 70)
        default: return .color(color)
        }
    }

    private func outline(_ random: inout SplitMix) -> Outline {
        let box = rect(&random)
        return Outline([
            .move(to: box.origin),
            .curve(
                to: Point(x: box.maxX, y: box.maxY), control1: Point(x: box.maxX, y: box.minY),
                control2: Point(x: box.minX, y: box.maxY + 20)),
            .quad(to: Point(x: box.minX, y: box.maxY), control: Point(x: box.midX, y: box.minY)), .close,
        ])
    }

    private func content(_ random: inout SplitMix) -> DrawContent {
        switch random.next() % 7 {
        case 0: return .fill(outline(&random), paint(&random), evenOdd: random.next() % 2 == 0)
        case 1:
            let stroke = Stroke(width: number(0.5...9, &random), cap: .round, join: .round, dash: [7, 4])
            return .stroke(outline(&random), paint(&random), stroke)
        case 2: return .roundedRect(rect(&random), radius: number(0...20, &random), paint(&random))
        case 3: return .roundedRect(rect(&random), radius: 0, paint(&random))
        case 4:
            let pixels = (0..<35).map { _ in random.premultiplied() }
            return .image(Bitmap(width: 7, height: 5, pixels: pixels), in: rect(&random))
        default:
            let text = ["12.5", "₩9,876", "한글 7", "🎉1", "a\nbc"][Int(random.next() % 5)]
            return .text(shaper.shape(Paragraph(text, size: number(8...50, &random))), color: .black)
        }
    }

    private func transform(_ random: inout SplitMix) -> Affine {
        let place = Affine.translation(x: number(-30...120, &random), y: number(-30...80, &random))
        switch random.next() % 4 {
        case 0: return place
        case 1:
            let scale = number(0.4...2, &random)
            return Affine.scale(x: scale, y: scale).concatenating(place)
        case 2: return Affine(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: place.tx, ty: place.ty)
        default: return Affine(a: -0.9, b: 0, c: 0, d: 1.3, tx: place.tx + 60, ty: place.ty)
        }
    }

    private func clip(_ random: inout SplitMix) -> Clip? {
        switch random.next() % 6 {
        case 0: .rect(rect(&random))
        case 1: .softRect(rect(&random), top: 8, bottom: 5, left: number(0...4, &random), right: 0)
        case 2: .outline(outline(&random), evenOdd: false)
        default: nil
        }
    }

    private func segment(_ random: inout SplitMix, depth: Int) -> Segment {
        let segment = Segment(
            content(&random), at: transform(&random), clip: clip(&random), opacity: number(0.3...1, &random))
        if random.next() % 4 == 0 { segment.turn(blur: number(0...5, &random)) }
        if depth > 0 { segment.setChildren((0..<3).map { _ in self.segment(&random, depth: depth - 1) }) }
        return segment
    }

    /// The last three once found a glyph cut at the damage to differ by one.
    @Test(arguments: Array(0..<27) + [273, 630, 789] as [UInt64])
    func `painting parts equals painting all`(seed: UInt64) {
        var random = SplitMix(seed)
        let list = DisplayList((0..<4).map { _ in segment(&random, depth: 1) })
        let scale = [1, 1.5, 2][Int(seed % 3)]
        let painter = Painter(shaper: shaper)
        let whole = painter.picture(list, width: 200, height: 140, scale: scale)
        var parts = Bitmap(width: 200, height: 140)
        let damage = (0..<6).map { _ in rect(&random) }
        painter.paint(list, damage: damage, scale: scale, background: .white, into: &parts)
        var again = whole
        let count = painter.paint(list, damage: damage, scale: scale, background: .white, into: &again)
        #expect(again == whole)
        // What the parts touched, they touched whole; the rest is as it was.
        var touched = 0
        for (index, pixel) in parts.pixels.enumerated() where pixel != 0 {
            touched += pixel == whole.pixels[index] ? 1 : 0
        }
        #expect(touched == count)
    }

    @Test(arguments: 0..<15 as Range<UInt64>)
    func `painting what a commit damaged equals painting all`(seed: UInt64) {
        var random = SplitMix(seed &+ 100)
        let segments = (0..<6).map { _ in segment(&random, depth: 1) }
        let list = DisplayList(segments)
        _ = list.takeDamage()
        let painter = Painter(shaper: shaper)
        var bitmap = painter.picture(list, width: 200, height: 140)
        for _ in 0..<5 {
            let target = segments[Int(random.next() % 6)]
            switch random.next() % 4 {
            case 0: target.transform = transform(&random)
            case 1: target.opacity = number(0...1, &random)
            case 2: target.content = content(&random)
            default: target.children.last?.transform = transform(&random)
            }
            list.commit()
            painter.paint(list, damage: list.takeDamage(), scale: 1, background: .white, into: &bitmap)
            #expect(bitmap == painter.picture(list, width: 200, height: 140))
        }
    }

    @Test(arguments: [
        Clip.rect(Rect(x: 0, y: 0, width: 40, height: 20.4)),
        .softRect(Rect(x: 0, y: 0, width: 40, height: 20.4), top: 0, bottom: 2, left: 0, right: 0),
        .outline(
            Outline([
                .move(to: .zero), .line(to: Point(x: 40, y: 0)), .line(to: Point(x: 40, y: 20.4)),
                .line(to: Point(x: 0, y: 20.4)), .close,
            ]), evenOdd: false),
    ])
    func `a line beside a clip, in the same row of pixels, is not drawn by anybody`(clip: Clip) {
        let line = Segment(
            .roundedRect(Rect(x: 0, y: 0, width: 40, height: 0.5), radius: 0, .color(.black)),
            at: .translation(x: 0, y: 10))
        let clipped = Segment(.nothing, clip: clip)
        clipped.setChildren([line])
        let list = DisplayList([clipped])
        _ = list.takeDamage()
        let painter = Painter(shaper: shaper)
        var bitmap = painter.picture(list, width: 40, height: 30)
        for y in [20.45, 20.3, 20.5, 10] {
            line.transform = .translation(x: 0, y: y)
            list.commit()
            painter.paint(list, damage: list.takeDamage(), scale: 1, background: .white, into: &bitmap)
            let whole = painter.picture(list, width: 40, height: 30)
            #expect(bitmap == whole)
            #expect((whole.totalInk > 0) == (y < 20.4))
        }
    }

    @Test func `a digit drawn beside its exact place leaves nothing behind`() {
        let painter = Painter(shaper: shaper)
        let digit = Segment(.text(shaper.shape(Paragraph("8", size: 19)), color: .black), at: .identity)
        let list = DisplayList([digit])
        var bitmap = painter.picture(list, width: 40, height: 40)
        _ = list.takeDamage()
        for step in 0..<200 {
            digit.transform = .translation(x: 5 + Double(step) * 0.053, y: 3 + Double(step) * 0.031)
            list.commit()
            painter.paint(list, damage: list.takeDamage(), scale: 1, background: .white, into: &bitmap)
            #expect(bitmap == painter.picture(list, width: 40, height: 40))
        }
    }

    @Test func `damage beyond the picture and odd damage are harmless`() {
        let list = DisplayList([Segment(.roundedRect(Rect(x: 0, y: 0, width: 9, height: 9), radius: 0, .color(.black)))]
        )
        let painter = Painter(shaper: shaper)
        var bitmap = painter.picture(list, width: 10, height: 10)
        let before = bitmap
        let odd = [Rect.null, Rect(x: 50, y: 50, width: 9, height: 9), Rect(x: .nan, y: 0, width: 1, height: 1)]
        #expect(painter.paint(list, damage: odd, scale: 1, background: .white, into: &bitmap) == 0)
        #expect(bitmap == before)
        #expect(
            painter.paint(list, damage: [.infinite, .infinite], scale: 1, background: .white, into: &bitmap) == 100)
        #expect(bitmap == before)
        var none = Bitmap(width: 0, height: 0)
        #expect(painter.paint(list, damage: [.infinite], scale: 1, background: .white, into: &none) == 0)
        for scale in [0, -1, Double.nan, .infinity] {
            #expect(painter.paint(list, damage: [.infinite], scale: scale, background: .white, into: &bitmap) == 100)
            #expect(bitmap.totalInk == 0)
        }
    }
}
