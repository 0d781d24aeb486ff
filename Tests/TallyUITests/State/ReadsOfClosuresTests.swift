import SwiftUI
import TallyStage
import Testing

@Observable
@MainActor
private final class Counts {
    var count = 0
}

private struct Padded: ViewModifier {
    func body(content: Content) -> some View { content.padding() }
}

private struct Boxed: ViewModifier {
    @State private var presses = 0
    func body(content: Content) -> some View {
        VStack {
            content.modifier(Padded())
            Button("press") { presses += 1 }
            Text("presses \(presses)")
        }
    }
}

/// State and models that are read nowhere but in closures that run while the tree is built, as those of `ForEach`.
@MainActor
struct ReadsOfClosuresTests {
    private struct Screen<Shown: View>: View {
        @State private var number = 0
        @State private var model = Counts()
        @State private var unread = 0
        var log = Log()
        let arrange: (AnyView) -> Shown

        var body: some View {
            let _ = log("body")
            VStack {
                Button("add") {
                    number += 1
                    model.count += 2
                }
                Button("other") { unread += 1 }
                arrange(
                    AnyView(
                        VStack {
                            ForEach(0..<1) { _ in Text("state \(number)") }
                            ForEach(0..<1) { _ in Text("model \(model.count)") }
                            GeometryReader { _ in Text("place \(number)") }.frame(height: 30)
                        }))
            }
        }
    }

    private func play<Shown: View>(
        _ arrange: @escaping (AnyView) -> Shown, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let log = Log()
        let stage = Stage(size: CGSize(width: 390, height: 700)) { Screen(log: log, arrange: arrange) }
        for time in 1...2 {
            try stage.tap("add")
            stage.advance(by: 0)
            for text in ["state \(time)", "model \(2 * time)", "place \(time)"] {
                #expect(stage.text(text) != nil, "\(stage.frame.visibleText)", sourceLocation: sourceLocation)
            }
        }
        _ = log.take()
        try stage.tap("other")
        stage.advance(by: 0)
        #expect(log.take().isEmpty, "What nobody reads evaluates nothing.", sourceLocation: sourceLocation)
    }

    @Test func `what a closure reads is shown inside a modifier with a body`() throws {
        try play { $0.modifier(Padded()) }
    }

    @Test func `what a closure reads is shown inside modifiers in each other's bodies`() throws {
        try play { $0.modifier(Boxed()).modifier(Padded()) }
    }

    @Test func `what a closure reads is shown in lists, forms, stacks of screens and views that present`() throws {
        try play { content in List { content } }
        try play { content in Form { Section { content } } }
        try play { content in NavigationStack { content.navigationTitle("Title") } }
        try play { content in content.alert("Title", isPresented: .constant(false)) {} }
    }

    @Test func `what a closure reads moves under the animation of the write`() throws {
        struct Fading: View {
            @State private var chosen: Int?
            var body: some View {
                VStack {
                    ForEach(0..<2) { number in
                        Text("row \(number)").opacity(chosen == nil || chosen == number ? 1 : 0)
                    }
                    Button("choose") { withAnimation(.linear(duration: 1)) { chosen = 1 } }
                }
                .modifier(Padded())
            }
        }
        let stage = Stage.phone { Fading() }
        try stage.tap("choose")
        stage.advance(by: 0.5)
        let opacity = try #require(stage.text("row 0")).opacity
        #expect(abs(opacity - 0.5) < 0.01)
        #expect(stage.text("row 1")?.opacity == 1)
    }

    @Test func `what a closure reads after its surroundings have changed counts as read by its own body`() throws {
        struct Inner: View {
            @State private var number = 0
            var body: some View {
                VStack {
                    GeometryReader { Text($0.size.height > 100 ? "number \(number)" : "low") }
                    Button("add") { number += 1 }
                }
            }
        }
        struct Outer: View {
            @State private var isBold = false
            @State private var height = 60.0
            var body: some View {
                VStack {
                    Button("bold") { isBold.toggle() }
                    Button("high") { height = 200 }
                    Inner().frame(height: height).font(isBold ? .title : .body)
                }
            }
        }
        let stage = Stage.phone { Outer() }
        for label in ["bold", "high", "add"] {
            try stage.tap(label)
            stage.advance(by: 0)
        }
        #expect(stage.text("number 1") != nil, "\(stage.frame.visibleText)")
    }

    @Test func `the state of a modifier leaves what it is applied to alone`() throws {
        let log = Log()
        let stage = Stage(size: CGSize(width: 390, height: 700)) { Screen(log: log) { $0.modifier(Boxed()) } }
        _ = log.take()
        try stage.tap("press")
        stage.advance(by: 0)
        #expect(stage.text("presses 1") != nil)
        #expect(log.take().isEmpty)
    }
}
