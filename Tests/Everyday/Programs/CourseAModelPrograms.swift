// long: the programs of one theme and their stories, each of which is read with its program.

import Combine
import SwiftUI

private struct Expense: Identifiable, Codable, Equatable {
    var id = UUID()
    var name: String
    var type: String
    var amount: Double
}

private final class Expenses: ObservableObject {
    @Published var items: [Expense] = [] { didSet { saves += 1 } }
    @Published private(set) var saves = 0
    var total: Double { items.reduce(0) { $0 + $1.amount } }
}

// A course's list of expenses with a sheet to add one.
private struct ExpenseList: View {
    @StateObject private var expenses = Expenses()
    @State private var adds = false
    var body: some View {
        NavigationView {
            List {
                ForEach(expenses.items) { item in
                    HStack {
                        VStack(alignment: .leading) {
                            Text(item.name).font(.headline)
                            Text(item.type)
                        }
                        Spacer()
                        Text(item.amount, format: .currency(code: "EUR"))
                            .foregroundColor(item.amount > 10 ? .red : .green)
                    }
                }
                .onDelete { expenses.items.remove(atOffsets: $0) }
                Section { Text("Total \(expenses.total, specifier: "%.2f"), saved \(expenses.saves)") }
            }
            .navigationTitle("Expenses")
            .toolbar {
                Button {
                    adds = true
                } label: {
                    Image(systemName: "plus")
                }.accessibilityLabel("Add expense")
            }
            .sheet(isPresented: $adds) { AddExpense(expenses: expenses) }
        }
    }
    struct AddExpense: View {
        @ObservedObject var expenses: Expenses
        @Environment(\.dismiss) var dismiss
        @State private var name = ""
        @State private var type = "Personal"
        @State private var amount = 0.0
        var body: some View {
            NavigationView {
                Form {
                    TextField("What for", text: $name)
                    Picker("Type", selection: $type) { ForEach(["Business", "Personal"], id: \.self) { Text($0) } }
                        .pickerStyle(.segmented)
                    TextField("How much", value: $amount, format: .number).keyboardType(.decimalPad)
                }
                .navigationTitle("New expense")
                .toolbar {
                    Button("Keep it") {
                        expenses.items.append(Expense(name: name, type: type, amount: amount))
                        dismiss()
                    }
                }
            }
        }
    }
}

private struct Rival: Identifiable {
    let id: Int
    var name: String
    var score = 0
}

private final class Scoreboard: ObservableObject {
    @Published var players = [Rival(id: 1, name: "Ann"), Rival(id: 2, name: "Ben")]
    var best: String { players.max { $0.score < $1.score }?.name ?? "nobody" }
}

// Rows bound to the elements of a published array.
private struct ScoreRows: View {
    @StateObject private var board = Scoreboard()
    var body: some View {
        VStack {
            ForEach($board.players) { $player in Row(player: $player) }
            Text("Best: \(board.best), sum \(board.players.map(\.score).reduce(0, +))")
            Button("Sort") { withAnimation { board.players.sort { $0.score > $1.score } } }
            Button("New game") { withAnimation { board.players.indices.forEach { board.players[$0].score = 0 } } }
        }
        .padding()
    }
    struct Row: View {
        @Binding var player: Rival
        @State private var taps = 0
        var body: some View {
            HStack {
                TextField("Player \(player.id)", text: $player.name).frame(width: 120)
                Text("\(player.score) points").contentTransition(.numericText())
                Button("Point \(player.id)") {
                    withAnimation { player.score += 1 }; taps += 1
                }
                Text("(\(taps))")
            }
        }
    }
}

@Observable private final class Plant: Identifiable {
    let id: Int
    var name: String
    var water = 0
    init(_ id: Int, _ name: String) { self.id = id; self.name = name }
}

@Observable private final class Garden {
    var plants = [Plant(1, "Fern"), Plant(2, "Rose")]
    var dry: Int { plants.filter { $0.water == 0 }.count }
}

