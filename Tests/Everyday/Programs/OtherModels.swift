// long: small programs, each beside nothing but its story.

import Combine
import Foundation
import SwiftUI

private final class Profile: ObservableObject {
    @Published var name = "Ada"
    @Published var age = 36
}

private final class AppModel: ObservableObject {
    @Published var profile = Profile()
    @Published var visits = 0
    private var observation: AnyCancellable?
    init() { observe() }
    func replace() {
        profile = Profile()
        observe()
    }
    private func observe() {
        observation = profile.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
    }
    func birthday() { profile.age += 1 }
}

private struct ProfileRow: View {
    @ObservedObject var profile: Profile
    var body: some View {
        HStack {
            TextField("Name", text: $profile.name).accessibilityLabel("Name field")
            Stepper("Age \(profile.age)", value: $profile.age, in: 0...120)
        }
    }
}

// A nested object, whose changes the outer one hands on.
private struct NestedObjects: View {
    @StateObject private var model = AppModel()
    var body: some View {
        VStack {
            Text("Outer says \(model.profile.age)")
            ProfileRow(profile: model.profile)
            Button("Birthday") { model.birthday() }
            Button("Visit") { model.visits += 1 }
            Button("New profile") { model.replace() }
        }
        .padding()
    }
}

@Observable private final class Order {
    enum Size: String, CaseIterable, Identifiable {
        case small = "Small", medium = "Medium", large = "Large"
        var id: Self { self }
    }
    var size = Size.medium
    var extras: Set<String> = []
    var quantity = 1
    var note = ""
    var total: Double {
        let base =
            switch size {
            case .small: 2.5
            case .medium: 3.0
            case .large: 3.5
            }
        return (base + Double(extras.count) * 0.5) * Double(quantity)
    }
}

private struct OrderForm: View {
    @Bindable var order: Order
    private let extras = ["Milk", "Sugar", "Syrup"]
    var body: some View {
        Form {
            Section("Coffee") {
                Picker("Size", selection: $order.size) {
                    ForEach(Order.Size.allCases) { Text($0.rawValue).tag($0) }
                }
                .pickerStyle(.segmented)
                Stepper("\(order.quantity) cups", value: $order.quantity, in: 1...5)
            }
            Section("Extras") {
                ForEach(extras, id: \.self) { extra in
                    Toggle(
                        extra,
                        isOn: Binding(
                            get: { order.extras.contains(extra) },
                            set: { isOn in
                                if isOn { order.extras.insert(extra) } else { order.extras.remove(extra) }
                            }))
                }
            }
            Section { TextField("Note", text: $order.note) }
        }
    }
}

private struct CoffeeScreen: View {
    @State private var order = Order()
    @State private var isPaid = false
    var body: some View {
        NavigationStack {
            OrderForm(order: order)
                .navigationTitle("Order")
                .safeAreaInset(edge: .bottom) {
                    Button("Pay \(order.total, format: .currency(code: "EUR"))") { isPaid = true }
                        .buttonStyle(.borderedProminent).padding()
                }
                .alert("Thank you", isPresented: $isPaid) {
                    Button("OK") { order = Order() }
                } message: {
                    Text("\(order.quantity) \(order.size.rawValue.lowercased())")
                }
        }
    }
}

private enum CounterAction { case plus, minus, later, loaded(String), load }

private struct CounterState: Equatable {
    var count = 0
    var fact: String?
    var isLoading = false
}

@MainActor private final class CounterStore: ObservableObject {
    @Published private(set) var state = CounterState()
    private(set) var log: [String] = []

    func send(_ action: CounterAction) {
        let effect = reduce(&state, action)
        if let effect { Task { await send(effect()) } }
    }

    private func reduce(_ state: inout CounterState, _ action: CounterAction) -> (@Sendable () async -> CounterAction)?
    {
        switch action {
        case .plus:
            state.count += 1
            state.fact = nil
        case .minus:
            state.count -= 1
            state.fact = nil
        case .later:
            return {
                try? await Task.sleep(for: .seconds(1))
                return .plus
            }
        case .load:
            state.isLoading = true
            let count = state.count
            return {
                try? await Task.sleep(for: .seconds(0.5))
                return .loaded("\(count) is \(count.isMultiple(of: 2) ? "even" : "odd")")
            }
        case .loaded(let fact):
            state.isLoading = false
            state.fact = fact
        }
        return nil
    }

