import TallyPainter
import TallyScene
import Testing

/// Random lists with layers in layers: painted in parts they equal the same painted whole, byte for byte.
struct LayerDamageTests {
    let shaper = PangoShaper()

    private func number(_ range: ClosedRange<Double>, _ random: inout SplitMix) -> Double {
        Double.random(in: range, using: &random)
    }

    private func content(_ random: inout SplitMix) -> DrawContent {
        let color = RGBA(
            red: number(0...1, &random), green: number(0...1, &random), blue: number(0...1, &random),
            alpha: number(0.4...1, &random))
        let rect = Rect(
            x: number(-10...40, &random), y: number(-10...30, &random), width: number(5...70, &random),
            height: number(5...50, &random))
        let stops = [Paint.Stop(location: 0, color: color), .init(location: 1, color: .white)]
        let middle = Point(x: rect.midX, y: rect.midY)
        switch random.next() % 6 {
        case 0: return .roundedRect(rect, radius: number(0...15, &random), .color(color))
        case 1:
            return .roundedRect(
                rect, radius: 4, .angularGradient(stops, center: middle, startAngle: 0.4, endAngle: 5))
        case 2:
            return .roundedRect(
                rect, radius: 0,
                .ellipticalGradient(stops, center: middle, size: rect.size, startFraction: 0.1, endFraction: 0.5))
        case 3:
            return .roundedRect(
                rect, radius: number(0...15, &random),
                .material(
                    Paint.Material(
                        tint: RGBA(red: 1, green: 1, blue: 1, alpha: 0.3), deviation: number(0...6, &random),
                        saturation: 1.5)))
        default: return .text(shaper.shape(Paragraph("12.5 ₩", size: number(8...40, &random))), color: color)
        }
    }

    private func effect(_ random: inout SplitMix) -> LayerEffect? {
        switch random.next() % 8 {
        case 0: .blur(deviation: number(0.2...9, &random), isOpaque: random.next() % 3 == 0)
        case 1:
            .shadow(
                .black, deviation: number(0...6, &random), x: number(-9...9, &random), y: number(-9...9, &random))
        case 2: .colors(ColorMatrix(saturation: number(0...2, &random)))
        case 3: .blended(Blending(rawValue: UInt8(random.next() % 21)) ?? .normal)
        case 4: .mask
        case 5: .group
        default: nil
        }
    }

    private func projection(_ random: inout SplitMix) -> Projection? {
        guard random.next() % 3 == 0 else { return nil }
        return Projection(
            rows: SIMD3(number(-1...1, &random), number(-0.4...0.4, &random), number(-0.006...0.006, &random)),
            SIMD3(number(-0.4...0.4, &random), number(0.3...1.2, &random), number(-0.006...0.006, &random)),
            SIMD3(number(0...60, &random), number(0...40, &random), 1))
    }

    private func segment(_ random: inout SplitMix, depth: Int) -> Segment {
        let place = Affine.translation(x: number(-20...120, &random), y: number(-20...80, &random))
        let turned = random.next() % 4 == 0 ? Affine(a: 0.9, b: 0.5, c: -0.5, d: 0.9, tx: 0, ty: 0) : .identity
        let segment = Segment(content(&random), at: turned.concatenating(place), opacity: number(0.3...1, &random))
        if random.next() % 4 == 0 { segment.turn(blur: number(0...5, &random)) }
        if random.next() % 4 == 0 { segment.clip = .rect(Rect(x: 2.3, y: 1.6, width: 50, height: 44)) }
        if depth > 0 { segment.setChildren((0..<2).map { _ in self.segment(&random, depth: depth - 1) }) }
        segment.effect = effect(&random)
        segment.projection = projection(&random)
        return segment
    }

    @Test(arguments: 0..<12 as Range<UInt64>)
    func `painting what a commit damaged equals painting all`(seed: UInt64) {
        var random = SplitMix(seed &+ 4000)
        let segments = (0..<4).map { _ in segment(&random, depth: 2) }
        let list = DisplayList(segments)
        _ = list.takeDamage()
        let scale = [1, 1.5, 2][Int(seed % 3)]
        let painter = Painter(shaper: shaper)
        var bitmap = painter.picture(list, width: 160, height: 120, scale: scale)
        for _ in 0..<6 {
            let top = segments[Int(random.next() % 4)]
            let target = random.next() % 2 == 0 ? top : top.children[Int(random.next() % 2)].children[0]
            switch random.next() % 6 {
            case 0: target.transform = .translation(x: number(0...90, &random), y: number(0...70, &random))
            case 1: target.opacity = number(0...1, &random)
            case 2: target.content = content(&random)
            case 3: target.effect = effect(&random)
            case 4: target.projection = projection(&random)
            default: target.move(x: number(0...90, &random), y: number(0...70, &random))
            }
            list.commit()
            painter.paint(list, damage: list.takeDamage(), scale: scale, background: .white, into: &bitmap)
            // Another painter, and pictures drawn anew.
            let fresh = Painter(shaper: shaper).picture(list, width: 160, height: 120, scale: scale)
            #expect(bitmap == fresh)
        }
    }

    @Test(arguments: 0..<6 as Range<UInt64>)
    func `painting parts equals painting all`(seed: UInt64) {
        var random = SplitMix(seed &+ 9000)
        let list = DisplayList((0..<4).map { _ in segment(&random, depth: 1) })
        let painter = Painter(shaper: shaper)
        let whole = painter.picture(list, width: 160, height: 120)
        var parts = whole
        for _ in 0..<5 {
            let rect = Rect(
                x: number(-10...130, &random), y: number(-10...100, &random), width: number(1...60, &random),
                height: number(1...50, &random))
            painter.paint(list, damage: [rect], scale: 1, background: .white, into: &parts)
        }
        #expect(parts == whole)
    }

    @Test func `what moves inside a layer damages the layer and nothing else`() {
        let inner = Segment(.roundedRect(Rect(x: 0, y: 0, width: 10, height: 10), radius: 0, .color(.black)))
        let layer = Segment()
        layer.setChildren([inner])
        layer.effect = .blur(deviation: 2, isOpaque: false)
        let list = DisplayList([layer, Segment(.nothing)])
        #expect(layer.bounds == Rect(minX: -6, minY: -6, maxX: 16, maxY: 16))
        _ = list.takeDamage()
        inner.move(x: 20, y: 0)
        list.commit()
        #expect(list.takeDamage() == [Rect(minX: -6, minY: -6, maxX: 36, maxY: 16)])
        list.commit()
        #expect(list.takeDamage().isEmpty)
    }

    @Test func `odd numbers in effects draw something or nothing, and never trap`() {
        let odd = [0, -1, .nan, -.infinity, 1e300, 1e-300]
        for number in odd {
            for effect in [
                LayerEffect.blur(deviation: number, isOpaque: false), .blur(deviation: number, isOpaque: true),
                .shadow(.black, deviation: number, x: number, y: -number),
                .colors(ColorMatrix(factor: number, constant: number)), .colors(ColorMatrix(saturation: number)),
            ] {
                let segment = Segment(.roundedRect(Rect(x: 5, y: 5, width: 9, height: 9), radius: 2, .color(.black)))
                segment.effect = effect
                _ = Painter(shaper: shaper).picture(DisplayList([segment]), width: 20, height: 20)
                // A picture as large as the widest blur is of no interest here.
                if number > 1000 { continue }
                segment.projection = Projection(
                    rows: SIMD3(1, number, 0), SIMD3(0, 1, number), SIMD3(number, 0, 1))
                _ = Painter(shaper: shaper).picture(DisplayList([segment]), width: 20, height: 20)
            }
        }
    }
}
