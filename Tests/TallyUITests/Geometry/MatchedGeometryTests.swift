import SwiftUI
import TallyStage
import Testing

@MainActor
struct MatchedGeometryTests {
    private let isOn = Remote(false)
    private let slow = Animation.linear(duration: 1)

    private func rects(_ stage: Stage) -> [CGRect] { stage.frame.shapes.map(\.rect) }

    /// A small red square at the top left, and a large blue one at the bottom right in its place.
    private struct Hero: View {
        @Namespace private var space
        let isOn: Bool
        var body: some View {
            ZStack {
                if isOn {
                    Color.blue.matchedGeometryEffect(id: 1, in: space).frame(width: 40, height: 60)
                        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
                } else {
                    Color.red.matchedGeometryEffect(id: 1, in: space).frame(width: 20, height: 20)
                        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
                }
            }
        }
    }

    private let small = CGRect(x: 0, y: 0, width: 20, height: 20)
    private let large = CGRect(x: 60, y: 40, width: 40, height: 60)
    private let between = CGRect(x: 30, y: 20, width: 30, height: 40)

    private func hero() -> Stage {
        let isOn = isOn
        return Stage { Playing(isOn) { Hero(isOn: $0) } }
    }

    @Test func `rule 120: a pair that changes places moves through one frame, both seen by their transitions`() {
        let stage = hero()
        #expect(rects(stage) == [small])
        withAnimation(slow) { isOn.value = true }
        stage.advance(by: 0)
        #expect(rects(stage) == [small, small])
        stage.advance(by: 0.5)
        #expect(rects(stage) == [between, between])
        #expect(stage.frame.shapes.map(\.opacity) == [0.5, 0.5])
        stage.advance(by: 0.5)
        #expect(rects(stage) == [large])
        #expect(stage.nextFrameTime == nil)
    }

    @Test func `rule 120: without an animation the new view is at its place at once`() {
        let stage = hero()
        isOn.value = true
        stage.advance(by: 0)
        #expect(rects(stage) == [large])
        #expect(stage.nextFrameTime == nil)
    }

    @Test func `rule 120: first appearance does not move`() {
        let isOn = isOn
        let stage = Stage { Playing(isOn) { if $0 { Hero(isOn: true) } } }
        withAnimation(slow) { isOn.value = true }
        stage.advance(by: 0.5)
        #expect(rects(stage) == [large])
    }

    @Test func `a pair turned back half way goes on from where it is`() {
        let stage = hero()
        withAnimation(slow) { isOn.value = true }
        stage.advance(by: 0.5)
        withAnimation(slow) { isOn.value = false }
        stage.advance(by: 0)
        #expect(rects(stage) == [between, between])
        stage.advance(by: 1)
        #expect(rects(stage) == [small])
    }

    @Test(arguments: [0, 0.25, 0.5])
    func `a pair turned back without an animation leaves the first view in its own place`(time: Double) {
        let stage = hero()
        withAnimation(slow) { isOn.value = true }
        stage.advance(by: 0)
        stage.advance(by: time)
        isOn.value = false
        stage.advance(by: 0)
        // What was under way goes on, displaced (rule 60).
        let left = CGFloat(60 * (time - 1))
        #expect(rects(stage).map { $0.minX.rounded() } == [left])
        stage.advance(by: 0.5)
        #expect(rects(stage).map { $0.minX.rounded() } == [min(0, left + 30)])
        #expect(stage.settle())
        #expect(rects(stage) == [small])
    }

    @Test func `a third view that comes while a pair is on its way begins where they are shown`() {
        let place = Remote(0)
        let stage = Stage { Playing(place) { Places(place: $0) } }
        withAnimation(slow) { place.value = 1 }
        stage.advance(by: 0.5)
        #expect(rects(stage).allSatisfy { $0.minX == 20 })
        withAnimation(slow) { place.value = 2 }
        stage.advance(by: 0)
        #expect(rects(stage).count == 3)
        #expect(rects(stage).allSatisfy { $0.minX == 20 })
        stage.advance(by: 0.5)
        // The newest is half way between where it began and its place.
        #expect(rects(stage).last?.minX == 50)
    }

    private struct Places: View {
        @Namespace private var space
        let place: Int
        var body: some View {
            HStack(spacing: 20) {
                ForEach(0..<3) { index in
                    ZStack {
                        if index == place { Color.red.matchedGeometryEffect(id: "mark", in: space) }
                        Spacer()
                    }
                    .frame(width: 20, height: 20)
                }
            }
        }
    }

