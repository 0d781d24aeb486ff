import SwiftUI
import TallyStage
import Testing

/// One text with an offset, an opacity and a colour, moved in the way that a test asks for.
private struct Subject: View {
    enum Way { case plain, explicit, implicit, unwatched, inside, removed, disabled, transaction, yielding, retarget }

    let way: Way
    var animation = Animation.linear(duration: 1)
    @State private var step = 0
    @State private var other = 0

    private var text: some View { Text("12") }

    @ViewBuilder private var moved: some View {
        switch way {
        case .implicit, .disabled: text.offset(x: CGFloat(step * 40)).animation(animation, value: step)
        case .unwatched: text.offset(x: CGFloat(step * 40)).animation(animation, value: other)
        case .inside: text.animation(animation, value: step).offset(x: CGFloat(step * 40))
        case .removed: text.offset(x: CGFloat(step * 40)).animation(nil, value: step)
        case .transaction: text.offset(x: CGFloat(step * 40)).transaction { $0.animation = animation }
        case .yielding:
            text.offset(x: CGFloat(step * 40)).transaction { if !$0.disablesAnimations { $0.animation = animation } }
        default: text.offset(x: CGFloat(step * 40))
        }
    }

    var body: some View {
        VStack {
            moved.opacity(1)
            Button("go") { change() }
        }
    }

    private func change() {
        switch way {
        case .explicit, .removed, .retarget: withAnimation(animation) { step += 1 }
        case .disabled:
            var transaction = Transaction()
            transaction.disablesAnimations = true
            withTransaction(transaction) { step += 1 }
        default: step += 1
        }
    }
}

private struct Labels: View {
    @State private var isOn = false
    var body: some View {
        VStack {
            Text(isOn ? "after" : "before")
            HStack { Text("inner") }.offset(x: isOn ? 30 : 0)
            if isOn { Text("guest").transition(.scale) }
            if !isOn { Text("leaver").transition(.slide) }
            Circle().fill(isOn ? .red : .blue).frame(width: 20, height: 20)
                .accessibilityElement().accessibilityLabel("dot")
            Meter(level: isOn ? 1 : 0)
            HStack { Text("in").offset(y: isOn ? 3 : 0) }
                .accessibilityElement(children: .ignore).accessibilityLabel("total")
        }
        .contentShape(Rectangle())
        .onTapGesture { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
    }
}

private struct Meter: View, Animatable {
    var level: Double
    var animatableData: Double {
        get { level }
        set { level = newValue }
    }
    var body: some View { Text("meter").opacity(0.5 + level / 2) }
}

@MainActor
struct ExplainTests {
    private func stage(_ way: Subject.Way, _ animation: Animation = .linear(duration: 1)) -> Stage {
        let stage = Stage(size: CGSize(width: 200, height: 100)) { Subject(way: way, animation: animation) }
        stage.recordsExplanations = true
        return stage
    }

    private func offset(_ stage: Stage) throws -> Explanation.Value {
        try #require(try stage.explain("12")["offset"].first)
    }

    @Test func `what moves says from where to where, under which animation, how far and since when`() throws {
        let stage = Stage(size: CGSize(width: 200, height: 100)) { Subject(way: .explicit) }
        try stage.tap("go")
        stage.advance(by: 0.25)
        let explanation = try stage.explain("12")
        #expect(explanation.subject == "text \"12\"")
        #expect(explanation.moving.map(\.name) == ["offset"])
        let offset = explanation.moving[0]
        #expect(offset.from == "(0.00, 0.00)" && offset.shown == "(10.00, 0.00)" && offset.target == "(40.00, 0.00)")
        #expect(offset.run?.elapsed == 0.25 && offset.run?.duration == 1)
        #expect(offset.run?.animation == ".linear(duration: 1.0)")
        #expect(offset.velocity == "(40.00, 0.00) a second")
        #expect(offset.source == nil)
        #expect(!explanation.hasReasons)
        #expect(explanation.description.hasSuffix("recordsExplanations is on before the change."))
        stage.advance(by: 2)
        #expect(try stage.explain("12").description.hasPrefix("text \"12\" at 2.250 s does not move."))
    }

