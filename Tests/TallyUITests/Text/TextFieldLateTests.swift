import Foundation
import SwiftUI
import TallyStage
import Testing

/// Fields of programs that answer an edit a frame later, or when a task of theirs is done.
@MainActor
@Suite("Text field: programs that answer later")
struct TextFieldLateTests {
    @MainActor
    final class Store: ObservableObject {
        enum Action { case rename(String) }

        @Published private(set) var name = ""
        private(set) var actions: [String] = []
        let reduce: (String) -> String
        let later: (@escaping @MainActor @Sendable () -> Void) -> Void

        init(
            _ name: String = "", reduce: @escaping (String) -> String = { $0 },
            later: @escaping (@escaping @MainActor @Sendable () -> Void) -> Void
        ) {
            self.name = name
            self.reduce = reduce
            self.later = later
        }

        func send(_ action: Action) {
            guard case .rename(let new) = action else { return }
            actions.append(new)
            later { self.name = self.reduce(new) }
        }

        static func onTheQueue(_ delay: Double = 0) -> (@escaping @MainActor @Sendable () -> Void) -> Void {
            { work in
                DispatchQueue.main.asyncAfter(deadline: .now() + delay) { MainActor.assumeIsolated { work() } }
            }
        }

        static func inTask() -> (@escaping @MainActor @Sendable () -> Void) -> Void { { work in Task { work() } } }
    }

    private struct Form: View {
        @ObservedObject var store: Store
        var body: some View {
            VStack {
                TextField("Name", text: Binding(get: { store.name }, set: { store.send(.rename($0)) }))
                Text(verbatim: "Hello, \(store.name)")
            }
        }
    }

    private func stage(_ store: Store) -> Stage {
        let stage = Stage(size: CGSize(width: 200, height: 100)) { Form(store: store) }
        stage.press(.tab)
        stage.advance(by: 0)
        return stage
    }

    @Test(arguments: [0, 1 / 60.0, 0.05, 0.2], [0, 1 / 60.0, 0.1])
    func `what is typed stands until the store has it`(delay: Double, period: Double) {
        let store = Store("Ada", later: Store.onTheQueue(delay))
        let stage = stage(store)
        stage.press(.end)
        for key in " Lovelace" {
            stage.type(String(key))
            stage.advance(by: period)
        }
        #expect(stage.text("Ada Lovelace") != nil)
        #expect(store.actions.last == "Ada Lovelace")
        #expect(store.actions.count == 9)
        stage.press(.leftArrow)
        stage.type("!")
        stage.advance(by: 1)
        #expect(store.name == "Ada Lovelac!e")
        #expect(stage.frame.visibleText == "Ada Lovelac!e Hello, Ada Lovelac!e")
    }

    @Test func `a task that writes at the end of all keys`() async {
        let store = Store(later: Store.inTask())
        let stage = stage(store)
        stage.type("Uno")
        await stage.play(for: 0.2)
        #expect(store.name == "Uno")
        #expect(stage.text("Uno") != nil)
        stage.type(" dos")
        await stage.play(for: 0.2)
        #expect(store.name == "Uno dos")
        #expect(store.actions.suffix(4) == ["Uno ", "Uno d", "Uno do", "Uno dos"])
    }

    @Test func `a store that makes something else of it has the last word when it has spoken`() {
        let store = Store(reduce: { $0.uppercased() }, later: Store.onTheQueue(0.1))
        let stage = stage(store)
        for key in "abc" {
            stage.type(String(key))
            stage.advance(by: 1 / 60)
        }
        #expect(stage.text("abc") != nil)
        stage.advance(by: 1)
        #expect(store.name == "ABC")
        #expect(stage.frame.visibleText == "ABC Hello, ABC")
        stage.type("d")
        stage.advance(by: 1)
        #expect(stage.frame.visibleText == "ABCD Hello, ABCD")
    }

    @Test func `a store that refuses in the end is believed after half a second`() {
        let store = Store("Ada", reduce: { _ in "Ada" }, later: Store.onTheQueue(0.1))
        let stage = stage(store)
        stage.press(.end)
        stage.type("x")
        stage.advance(by: 0.2)
        #expect(stage.text("Adax") != nil)
        stage.advance(by: 0.4)
        #expect(stage.text("Ada") != nil)
        stage.type("y")
        stage.advance(by: 1)
        #expect(store.actions == ["Adax", "Aday"])
        #expect(stage.text("Ada") != nil)
    }

    @Test func `what the program writes meanwhile replaces what is typed`() {
        struct Composer: View {
            @State private var text = ""
            @State private var sent: [String] = []
            var body: some View {
                let copy = text
                TextField("Message", text: Binding(get: { copy }, set: { text = $0 }))
                    .onSubmit {
                        sent.append(text)
                        text = ""
                    }
                Text(verbatim: "sent \(sent)")
            }
        }
        let stage = Stage(size: CGSize(width: 200, height: 100)) { VStack { Composer() } }
        stage.press(.tab)
        for message in ["one", "two"] {
            stage.type(message)
            stage.press(.return)
            stage.advance(by: 0)
            #expect(stage.text("Message") != nil)
        }
        #expect(stage.text(#"sent ["one", "two"]"#) != nil)
        stage.typing("x")
        #expect(stage.text("x") != nil)
    }

    @Test func `a field that goes while an answer is on its way leaves nothing behind`() {
        let isThere = Remote(true)
        let store = Store(later: Store.onTheQueue(0.2))
        let stage = Stage(size: CGSize(width: 200, height: 100)) {
            Playing(isThere) { if $0 { Form(store: store) } }
        }
        stage.press(.tab)
        stage.type("ab")
        isThere.value = false
        stage.advance(by: 1)
        #expect(store.name == "ab")
        #expect(stage.nextFrameTime == nil)
        isThere.value = true
        stage.advance(by: 0)
        #expect(stage.text("ab") != nil)
    }

    @Test func `what was typed and deleted again does not come back while the store is behind`() {
        let store = Store("Ada", later: Store.onTheQueue(0.2))
        let stage = stage(store)
        stage.press(.end)
        stage.type("x")
        stage.advance(by: 0.05)
        #expect(stage.text("Adax") != nil)
        stage.press(.delete)
        for _ in 0..<30 {
            stage.advance(by: 1.0 / 60)
            #expect(stage.text("Adax") == nil && stage.text("Ada") != nil)
        }
        #expect(store.actions == ["Adax", "Ada"] && store.name == "Ada")
    }
}
