import SwiftUI
import TallyStage
import Testing

/// A text with everything that apps put around one.
private struct Badge: View {
    var name = "new"
    var body: some View {
        Text(name).padding(10).background(.yellow).overlay { Circle().stroke(.blue) }.padding(2)
    }
}

/// A badge that is its own `if`, so that a transition around it stands outside of what comes and goes.
private struct Hint: View {
    let isShown: Bool
    var body: some View { if isShown { Badge() } }
}

/// Holds views of its own type, as the rows of a tree do.
private struct Branch: View {
    let depth: Int
    var body: some View {
        Text("\(depth)").contentTransition(.identity)
        if depth > 0 { Branch(depth: depth - 1) }
    }
}

/// Views that come and go wear backgrounds and overlays, and transitions stand inside and outside of them.
@MainActor
struct DressedTransitionTests {
    private let shown = Remote(false)
    private let slow = Animation.linear(duration: 1)

    private func stage<V: View>(@ViewBuilder _ view: @escaping (Bool) -> V) -> Stage {
        let shown = shown
        return Stage(size: CGSize(width: 200, height: 100)) { ZStack { Playing(shown) { view($0) } } }
    }

    /// All that is drawn, half way in, and half way out again.
    private func halfWays(_ stage: Stage) -> [[Double]] {
        [true, false].map { value in
            withAnimation(slow) { shown.value = value }
            stage.advance(by: 0.5)
            defer { stage.advance(by: 1) }
            return stage.frame.texts.map(\.opacity) + stage.frame.shapes.map(\.opacity)
        }
    }

