import SwiftUI
import TallyStage
import Testing

/// Glass on a stage of 200 by 200 points, black on the left and white on the right.
@MainActor
struct GlassEffectTests {
    private func stage(@ViewBuilder _ view: @escaping () -> some View) -> Stage {
        Stage(size: CGSize(width: 200, height: 200)) {
            ZStack {
                HStack(spacing: 0) {
                    Color.black
                    Color.white
                }
                .ignoresSafeArea()
                view()
            }
        }
    }

    private func red(_ stage: Stage, _ x: Int, _ y: Int) -> UInt32 { stage.image()[x, y] >> 16 & 255 }

    @Test func `what is behind it is seen blurred, in its shape alone`() {
        let plain = stage { Color.clear.frame(width: 120, height: 60) }
        let glass = stage { Color.clear.frame(width: 120, height: 60).glassEffect() }
        #expect(red(plain, 95, 100) == 0)
        #expect(red(glass, 95, 100) > 30 && red(glass, 95, 100) < 250)
        // A capsule's corner is not part of it.
        #expect(red(glass, 42, 72) == 0)
        let square = stage { Color.clear.frame(width: 120, height: 60).glassEffect(in: .rect) }
        #expect(red(square, 45, 75) > 0)
        #expect(stage { Text("a").glassEffect(.identity) }.image() == stage { Text("a") }.image())
    }

    @Test func `clear glass lets more through than regular, and a tint is seen`() {
        func middle(_ glass: Glass) -> UInt32 {
            stage { Color.clear.frame(width: 120, height: 60).glassEffect(glass) }.image()[60, 100]
        }
        #expect(middle(.clear) >> 16 & 255 < middle(.regular) >> 16 & 255)
        let tinted = middle(.regular.tint(Color(red: 1, green: 0, blue: 0)))
        #expect(tinted >> 16 & 255 > 180 && tinted >> 8 & 255 < 100)
        #expect(middle(.regular.tint(.red).tint(nil)) == middle(.regular))
    }

    @Test func `interactive glass grows under a finger, and what is in it can be pressed`() throws {
        let log = Log()
        let stage = stage {
            Button("Press") { log("pressed") }.padding(20).glassEffect(.regular.interactive())
        }
        let rest = try #require(stage.text("Press")).rect
        stage.pointerDown(CGPoint(x: 100, y: 100))
        stage.advance(by: 0.5)
        #expect(try #require(stage.text("Press")).rect.width > rest.width * 1.03)
        stage.pointerUp(CGPoint(x: 100, y: 100))
        stage.advance(by: 2)
        #expect(log.entries == ["pressed"])
        #expect(abs(try #require(stage.text("Press")).rect.width - rest.width) < 0.1)
    }

    @Test func `buttons of glass act, grow under a finger, and are the tint where they are prominent`() throws {
        let log = Log()
        let stage = stage {
            VStack(spacing: 20) {
                Button("One") { log("one") }.buttonStyle(.glass)
                Button("Two") { log("two") }.buttonStyle(.glassProminent).tint(.green)
                Button("Three") { log("three") }.buttonStyle(.glass(.clear)).disabled(true)
            }
        }
        let rest = try #require(stage.text("One")).rect
        let middle = CGPoint(x: rest.midX, y: rest.midY)
        stage.pointerDown(middle)
        stage.advance(by: 0.3)
        #expect(try #require(stage.text("One")).rect.width > rest.width)
        stage.pointerUp(middle)
        stage.advance(by: 1)
        try stage.tap("Two")
        stage.advance(by: 1)
        #expect(log.entries == ["one", "two"])
        let two = try #require(stage.text("Two")).rect
        let pixel = stage.image()[Int(two.minX) - 6, Int(two.midY)]
        #expect(pixel >> 8 & 255 > pixel >> 16 & 255)
    }

    @Test func `a view of one id takes the place of the other, and goes on from it when it is turned back`() throws {
        struct Two: View {
            @Namespace private var space
            @State private var isLow = false
            var body: some View {
                GlassEffectContainer(spacing: 10) {
                    VStack {
                        if !isLow { Text("Card").padding().glassEffect().glassEffectID("card", in: space) }
                        Spacer()
                        Button("Move") { withAnimation(.linear(duration: 1)) { isLow.toggle() } }
                        Spacer()
                        if isLow { Text("Card").padding().glassEffect().glassEffectID("card", in: space) }
                    }
                }
            }
        }
        let stage = stage { Two() }
        func place() -> CGFloat? { stage.frame.texts.last { $0.string == "Card" && $0.opacity > 0.01 }?.rect.midY }
        let top = try #require(place())
        try stage.tap("Move")
        stage.advance(by: 0.5)
        let middle = try #require(place())
        stage.advance(by: 1)
        let bottom = try #require(place())
        #expect(top < middle && middle < bottom && bottom - top > 100)
    }
}
