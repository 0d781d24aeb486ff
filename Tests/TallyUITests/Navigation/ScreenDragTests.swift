import Foundation
import SwiftUI
import TallyStage
import Testing

/// A finger on a screen of a stack, and what is seen beside it.
@MainActor
struct ScreenDragTests {
    private func made(_ path: [Int] = [1], box: Box? = nil) -> (stage: Stage, path: Remote<[Int]>) {
        let remote = Remote(path)
        let stage = Stage.phone {
            Playing(remote) { _ in
                NavigationStack(path: Binding(get: { remote.value }, set: { remote.value = $0 })) {
                    Color.white.overlay { Text("root") }
                        .navigationDestination(for: Int.self) { Leaf(number: $0, box: box) }
                }
            }
        }
        return (stage, remote)
    }

    private struct Leaf: View {
        let number: Int
        let box: Box?
        @Environment(\.dismiss) private var dismiss

        var body: some View {
            if number == 1 { let _ = box?.dismiss = dismiss }
            Color.blue.overlay { Text("leaf \(number)") }
        }
    }

    /// Keeps the way out of the first leaf.
    private final class Box {
        var dismiss: DismissAction?
    }

    private func middle(_ text: String, _ stage: Stage) -> Double? {
        stage.frame.texts.first { $0.string == text }.map { Double($0.rect.midX) }
    }

    @Test func `a finger that goes back beyond where it began leaves the screen in its place`() {
        let (stage, path) = made()
        stage.pointerDown(CGPoint(x: 20, y: 200))
        for x in [40, 80, 20, 2] {
            stage.advance(by: 0.05)
            stage.pointerMove(CGPoint(x: x, y: 200))
        }
        stage.advance(by: 0)
        #expect(middle("leaf 1", stage) == 100)
        stage.pointerUp(CGPoint(x: 2, y: 200))
        #expect(stage.settle())
        #expect(path.value == [1])
    }

    @Test(arguments: [60.0, 115]) func `a screen stays under the finger while what is around it is brought up to date`(
        _ end: Double
    ) {
        let tick = Remote(0)
        let path = Remote([1])
        let stage = Stage.phone {
            Playing(path) { _ in
                Playing(tick) { tick in
                    NavigationStack(path: Binding(get: { path.value }, set: { path.value = $0 })) {
                        Color.white.overlay { Text("root \(tick)") }
                            .navigationDestination(for: Int.self) { Leaf(number: $0, box: nil) }
                    }
                }
            }
        }
        stage.pointerDown(CGPoint(x: 5, y: 200))
        var before = 100.0
        for x in stride(from: 25.0, through: end, by: 5) {
            stage.pointerMove(CGPoint(x: x, y: 200))
            stage.advance(by: 0)
            #expect(middle("leaf 1", stage) == 100 + x - 5, "it follows the finger")
            before = middle("leaf 1", stage) ?? .nan
            tick.value += 1
            stage.advance(by: 0.05)
            #expect(middle("leaf 1", stage) == before, "it stays where the finger is")
        }
        stage.advance(by: 0.5)
        stage.pointerUp(CGPoint(x: end, y: 200))
        #expect(stage.settle())
        #expect(path.value == (end < 100 ? [1] : []) && middle("leaf 1", stage) == (end < 100 ? 100 : nil))
        #expect(end < 100 || middle("root \(tick.value)", stage) == 100)
    }

    @Test func `a finger that goes downwards rather than across takes no screen along`() {
        let (stage, path) = made()
        stage.pointerDown(CGPoint(x: 10, y: 100))
        for step in 1...4 {
            stage.advance(by: 0.02)
            stage.pointerMove(CGPoint(x: 10 + 15 * step, y: 100 + 40 * step))
            stage.advance(by: 0)
            #expect(middle("leaf 1", stage) == 100)
        }
        stage.pointerUp(CGPoint(x: 70, y: 260))
        #expect(stage.settle())
        #expect(path.value == [1])
    }

    @Test func `the screen below is darker, the more of it is covered`() {
        let (stage, path) = made([])
        path.value = [1]
        var last: UInt32 = 255
        for _ in 0..<4 {
            stage.advance(by: 1.0 / 30)
            let red = stage.image()[2, 300] >> 16 & 0xFF
            #expect(red < last)
            last = red
        }
        #expect(last > 225)
    }

    @Test func `a screen that is dismissed takes along all that stand on it`() throws {
        let box = Box()
        let (stage, path) = made([1, 2, 3], box: box)
        path.value = [1]
        #expect(stage.settle())
        path.value = [1, 2, 3]
        #expect(stage.settle())
        let dismiss = try #require(box.dismiss)
        dismiss()
        #expect(stage.settle())
        #expect(path.value.isEmpty)
        #expect(stage.text("root") != nil)
    }

    @Test func `a zoom that is turned round goes on from where it is, whatever else has its name by then`() throws {
        struct Host: View {
            @Namespace private var namespace
            @State private var isShown = false
            @State private var hasOther = false

            var body: some View {
                NavigationStack {
                    VStack(alignment: .leading, spacing: 0) {
                        Color.orange.frame(width: 50, height: 50).matchedTransitionSource(id: 1, in: namespace)
                        Button("Open") { withAnimation(.linear(duration: 1)) { isShown = true } }
                        Spacer()
                        if hasOther {
                            Color.clear.frame(width: 100, height: 100).matchedTransitionSource(id: 1, in: namespace)
                        }
                    }
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .navigationDestination(isPresented: $isShown) {
                        Color.blue
                            .onTapGesture { hasOther = true }
                            .navigationTransition(.zoom(sourceID: 1, in: namespace))
                    }
                }
            }
        }
        let stage = Stage.phone { Host() }
        try stage.tap("Open")
        stage.advance(by: 0.5)
        stage.tap(CGPoint(x: 60, y: 60))
        stage.advance(by: 0)
        let before = stage.image()
        stage.press(.escape)
        stage.advance(by: 0)
        #expect(stage.image() == before)
        #expect(stage.settle())
        #expect(stage.text("Open") != nil)
    }

    /// Its pixels are those of the ground or of the screen, and mixtures: nothing darker is at its edges.
    @Test func `a zoomed screen has no dark line around it`() throws {
        struct Host: View {
            @Namespace private var namespace
            @State private var isShown = false

            var body: some View {
                NavigationStack {
                    VStack(alignment: .leading) {
                        Color.white.frame(width: 70, height: 70).matchedTransitionSource(id: 1, in: namespace) {
                            $0.clipShape(RoundedRectangle(cornerRadius: 14)).background(.white).shadow(radius: 8)
                        }
                        Button("Open") { withAnimation(.linear(duration: 1)) { isShown = true } }
                        Spacer()
                    }
                    .padding(20)
                    .navigationDestination(isPresented: $isShown) {
                        Color.white.navigationTransition(.zoom(sourceID: 1, in: namespace))
                            .toolbar(.hidden, for: .navigationBar)
                    }
                }
            }
        }
        let stage = Stage.phone { Host() }
        stage.preferences.background = Color.white.resolve(in: EnvironmentValues())
        try stage.tap("Open")
        for _ in 1...9 {
            stage.advance(by: 0.1)
            let image = stage.image()
            // Below the button; the darkest there is the shade of the screen below and the shadow over it.
            let rows = stride(from: 200, to: 400, by: 40)
            let darkest = rows.map { y in (0..<200).map { image[$0, y] >> 16 & 0xFF }.min() ?? 0 }.min() ?? 0
            #expect(darkest > 140, "at \(stage.time)")
        }
    }
}
