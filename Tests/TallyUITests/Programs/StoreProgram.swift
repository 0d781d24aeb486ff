import SwiftUI
import TallyStage
import Testing

// One store, one reducer, and bindings that send actions: the pattern of Redux and its like.

private struct AppState: Equatable {
    var counter = 0
    var isShown = true
    var query = ""
    var items = ["apple", "banana", "cherry"]
    var found: [String] { query.isEmpty ? items : items.filter { $0.contains(query) } }
}

private enum Action {
    case raise
    case show(Bool)
    case search(String)
    case remove(String)
}

@MainActor
private final class Store<State, Action>: ObservableObject {
    @Published private(set) var state: State
    private let reduce: (inout State, Action) -> Void

    init(_ state: State, _ reduce: @escaping (inout State, Action) -> Void) {
        self.state = state
        self.reduce = reduce
    }

    func send(_ action: Action) { reduce(&state, action) }

    func binding<Value>(_ get: @escaping (State) -> Value, _ send: @escaping (Value) -> Action) -> Binding<Value> {
        Binding(get: { get(self.state) }, set: { self.send(send($0)) })
    }
}

private func reduce(_ state: inout AppState, _ action: Action) {
    switch action {
    case .raise: state.counter += 1
    case .show(let isShown): state.isShown = isShown
    case .search(let query): state.query = query.lowercased()
    case .remove(let item): state.items.removeAll { $0 == item }
    }
}

private struct RootView: View {
    @EnvironmentObject var store: Store<AppState, Action>
    var body: some View {
        VStack {
            CounterView()
            Toggle("Show", isOn: store.binding({ $0.isShown }, { .show($0) }).animation(.linear(duration: 1)))
            if store.state.isShown { SearchView(query: store.binding({ $0.query }, { .search($0) })) }
        }
    }
}

private struct CounterView: View {
    @EnvironmentObject var store: Store<AppState, Action>
    var body: some View { Button("Count \(store.state.counter)") { store.send(.raise) } }
}

private struct SearchView: View {
    @Binding var query: String
    @EnvironmentObject var store: Store<AppState, Action>
    var body: some View {
        TextField("Search", text: $query)
        Text("\(store.state.found.count) for \"\(query)\"")
        ForEach(store.state.found, id: \.self) { item in
            HStack {
                Text(item)
                Button("Remove \(item)") { withAnimation(.linear(duration: 1)) { store.send(.remove(item)) } }
            }
        }
    }
}

@MainActor
struct StoreProgram {
    private let store = Store(AppState(), reduce)
    private let stage: Stage

    init() {
        let store = store
        stage = Stage(size: CGSize(width: 300, height: 500)) { RootView().environmentObject(store) }
    }

    @Test func `an action that a tap or a letter sends shows wherever the state is read`() throws {
        try stage.tap("Count 0")
        stage.advance(by: 0)
        #expect(stage.text("Count 1") != nil)
        try stage.tap("Search")
        stage.type("AN")
        stage.advance(by: 0)
        #expect(store.state.query == "an")
        #expect(stage.text("1 for \"an\"") != nil && stage.text("banana") != nil && stage.text("apple") == nil)
        store.send(.search(""))
        stage.advance(by: 0)
        #expect(stage.text("3 for \"\"") != nil)
    }

    @Test func `the part that is hidden fades, comes back half way, and shows the state of now`() throws {
        try stage.tap("Show")
        stage.advance(by: 0.5)
        #expect(isNear(stage.text("apple")?.opacity ?? 0, 0.5, 0.01))
        store.send(.remove("cherry"))
        stage.advance(by: 0)
        // What leaves shows what it had; what observes the store by itself goes on.
        store.send(.show(true))
        stage.advance(by: 2)
        #expect(stage.text("2 for \"\"") != nil && stage.text("cherry") == nil && stage.text("apple")?.opacity == 1)
        #expect(!stage.isAnimating)
    }

    @Test func `a row that is removed while another is on its way out leaves the rest in place`() throws {
        try stage.tap("Remove apple")
        stage.advance(by: 0.5)
        try stage.tap("Remove banana")
        stage.advance(by: 0.25)
        #expect(stage.text("1 for \"\"") != nil)
        #expect(stage.text("apple")?.opacity ?? 1 < 0.3)
        #expect(stage.settle())
        let fresh = Stage(size: CGSize(width: 300, height: 500)) { RootView().environmentObject(store) }
        #expect(stage.image() == fresh.image())
    }
}
