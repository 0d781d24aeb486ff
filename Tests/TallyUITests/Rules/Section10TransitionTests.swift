import SwiftUI
import TallyStage
import Testing

@MainActor
struct Section10TransitionTests {
    private let shown = Remote(false)
    private let slow = Animation.linear(duration: 1)

    /// A square that comes and goes in a stack of 100 points.
    private func stage<V: View>(@ViewBuilder _ view: @escaping () -> V) -> Stage {
        let shown = shown
        return Stage {
            ZStack {
                Color.clear; Playing(shown) { if $0 { view() } }
            }
        }
    }

    private func seen(_ stage: Stage) -> [TallyStage.ShapeElement] { stage.frame.shapes.filter { $0.rect.width < 100 } }
    private func x(_ stage: Stage) -> CGFloat { seen(stage).first?.rect.minX ?? .nan }

    @Test func `rule 103: the phases are willAppear, identity and didDisappear, with values -1, 0 and 1`() {
        #expect([TransitionPhase.willAppear, .identity, .didDisappear].map(\.value) == [-1, 0, 1])
        #expect([TransitionPhase.willAppear, .identity, .didDisappear].map(\.isIdentity) == [false, true, false])
    }

    @Test func `rule 104: an insertion is first seen at willAppear and moves to identity`() {
        let stage = stage { Square().transition(.scale(scale: 0.5)) }
        withAnimation(slow) { shown.value = true }
        stage.advance(by: 0)
        #expect(seen(stage)[0].rect.width == 5)
        stage.advance(by: 0.5)
        #expect(isNear(seen(stage)[0].rect.width, 7.5))
        stage.advance(by: 0.5)
        #expect(seen(stage)[0].rect.width == 10)
    }

    @Test func `rule 104: without an animation the view is there at once`() {
        let stage = stage { Square().transition(.scale(scale: 0.5)) }
        shown.value = true
        stage.advance(by: 0)
        #expect(seen(stage)[0].rect.width == 10)
        #expect(stage.nextFrameTime == nil)
    }

    @Test func `rule 105: a removed view keeps its frame, is drawn until its animation is over, and then is gone`() {
        let stage = stage { Square().transition(.opacity) }
        let nodes = stage.liveNodes
        shown.value = true
        stage.advance(by: 0)
        withAnimation(slow) { shown.value = false }
        stage.advance(by: 0.99)
        #expect(seen(stage).count == 1)
        #expect(seen(stage)[0].rect == CGRect(x: 45, y: 45, width: 10, height: 10))
        #expect(isNear(seen(stage)[0].opacity, 0.01, 1e-6))
        stage.advance(by: 0.01)
        #expect(seen(stage).isEmpty)
        #expect(stage.liveNodes == nodes)
        #expect(stage.nextFrameTime == nil)
        shown.value = true
        stage.advance(by: 0)
        shown.value = false
        stage.advance(by: 0)
        #expect(seen(stage).isEmpty)
        #expect(stage.liveNodes == nodes)
    }

    @Test func `rule 106: reinserted while it leaves, it is the same view with its state; after the end a fresh one`()
        throws
    {
        let shown = Remote(true)
        let stage = Stage { ZStack { Playing(shown) { if $0 { Tapper(name: "x").transition(.opacity) } } } }
        try stage.tap("x 0")
        stage.advance(by: 0)
        withAnimation(slow) { shown.value = false }
        stage.advance(by: 0.5)
        withAnimation(slow) { shown.value = true }
        stage.advance(by: 0.5)
        #expect(stage.frame.visibleText == "x 1")
        #expect(stage.frame.texts.count == 1)
        stage.advance(by: 2)
        #expect(stage.frame.texts[0].opacity == 1)
        withAnimation(slow) { shown.value = false }
        stage.advance(by: 1)
        withAnimation(slow) { shown.value = true }
        stage.advance(by: 1)
        #expect(stage.frame.visibleText == "x 0")
    }

    @Test func `rule 106: removed while entering, it goes from where it is`() {
        let stage = stage { Square().transition(.opacity) }
        withAnimation(slow) { shown.value = true }
        stage.advance(by: 0.5)
        withAnimation(slow) { shown.value = false }
        stage.advance(by: 0)
        #expect(isNear(seen(stage)[0].opacity, 0.5))
        stage.advance(by: 1)
        #expect(seen(stage).isEmpty)
        #expect(!stage.isAnimating)
    }

    @Test func `rule 107: views that come with their container do not transition`() {
        let stage = stage { VStack { Square().transition(.scale(scale: 0.5)) }.transition(.identity) }
        withAnimation(slow) { shown.value = true }
        stage.advance(by: 0)
        #expect(seen(stage)[0].rect.width == 10)
        #expect(seen(stage)[0].opacity == 1)
    }

