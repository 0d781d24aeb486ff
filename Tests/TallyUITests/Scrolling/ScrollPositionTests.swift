import SwiftUI
import TallyStage
import Testing

@MainActor
struct ScrollPositionTests {
    private struct Rows: View {
        @Binding var id: Int?
        var anchor: UnitPoint?
        let log: Log

        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<20) { index in
                        Logged("\(index)", log) { Color.red }.frame(width: 100, height: 40)
                    }
                }
                .scrollTargetLayout()
            }
            .scrollPosition(id: $id, anchor: anchor)
        }
    }

    /// Owns a binding that the test can reach.
    private struct Owner<Value, Content: View>: View {
        @State var value: Value
        let remote: (Binding<Value>) -> Void
        let content: (Binding<Value>) -> Content

        var body: some View {
            let _ = remote($value)
            content($value)
        }
    }

    private final class Hand<Value> {
        var binding: Binding<Value>?
        var value: Value? { binding?.wrappedValue }
    }

    private func stage<Value>(
        _ start: Value, _ hand: Hand<Value>, @ViewBuilder _ content: @escaping (Binding<Value>) -> some View
    ) -> Stage {
        Stage { Owner(value: start, remote: { hand.binding = $0 }, content: content) }
    }

    private func offset(_ stage: Stage) -> CGFloat { -(stage.boxes.first { $0.height == 40 }?.minY ?? .nan) }

    @Test func `a new id scrolls there, at once or by the animation`() {
        let log = Log()
        let hand = Hand<Int?>()
        let stage = stage(nil as Int?, hand) { Rows(id: $0, anchor: .top, log: log) }
        hand.binding?.wrappedValue = 5
        stage.advance(by: 0)
        #expect(offset(stage) == 200 && hand.value == 5)
        _ = log.take()
        withAnimation(.linear(duration: 1)) { hand.binding?.wrappedValue = 10 }
        stage.advance(by: 0)
        stage.advance(by: 0.5)
        #expect(isNear(offset(stage), 300) && hand.value == 10)
        stage.advance(by: 0.5)
        #expect(offset(stage) == 400 && hand.value == 10 && log.take().isEmpty)
        hand.binding?.wrappedValue = 77
        stage.advance(by: 0.1)
        #expect(offset(stage) == 400)
        hand.binding?.wrappedValue = nil
        stage.advance(by: 0.1)
        #expect(offset(stage) == 400 && hand.value == .some(nil))
    }

    @Test func `without an anchor it scrolls no further than needed`() {
        let hand = Hand<Int?>()
        let stage = stage(nil as Int?, hand) { Rows(id: $0, log: Log()) }
        hand.binding?.wrappedValue = 1
        stage.advance(by: 0)
        #expect(offset(stage) == 0)
        hand.binding?.wrappedValue = 4
        stage.advance(by: 0)
        #expect(offset(stage) == 100)
    }

    @Test func `the id that is there at first is where it begins`() {
        let hand = Hand<Int?>()
        let stage = stage(7, hand) { Rows(id: $0, anchor: .center, log: Log()) }
        #expect(offset(stage) == 250)
    }

    @Test func `scrolling writes the id of the view nearest to the anchor`() {
        for (anchor, ids) in [(UnitPoint?.none, [0, 1, 2, 5]), (.center, [1, 1, 3, 6]), (.bottom, [2, 2, 3, 6])] {
            let hand = Hand<Int?>()
            let log = Log()
            let stage = stage(nil as Int?, hand) { Rows(id: $0, anchor: anchor, log: log) }
            _ = log.take()
            var seen: [Int?] = []
            for distance in [15.0, 15, 45, 125] {
                stage.scroll(CGSize(width: 0, height: distance), at: CGPoint(x: 50, y: 50))
                stage.advance(by: 0.05)
                seen.append(hand.value ?? nil)
            }
            #expect(seen == ids.map(Optional.some), "\(String(describing: anchor))")
            #expect(offset(stage) == 200 && log.take().isEmpty)
        }
    }

    @Test func `a finger writes it on its way, and it does not scroll back`() {
        let hand = Hand<Int?>()
        let stage = stage(nil as Int?, hand) { Rows(id: $0, anchor: .top, log: Log()) }
        stage.pointerDown(CGPoint(x: 50, y: 95))
        stage.pointerMove(CGPoint(x: 50, y: 35))
        stage.advance(by: 0.1)
        #expect(hand.value == 1 && isNear(offset(stage), 50))
        stage.pointerMove(CGPoint(x: 50, y: 5))
        stage.advance(by: 0.3)
        #expect(hand.value == 2 && isNear(offset(stage), 80))
        stage.pointerUp(CGPoint(x: 50, y: 5))
        #expect(stage.settle() && isNear(offset(stage), 80))
    }

    private func positioned(_ start: ScrollPosition, _ hand: Hand<ScrollPosition>) -> Stage {
        stage(start, hand) { position in
            ScrollView {
                VStack(spacing: 0) { ForEach(0..<20) { _ in Color.red.frame(width: 100, height: 40) } }
                    .scrollTargetLayout()
            }
            .scrollPosition(position)
        }
    }

    @Test func `a position goes to edges, points and views, and says so`() {
        let hand = Hand<ScrollPosition>()
        let stage = positioned(ScrollPosition(edge: .bottom), hand)
        #expect(offset(stage) == 700 && hand.value?.edge == .bottom && hand.value?.point == nil)
        hand.binding?.wrappedValue.scrollTo(edge: .top)
        stage.advance(by: 0)
        #expect(offset(stage) == 0)
        withAnimation(.linear(duration: 1)) { hand.binding?.wrappedValue.scrollTo(y: 120) }
        stage.advance(by: 0)
        stage.advance(by: 0.5)
        #expect(isNear(offset(stage), 60) && hand.value?.y == 120 && hand.value?.x == nil && hand.value?.edge == nil)
        stage.advance(by: 1)
        hand.binding?.wrappedValue.scrollTo(point: CGPoint(x: 0, y: 9000))
        stage.advance(by: 0.1)
        #expect(offset(stage) == 700 && hand.value?.point == CGPoint(x: 0, y: 9000))
        hand.binding?.wrappedValue.scrollTo(id: 3, anchor: .top)
        stage.advance(by: 0.1)
        #expect(offset(stage) == 120 && hand.value?.viewID(type: Int.self) == 3)
        #expect(hand.value?.viewID(type: String.self) == nil && hand.value?.isPositionedByUser == false)
    }

    @Test func `a hand takes the position over`() {
        let hand = Hand<ScrollPosition>()
        let stage = positioned(ScrollPosition(idType: Int.self, edge: .top), hand)
        stage.scroll(CGSize(width: 0, height: 130), at: CGPoint(x: 50, y: 50))
        stage.advance(by: 0.1)
        #expect(hand.value?.isPositionedByUser == true && hand.value?.edge == nil)
        #expect(hand.value?.viewID(type: Int.self) == 3)
        hand.binding?.wrappedValue.scrollTo(edge: .top)
        stage.advance(by: 0.1)
        #expect(offset(stage) == 0 && hand.value?.isPositionedByUser == false)
        let other = Hand<ScrollPosition>()
        let untyped = positioned(ScrollPosition(), other)
        untyped.scroll(CGSize(width: 0, height: 130), at: CGPoint(x: 50, y: 50))
        untyped.advance(by: 0.1)
        #expect(other.value?.isPositionedByUser == true && other.value?.viewID == nil)
    }

    @Test func `positions are equal if all of them is`() {
        #expect(ScrollPosition(edge: .top) == ScrollPosition(edge: .top))
        #expect(ScrollPosition(edge: .top) != ScrollPosition(edge: .bottom))
        #expect(ScrollPosition(id: 1) == ScrollPosition(id: 1) && ScrollPosition(id: 1) != ScrollPosition(id: 2))
        #expect(ScrollPosition(x: 1) != ScrollPosition(y: 1) && ScrollPosition(x: 1, y: 2).x == 1)
        #expect(ScrollPosition(point: CGPoint(x: 1, y: 2)).point == CGPoint(x: 1, y: 2))
    }
}
