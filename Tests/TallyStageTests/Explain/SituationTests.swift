import SwiftUI
import TallyStage
import Testing

/// What the stage says in one situation after the other, word by word.
@MainActor
struct SituationTests {
    typealias S = Situation

    struct Case {
        let name: String
        let situation: Situation
        let says: String
        init(_ name: String, _ situation: Situation, says: String) {
            self.name = name
            self.situation = situation
            self.says = says
        }
    }

    static func explicit(_ animation: Animation? = linear()) -> @MainActor (Binding<Int>) -> Void {
        { step in withAnimation(animation) { step.wrappedValue += 1 } }
    }

    private func check(_ cases: [Case]) {
        for one in cases { #expect(one.situation.words() == one.says, "\(one.name)") }
    }

    @Test func `of what moves it says from where to where, under which animation and by whom`() { check(Self.moving) }

    @Test func `of what rests it says which rule kept it still`() { check(Self.still) }

    @Test func `of what comes and goes it says by which transition, and of texts how they change`() {
        check(Self.coming)
    }

    @Test func `phase animators are told apart from withAnimation`() throws {
        let words = S { _ in
            Text("12").phaseAnimator([0.0, 40.0]) {
                $0.offset(x: $1)
            } animation: { _ in
                linear()
            }
        }.asked(at: 1.5).words()
        #expect(words.contains("Set off by the PhaseAnimator around it, or by withAnimation"), "\(words)")
    }

    @Test func `all of a name are explained, those that leave last`() throws {
        let stage = Stage(size: CGSize(width: 300, height: 200)) { Swapped() }
        stage.recordsExplanations = true
        try stage.tap("go")
        stage.advance(by: 0.5)
        let all = try stage.explanations(of: "12")
        #expect(all.map { $0["scale"].count } == [0, 1] && all.map(\.moving.count) == [1, 1])
        #expect(all[1].remarks == ["It is leaving, by .scale"])
        #expect(try stage.explain("12")["scale"].isEmpty)
        #expect(throws: StageError.self) { try stage.explanations(of: "nobody") }
    }

    @Test func `a text that reads otherwise now is not lost`() throws {
        let words = S { Text($0 == 0 ? "12" : "13") }.words()
        #expect(
            words == "No element reads or is labelled \"12\". A text read so until 0.00 s, and then \"13\". "
                + "On the stage: \"13\", \"go\".")
    }

    @Test func `of many names the nearest are listed and the others counted`() {
        let words = S { _ in
            Color.clear.frame(height: 100).overlay { ForEach(0..<30) { Text("row \($0 + 100)") } }
        }.of("row 11").words()
        #expect(words.hasPrefix("No element reads or is labelled \"row 11\". On the stage: \"row 101\", \"row 110\", "))
        #expect(words.hasSuffix(" and 19 more."), "\(words)")
    }
}

private struct Swapped: View {
    @State private var isOn = false
    var body: some View {
        if isOn { Text("12").transition(.opacity) } else { Text("12").transition(.scale) }
        Button("go") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
    }
}