private struct GardenView: View {
    @State private var garden = Garden()
    var body: some View {
        NavigationStack {
            List {
                ForEach(garden.plants) { plant in
                    NavigationLink {
                        PlantEditor(plant: plant)
                    } label: {
                        LabeledContent(plant.name, value: "\(plant.water) ml")
                    }
                }
                .onDelete { garden.plants.remove(atOffsets: $0) }
                Text("\(garden.dry) dry")
                Button("Rain") { garden.plants.forEach { $0.water += 10 } }
            }
            .navigationTitle("Garden")
        }
    }
    struct PlantEditor: View {
        @Bindable var plant: Plant
        var body: some View {
            Form {
                TextField("Plant name", text: $plant.name)
                Stepper("Water \(plant.water)", value: $plant.water, in: 0...100, step: 50)
            }
            .navigationTitle(plant.name)
        }
    }
}

private final class AppModel: ObservableObject {
    @Published var user: String?
    @Published var path: [Int] = []
    func logOut() { user = nil; path = [] }
}

// Who is logged in decides the root; a screen deep down logs out.
private struct Session: View {
    @StateObject private var model = AppModel()
    var body: some View {
        Group {
            if let user = model.user {
                NavigationStack(path: $model.path) {
                    VStack {
                        Text("Dear \(user)")
                        NavigationLink("Orders", value: 1)
                    }
                    .navigationTitle("Account")
                    .navigationDestination(for: Int.self) { Screen(number: $0) }
                }
                .transition(.move(edge: .bottom))
            } else {
                Button("Log in as Eve") { withAnimation { model.user = "Eve" } }.transition(.opacity)
            }
        }
        .environmentObject(model)
    }
    struct Screen: View {
        let number: Int
        @EnvironmentObject private var model: AppModel
        var body: some View {
            VStack {
                Text("Order \(number) of \(model.user ?? "?")")
                Button("Another") { model.path.append(number + 1) }
                Button("Sign out") { withAnimation { model.logOut() } }
            }
        }
    }
}

private let courseSettings = UserDefaults(suiteName: "everyday.course-a.settings")

private struct StoredSettings: View {
    enum Theme: String, CaseIterable { case system, light, dark }
    @AppStorage("everyday.course-a.name", store: courseSettings) private var name = "Guest"
    @AppStorage("everyday.course-a.theme", store: courseSettings) private var theme = Theme.system
    @AppStorage("everyday.course-a.count", store: courseSettings) private var count = 1
    @State private var isShown = false
    var body: some View {
        VStack {
            Text("\(name) in \(theme.rawValue), \(count) columns")
            Button("Preferences") { isShown = true }
        }
        .preferredColorScheme(theme == .system ? nil : theme == .dark ? .dark : .light)
        .sheet(isPresented: $isShown) { Panel() }
    }
    struct Panel: View {
        @AppStorage("everyday.course-a.name", store: courseSettings) private var name = "Guest"
        @AppStorage("everyday.course-a.theme", store: courseSettings) private var theme = Theme.system
        @AppStorage("everyday.course-a.count", store: courseSettings) private var count = 1
        @Environment(\.dismiss) private var dismiss
        var body: some View {
            Form {
                TextField("Your name", text: $name)
                Picker("Theme", selection: $theme) {
                    ForEach(Theme.allCases, id: \.self) { Text($0.rawValue.capitalized) }
                }
                .pickerStyle(.segmented)
                Stepper("Columns: \(count)", value: $count, in: 1...5)
                Button("Factory settings", role: .destructive) {
                    name = "Guest"; theme = .system; count = 1
                }
                Button("Done") { dismiss() }
            }
        }
    }
}

private struct CartState: Equatable { var items: [String: Int] = [:], coupon = "", note: String? }
private enum CartAction { case add(String), remove(String), coupon(String), check }

