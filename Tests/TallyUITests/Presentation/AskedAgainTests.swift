import SwiftUI
import TallyStage
import Testing

/// Questions that are still to be asked when they have been answered, and presentations of another item; on a stage of 400
/// by 600 points.
@MainActor
struct AskedAgainTests {
    private func made<V: View>(_ view: V) -> Stage { Stage(size: CGSize(width: 400, height: 600)) { view } }

    /// Tells of errors one after another, by a binding of its own.
    private struct Errors: View {
        let log: Log
        let isChoice: Bool
        @State private var errors: [String] = []

        private var isPresented: Binding<Bool> {
            Binding(get: { !errors.isEmpty }, set: { if !$0, !errors.isEmpty { errors.removeFirst() } })
        }

        var body: some View {
            let title = errors.first ?? ""
            Button("Go") { errors = ["one", "two", "three"] }
                .alert(title, isPresented: isChoice ? .constant(false) : isPresented) {
                    Button("Fine \(title)") { log(title) }
                }
                .confirmationDialog(
                    title, isPresented: isChoice ? isPresented : .constant(false), titleVisibility: .visible
                ) {
                    Button("Fine \(title)") { log(title) }
                }
        }
    }

    @Test(arguments: [false, true]) func `what is asked next comes when what was asked goes`(_ isChoice: Bool) throws {
        let log = Log()
        let stage = made(Errors(log: log, isChoice: isChoice))
        try stage.tap("Go")
        for (place, name) in ["one", "two", "three"].enumerated() {
            #expect(stage.settle())
            #expect(stage.text("Fine \(name)") != nil)
            #expect(stage.frame.texts.filter { $0.string.hasPrefix("Fine") }.count == 1)
            try stage.tap("Fine \(name)")
            #expect(log.take() == [name])
            stage.advance(by: 0.1)
            if isChoice { continue }
            // Both are seen on their way.
            let seen = stage.frame.texts.filter { $0.string.hasPrefix("Fine") }.map(\.string).sorted()
            let next = place < 2 ? ["two", "three"][place] : nil
            #expect(seen == (["Fine \(name)"] + (next.map { ["Fine \($0)"] } ?? [])).sorted())
        }
        #expect(stage.settle())
        #expect(stage.frame.texts.allSatisfy { !$0.string.hasPrefix("Fine") })
        #expect(log.entries.isEmpty)
        try stage.tap("Go")
        #expect(stage.settle())
        #expect(stage.text("Fine one") != nil)
    }

    private struct Insisting: View {
        @State private var name = ""
        var body: some View {
            Color.white.alert("Name?", isPresented: .constant(true)) {
                TextField("Name", text: $name)
                Button("OK") {}
            }
        }
    }

    @Test func `one whose binding stays true asks anew`() throws {
        let stage = made(Insisting())
        #expect(stage.settle())
        for _ in 0..<3 {
            stage.type("x")
            stage.press(.return)
            stage.advance(by: 0.05)
            let opacities = stage.frame.texts.filter { $0.string == "Name?" }.map(\.opacity)
            #expect(opacities.count == 2 && opacities.allSatisfy { $0 > 0 && $0 < 1 })
            #expect(stage.settle())
            #expect(stage.frame.texts.filter { $0.string == "Name?" }.count == 1)
        }
        #expect(stage.frame.visibleText.contains("xxx"))
    }

    private struct About: View {
        let log: Log
        @State private var isAsking = false
        @State private var thing: String?

        var body: some View {
            Button("Ask") {
                thing = "A"
                isAsking = true
            }
            .alert("About", isPresented: $isAsking, presenting: thing) { thing in
                Button("Use \(thing)") {
                    log(thing)
                    self.thing = "B"
                    // The alert goes after its action, whatever that has done.
                    isAsking = true
                }
            }
        }
    }

    @Test func `an alert goes after its action, as it was asked`() throws {
        let log = Log()
        let stage = made(About(log: log))
        try stage.tap("Ask")
        #expect(stage.settle())
        try stage.tap("Use A")
        stage.advance(by: 0.05)
        #expect(stage.text("Use A") != nil && stage.text("Use B") == nil)
        #expect(stage.settle())
        #expect(stage.text("About") == nil)
        #expect(log.take() == ["A"])
    }

    private struct Item: Identifiable, Equatable {
        let id: Int
        var title: String
    }

    private struct Sheets: View {
        let log: Log
        @State private var item: Item?
        var body: some View {
            Button("Open") { item = Item(id: 1, title: "first") }
                .sheet(item: $item, onDismiss: { log("dismissed") }) { shown in
                    Page(log: log, shown: shown, item: $item)
                }
        }
    }

    private struct Page: View {
        let log: Log
        let shown: Item
        @Binding var item: Item?
        @State private var count = 0
        var body: some View {
            VStack {
                Text("\(shown.title) \(count)")
                Button("Count") { count += 1 }
                Button("Rename") { item?.title = "renamed" }
                Button("Other") { item = Item(id: shown.id + 1, title: "other") }
                Button("Close") { item = nil }
            }
            .onAppear { log("appear \(shown.id)") }
            .onDisappear { log("disappear \(shown.id)") }
        }
    }

    @Test func `another item is another sheet, the same one in other words is not`() throws {
        let log = Log()
        let stage = made(Sheets(log: log))
        try stage.tap("Open")
        #expect(stage.settle())
        try stage.tap("Count")
        try stage.tap("Rename")
        #expect(stage.settle())
        #expect(stage.text("renamed 1") != nil)
        #expect(log.take() == ["appear 1"])
        try stage.tap("Other")
        #expect(stage.settle())
        #expect(stage.text("other 0") != nil && stage.text("renamed 1") == nil)
        #expect(log.take() == ["disappear 1", "dismissed", "appear 2"])
        try stage.tap("Close")
        #expect(stage.settle())
        #expect(log.take() == ["disappear 2", "dismissed"])
    }
}