    @Test func `an identity transition leaves one view to move from the other's frame`() {
        let isOn = isOn
        let stage = Stage {
            Playing(isOn) { isOn in
                WithNamespace { space in
                    ZStack {
                        Color.clear
                        if isOn {
                            Color.blue.matchedGeometryEffect(id: 1, in: space).transition(.identity).offset(x: 40)
                        } else {
                            Color.red.matchedGeometryEffect(id: 1, in: space).transition(.identity)
                                .frame(width: 50)
                        }
                    }
                }
            }
        }
        let seen = { stage.frame.shapes.filter { $0.color.opacity > 0 }.map(\.rect) }
        withAnimation(slow) { isOn.value = true }
        stage.advance(by: 0)
        #expect(seen() == [CGRect(x: 25, y: 0, width: 50, height: 100)])
        stage.advance(by: 0.5)
        #expect(seen().map(\.minX) == [32.5])
    }

    // MARK: Followers

    private func follower(
        _ properties: MatchedGeometryProperties, anchor: UnitPoint = .center
    ) -> Stage {
        let isOn = isOn
        return Stage {
            Playing(isOn) { isOn in
                WithNamespace { space in
                    ZStack(alignment: .topLeading) {
                        Color.clear
                        Color.red.matchedGeometryEffect(id: 1, in: space, anchor: anchor)
                            .frame(width: 20, height: 40).offset(x: 10).padding(.leading, isOn ? 50 : 0)
                        Color.blue
                            .matchedGeometryEffect(
                                id: 1, in: space, properties: properties, anchor: anchor, isSource: false
                            )
                            .frame(width: 10, height: 10)
                    }
                }
            }
        }
    }

    @Test func `rule 120: a view that is no source takes the source's frame, or its place or size alone`() {
        let blue = { (stage: Stage) in rects(stage).last }
        #expect(blue(follower(.frame)) == CGRect(x: 10, y: 0, width: 20, height: 40))
        #expect(blue(follower(.position)) == CGRect(x: 15, y: 15, width: 10, height: 10))
        #expect(blue(follower(.position, anchor: .topLeading)) == CGRect(x: 10, y: 0, width: 10, height: 10))
        #expect(blue(follower(.size)) == CGRect(x: -5, y: -15, width: 20, height: 40))
        #expect(blue(follower([])) == CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    @Test func `rule 120: a follower moves with its source`() {
        let stage = follower(.frame)
        withAnimation(slow) { isOn.value = true }
        for time in [0, 0.25, 0.5, 1.0] {
            stage.advance(by: time - stage.time)
            #expect(rects(stage)[2] == rects(stage)[1])
            #expect(isNear(rects(stage)[2].minX, 10 + 50 * time))
        }
    }

    @Test func `a follower stays with a source that an effect moves`() {
        let x = Remote(0.0)
        let stage = Stage {
            Playing(x) { x in
                WithNamespace { space in
                    ZStack(alignment: .topLeading) {
                        Color.clear
                        Color.red.matchedGeometryEffect(id: 1, in: space).frame(width: 20, height: 20).offset(x: x)
                        Color.blue.matchedGeometryEffect(id: 1, in: space, isSource: false)
                    }
                }
            }
        }
        withAnimation(slow) { x.value = 40 }
        stage.advance(by: 0.5)
        #expect(rects(stage)[1].minX == 20)
        #expect(rects(stage)[2].minX == 20)
        stage.advance(by: 0.5)
        #expect(rects(stage)[2] == CGRect(x: 40, y: 0, width: 20, height: 20))
    }

    @Test func `a follower that is given another id goes to that one's source`() {
        let chosen = Remote(0)
        let stage = Stage { Playing(chosen) { Tabs(chosen: $0) } }
        #expect(rects(stage).last == CGRect(x: 0, y: 40, width: 20, height: 20))
        withAnimation(slow) { chosen.value = 1 }
        stage.advance(by: 0.5)
        #expect(rects(stage).last == CGRect(x: 30, y: 40, width: 30, height: 20))
        stage.advance(by: 0.5)
        #expect(rects(stage).last == CGRect(x: 60, y: 40, width: 40, height: 20))
        #expect(stage.warnings.isEmpty)
    }