    func binding<Value>(_ value: @escaping (CounterState) -> Value, _ action: @escaping (Value) -> CounterAction)
        -> Binding<Value>
    {
        Binding(get: { value(self.state) }, set: { self.send(action($0)) })
    }
}

private struct CounterFeature: View {
    @StateObject private var store = CounterStore()
    var body: some View {
        VStack(spacing: 12) {
            Stepper(
                "Count \(store.state.count)",
                value: store.binding(\.count) { [count = store.state.count] in $0 > count ? .plus : .minus })
            Button("Plus in a second") { store.send(.later) }
            Button("Fact") { store.send(.load) }.disabled(store.state.isLoading)
            if store.state.isLoading {
                ProgressView()
            } else if let fact = store.state.fact {
                Text(fact)
            }
        }
        .padding()
    }
}

@MainActor private final class SearchModel: ObservableObject {
    @Published var query = "" {
        didSet { schedule() }
    }
    @Published private(set) var results: [String] = []
    @Published private(set) var searches = 0
    private var pending: Task<Void, Never>?
    private let all = ["Amsterdam", "Athens", "Berlin", "Bern", "Brussels", "Copenhagen", "Dublin"]

    private func schedule() {
        pending?.cancel()
        pending = Task { [query] in
            try? await Task.sleep(for: .milliseconds(300))
            guard !Task.isCancelled else { return }
            search(query)
        }
    }
    private func search(_ query: String) {
        guard !query.isEmpty else { return results = [] }
        searches += 1
        results = all.filter { $0.localizedCaseInsensitiveContains(query) }
    }
}

private struct CapitalSearch: View {
    @StateObject private var model = SearchModel()
    @FocusState private var isFocused: Bool
    var body: some View {
        VStack(alignment: .leading) {
            HStack {
                Image(systemName: "magnifyingglass").foregroundColor(.gray)
                TextField("Search capitals", text: $model.query).focused($isFocused).autocorrectionDisabled()
                if !model.query.isEmpty {
                    Button {
                        model.query = ""
                    } label: {
                        Image(systemName: "xmark.circle.fill")
                    }
                    .accessibilityLabel("Clear")
                }
            }
            .padding(8)
            .background(RoundedRectangle(cornerRadius: 10).fill(Color(.systemGray6)))
            Text("\(model.searches) searches").font(.footnote)
            ForEach(model.results, id: \.self) { Text($0) }
            Spacer()
        }
        .padding()
        .onAppear { isFocused = true }
    }
}

@MainActor private final class PhotoLoader: ObservableObject {
    enum State { case idle, loading, failed(String), loaded([Int]) }
    @Published private(set) var state = State.idle
    private(set) var attempts = 0
    func load(album: String) async {
        state = .loading
        attempts += 1
        do {
            try await Task.sleep(nanoseconds: 400_000_000)
            if album == "Broken" { throw URLError(.notConnectedToInternet) }
            state = .loaded(Array(1...album.count))
        } catch is CancellationError {
        } catch {
            state = .failed("No connection")
        }
    }
}

private struct Albums: View {
    @StateObject private var loader = PhotoLoader()
    @State private var album = "Sea"
    @State private var retries = 0
    private struct Key: Hashable { let album: String, retries: Int }
    var body: some View {
        VStack {
            Picker("Album", selection: $album) {
                ForEach(["Sea", "Mountains", "Broken"], id: \.self, content: Text.init)
            }
            .pickerStyle(.segmented)
            switch loader.state {
            case .idle: EmptyView()
            case .loading: ProgressView("Loading \(album)").frame(maxHeight: .infinity)
            case .failed(let reason):
                VStack {
                    Text(reason)
                    Button("Retry") { retries += 1 }
                }
                .frame(maxHeight: .infinity)
            case .loaded(let photos):
                ScrollView {
                    LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) {
                        ForEach(photos, id: \.self) { photo in
                            Text("Photo \(photo)").frame(maxWidth: .infinity).frame(height: 80).background(.quaternary)
                        }
                    }
                }
            }
        }
        .task(id: Key(album: album, retries: retries)) { await loader.load(album: album) }
    }
}