    @Test(arguments: [
        (Subject.Way.explicit, "withAnimation, withTransaction or a binding"), (.implicit, ".animation(_:value:)"),
        (.transaction, ".transaction(_:)"), (.yielding, ".transaction(_:)"),
    ])
    fileprivate func `who set it off is told from the modifiers around it`(way: Subject.Way, source: String) throws {
        let stage = stage(way)
        try stage.tap("go")
        stage.advance(by: 0.5)
        #expect(try offset(stage).source == source)
    }

    @Test(arguments: [
        (Subject.Way.plain, "no animation in the transaction"),
        (
            .unwatched,
            "no animation in the transaction; the value that the .animation(_:value:) around it watches did not change"
        ),
        (
            .inside,
            "no animation in the transaction; an animation stands inside it (.linear(duration: 1.0)), and moves "
                + "only what is written before it"
        ),
        (
            .removed,
            ".animation(_:value:) around it took the transaction's animation out (.linear(duration: 1.0))"
        ),
        (
            .disabled,
            "no animation in the transaction; disablesAnimations keeps .animation modifiers from adding one"
        ),
    ])
    fileprivate func `what does not move names the rule that kept it still`(way: Subject.Way, reason: String) throws {
        let stage = stage(way)
        try stage.tap("go")
        stage.advance(by: 0.5)
        let offset = try offset(stage)
        #expect(offset.run == nil)
        #expect(offset.from == "(0.00, 0.00)" && offset.shown == "(40.00, 0.00)")
        #expect(offset.reason == "jumped at 0.00 s: " + reason)
    }

    @Test func `a retarget names what it interrupted and the velocity it kept`() throws {
        let spring = stage(.retarget, .smooth)
        try spring.tap("go")
        spring.advance(by: 0.25)
        try spring.tap("go")
        spring.advance(by: 0)
        let kept = try offset(spring)
        #expect(kept.interrupted.count == 1 && kept.interrupted[0].hasPrefix(".smooth after 0.25 of 1."))
        #expect(kept.keptVelocity == kept.velocity)
        #expect(kept.target == "(80.00, 0.00)")

        let curve = stage(.retarget)
        try curve.tap("go")
        curve.advance(by: 0.25)
        try curve.tap("go")
        curve.advance(by: 0.25)
        let nested = try offset(curve)
        #expect(nested.from == "(10.00, 0.00)")
        #expect(nested.interrupted == [".linear(duration: 1.0) after 0.25 of 1.00 s, which goes on beneath"])
        #expect(nested.keptVelocity == nil)
    }

    @Test func `containers, animatable views, transitions and texts explain themselves`() throws {
        let stage = Stage(size: CGSize(width: 200, height: 200)) { Labels() }
        stage.recordsExplanations = true
        stage.tap(CGPoint(x: 100, y: 100))
        stage.advance(by: 0.5)

        let inner = try stage.explain("inner")["offset"]
        #expect(inner.map(\.owner) == ["HStack"] && inner[0].shown == "(15.00, 0.00)")

        let guest = try stage.explain("guest")
        #expect(guest["scale"].first?.shown == "0.50")
        #expect(guest.remarks.contains { $0.hasPrefix("It came in at 0.00 s by ") })

        let leaver = try stage.explain("leaver")
        #expect(leaver.remarks.contains { $0.hasPrefix("It is leaving, by ") })

        let dot = try stage.explain("dot")
        #expect(dot["style"].first?.run?.duration == 1)
        #expect(dot.subject == "\"dot\", a circle,")

        let row = try stage.explain("total")
        #expect(row.moving.map(\.description).first?.hasPrefix("offset of text \"in\" inside it: from ") == true)

        let meter = try stage.explain("meter")
        #expect(meter["animatableData"].first?.shown == "0.50" && meter["animatableData"].first?.owner == "Meter")

        let after = try stage.explain("after")
        #expect(after["string"].first?.shown == "on its way by the default content transition")
        #expect(after.remarks.isEmpty)
    }

    @Test func `switching the notes off forgets them, and Reduce Motion is mentioned`() throws {
        let stage = stage(.plain)
        stage.preferences.reduceMotion = true
        try stage.tap("go")
        stage.advance(by: 0)
        #expect(try stage.explain("12").remarks.contains { $0.hasPrefix("Reduce Motion is on") })
        #expect(try offset(stage).reason != nil)
        stage.recordsExplanations = false
        #expect(try offset(stage).reason == nil)
        #expect(throws: StageError.self) { try stage.explain("nobody") }
    }
}
