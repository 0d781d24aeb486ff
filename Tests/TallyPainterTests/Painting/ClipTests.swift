import TallyPainter
import TallyScene
import Testing

struct ClipTests {
    let painter = Painter(shaper: PangoShaper())

    private func box(_ clip: Clip, at place: Affine = .identity) -> Bitmap {
        let content = DrawContent.roundedRect(Rect(x: -50, y: -50, width: 200, height: 200), radius: 0, .color(.black))
        return painter.picture(DisplayList([Segment(content, at: place, clip: clip)]), width: 40, height: 40)
    }

    @Test func `a soft edge is a straight ramp and full between its ramps`() {
        let rect = Rect(x: 5, y: 5, width: 30, height: 30)
        let picture = box(.softRect(rect, top: 10, bottom: 5, left: 0, right: 0))
        for y in 0..<40 {
            let expected = min(max((Double(y) + 0.5 - 5) / 10, 0), 1) * min(max((35 - Double(y) - 0.5) / 5, 0), 1)
            #expect(abs(picture.ink(20, y) / 255 - expected) < 0.005, "row \(y)")
            #expect(picture.ink(4, y) == 0 && picture.ink(35, y) == 0)
        }
    }

    @Test func `soft sides multiply with soft top and bottom`() {
        let rect = Rect(x: 0, y: 0, width: 40, height: 40)
        let picture = box(.softRect(rect, top: 20, bottom: 0, left: 20, right: 0))
        for i in 0..<20 {
            let expected = (Double(i) + 0.5) / 20 * 5.5 / 20
            #expect(abs(picture.ink(i, 5) / 255 - expected) < 0.01)
        }
    }

    @Test func `a hard edge within a pixel covers a part of it`() {
        let picture = box(.rect(Rect(minX: 10.25, minY: 10, maxX: 20.5, maxY: 20)))
        #expect(abs(picture.ink(10, 15) - 191) <= 1 && abs(picture.ink(20, 15) - 128) <= 1)
        #expect(picture.ink(11, 15) == 255 && picture.ink(9, 15) == 0 && picture.ink(21, 15) == 0)
    }

    @Test func `nested clips multiply`() {
        let content = DrawContent.roundedRect(Rect(x: 0, y: 0, width: 40, height: 40), radius: 0, .color(.black))
        let rect = Rect(x: 0, y: 0, width: 40, height: 40)
        let inner = Segment(content, clip: .softRect(rect, top: 40, bottom: 0, left: 0, right: 0))
        let outer = Segment(.nothing, clip: .softRect(rect, top: 40, bottom: 0, left: 0, right: 0))
        outer.setChildren([inner])
        let picture = painter.picture(DisplayList([outer]), width: 40, height: 40)
        let expected = (20.5 / 40) * (20.5 / 40) * 255
        #expect(abs(picture.ink(10, 20) - expected) <= 2)
    }

    @Test func `a mirrored clip has its soft edge on the other side`() {
        let rect = Rect(x: 0, y: 0, width: 40, height: 40)
        let flip = Affine(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 40)
        let picture = box(.softRect(rect, top: 20, bottom: 0, left: 0, right: 0), at: flip)
        #expect(picture.ink(20, 2) == 255 && picture.ink(20, 38) < 30)
    }

    @Test func `an outline clips to its inside`() {
        let triangle = Outline([
            .move(to: Point(x: 0, y: 0)), .line(to: Point(x: 40, y: 0)), .line(to: Point(x: 0, y: 40)), .close,
        ])
        let picture = box(.outline(triangle, evenOdd: false))
        #expect(picture.ink(5, 5) == 255 && picture.ink(35, 35) == 0)
        #expect(abs(picture.ink(20, 19) - 127) < 3)
        #expect(abs(picture.totalInk / 255 - 800) < 2)
    }

    @Test func `a turned soft clip keeps its area`() {
        let turn = Affine(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 18, ty: 4)
        let hard = box(.rect(Rect(x: 0, y: 0, width: 20, height: 20)), at: turn)
        #expect(abs(hard.totalInk / 255 - 400) < 4)
        let soft = box(
            .softRect(Rect(x: 0, y: 0, width: 20, height: 20), top: 10, bottom: 10, left: 0, right: 0), at: turn)
        #expect(abs(soft.totalInk / 255 - 200) < 8)
    }

    @Test func `what is clipped away is not drawn`() {
        for clip in [
            Clip.rect(.null), .rect(Rect(x: 0, y: 0, width: 0, height: 9)), .outline(Outline(), evenOdd: true),
        ] {
            #expect(box(clip).totalInk == 0)
        }
        let nan = Clip.softRect(Rect(x: .nan, y: 0, width: 9, height: 9), top: 1, bottom: 1, left: 1, right: 1)
        #expect(box(nan).totalInk == 0)
    }
}
