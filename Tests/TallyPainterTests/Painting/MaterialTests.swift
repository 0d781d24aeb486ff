import TallyPainter
import TallyScene
import Testing

/// What is behind a material is blurred, and nothing else is.
struct MaterialTests {
    let shaper = PangoShaper()

    private func material(opacity: Double = 1, saturation: Double = 1, alpha: Double = 0) -> Paint {
        .material(
            Paint.Material(
                tint: RGBA(red: 1, green: 1, blue: 1, alpha: alpha), deviation: 4, saturation: saturation,
                opacity: opacity))
    }

    private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ paint: Paint) -> Segment {
        Segment(.roundedRect(Rect(x: x, y: y, width: width, height: height), radius: 0, paint))
    }

    /// Black at the left of x = 60, white at the right, and the segments over it.
    private func picture(_ segments: [Segment]) -> Bitmap {
        let edge = rect(-10, -10, 70, 140, .color(.black))
        return Painter(shaper: shaper).picture(DisplayList([edge] + segments), width: 120, height: 120)
    }

    private func expectSharp(_ picture: Bitmap, y: Int, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(picture[59, y] == 0xFF00_0000 && picture[60, y] == 0xFFFF_FFFF, sourceLocation: sourceLocation)
    }

    private func expectSmooth(_ picture: Bitmap, y: Int, sourceLocation: SourceLocation = #_sourceLocation) {
        let inks = (45..<75).map { picture.ink($0, y) }
        #expect(zip(inks, inks.dropFirst()).allSatisfy { $0 - $1 >= 0 && $0 - $1 < 40 }, sourceLocation: sourceLocation)
        #expect(abs(picture.ink(59, y) - 140) < 12 && picture.ink(75, y) < 3, sourceLocation: sourceLocation)
    }

    @Test func `an edge behind a material is smooth, and sharp beside it`() {
        let picture = picture([rect(30, 40, 60, 40, material())])
        expectSmooth(picture, y: 60)
        expectSmooth(picture, y: 41)
        expectSharp(picture, y: 39)
        expectSharp(picture, y: 80)
        #expect(picture[29, 60] == 0xFF00_0000 && picture[90, 60] == 0xFFFF_FFFF)
    }

    @Test func `what is in front of a material stays sharp`() {
        let picture = picture([rect(30, 40, 60, 40, material()), rect(50, 50, 10, 10, .color(.black))])
        #expect(picture[59, 55] == 0xFF00_0000 && picture.ink(60, 55) < 140)
    }

    @Test func `the tint is laid over what is blurred`() {
        let plain = picture([rect(30, 40, 60, 40, material())])
        let tinted = picture([rect(30, 40, 60, 40, material(alpha: 0.5))])
        for x in 30..<90 { #expect(abs(tinted.ink(x, 60) - plain.ink(x, 60) / 2) <= 1.5) }
        expectSharp(tinted, y: 39)
    }

    @Test(arguments: [true, false])
    func `an opacity shows the sharp and the smooth together`(isOfPaint: Bool) {
        let plain = picture([rect(30, 40, 60, 40, material())])
        let faint = rect(30, 40, 60, 40, material(opacity: isOfPaint ? 0.5 : 1))
        if !isOfPaint { faint.opacity = 0.5 }
        let half = picture([faint])
        for x in 30..<90 { #expect(abs(half.ink(x, 60) - (plain.ink(x, 60) + (x < 60 ? 255 : 0)) / 2) <= 1.5) }
        faint.opacity = 0
        #expect(picture([faint]) == picture([]))
    }

    @Test func `saturation strengthens colours and leaves greys`() {
        let ground = rect(0, 0, 120, 120, .color(RGBA(red: 0.6, green: 0.4, blue: 0.4)))
        let picture = picture([ground, rect(30, 40, 60, 40, material(saturation: 2))])
        #expect(picture[60, 20] == 0xFF99_6666)
        let red = picture[60, 60] >> 16 & 255
        #expect(red > 0x99 && picture[60, 60] & 255 < 0x66)
        let gray = rect(0, 0, 120, 120, .color(RGBA(red: 0.4, green: 0.4, blue: 0.4)))
        #expect(self.picture([gray, rect(30, 40, 60, 40, material(saturation: 2))]) == self.picture([gray]))
    }

    @Test func `clips, corners, strokes and turned shapes bound the blur`() {
        let clipped = rect(0, 0, 120, 120, material())
        clipped.clip = .rect(Rect(x: 0, y: 40, width: 120, height: 40))
        var shown = picture([clipped])
        expectSmooth(shown, y: 60)
        expectSharp(shown, y: 39)

        let round = Segment(.roundedRect(Rect(x: 30, y: 30, width: 60, height: 60), radius: 30, material()))
        shown = picture([round])
        expectSmooth(shown, y: 60)
        #expect(shown[34, 34] == 0xFF00_0000)
        expectSharp(shown, y: 29)

        let line = Segment(
            .stroke(
                Outline([.move(to: Point(x: 20, y: 60)), .line(to: Point(x: 100, y: 60))]), material(),
                Stroke(width: 20)))
        shown = picture([line])
        expectSmooth(shown, y: 60)
        expectSharp(shown, y: 48)

        let turned = Segment(
            .roundedRect(Rect(x: -20, y: -20, width: 40, height: 40), radius: 0, material()),
            at: Affine(a: 0.6, b: 0.8, c: -0.8, d: 0.6, tx: 60, ty: 60))
        shown = picture([turned])
        expectSmooth(shown, y: 60)
        expectSharp(shown, y: 30)
    }

    @Test func `the blur grows with the material`() {
        let large = Segment(
            .roundedRect(Rect(x: 10, y: 10, width: 20, height: 20), radius: 0, material()),
            at: .scale(x: 3, y: 3))
        #expect(picture([large]).ink(75, 60) > 20)
        expectSharp(picture([large]), y: 29)
    }

    @Test func `the edge of the picture darkens nothing`() {
        let ground = rect(-10, -10, 200, 200, .color(RGBA(red: 0.2, green: 0.5, blue: 0.8)))
        #expect(picture([ground, rect(-5, -5, 140, 140, material())]) == picture([ground]))
    }

    @Test(arguments: [
        LayerEffect.group, .colors(.identity), .shadow(.clear, deviation: 2, x: 0, y: 0), .blended(.normal),
    ])
    func `inside a layer it blurs what that stands over, and what of it is behind`(effect: LayerEffect) {
        let layer = Segment(.nothing, at: .translation(x: 20, y: 30))
        layer.setChildren([rect(40, 40, 60, 20, .color(.white)), rect(10, 10, 60, 40, material())])
        layer.effect = effect
        let inLayer = picture([layer])
        expectSmooth(inLayer, y: 60)
        expectSharp(inLayer, y: 39)

        let flat = Segment(.nothing, at: .translation(x: 20, y: 30))
        flat.setChildren([rect(40, 40, 60, 20, .color(.black)), rect(10, 10, 60, 40, material())])
        let direct = picture([flat])
        #expect(direct.ink(70, 78) > 100)
        flat.effect = effect
        #expect(picture([flat]) == direct)
    }

    @Test func `a material under a material is blurred with it`() {
        let both = picture([rect(30, 40, 60, 40, material()), rect(40, 45, 40, 30, material())])
        let one = picture([rect(30, 40, 60, 40, material())])
        #expect(both.ink(70, 60) > one.ink(70, 60))
        #expect(both[35, 60] == one[35, 60])
    }

    @Test func `in perspective and in masks there is nothing behind`() {
        let masked = Segment()
        masked.setChildren([
            rect(0, 0, 120, 120, .color(RGBA(red: 1, green: 0, blue: 0))), rect(30, 40, 60, 40, material(alpha: 0.5)),
        ])
        masked.effect = .mask
        let picture = picture([masked])
        #expect(picture[80, 60] == 0xFFFF_7F7F || picture[80, 60] == 0xFFFF_8080)
    }

    @Test func `what moves behind a material damages all of it, and elsewhere nothing more`() {
        let dot = rect(0, 0, 4, 4, .color(.black))
        let list = DisplayList([dot, rect(60, 40, 40, 40, material(alpha: 0.3)), rect(90, 50, 20, 20, .color(.black))])
        let painter = Painter(shaper: shaper)
        var bitmap = painter.picture(list, width: 120, height: 120)
        _ = list.takeDamage()
        func move(_ x: Double, _ y: Double) -> Int {
            dot.move(x: x, y: y)
            list.commit()
            let count = painter.paint(
                list, damage: list.takeDamage(), scale: 1, background: .white, into: &bitmap)
            #expect(bitmap == Painter(shaper: shaper).picture(list, width: 120, height: 120))
            return count
        }
        #expect(move(10, 10) < 20 * 20)
        #expect(painter.widened == nil)
        // Near enough to be in the blur.
        #expect(move(52, 60) >= 60 * 60)
        #expect(painter.widened?.contains { $0.contains(Rect(x: 60, y: 40, width: 40, height: 40)) } == true)
        #expect(move(70, 60) >= 60 * 60)
        #expect(move(10, 110) >= 60 * 60)
        #expect(move(14, 110) < 20 * 20)
    }

    @Test func `a material that went, or became a colour, costs nothing more`() {
        let dot = rect(0, 0, 4, 4, .color(.black))
        let plate = rect(0, 0, 100, 100, material())
        let holder = Segment()
        holder.setChildren([plate])
        let list = DisplayList([dot, holder])
        let painter = Painter(shaper: shaper)
        var bitmap = painter.picture(list, width: 120, height: 120)
        func paint() -> Int {
            list.commit()
            return painter.paint(list, damage: list.takeDamage(), scale: 1, background: .white, into: &bitmap)
        }
        dot.move(x: 50, y: 50)
        #expect(paint() >= 100 * 100)
        plate.content = .roundedRect(Rect(x: 0, y: 0, width: 100, height: 100), radius: 0, .color(.clear))
        _ = paint()
        dot.move(x: 20, y: 50)
        #expect(paint() < 40 * 10)
        // And it is found again, below segments that have been gone through without one.
        plate.content = .roundedRect(Rect(x: 0, y: 0, width: 100, height: 100), radius: 0, material())
        _ = paint()
        dot.move(x: 50, y: 50)
        #expect(paint() >= 100 * 100)
        #expect(bitmap == Painter(shaper: shaper).picture(list, width: 120, height: 120))
        holder.setChildren([])
        _ = paint()
        dot.move(x: 54, y: 50)
        #expect(paint() < 20 * 10)
        holder.setChildren([plate])
        _ = paint()
        dot.move(x: 20, y: 20)
        #expect(paint() >= 100 * 100)
        #expect(bitmap == Painter(shaper: shaper).picture(list, width: 120, height: 120))
    }

    @Test func `odd numbers in materials draw something or nothing, and never trap`() {
        for number in [0, -1, .nan, .infinity, -.infinity, 1e300, 1e-300] {
            for scale in [1, 1e-6, 1e6, .nan] {
                let paint = Paint.material(
                    Paint.Material(
                        tint: RGBA(red: number, green: 0, blue: 0, alpha: number), deviation: number,
                        saturation: number, opacity: number))
                let segment = Segment(
                    .roundedRect(Rect(x: 5, y: 5, width: 9, height: 9), radius: 2, paint), at: .scale(x: scale, y: 1))
                _ = Painter(shaper: shaper).picture(DisplayList([segment]), width: 20, height: 20)
            }
        }
    }
}