@MainActor private final class CartStore: ObservableObject {
    @Published private(set) var state = CartState()
    @Published private(set) var log: [String] = []
    func send(_ action: CartAction) {
        switch action {
        case .add(let name): state.items[name, default: 0] += 1; log.append("+\(name)")
        case .remove(let name):
            let left = (state.items[name] ?? 0) - 1
            state.items[name] = left > 0 ? left : nil
            log.append("-\(name)")
        case .coupon(let text): state.coupon = text.uppercased()
        case .check: state.note = state.coupon == "SALE" ? "Coupon accepted" : "Coupon refused"
        }
    }
}

private struct Cart: View {
    @StateObject private var store = CartStore()
    var body: some View {
        VStack(spacing: 12) {
            ForEach(["Tea", "Jam"], id: \.self) { name in
                HStack {
                    Text("\(name): \(store.state.items[name] ?? 0)")
                    Button("Add \(name)") { withAnimation { store.send(.add(name)) } }
                    if store.state.items[name] != nil {
                        Button("Less \(name)") { withAnimation { store.send(.remove(name)) } }.transition(.scale)
                    }
                }
            }
            TextField("Coupon", text: Binding(get: { store.state.coupon }, set: { store.send(.coupon($0)) }))
            Button("Check") { store.send(.check) }
            if let note = store.state.note { Text(note) }
            Text(store.log.suffix(3).joined(separator: " "))
        }
        .padding()
    }
}

private struct UndoStack<Value> {
    private(set) var value: Value
    private var past: [Value] = []
    private var future: [Value] = []
    init(_ value: Value) { self.value = value }
    var canUndo: Bool { !past.isEmpty }
    var canRedo: Bool { !future.isEmpty }
    mutating func set(_ new: Value) { past.append(value); value = new; future = [] }
    mutating func undo() { guard let last = past.popLast() else { return }; future.append(value); value = last }
    mutating func redo() { guard let next = future.popLast() else { return }; past.append(value); value = next }
}

private struct Palette: View {
    @State private var history = UndoStack<[Int]>([])
    private let colors: [Color] = [.red, .green, .blue]
    var body: some View {
        VStack {
            HStack(spacing: 4) {
                ForEach(Array(history.value.enumerated()), id: \.offset) { _, index in
                    RoundedRectangle(cornerRadius: 6).fill(colors[index]).frame(width: 30, height: 30)
                        .transition(.scale.combined(with: .opacity))
                }
            }
            .frame(height: 40)
            Text("\(history.value.count) blocks")
            HStack {
                Button("Undo") { withAnimation { history.undo() } }.disabled(!history.canUndo)
                Button("Redo") { withAnimation { history.redo() } }.disabled(!history.canRedo)
                Button("Add block") { withAnimation { history.set(history.value + [history.value.count % 3]) } }
                Button("Wipe") { withAnimation { history.set([]) } }
            }
        }
    }
}

