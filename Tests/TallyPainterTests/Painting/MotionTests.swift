import TallyPainter
import TallyScene
import Testing

struct MotionTests {
    let shaper = PangoShaper()

    @Test(arguments: [14, 24, 60, 250] as [Double])
    func `a digit moves down by eighths of a pixel`(size: Double) {
        let painter = Painter(shaper: shaper)
        let text = shaper.shape(Paragraph("5", size: size))
        let side = Int(size * 1.6) + 4
        let start = painter.picture(text, x: 2, y: 2, width: side, height: side)
        for step in 1...16 {
            let moved = painter.picture(text, x: 2, y: 2 + Double(step) / 8, width: side, height: side)
            let shift = moved.centroid.y - start.centroid.y
            #expect(abs(shift - Double(step) / 8) < 0.02, "step \(step)")
            #expect(abs(moved.totalInk / start.totalInk - 1) < 0.01)
        }
    }

    @Test func `a digit moves sideways by quarters of a pixel`() {
        let painter = Painter(shaper: shaper)
        let text = shaper.shape(Paragraph("5"))
        let start = painter.picture(text, x: 2, y: 2, width: 40, height: 40)
        for step in 1...8 {
            let moved = painter.picture(text, x: 2 + Double(step) / 4, y: 2, width: 40, height: 40)
            #expect(abs(moved.centroid.x - start.centroid.x - Double(step) / 4) < 0.02)
        }
    }

    @Test func `a growing digit grows without jumps`() {
        let painter = Painter(shaper: shaper)
        let text = shaper.shape(Paragraph("8"))
        var last = 0.0
        for step in 0...40 {
            let scale = 1 + Double(step) / 40
            let segment = Segment(.text(text, color: .black), at: Affine.scale(x: scale, y: scale))
            let ink = painter.picture(DisplayList([segment]), width: 60, height: 70).totalInk
            #expect(ink > last)
            if last > 0 { #expect(ink < last * 1.1) }
            last = ink
        }
    }

    @Test func `text that is turned keeps its ink`() {
        let painter = Painter(shaper: shaper)
        let text = shaper.shape(Paragraph("38"))
        let flat = painter.picture(text, x: 20, y: 20, width: 100, height: 100).totalInk
        for turn in [
            Affine(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 40, ty: 20), Affine(a: -1, b: 0, c: 0, d: 1, tx: 80, ty: 20),
        ] {
            let segment = Segment(.text(text, color: .black), at: turn)
            let ink = painter.picture(DisplayList([segment]), width: 100, height: 100).totalInk
            #expect(abs(ink / flat - 1) < 0.01)
        }
    }

    @Test func `places that are no numbers draw nothing`() {
        let painter = Painter(shaper: shaper)
        let text = shaper.shape(Paragraph("38"))
        for bad in [Double.nan, .infinity, 1e300] {
            for turn in [
                Affine.translation(x: bad, y: 0), Affine.scale(x: bad, y: bad),
                Affine(a: 1, b: bad, c: 0, d: 1, tx: 0, ty: 0),
            ] {
                let segment = Segment(.text(text, color: .black), at: turn)
                _ = painter.picture(DisplayList([segment]), width: 20, height: 20)
            }
        }
    }
}
