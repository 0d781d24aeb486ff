import SwiftUI
import TallyStage
import Testing

/// Shadows that belong to a style.
@MainActor
struct ShadowStyleTests {
    /// How dark a picture of 100 by 100 points is at a place: 0 is white.
    private func dark<V: View>(_ view: V) -> (Int, Int) -> Int {
        let image = Stage(size: CGSize(width: 100, height: 100), scale: 1) { view }.image()
        return { x, y in 255 - Int(image[x, y] & 255) }
    }

    private let white = Color.white

    @Test func `a drop shadow lies beneath what is drawn, where it is moved to`() {
        let shown = dark(
            Rectangle().fill(white.shadow(.drop(color: .black, radius: 0, x: 10, y: 10))).frame(width: 40, height: 40))
        // The square is from 30 to 70.
        #expect(shown(50, 50) == 0 && shown(35, 35) == 0)
        #expect(shown(75, 75) == 255 && shown(75, 50) == 255 && shown(35, 75) == 0 && shown(85, 85) == 0)
        let soft = dark(Rectangle().fill(white.shadow(.drop(radius: 10))).frame(width: 40, height: 40))
        #expect(soft(50, 50) == 0 && soft(28, 50) > 20 && soft(28, 50) > soft(22, 50) && soft(22, 50) > soft(12, 50))
    }

    @Test func `it is the shadow that the modifier makes`() {
        func image(_ view: some View) -> [UInt32] {
            let image = Stage(size: CGSize(width: 60, height: 60), scale: 2) { view }.image()
            return (0..<120).flatMap { y in (0..<120).map { image[$0, y] } }
        }
        let circle = Circle()
        #expect(
            image(circle.fill(.red.shadow(.drop(color: .blue, radius: 6, x: 2, y: 3))).frame(width: 30, height: 30))
                == image(circle.fill(.red).frame(width: 30, height: 30).shadow(color: .blue, radius: 6, x: 2, y: 3)))
    }

    @Test func `an inner shadow darkens the inside along its edges and nothing outside`() {
        let shown = dark(
            Rectangle().fill(white.shadow(.inner(color: .black, radius: 8))).frame(width: 60, height: 60))
        // The square is from 20 to 80.
        #expect(shown(21, 50) > 90 && shown(50, 21) > 90 && shown(78, 50) > 90)
        #expect(shown(21, 50) > shown(26, 50) && shown(26, 50) > shown(32, 50) && shown(50, 50) == 0)
        #expect(shown(18, 50) == 0 && shown(10, 10) == 0 && shown(82, 50) == 0)
        let moved = dark(
            Rectangle().fill(white.shadow(.inner(color: .black, radius: 0, x: 10, y: 0))).frame(width: 60, height: 60))
        #expect(moved(25, 50) == 255 && moved(35, 50) == 0 && moved(78, 50) == 0 && moved(15, 50) == 0)
    }

    @Test func `several lie upon one another`() {
        let shown = dark(
            Rectangle().fill(
                white.shadow(.inner(color: .black, radius: 0, x: 10))
                    .shadow(.drop(color: .black, radius: 0, x: 0, y: 15))
            ).frame(width: 60, height: 60))
        #expect(shown(25, 50) == 255 && shown(50, 50) == 0 && shown(50, 90) == 255)
        // Half shown, the shadow beneath is not seen through what throws it.
        let faint = dark(
            Rectangle().fill(white.shadow(.drop(color: .black, radius: 0, x: 20))).frame(width: 40, height: 40)
                .opacity(0.5))
        #expect(faint(60, 50) == 0 && abs(faint(85, 50) - 128) <= 2)
    }

    @Test func `texts, symbols and gradients have it too`() {
        func inks(_ view: some View) -> Int {
            let shown = dark(view)
            return (0..<100).reduce(0) { sum, y in sum + (0..<100).filter { shown($0, y) > 60 }.count }
        }
        let shadow = ShadowStyle.drop(color: .black, radius: 0, x: 0, y: 30)
        let text = Text("8").font(.system(size: 30))
        let plain = inks(text.foregroundStyle(.black))
        #expect(plain > 50)
        #expect(abs(inks(text.foregroundStyle(.black.shadow(shadow))) - 2 * plain) <= 12)
        #expect(inks(text.foregroundStyle(.black.gradient.shadow(shadow))) > plain + plain / 2)
        let symbol = Image(systemName: "heart.fill").font(.system(size: 20))
        #expect(inks(symbol.foregroundStyle(.black.shadow(shadow))) > inks(symbol.foregroundStyle(.black)) * 3 / 2)
        // The place's own foreground, with a shadow.
        #expect(inks(text.foregroundStyle(.shadow(shadow))) > plain * 3 / 2)
    }

    @Test func `the style under a shadow moves, and a shadow that goes is gone`() throws {
        let remote = Remote(0)
        let stage = Stage(size: CGSize(width: 100, height: 100), scale: 1) {
            Playing(remote) { step in
                Rectangle()
                    .fill(
                        step == 0
                            ? AnyShapeStyle(Color.white.shadow(.drop(color: .black, radius: 0, x: 50)))
                            : step == 1
                                ? AnyShapeStyle(Color.black.shadow(.drop(color: .black, radius: 0, x: 50)))
                                : AnyShapeStyle(Color.black)
                    )
                    .frame(width: 40, height: 40)
            }
        }
        func dark(_ x: Int) -> Int { 255 - Int(stage.image()[x, 50] & 255) }
        #expect(dark(50) == 0 && dark(90) == 255)
        withAnimation(.linear(duration: 1)) { remote.value = 1 }
        stage.advance(by: 0.5)
        #expect((20...235).contains(dark(50)) && dark(90) == 255)
        stage.advance(by: 1)
        #expect(dark(50) == 255)
        remote.value = 2
        stage.advance(by: 0)
        #expect(dark(50) == 255 && dark(90) == 0)
    }

    @Test func `numbers that make no sense do no harm`() {
        for bad in [CGFloat.nan, .infinity, -.infinity, -5, 1e12] {
            for style in [ShadowStyle.drop(color: .black, radius: bad, x: bad, y: bad), .inner(radius: bad, x: bad)] {
                let shown = dark(Circle().fill(white.shadow(style)).frame(width: 40, height: 40))
                #expect(shown(50, 50) >= 0)
            }
        }
    }
}
