import SwiftUI
import TallyStage
import Testing

/// A modifier whose body is not evaluated, around views that have changed: what its body describes is as it was, closures and all.
@MainActor
struct BodiesOfModifiersTests {
    private struct Card<Content: View>: View {
        let log: Log
        let action: @MainActor () -> Void
        @ViewBuilder let content: Content
        var body: some View {
            let _ = log("card")
            VStack {
                content
                Button("press", action: action)
            }
        }
    }

    private struct Wrapped: ViewModifier {
        let log: Log
        let name: String
        @State private var presses = 0

        func body(content: Content) -> some View {
            let _ = log("wrapped")
            Card(log: log) {
                presses += 1
            } content: {
                content
                Text("\(name) \(presses)")
            }
        }
    }

    private struct Screen: View {
        let log: Log
        @State private var number = 0
        @State private var name = "presses"
        var body: some View {
            VStack {
                Text("number \(number)").modifier(Wrapped(log: log, name: name))
                Button("add") { number += 1 }
                Button("rename") { name = "times" }
            }
        }
    }

    @Test func `other content evaluates nothing of the body around it, and is shown`() throws {
        let log = Log()
        let stage = Stage(size: CGSize(width: 300, height: 300)) { Screen(log: log) }
        stage.advance(by: 0)
        #expect(log.take() == ["wrapped", "card"])
        for number in 1...3 {
            try stage.tap("add")
            stage.advance(by: 0)
            #expect(stage.text("number \(number)") != nil)
            #expect(log.take().isEmpty)
        }
    }

    @Test func `what the body reads, and another modifier, evaluate it and what its closures are told to`() throws {
        let log = Log()
        let stage = Stage(size: CGSize(width: 300, height: 300)) { Screen(log: log) }
        stage.advance(by: 0)
        try stage.tap("add")
        stage.advance(by: 0)
        _ = log.take()
        try stage.tap("press")
        stage.advance(by: 0)
        #expect(stage.text("presses 1") != nil)
        #expect(log.take() == ["wrapped", "card"])
        try stage.tap("rename")
        stage.advance(by: 0)
        #expect(stage.text("times 1") != nil)
        #expect(log.take() == ["wrapped", "card"])
        try stage.tap("add")
        stage.advance(by: 0)
        #expect(stage.text("number 2") != nil)
        #expect(log.take().isEmpty)
        try stage.tap("press")
        stage.advance(by: 0)
        #expect(stage.text("times 2") != nil)
    }
}
