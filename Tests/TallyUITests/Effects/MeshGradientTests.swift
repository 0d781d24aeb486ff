import SwiftUI
import TallyStage
import Testing

@MainActor
struct MeshGradientTests {
    private func grid(_ middle: SIMD2<Float> = [0.5, 0.5]) -> [SIMD2<Float>] {
        [[0, 0], [0.5, 0], [1, 0], [0, 0.5], middle, [1, 0.5], [0, 1], [0.5, 1], [1, 1]]
    }

    private let nine: [Color] = [.red, .green, .blue, .white, .black, .yellow, .purple, .orange, .mint]

    private func pixel(_ stage: Stage, _ x: Int, _ y: Int) -> [Int] {
        let image = stage.image()
        let pixel = image.pixels[y * image.width + x]
        return [Int(pixel >> 16 & 0xFF), Int(pixel >> 8 & 0xFF), Int(pixel & 0xFF), Int(pixel >> 24)]
    }

    private func expectNear(
        _ a: [Int], _ b: [Int], _ tolerance: Int = 3, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(zip(a, b).allSatisfy { abs($0 - $1) <= tolerance }, "\(a) \(b)", sourceLocation: sourceLocation)
    }

    private let primary: [Color] = [
        Color(.sRGB, red: 1, green: 0, blue: 0), Color(.sRGB, red: 0, green: 1, blue: 0),
        Color(.sRGB, red: 0, green: 0, blue: 1), Color(.sRGB, red: 1, green: 1, blue: 1),
    ]

    private func square(smooth: Bool, background: Color = .clear) -> MeshGradient {
        MeshGradient(
            width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: primary, background: background,
            smoothsColors: smooth)
    }

    @Test func `each corner has its colour, and all of the area is covered`() {
        for smooth in [false, true] {
            let stage = Stage { square(smooth: smooth, background: .black) }
            expectNear(pixel(stage, 0, 0), [255, 0, 0, 255], 6)
            expectNear(pixel(stage, 99, 0), [0, 255, 0, 255], 6)
            expectNear(pixel(stage, 0, 99), [0, 0, 255, 255], 6)
            expectNear(pixel(stage, 99, 99), [255, 255, 255, 255], 6)
            #expect(!stage.image().pixels.contains(0xFF00_0000))
        }
    }

    @Test func `between two points the colours are mixed, in straight lines if they are not smoothed`() {
        let stage = Stage { square(smooth: false) }
        for x in [10, 25, 50, 75, 90] {
            let share = (Double(x) + 0.5) / 100
            let top = 0.5 / 100
            let red = (1 - share) * (1 - top) + share * top
            expectNear([pixel(stage, x, 0)[0]], [Int(red * 255)], 2)
        }
        expectNear(pixel(stage, 50, 50), [128, 128, 128, 255], 3)
    }

    @Test func `points stand where they are put, and the background is where no patch is`() {
        let stage = Stage {
            MeshGradient(
                width: 2, height: 2, points: [[0.2, 0.2], [0.8, 0.2], [0.2, 0.8], [0.8, 0.8]], colors: primary,
                background: .black)
        }
        #expect(pixel(stage, 10, 50) == [0, 0, 0, 255] && pixel(stage, 90, 90) == [0, 0, 0, 255])
        expectNear(pixel(stage, 20, 20), [255, 0, 0, 255], 8)
        let moved = Stage {
            MeshGradient(
                width: 3, height: 3, points: grid([0.8, 0.3]), colors: nine,
                background: Color(.sRGB, red: 1, green: 0, blue: 1))
        }
        expectNear(pixel(moved, 80, 30), [0, 0, 0, 255], 12)
        #expect(!moved.image().pixels.contains(0xFFFF_00FF))
    }