    private struct Tabs: View {
        @Namespace private var space
        let chosen: Int
        var body: some View {
            ZStack {
                HStack(spacing: 40) {
                    Color.gray.frame(width: 20, height: 20).matchedGeometryEffect(id: 0, in: space)
                    Color.gray.frame(width: 40, height: 20).matchedGeometryEffect(id: 1, in: space)
                }
                Capsule().matchedGeometryEffect(id: chosen, in: space, isSource: false)
            }
        }
    }

    @Test func `without a source a follower stands in its own place again`() {
        let isThere = Remote(true)
        let stage = Stage {
            Playing(isThere) { isThere in
                WithNamespace { space in
                    ZStack(alignment: .topLeading) {
                        Color.clear
                        if isThere {
                            Color.red.matchedGeometryEffect(id: 1, in: space).frame(width: 20, height: 20)
                                .padding(.leading, 40)
                        }
                        Color.blue.matchedGeometryEffect(id: 1, in: space, isSource: false)
                            .frame(width: 10, height: 10)
                    }
                }
            }
        }
        #expect(rects(stage).last?.minX == 40)
        withAnimation(slow) { isThere.value = false }
        stage.advance(by: 0.5)
        #expect(rects(stage).last == CGRect(x: 20, y: 0, width: 15, height: 15))
        stage.advance(by: 0.5)
        #expect(rects(stage).last == CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    /// A card that stays where it is below what opens from it: both are sources, as tutorials have it.
    private struct Card: View {
        let isOpen: Bool
        @Namespace private var space

        var body: some View {
            ZStack(alignment: .topLeading) {
                Color.orange.matchedGeometryEffect(id: "card", in: space).frame(width: 10, height: 10)
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
                if isOpen {
                    Color.blue.matchedGeometryEffect(id: "card", in: space).frame(width: 100, height: 50)
                }
            }
        }
    }

    @Test func `a view that takes a place as the source flies from it, what was there goes along, and both go back`() {
        let isOpen = Remote(false)
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Playing(isOpen) { Card(isOpen: $0) } }
        let card = CGRect(x: 0, y: 0, width: 10, height: 10)
        let whole = CGRect(x: 0, y: 0, width: 100, height: 50)
        let half = CGRect(x: 0, y: 0, width: 55, height: 30)
        #expect(rects(stage) == [card])
        withAnimation(slow) { isOpen.value = true }
        stage.advance(by: 0)
        #expect(rects(stage) == [card, card])
        stage.advance(by: 0.5)
        #expect(rects(stage) == [half, half])
        stage.advance(by: 0.5)
        #expect(rects(stage) == [whole, whole])
        withAnimation(slow) { isOpen.value = false }
        stage.advance(by: 0.5)
        #expect(rects(stage).allSatisfy { $0 == half } && rects(stage).count == 2)
        stage.advance(by: 0.5)
        #expect(rects(stage) == [card])
        // Called off on the way.
        withAnimation(slow) { isOpen.value = true }
        stage.advance(by: 0.5)
        withAnimation(slow) { isOpen.value = false }
        stage.advance(by: 0)
        #expect(rects(stage).allSatisfy { $0 == half })
        _ = stage.settle()
        #expect(rects(stage) == [card])
    }

    @Test func `of several sources the last counts, and they are reported once`() {
        let stage = Stage {
            WithNamespace { space in
                HStack(spacing: 0) {
                    ForEach(0..<3) { _ in
                        Color.red.frame(width: 20, height: 20).matchedGeometryEffect(id: "a", in: space)
                    }
                    Color.blue.matchedGeometryEffect(id: "a", in: space, isSource: false).frame(width: 5, height: 5)
                }
            }
        }
        #expect(rects(stage).map(\.minX) == [57.5, 57.5, 57.5, 57.5])
        stage.advance(by: 1)
        #expect(stage.warnings.count == 1)
        #expect(stage.warnings[0].contains("3 views are sources of the id a"))
    }

    @Test func `ids of two namespaces are not the same`() {
        let stage = Stage {
            HStack(spacing: 0) {
                ForEach(0..<2) { _ in
                    WithNamespace { space in
                        Color.red.frame(width: 20, height: 20).matchedGeometryEffect(id: 1, in: space)
                    }
                }
            }
        }
        #expect(stage.warnings.isEmpty)
        #expect(rects(stage).map(\.minX) == [30, 50])
    }
}

/// Hands a namespace to its content.
struct WithNamespace<Content: View>: View {
    @Namespace private var space
    @ViewBuilder let content: (Namespace.ID) -> Content
    var body: some View { content(space) }
}
