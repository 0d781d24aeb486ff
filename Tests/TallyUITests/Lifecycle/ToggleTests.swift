import SwiftUI
import TallyStage
import Testing

@MainActor
struct ToggleTests {
    /// Ten conditions, one inside the other, each with a transition of its own kind.
    private struct Deep: View {
        let depth: Int
        let on: Bool
        var body: some View {
            VStack {
                if on {
                    Text("\(depth)").transition(depth % 2 == 0 ? .opacity : .move(edge: .leading))
                    if depth > 0 { AnyView(Deep(depth: depth - 1, on: on)).transition(.scale) }
                } else {
                    Square()
                }
            }
        }
    }

    @Test func `ten conditions deep, a flip at any frame of sixty ends clean`() {
        for flip in stride(from: 1, through: 59, by: 1) {
            let on = Remote(false)
            let stage = Stage { Playing(on) { Deep(depth: 9, on: $0) } }
            let nodes = stage.liveNodes
            let still = stage.frame.description
            withAnimation(.linear(duration: 1)) { on.value = true }
            stage.advance(by: Double(flip) / 60)
            withAnimation(.spring(duration: 0.3)) { on.value = false }
            let settled = stage.settle(within: 10)
            #expect(settled, "flip \(flip)")
            #expect(stage.liveNodes == nodes, "flip \(flip)")
            #expect(stage.frame.description == still, "flip \(flip)")
            #expect(stage.nextFrameTime == nil, "flip \(flip)")
        }
    }

    @Test func `a flip at each frame ends clean`() {
        let on = Remote(false)
        let stage = Stage { Playing(on) { Deep(depth: 9, on: $0) } }
        let nodes = stage.liveNodes
        let still = stage.frame.description
        for frame in 0..<60 {
            switch frame % 3 {
            case 0: withAnimation(.linear(duration: 0.4)) { on.value.toggle() }
            case 1: withAnimation(.bouncy) { on.value.toggle() }
            default: on.value.toggle()
            }
            stage.advance(by: 1.0 / 60)
        }
        #expect(on.value == false)
        #expect(stage.settle(within: 10))
        #expect(stage.liveNodes == nodes)
        #expect(stage.frame.description == still)
        #expect(stage.nextFrameTime == nil)
        #expect(stage.warnings.isEmpty)
    }

    @Test func `shuffling, taking and giving rows at each frame ends clean, with state where it belongs`() {
        let rows = Remote(Array(0..<8))
        let stage = Stage(size: CGSize(width: 200, height: 400)) {
            Playing(rows) { rows in
                VStack { ForEach(rows, id: \.self) { Text("row \($0)").transition(.slide) } }
            }
        }
        let nodes = stage.liveNodes
        var order = Array(0..<8)
        for frame in 0..<60 {
            order = Array(order.dropFirst(3) + order.prefix(3))
            withAnimation(.smooth) { rows.value = frame % 2 == 0 ? Array(order.prefix(5)) : order }
            stage.advance(by: 1.0 / 60)
        }
        withAnimation(.smooth) { rows.value = Array(0..<8) }
        #expect(stage.settle())
        #expect(stage.frame.visibleText == (0..<8).map { "row \($0)" }.joined(separator: " "))
        #expect(stage.liveNodes == nodes)
        #expect(stage.nextFrameTime == nil)
    }

    @Test func `what repeats for ever ends with its view`() {
        let on = Remote(true)
        let go = Remote(0.0)
        let stage = Stage {
            Playing(on) { on in
                ZStack {
                    if on {
                        Playing(go) { go in
                            Square().offset(x: go).animation(.linear(duration: 1).repeatForever(), value: go)
                        }
                    }
                }
            }
        }
        go.value = 40
        stage.advance(by: 1000)
        #expect(stage.isAnimating)
        withAnimation(.linear(duration: 1)) { on.value = false }
        stage.advance(by: 1)
        #expect(!stage.isAnimating)
        #expect(stage.nextFrameTime == nil)
    }

    @Test func `a stage that is gone lets its views go and hears no model any more`() {
        final class Held {}
        weak var held: Held?
        do {
            let kept = Held()
            held = kept
            struct Holder: View {
                let kept: Held
                @State private var x = 0
                var body: some View { VStack { Text("\(x)") }.background { Square() } }
            }
            let stage = Stage { Holder(kept: kept) }
            stage.advance(by: 0.1)
        }
        #expect(held == nil)
    }
}