    @Test func `control points bend the curves between two points`() {
        func edge(_ bend: Float) -> MeshGradient {
            func corner(_ x: Float, _ y: Float) -> MeshGradient.BezierPoint {
                let toward: Float = x == 0 ? 0.33 : 0.67
                return MeshGradient.BezierPoint(
                    position: [x, y], leadingControlPoint: [toward, y == 0 ? bend : y],
                    topControlPoint: [x, y == 0 ? 0.33 : 0.67], trailingControlPoint: [toward, y == 0 ? bend : y],
                    bottomControlPoint: [x, y == 0 ? 0.33 : 0.67])
            }
            return MeshGradient(
                width: 2, height: 2, bezierPoints: [corner(0, 0), corner(1, 0), corner(0, 1), corner(1, 1)],
                colors: primary, background: .black)
        }
        let straight = Stage { edge(0) }
        let bent = Stage { edge(0.4) }
        #expect(straight.image().pixels.allSatisfy { $0 & 0xFFFFFF != 0 })
        // The top edge bends down to 0.3 in its middle.
        #expect(pixel(bent, 50, 20) == [0, 0, 0, 255] && pixel(bent, 50, 40) != [0, 0, 0, 255])
    }

    @Test func `points and colours animate`() {
        let isMoved = Remote(false)
        let stage = Stage {
            Playing(isMoved) { isMoved in
                MeshGradient(
                    width: 3, height: 3, points: grid(isMoved ? [0.8, 0.2] : [0.2, 0.8]),
                    colors: isMoved ? nine : nine.reversed())
            }
        }
        withAnimation(.linear(duration: 1)) { isMoved.value = true }
        stage.advance(by: 0)
        stage.advance(by: 0.5)
        // The colour in the middle is black in both.
        expectNear(pixel(stage, 50, 50), [0, 0, 0, 255], 14)
        stage.advance(by: 0.5)
        let end = Stage { MeshGradient(width: 3, height: 3, points: grid([0.8, 0.2]), colors: nine) }
        #expect(stage.image() == end.image() && !stage.isAnimating)
    }

    @Test func `it fills shapes and texts, and grows with opacity`() {
        let circle = Stage { Circle().fill(square(smooth: true)) }
        #expect(pixel(circle, 0, 0) == [255, 255, 255, 255])
        expectNear(pixel(circle, 50, 50), pixel(Stage { square(smooth: true) }, 50, 50), 0)
        let text = Stage { Text("MMM").font(.system(size: 40, weight: .bold)).foregroundStyle(square(smooth: true)) }
        #expect(Set(text.image().pixels).count > 200)
        let half = Stage { square(smooth: true).opacity(0.5) }
        expectNear(pixel(half, 0, 0), [255, 128, 128, 255], 4)
        let turned = Stage { square(smooth: true).frame(width: 50, height: 50).rotationEffect(.degrees(45)) }
        #expect(pixel(turned, 20, 20) == [255, 255, 255, 255])
        // The corner at the top left is at the top now.
        expectNear(pixel(turned, 50, 18), [255, 0, 0, 255], 30)
    }

    @Test func `a part painted anew equals the whole`() {
        let x = Remote(0.0)
        let stage = Stage {
            ZStack {
                MeshGradient(width: 3, height: 3, points: grid([0.3, 0.6]), colors: nine)
                Playing(x) { Square().offset(x: $0) }
            }
        }
        _ = stage.image()
        x.value = 20
        stage.advance(by: 0)
        let whole = Stage {
            ZStack {
                MeshGradient(width: 3, height: 3, points: grid([0.3, 0.6]), colors: nine)
                Square().offset(x: 20)
            }
        }
        #expect(stage.image() == whole.image())
    }

    @Test func `what is missing or no number leaves the background, and nothing traps`() {
        let background = Stage { Color.red }.image()
        for (width, height, count) in [(3, 3, 8), (1, 9, 9), (0, 0, 0), (-3, -3, 9), (Int.max, Int.max, 9), (9, 1, 9)] {
            let stage = Stage {
                MeshGradient(
                    width: width, height: height, points: Array(grid().prefix(count)), colors: nine, background: .red)
            }
            #expect(stage.image() == background, "\(width) × \(height)")
        }
        for value in [Float.nan, .infinity, 1e30, -1e30] {
            let stage = Stage { MeshGradient(width: 3, height: 3, points: grid([value, value]), colors: nine) }
            _ = stage.image()
        }
        let flat = Stage {
            MeshGradient(
                width: 2, height: 2, points: [[0.5, 0], [0.5, 0], [0.5, 1], [0.5, 1]], colors: primary, background: .red
            )
        }
        #expect(flat.image() == background)
    }