    /// How far the text is to the right of where it rests, and the background of its text, half way in.
    private func distances(_ stage: Stage) throws -> (text: CGFloat, background: CGFloat) {
        withAnimation(slow) { shown.value = true }
        stage.advance(by: 0.5)
        let coming = stage.frame
        stage.advance(by: 1)
        let rest = stage.frame
        func shift(_ a: CGRect?, _ b: CGRect?) throws -> CGFloat { try #require(a).minX - #require(b).minX }
        return (
            try shift(coming.texts.last?.rect, rest.texts.last?.rect),
            try shift(coming.shapes.first?.rect, rest.shapes.first?.rect)
        )
    }

    @Test func `by default a view fades with its background and its overlay`() {
        let stage = stage { if $0 { Badge() } }
        #expect(halfWays(stage) == [[0.5, 0.5, 0.5], [0.5, 0.5, 0.5]])
        #expect(stage.frame.shapes.isEmpty)
    }

    @Test func `by default modifiers outside of the branch fade too`() {
        let stage = stage { isShown in Group { if isShown { Text("new") } }.padding(5).background(.yellow) }
        #expect(halfWays(stage) == [[0.5, 0.5], [0.5, 0.5]])
    }

    @Test func `by default a view under effects of its own fades with what they add`() {
        let stage = stage { if $0 { Badge().shadow(radius: 3).rotation3DEffect(.degrees(20), axis: (0, 1, 0)) } }
        for opacities in halfWays(stage) { #expect(opacities.allSatisfy { isNear($0, 0.5) } && opacities.count >= 3) }
    }

    @Test func `a spring that overshoots fades by no more than all`() {
        let stage = stage { if $0 { Badge() } }
        let bouncy = Animation.spring(duration: 0.3, bounce: 0.7)
        for value in [true, false] {
            withAnimation(bouncy) { shown.value = value }
            for _ in 0..<60 {
                stage.advance(by: 1.0 / 60)
                for shape in stage.frame.shapes { #expect((0...1).contains(shape.opacity)) }
            }
        }
    }

    @Test func `an offset that moves a fading view is followed from frame to frame`() {
        let stage = stage { isShown in
            if isShown { Badge().offset(x: isShown ? 20 : 0) }
        }
        let aside = Remote(CGFloat(0))
        let both = Stage(size: CGSize(width: 200, height: 100)) { [shown] in
            ZStack { Playing(shown) { if $0 { Playing(aside) { Badge().offset(x: $0) } } } }
        }
        #expect(stage.frame.shapes.isEmpty)
        withAnimation(slow) { shown.value = true }
        both.advance(by: 0.5)
        let start = both.frame.shapes[0].rect.minX
        withAnimation(slow) { aside.value = 100 }
        both.advance(by: 0.25)
        #expect(both.frame.shapes.allSatisfy { isNear($0.opacity, 0.75) })
        #expect(isNear(both.frame.shapes[0].rect.minX, start + 25))
        both.advance(by: 0.5)
        #expect(both.frame.shapes.allSatisfy { $0.opacity == 1 })
        #expect(isNear(both.frame.shapes[0].rect.minX, start + 75))
    }

    @Test func `a transition moves the view with what is written outside of it`() throws {
        let stage = stage {
            if $0 { Text("new").transition(.move(edge: .trailing)).padding(10).background(.yellow).frame(width: 120) }
        }
        let distances = try distances(stage)
        #expect(isNear(distances.text, 60))
        #expect(isNear(distances.background, 60))
    }

    @Test func `a transition outside of an if is that of what comes and goes`() throws {
        let group = stage { isShown in Group { if isShown { Badge() } }.transition(.offset(x: 40)) }
        #expect(try distances(group) == (20, 20))
        let view = stage { Hint(isShown: $0).transition(.offset(x: 40)) }
        shown.value = false
        #expect(try distances(view) == (20, 20))
    }

    @Test func `a transition outside of a ForEach is that of each element, alone`() throws {
        let count = Remote(1)
        let stage = Stage(size: CGSize(width: 200, height: 100)) {
            VStack {
                Playing(count) { count in
                    ForEach(0..<count, id: \.self) { Badge(name: "\($0)") }.transition(.offset(x: 40))
                }
            }
        }
        let rest = try #require(stage.text("0")).rect.minX
        withAnimation(slow) { count.value = 2 }
        stage.advance(by: 0.5)
        #expect(try #require(stage.text("0")).rect.minX == rest)
        let coming = try #require(stage.text("1")).rect.minX
        stage.advance(by: 1)
        #expect(isNear(coming - (try #require(stage.text("1")).rect.minX), 20))
        withAnimation(slow) { count.value = 1 }
        stage.advance(by: 0.5)
        #expect(stage.frame.texts.allSatisfy { $0.opacity == 1 })
        #expect(try #require(stage.text("0")).rect.minX == rest)
        stage.advance(by: 0.5)
        #expect(stage.frame.texts.count == 1)
    }

    @Test(arguments: [true, false])
    func `another id comes and goes by the transition, written before or after the id`(isBefore: Bool) throws {
        let page = Remote(0)
        let slide = AnyTransition.asymmetric(insertion: .offset(x: 40), removal: .offset(x: -40))
        let stage = Stage(size: CGSize(width: 200, height: 100)) {
            ZStack {
                Playing(page) { page in
                    if isBefore {
                        Badge(name: "p\(page)").transition(slide).id(page)
                    } else {
                        Badge(name: "p\(page)").id(page).transition(slide)
                    }
                }
            }
        }
        let rest = try #require(stage.text("p0")).rect.midX
        withAnimation(slow) { page.value = 1 }
        stage.advance(by: 0.5)
        #expect(isNear(try #require(stage.text("p0")).rect.midX, rest - 20))
        #expect(isNear(try #require(stage.text("p1")).rect.midX, rest + 20))
        #expect(stage.frame.texts.allSatisfy { $0.opacity == 1 })
        stage.advance(by: 0.5)
        #expect(stage.frame.texts.map(\.string) == ["p1"])
        #expect(stage.nextFrameTime == nil)
    }

    @Test func `of transitions one in another the innermost counts`() throws {
        let stage = stage { if $0 { Badge().transition(.offset(x: 40)).transition(.opacity) } }
        #expect(try distances(stage) == (20, 20))
        #expect(stage.frame.shapes.allSatisfy { $0.opacity == 1 })
        let heir = self.stage { isShown in
            Group { if isShown { Badge().transition(.offset(x: 40)) } }.transition(.offset(y: 30))
        }
        shown.value = false
        heir.advance(by: 0)
        #expect(try distances(heir) == (20, 20))
    }

    @Test func `a container hands no transition to what comes inside of it`() {
        let stage = stage { isShown in VStack { if isShown { Badge() } }.transition(.offset(x: 40)) }
        #expect(halfWays(stage) == [[0.5, 0.5, 0.5], [0.5, 0.5, 0.5]])
    }

    @Test func `an inherited transition comes back from where it is, with the view's state`() throws {
        let on = Remote(true)
        let stage = Stage(size: CGSize(width: 200, height: 100)) {
            ZStack { Playing(on) { on in Group { if on { Tapper(name: "x") } }.transition(.offset(x: 40)) } }
        }
        try stage.tap("x 0")
        stage.advance(by: 0)
        let rest = try #require(stage.text("x 1")).rect.minX
        withAnimation(slow) { on.value = false }
        stage.advance(by: 0.5)
        withAnimation(slow) { on.value = true }
        stage.advance(by: 0)
        #expect(isNear(try #require(stage.text("x 1")).rect.minX, rest + 20))
        stage.advance(by: 2)
        #expect(stage.text("x 1")?.rect.minX == rest)
        #expect(stage.nextFrameTime == nil)
    }

    @Test func `views that hold their own type take a transition from outside`() throws {
        let depth = Remote(1)
        let stage = Stage(size: CGSize(width: 200, height: 100)) {
            VStack { Playing(depth) { Branch(depth: $0).transition(.offset(x: 40)) } }
        }
        withAnimation(slow) { depth.value = 0 }
        stage.advance(by: 0.5)
        #expect(stage.frame.texts.count == 2)
        stage.advance(by: 0.5)
        #expect(stage.frame.texts.count == 1)
        #expect(stage.nextFrameTime == nil)
    }
}