    @Test func `rule 108: by default whatever comes and goes fades: if, switch, ForEach and id`() {
        let v = Remote(0)
        struct Kinds: View {
            let v: Int
            var body: some View {
                VStack {
                    if v == 0 { Square() }
                    switch v {
                    case 0: Square()
                    default: Square()
                    }
                    ForEach([v, 9], id: \.self) { _ in Square() }
                    Square().id(v)
                }
            }
        }
        let stage = Stage { Playing(v) { Kinds(v: $0) } }
        #expect(stage.boxes.count == 5)
        withAnimation(slow) { v.value = 1 }
        stage.advance(by: 0.25)
        let opacities = stage.frame.shapes.map { ($0.opacity * 100).rounded() }
        #expect(opacities.filter { $0 == 75 }.count == 4)
        #expect(opacities.filter { $0 == 25 }.count == 3)
        #expect(opacities.filter { $0 == 100 }.count == 1)
        stage.advance(by: 1)
        #expect(stage.frame.shapes.map(\.opacity) == [1, 1, 1, 1])
    }

    @Test func `rule 109: an animation on the view that goes does not drive its removal, one on the container does`() {
        let on = Remote(true)
        let itself = Stage {
            ZStack {
                Playing(on) { on in if on { Square().transition(.opacity).animation(.linear(duration: 1), value: on) } }
            }
        }
        on.value = false
        itself.advance(by: 0)
        #expect(itself.boxes.isEmpty)

        let over = Remote(true)
        let container = Stage {
            Playing(over) { over in
                ZStack { if over { Square().transition(.opacity) } }.animation(.linear(duration: 1), value: over)
            }
        }
        over.value = false
        container.advance(by: 0.5)
        #expect(isNear(container.opacity, 0.5))
    }

    @Test func `rule 110: a transition's own animation needs no other, and the innermost counts`() {
        let stage = stage { Square().transition(.opacity.animation(.linear(duration: 0.8)).animation(nil)) }
        shown.value = true
        stage.advance(by: 0.4)
        #expect(isNear(seen(stage)[0].opacity, 0.5))
        stage.advance(by: 1)
        shown.value = false
        stage.advance(by: 0.6)
        #expect(isNear(seen(stage)[0].opacity, 0.25))
        stage.advance(by: 0.2)
        #expect(seen(stage).isEmpty)
    }

    @Test func `rule 110: parts of a combined transition may have animations of their own`() {
        let stage = stage {
            Square().transition(
                AnyTransition.opacity.animation(.linear(duration: 1))
                    .combined(with: .offset(x: 20).animation(.linear(duration: 2))))
        }
        shown.value = true
        stage.advance(by: 0.5)
        #expect(isNear(seen(stage)[0].opacity, 0.5))
        #expect(isNear(x(stage), 60))
        stage.advance(by: 2)
        withAnimation(.linear(duration: 9)) { shown.value = false }
        stage.advance(by: 2)
        #expect(seen(stage).isEmpty)
    }

    @Test func `rule 111: an asymmetric transition comes by the one and goes by the other`() {
        let stage = stage { Square().transition(.asymmetric(insertion: .offset(x: -20), removal: .offset(x: 30))) }
        withAnimation(slow) { shown.value = true }
        stage.advance(by: 0.5)
        #expect(isNear(x(stage), 35))
        stage.advance(by: 1)
        withAnimation(slow) { shown.value = false }
        stage.advance(by: 0.5)
        #expect(isNear(x(stage), 60))
        stage.advance(by: 0.5)
        #expect(seen(stage).isEmpty)
    }

    @Test func `rule 111: combined transitions both apply`() {
        let stage = stage { Square().transition(.opacity.combined(with: .scale(scale: 0))) }
        withAnimation(slow) { shown.value = true }
        stage.advance(by: 0.5)
        #expect(isNear(seen(stage)[0].opacity, 0.5))
        #expect(isNear(seen(stage)[0].rect.width, 5))
    }

    private nonisolated static let offsets: [(@Sendable () -> AnyTransition, Double, Double)] = [
        ({ .move(edge: .leading) }, -10.0, -10.0), ({ .move(edge: .trailing) }, 10, 10), ({ .slide }, -10, 10),
        ({ .push(from: .leading) }, -10, 10), ({ .push(from: .trailing) }, 10, -10), ({ .offset(x: 7) }, 7, 7),
        ({ .identity }, 0, 0), ({ .opacity }, 0, 0),
    ]