private final class Canvases: ObservableObject {
    @Published var strokes: [Int] = []
    var undoManager: [() -> Void] = []
    func add() {
        let next = strokes.count + 1
        strokes.append(next)
        undoManager.append { [weak self] in self?.strokes.removeAll { $0 == next } }
    }
    func undo() { undoManager.popLast()?() }
}

private struct UndoBar: View {
    @EnvironmentObject private var model: Canvases
    var body: some View {
        HStack {
            Button("Undo", systemImage: "arrow.uturn.backward", action: model.undo).disabled(model.undoManager.isEmpty)
            Text(model.strokes.map(String.init).joined(separator: " "))
        }
    }
}

private struct Sketch: View {
    @StateObject private var model = Canvases()
    var body: some View {
        VStack {
            Button("Stroke", action: model.add)
            UndoBar()
        }
        .environmentObject(model)
    }
}

private struct Accent: EnvironmentKey {
    static let defaultValue = Color.blue
}

extension EnvironmentValues {
    fileprivate var accent: Color {
        get { self[Accent.self] }
        set { self[Accent.self] = newValue }
    }
}

private struct Look: Equatable, Identifiable {
    let id: String
    let accent: Color, background: Color
    static let day = Look(id: "Day", accent: .orange, background: .white)
    static let night = Look(id: "Night", accent: .cyan, background: .black)
}

private struct Tile: View {
    @Environment(\.accent) private var accent
    @Environment(\.colorScheme) private var scheme
    let title: String
    var body: some View {
        Text("\(title) in the \(scheme == .dark ? "dark" : "light")")
            .foregroundColor(accent).padding().frame(maxWidth: .infinity)
            .background(RoundedRectangle(cornerRadius: 12).strokeBorder(accent, lineWidth: 2))
    }
}

private struct LookSwitch: View {
    @State private var look = Look.day
    var body: some View {
        ZStack {
            look.background.ignoresSafeArea()
            VStack {
                Tile(title: "First")
                Tile(title: "Second").environment(\.accent, .pink)
                Button(look == .day ? "Night" : "Day") {
                    withAnimation(.linear(duration: 1)) { look = look == .day ? .night : .day }
                }
            }
            .padding()
        }
        .environment(\.accent, look.accent)
        .preferredColorScheme(look == .night ? .dark : .light)
    }
}

// State that nothing reads but a reader's closure, and that only when it has grown.
private struct Chapter: View {
    @State private var page = 1
    var body: some View {
        VStack {
            GeometryReader { proxy in
                Text(proxy.size.height > 150 ? "Page \(page)" : "Closed")
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
            }
            Button("Turn") { page += 1 }
        }
    }
}

private struct Booklet: View {
    @State private var isLarge = false
    @State private var isOpen = false
    var body: some View {
        VStack {
            Chapter().frame(height: isOpen ? 300 : 100).font(isLarge ? .title : .body)
            Button("Large letters") { isLarge.toggle() }
            Button(isOpen ? "Close" : "Open") { withAnimation(.linear(duration: 0.4)) { isOpen.toggle() } }
        }
    }
}

