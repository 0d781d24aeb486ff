import SwiftUI
import TallyStage
import Testing

/// A condition flipped at each of 60 frames, over and over: no flip makes anything jump, whatever the transition is and
/// whatever comes and goes, and at the end nothing is left of it.
@MainActor
struct FlippedTests {
    private static let builtIn: [(String, AnyTransition)] = [
        ("identity", .identity), ("opacity", .opacity), ("scale", .scale),
        ("scale to 2 at a corner", .scale(scale: 2, anchor: .topLeading)),
        ("slide", .slide), ("offset", .offset(x: 30, y: -20)), ("move from above", .move(edge: .top)),
        ("move from below", .move(edge: .bottom)), ("move from the left", .move(edge: .leading)),
        ("move from the right", .move(edge: .trailing)), ("push from above", .push(from: .top)),
        ("push from the right", .push(from: .trailing)), ("blurReplace", AnyTransition(.blurReplace)),
        ("blurReplace upUp", AnyTransition(.blurReplace(.upUp))), ("symbolEffect", AnyTransition(.symbolEffect)),
        ("asymmetric", .asymmetric(insertion: .move(edge: .leading), removal: .scale)),
        ("combined", .opacity.combined(with: .offset(y: 30)).combined(with: .scale(scale: 0.5))),
        ("with an animation of its own", .opacity.animation(.easeInOut(duration: 0.3))),
        ("one's own modifiers", .modifier(active: Turned(degrees: 90), identity: Turned(degrees: 0))),
    ]

    private struct Turned: ViewModifier {
        let degrees: Double
        func body(content: Content) -> some View {
            content.rotationEffect(.degrees(degrees)).opacity(1 - degrees / 100)
        }
    }

    /// What is seen, element by element; what is not seen is left out.
    private func seen(_ stage: Stage) -> [String] {
        stage.frame.texts.filter { $0.opacity > 0.0005 }.map {
            "\($0.string) \(round($0.rect.minX)) \(round($0.rect.minY)) \(round($0.rect.width)) \(round($0.opacity * 100))"
        }.sorted()
    }

    private func round(_ value: Double) -> Double { (value * 20).rounded() / 20 }

    /// Flips at each of 60 frames, `rounds` times over, with a curve and a spring in turn; and holds the end against a
    /// stage that nobody has touched.
    private func flip<Content: View>(
        _ name: String, rounds: Int, jumpsBy limit: Int = 0, @ViewBuilder _ content: @escaping (Bool) -> Content
    ) {
        func make(_ isOn: Remote<Bool>) -> Stage {
            Stage(size: CGSize(width: 200, height: 200)) { Playing(isOn) { content($0) } }
        }
        let isOn = Remote(false)
        let stage = make(isOn)
        let (rest, nodes) = (seen(stage), stage.liveNodes)
        var told = 0
        for round in 0..<rounds {
            for frame in 0..<60 {
                let before = seen(stage)
                let animation =
                    (frame + round).isMultiple(of: 2) ? Animation.linear(duration: 0.4) : .spring(duration: 0.4)
                withAnimation(animation, completionCriteria: .removed) {
                    isOn.value.toggle()
                } completion: {
                    told += 1
                }
                stage.advance(by: 0)
                let after = seen(stage)
                // What comes stands where its transition begins; nothing that was seen may be elsewhere.
                if Set(before).subtracting(after).count > limit {
                    Issue.record("\(name), round \(round), frame \(frame): \(before) becomes \(after)")
                    return
                }
                stage.advance(by: 1.0 / 60)
            }
            #expect(stage.settle(within: 10), "\(name), round \(round)")
            #expect(seen(stage) == rest && stage.liveNodes == nodes, "\(name), round \(round)")
        }
        #expect(told == rounds * 60, "\(name)")
        #expect(
            stage.nextFrameTime == nil && stage.frame.texts.count == make(Remote(false)).frame.texts.count, "\(name)")
    }

    @Test func `by every transition there is`() {
        for (name, transition) in Self.builtIn {
            // Without a transition the view is there, or gone, in the frame of the flip.
            flip(name, rounds: 1, jumpsBy: name == "identity" ? 1 : 0) { isOn in
                ZStack { if isOn { Text("guest").transition(transition) } }
            }
        }
    }

    @Test func `ten times over, beside views that give way`() {
        flip("if", rounds: 10) { isOn in
            VStack {
                Text("above")
                if isOn { Text("guest").transition(.scale.combined(with: .opacity)) }
                Text("below")
            }
        }
        flip("if and else", rounds: 3) { isOn in
            VStack {
                if isOn {
                    Text("one")
                } else {
                    Text("another").transition(.move(edge: .leading).combined(with: .opacity))
                }
                Text("below")
            }
        }
    }

    @Test func `rows of a ForEach that come, go and change their order`() {
        flip("rows", rounds: 2) { isOn in
            VStack {
                ForEach(isOn ? [5, 2, 3, 9, 1] : [1, 2, 3, 4], id: \.self) { Text("row \($0)") }
            }
        }
        flip("all rows", rounds: 2) { isOn in
            VStack {
                ForEach(0..<(isOn ? 6 : 0), id: \.self) {
                    Text("row \($0)").transition(.scale.combined(with: .opacity))
                }
                Text("end")
            }
        }
    }

    @Test func `views of changing identity, in groups and in containers`() {
        flip("id", rounds: 2) { isOn in Text("same").id(isOn) }
        flip("group", rounds: 2) { isOn in
            HStack {
                if isOn {
                    Group {
                        Text("a"); Text("b")
                    }.transition(.offset(y: 30).combined(with: .opacity))
                }
                Text("end")
            }
        }
        flip("container", rounds: 2) { isOn in
            HStack {
                if isOn {
                    VStack {
                        Text("a"); Text("b")
                    }.transition(.offset(y: 30).combined(with: .opacity))
                }
                Text("end")
            }
        }
    }

    private struct Pair: View {
        let isOn: Bool
        @Namespace private var space
        var body: some View {
            HStack(spacing: 60) {
                if !isOn { Text("seal").matchedGeometryEffect(id: 1, in: space) }
                Text("between")
                if isOn { Text("seal").matchedGeometryEffect(id: 1, in: space) }
            }
        }
    }

    @Test func `a matched pair that changes places`() { flip("pair", rounds: 2) { Pair(isOn: $0) } }

    @Test func `what appears and disappears is told in turns, and state lives while the view is on its way`() {
        let (isOn, log) = (Remote(false), Log())
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            Playing(isOn) { isOn in
                ZStack { if isOn { Text("guest").onAppear { log("in") }.onDisappear { log("out") } } }
            }
        }
        for _ in 0..<61 {
            withAnimation(.linear(duration: 0.4)) { isOn.value.toggle() }
            stage.advance(by: 0)
            stage.advance(by: 1.0 / 60)
        }
        #expect(log.entries == ["in"], "it never left")
        withAnimation(.linear(duration: 0.4)) { isOn.value.toggle() }
        #expect(stage.settle() && log.entries == ["in", "out"])
        for _ in 0..<10 {
            isOn.value.toggle()
            stage.advance(by: 0)
        }
        #expect(log.entries == Array(repeating: ["in", "out"], count: 6).flatMap { $0 })
    }
}