    @Test(arguments: 0..<8) func `rule 113: where the built-in transitions come from and go to`(_ index: Int) {
        let (made, from, to) = Self.offsets[index]
        let transition = made()
        let stage = stage { Square().transition(transition) }
        withAnimation(slow) { shown.value = true }
        stage.advance(by: 0)
        #expect(isNear(Double(x(stage)), 45 + from))
        stage.advance(by: 2)
        #expect(x(stage) == 45)
        withAnimation(slow) { shown.value = false }
        stage.advance(by: 0.5)
        if to != 0 { #expect(isNear(Double(x(stage)), 45 + to / 2)) }
        stage.advance(by: 1)
        #expect(seen(stage).isEmpty)
    }

    @Test func `rule 113: from top and bottom a view moves by its own height`() {
        for (edge, distance) in [(Edge.top, -10.0), (.bottom, 10)] {
            let shown = Remote(false)
            let stage = Stage { ZStack { Playing(shown) { if $0 { Square().transition(.move(edge: edge)) } } } }
            withAnimation(slow) { shown.value = true }
            stage.advance(by: 0)
            #expect(Double(stage.box.minY) == 45 + distance)
        }
    }

    @Test func `leading transitions come from the right where reading goes right to left`() {
        let stage = stage { Square().transition(.move(edge: .leading)) }
        stage.preferences.layoutDirection = .rightToLeft
        withAnimation(slow) { shown.value = true }
        stage.advance(by: 0)
        #expect(x(stage) == 55)
    }

    @Test func `a transition of two modifiers evaluates an animatable one every frame`() {
        struct Shift: ViewModifier, Animatable {
            var amount: Double
            nonisolated var animatableData: Double {
                get { amount }
                set { amount = newValue }
            }
            func body(content: Content) -> some View { content.offset(x: amount * amount) }
        }
        let stage = stage { Square().transition(.modifier(active: Shift(amount: 4), identity: Shift(amount: 0))) }
        withAnimation(slow) { shown.value = true }
        stage.advance(by: 0)
        #expect(x(stage) == 61)
        stage.advance(by: 0.5)
        #expect(isNear(x(stage), 49))
        stage.advance(by: 0.5)
        #expect(x(stage) == 45)
        withAnimation(slow) { shown.value = false }
        stage.advance(by: 0.25)
        #expect(isNear(x(stage), 46))
        stage.advance(by: 1)
        #expect(seen(stage).isEmpty)
    }

    @Test func `rule 114: a view that leaves is drawn below at equal z, and above if its z says so`() {
        for (z, expected) in [(0.0, [1.0, 0.5]), (1.0, [1, 0.5])] {
            let on = Remote(true)
            let stage = Stage {
                Playing(on) { on in
                    ZStack {
                        Square(color: .blue)
                        if on { Square().zIndex(z) }
                    }
                }
            }
            withAnimation(slow) { on.value = false }
            stage.advance(by: 0.5)
            let opacities = stage.frame.shapes.map(\.opacity)
            #expect(opacities == (z == 0 ? expected.reversed() : expected))
        }
    }

    @Test func `rule 114: zIndex counts among siblings, and the innermost modifier wins`() {
        let stage = Stage {
            ZStack {
                Color.red.frame(width: 1, height: 1).zIndex(2).zIndex(-1)
                Color.red.frame(width: 2, height: 2)
                Color.red.frame(width: 3, height: 3).zIndex(1)
            }
        }
        #expect(stage.boxes.map(\.width) == [2, 3, 1])
    }

    @Test func `rule 115: a view goes by the transition that it had last while it was there`() {
        let on = Remote(true)
        let stage = Stage {
            ZStack {
                Playing(on) { on in
                    if on { Square().transition(.offset(x: on ? 20 : -20)) }
                }
            }
        }
        withAnimation(slow) { on.value = false }
        stage.advance(by: 0.5)
        #expect(isNear(stage.x, 55))
    }

    @Test func `rule 116: siblings close the gap at once in layout, and move there with the same animation`() {
        let on = Remote(true)
        let stage = Stage {
            Playing(on) { on in
                VStack(spacing: 0) {
                    Square()
                    if on { Square() }
                    Square()
                    Spacer(minLength: 0)
                }
            }
        }
        #expect(stage.boxes.map(\.minY) == [0, 10, 20])
        withAnimation(slow) { on.value = false }
        stage.advance(by: 0.5)
        #expect(stage.boxes.map(\.minY).sorted() == [0, 10, 15])
        stage.advance(by: 0.5)
        #expect(stage.boxes.map(\.minY) == [0, 10])
    }

    @Test func `rule 116a: a container moves as one, and a group hands its transition to each`() {
        let on = Remote(false)
        let column = Stage {
            ZStack {
                Playing(on) {
                    if $0 {
                        VStack(alignment: .leading, spacing: 0) {
                            Square(); Square().frame(width: 20)
                        }
                        .transition(.move(edge: .leading))
                    }
                }
            }
        }
        withAnimation(slow) { on.value = true }
        column.advance(by: 0)
        #expect(column.boxes.map(\.minX) == [20, 25])

        let each = Remote(false)
        let row = Stage {
            HStack(spacing: 0) {
                Playing(each) {
                    if $0 {
                        Group {
                            Square(); Color.red.frame(width: 20, height: 10)
                        }.transition(.move(edge: .leading))
                    }
                }
            }
        }
        withAnimation(slow) { each.value = true }
        row.advance(by: 0)
        #expect(row.boxes.map(\.minX) == [25, 25])
    }

    @Test func `another transition while a view is there does not make it another view`() throws {
        let fades = Remote(true)
        let stage = Stage {
            Playing(fades) { fades in
                VStack { if true { Tapper(name: "x").transition(fades ? .opacity : .scale) } }
            }
        }
        try stage.tap("x 0")
        stage.advance(by: 0)
        fades.value = false
        stage.advance(by: 0)
        #expect(stage.frame.visibleText == "x 1")
    }
}