    private func line(_ greys: [Double], smooth: Bool) -> MeshGradient {
        let places = greys.indices.map { Float($0) / Float(greys.count - 1) }
        let colors = greys.map { Color(.sRGB, white: $0) }
        return MeshGradient(
            width: greys.count, height: 2, points: places.map { [$0, 0] } + places.map { [$0, 1] },
            colors: colors + colors, smoothsColors: smooth)
    }

    @Test func `points in even steps are passed at an even speed`() {
        let stage = Stage { line([0, 1, 0], smooth: false) }
        for (x, grey) in [(12, 64), (25, 130), (37, 191), (62, 191), (75, 125)] {
            expectNear([pixel(stage, x, 50)[0]], [grey], 3)
        }
    }

    @Test func `smoothed colours stay between those of their points`() {
        let stage = Stage { line([0.6, 0.6, 0.2, 0.2], smooth: true) }
        for x in 0..<100 {
            let grey = pixel(stage, x, 50)[0]
            #expect(x < 33 ? abs(grey - 153) <= 1 : x > 67 ? abs(grey - 51) <= 1 : grey >= 50 && grey <= 154, "\(x)")
        }
    }

    @Test func `colours that can be seen through are drawn so, and their background too`() {
        let clear = Stage {
            MeshGradient(
                width: 2, height: 2, points: [[0, 0], [0.5, 0], [0, 0.5], [0.5, 0.5]],
                colors: Array(repeating: primary[0].opacity(0.5), count: 4), background: primary[2].opacity(0.5))
        }
        expectNear(pixel(clear, 20, 20), [255, 128, 128, 255], 1)
        expectNear(pixel(clear, 80, 80), [128, 128, 255, 255], 1)
        let faint = Stage {
            Rectangle().fill(
                MeshGradient(
                    width: 2, height: 2, points: [[0, 0], [0.5, 0], [0, 0.5], [0.5, 0.5]],
                    colors: Array(repeating: primary[0], count: 4), background: primary[2]
                ).opacity(0.5))
        }
        expectNear(pixel(faint, 20, 20), [255, 128, 128, 255], 1)
        expectNear(pixel(faint, 80, 80), [128, 128, 255, 255], 1)
    }

    /// The left edge bends to the right and the top edge down, to 0.3 in their middles.
    private func bent(_ background: Color) -> MeshGradient {
        func corner(_ x: Float, _ y: Float) -> MeshGradient.BezierPoint {
            MeshGradient.BezierPoint(
                position: [x, y], leadingControlPoint: [x - 0.33, y == 0 ? 0.4 : y],
                topControlPoint: [x == 0 ? 0.4 : x, y - 0.33], trailingControlPoint: [x + 0.33, y == 0 ? 0.4 : y],
                bottomControlPoint: [x == 0 ? 0.4 : x, y + 0.33])
        }
        return MeshGradient(
            width: 2, height: 2, bezierPoints: [corner(0, 0), corner(1, 0), corner(0, 1), corner(1, 1)],
            colors: primary, background: background)
    }

    @Test func `curves keep their bends while the colours around them animate`() {
        let isOther = Remote(false)
        let stage = Stage { Playing(isOther) { bent(Color(.sRGB, white: $0 ? 1 : 0)) } }
        withAnimation(.linear(duration: 1)) { isOther.value = true }
        stage.advance(by: 0)
        stage.advance(by: 0.5)
        let half = pixel(stage, 50, 10)
        #expect(half[0] > 60 && half[0] < 200 && half[0] == half[1] && half[1] == half[2])
        #expect(pixel(stage, 10, 50) == half && pixel(stage, 25, 50) == half)
        #expect(pixel(stage, 36, 60) != half && pixel(stage, 60, 36) != half)
    }

    @Test func `points and curves have nothing between them`() {
        let isBent = Remote(false)
        let stage = Stage { Playing(isBent) { $0 ? bent(.black) : square(smooth: true, background: .black) } }
        let before = stage.image()
        withAnimation(.linear(duration: 1)) { isBent.value = true }
        stage.advance(by: 0)
        stage.advance(by: 0.5)
        #expect(stage.image() == Stage { bent(.black) }.image())
        withAnimation(.linear(duration: 1)) { isBent.value = false }
        stage.advance(by: 2)
        #expect(stage.image() == before)
    }
}