extension Program {
    static let otherModels: [Program] = [
        Program("object in an object") {
            NestedObjects()
        } story: { person in
            person.sees("Outer says 36", "Age 36")
            try person.tap("Birthday")
            person.sees("Outer says 37", "Age 37")
            try person.tap("Visit")
            person.sees("Outer says 37", "Age 37")
            try person.tap("New profile")
            person.sees("Outer says 36", "Age 36")
            try person.tap("Name field")
            try person.type("!")
            try person.tap("Birthday")
            person.sees("Age 37", "Outer says 37")
        },
        Program("coffee of an observable order") {
            CoffeeScreen()
        } story: { person in
            person.sees("Pay €3.00", "1 cups")
            try person.tap("Large")
            try person.tap("Milk")
            try person.tap("Syrup")
            try person.settle()
            person.sees("Pay €4.50")
            try person.tap("Milk")
            try person.settle()
            person.sees("Pay €4.00")
            try person.tap("Pay €4.00")
            try person.settle()
            person.sees("Thank you", "1 large")
            try person.tap("OK")
            try person.settle()
            person.sees("Pay €3.00")
            person.misses("Thank you")
        },
        Program("counter with effects") {
            CounterFeature()
        } story: { person in
            try person.tap("Increment")
            try person.tap("Increment")
            person.sees("Count 2")
            try person.tap("Fact")
            try await person.play(for: 0.3)
            person.misses("even")
            try await person.play(for: 0.3)
            person.sees("2 is even")
            try person.tap("Plus in a second")
            try await person.play(for: 0.9)
            person.sees("Count 2")
            try await person.play(for: 0.2)
            person.sees("Count 3")
            person.misses("even")
            try person.tap("Decrement")
            person.sees("Count 2")
            try person.settle()
        },
        Program("search that waits for the end of typing") {
            CapitalSearch()
        } story: { person in
            person.sees("0 searches", "Search capitals")
            try person.wait(0.1)
            for letter in ["b", "e", "r"] {
                try person.type(letter)
                try await person.play(for: 0.1)
            }
            person.sees("0 searches")
            try await person.play(for: 0.3)
            person.sees("1 searches", "Berlin", "Bern")
            person.misses("Brussels")
            try person.tap("Clear")
            try await person.play(for: 0.4)
            person.misses("Berlin")
            person.sees("Search capitals", "1 searches")
        },
        Program("albums by task and identity") {
            Albums()
        } story: { person in
            try await person.play(for: 0.1)
            person.sees("Loading Sea")
            try await person.play(for: 0.5)
            person.sees("Photo 3")
            person.misses("Photo 4")
            try person.tap("Mountains")
            try await person.play(for: 0.2)
            try person.tap("Broken")
            try await person.play(for: 0.3)
            person.sees("Loading Broken")
            try await person.play(for: 0.3)
            person.sees("No connection")
            try person.tap("Retry")
            try await person.play(for: 0.1)
            person.sees("Loading Broken")
            try person.tap("Sea")
            try await person.play(for: 0.6)
            person.sees("Photo 3")
            try person.settle()
        },
        Program("booklet that opens") {
            Booklet()
        } story: { person in
            person.sees("Closed")
            try person.tap("Large letters")
            try person.tap("Open")
            try person.settle()
            person.sees("Page 1")
            try person.tap("Turn")
            person.sees("Page 2")
            try person.tap("Turn")
            try person.tap("Large letters")
            person.sees("Page 3")
            try person.tap("Close")
            try person.settle()
            person.sees("Closed")
            try person.tap("Turn")
            try person.tap("Open")
            try person.wait(0.3)
            person.sees("Page 4")
            try person.settle()
        },
        Program("strokes to take back") {
            Sketch()
        } story: { person in
            try person.tap("Stroke")
            try person.tap("Stroke")
            person.sees("1 2")
            try person.tap("Undo")
            person.misses("1 2")
            try person.tap("Undo")
            person.misses("1")
            try person.tap("Stroke")
            person.sees("1")
            try person.settle()
        },
        Program("looks by environment") {
            LookSwitch()
        } story: { person in
            person.sees("First in the light", "Second in the light")
            try person.tap("Night")
            try person.wait(0.5)
            person.expect("the ground is between white and black") { frame in
                frame.shapes.contains { $0.rect.width > 380 && $0.color.red > 0.2 && $0.color.red < 0.9 }
            }
            try person.settle()
            person.sees("First in the dark", "Second in the dark")
            try person.tap("Day")
            try person.settle()
            person.sees("First in the light")
        },
    ]
}