extension Program {
    static let courseAModels: [Program] = [
        Program("expenses") {
            ExpenseList()
        } story: { person in
            person.sees("Total 0.00, saved 0")
            try person.tap("Add expense")
            try person.settle()
            try person.tap("What for")
            try person.type("Lunch")
            try person.tap("Business")
            try person.tap("How much")
            try person.press("a", .command)
            try person.type("12.5")
            try person.tap("Keep it")
            try person.settle()
            person.sees("Lunch", "Business", "€12.50", "Total 12.50, saved 1")
            person.misses("New expense", "Personal")
            try person.tap("Add expense")
            try person.settle()
            person.expect("the sheet's field is empty again") { frame in
                frame.texts.filter { $0.string == "Lunch" }.count <= 1
                    && frame.texts.contains { $0.string == "What for" }
            }
        },
        Program("scores of rows") {
            ScoreRows()
        } story: { person in
            try person.tap("Point 2")
            try person.tap("Point 2")
            try person.settle()
            person.sees("Best: Ben, sum 2", "2 points", "(2)")
            try person.tap("Sort")
            try person.wait(0.1)
            try person.settle()
            person.expect("Ben is first, with his count of taps") { _ in
                person.place(of: "Ben").minY < person.place(of: "Ann").minY
                    && abs(person.place(of: "(2)").midY - person.place(of: "Ben").midY) < 12
            }
            try person.tap("Player 2")
            try person.press("a", .command)
            try person.type("Bo")
            person.sees("Best: Bo, sum 2")
            try person.tap("New game")
            try person.wait(0.05)
            try person.tap("Point 1")
            try person.settle()
            person.sees("Best: Ann, sum 1", "1 points", "0 points")
        },
        Program("garden of objects") {
            GardenView()
        } story: { person in
            person.sees("2 dry", "Fern", "0 ml")
            try person.tap("Rose")
            try person.settle()
            try person.tap("Plant name")
            try person.press("a", .command)
            try person.type("Lily")
            try person.tap("Increment")
            person.sees("Water 50", "Lily")
            try person.tap("Garden")
            try person.settle()
            person.sees("Lily", "50 ml", "1 dry")
            person.misses("Rose")
            try person.tap("Rain")
            try person.settle()
            person.sees("10 ml", "60 ml", "0 dry")
        },
        Program("session of a user") {
            Session()
        } story: { person in
            try person.tap("Log in as Eve")
            try person.wait(0.1)
            try person.settle()
            person.sees("Dear Eve")
            person.misses("Log in as")
            try person.tap("Orders")
            try person.settle()
            try person.tap("Another")
            try person.settle()
            person.sees("Order 2 of Eve")
            try person.tap("Sign out")
            try person.wait(0.1)
            try person.settle()
            person.sees("Log in as Eve")
            person.misses("Order", "Account")
            try person.tap("Log in as Eve")
            try person.settle()
            person.sees("Dear Eve", "Account")
        },
        Program("settings that are stored") {
            courseSettings?.removePersistentDomain(forName: "everyday.course-a.settings")
            return StoredSettings()
        } story: { person in
            person.sees("Guest in system, 1 columns")
            try person.tap("Preferences")
            try person.settle()
            try person.tap("Your name")
            try person.press("a", .command)
            try person.type("Zoe")
            try person.tap("Dark")
            try person.tap("Increment")
            try person.tap("Done")
            try person.settle()
            person.sees("Zoe in dark, 2 columns")
            person.misses("Factory")
            try person.tap("Preferences")
            try person.settle()
            person.sees("Columns: 2", "Zoe")
            try person.tap("Factory settings")
            try person.tap("Done")
            try person.settle()
            person.sees("Guest in system, 1 columns")
            courseSettings?.removePersistentDomain(forName: "everyday.course-a.settings")
        },
        Program("cart with a log") {
            Cart()
        } story: { person in
            person.misses("Less")
            try person.tap("Add Tea")
            try person.wait(0.1)
            try person.tap("Less Tea")
            try person.wait(0.1)
            try person.tap("Add Tea")
            try person.settle()
            person.sees("Tea: 1", "+Tea -Tea +Tea", "Less Tea")
            person.misses("Less Jam")
            try person.tap("Coupon")
            try person.type("sal")
            try person.tap("Check")
            person.sees("Coupon refused", "SAL")
            try person.tap("Coupon")
            try person.press(.rightArrow, .command)
            try person.type("e")
            try person.tap("Check")
            try person.settle()
            person.sees("Coupon accepted", "SALE")
            person.misses("refused")
        },
        Program("blocks to undo") {
            Palette()
        } story: { person in
            for _ in 0..<3 { try person.tap("Add block") }
            try person.wait(0.1)
            try person.tap("Undo")
            try person.settle()
            person.sees("2 blocks")
            try person.tap("Wipe")
            try person.wait(0.1)
            try person.tap("Undo")
            try person.settle()
            person.sees("2 blocks")
            try person.tap("Redo")
            try person.settle()
            person.sees("0 blocks")
            try person.tap("Undo")
            try person.tap("Undo")
            try person.tap("Redo")
            try person.settle()
            person.sees("2 blocks")
            try person.tap("Add block")
            try person.settle()
            try person.tap("Redo")
            try person.settle()
            person.sees("3 blocks")
        },
    ]
}
