import Combine
import Foundation
import SwiftUI

// A view model bound into child views.
private final class SettingsModel: ObservableObject {
    @Published var isOn = false
    @Published var volume = 0.5
    @Published var user = User()
    @Published var tags = ["red", "green"]

    struct User {
        var name = "Ann"
        var address = Address()
    }
    struct Address { var city = "Oslo" }

    func reset() {
        isOn = false
        volume = 0
        user = User()
    }
}

private struct SettingsScreen: View {
    @StateObject private var model = SettingsModel()

    var body: some View {
        VStack {
            SwitchRow(isOn: $model.isOn)
            VolumeRow(volume: $model.volume)
            CityRow(city: $model.user.address.city)
            ForEach($model.tags, id: \.self) { $tag in TagRow(tag: $tag) }
            Button("Reset") { withAnimation { model.reset() } }
            Button("All on") {
                model.isOn = true
                model.volume = 1
            }
        }
        .padding()
    }
}

private struct SwitchRow: View {
    @Binding var isOn: Bool
    var body: some View {
        HStack {
            Toggle("Sound", isOn: $isOn)
            Text(isOn ? "is on" : "is off")
        }
    }
}

private struct VolumeRow: View {
    @Binding var volume: Double
    var body: some View {
        HStack {
            Text("Volume \(Int(volume * 100))")
            Button("Louder") { volume = min(1, volume + 0.1) }
        }
    }
}

private struct CityRow: View {
    @Binding var city: String
    var body: some View {
        HStack {
            TextField("City", text: $city)
            Text("in \(city)")
        }
    }
}

private struct TagRow: View {
    @Binding var tag: String
    var body: some View { Button("tag \(tag)") { tag = tag.uppercased() } }
}

// A list of things to do, as in most courses.
private struct Task1: Identifiable, Equatable {
    let id: Int
    var title: String
    var isDone = false
}

private final class TodoViewModel: ObservableObject {
    @Published private(set) var tasks: [Task1] = []
    @Published var newTitle = ""
    private var next = 0

    var openCount: Int { tasks.filter { !$0.isDone }.count }

    func add() {
        let title = newTitle.trimmingCharacters(in: .whitespaces)
        guard !title.isEmpty else { return }
        tasks.append(Task1(id: next, title: title))
        next += 1
        newTitle = ""
    }

    func toggle(_ task: Task1) {
        guard let index = tasks.firstIndex(where: { $0.id == task.id }) else { return }
        tasks[index].isDone.toggle()
    }

    func delete(at offsets: IndexSet) { tasks.remove(atOffsets: offsets) }
}

private struct TodoView: View {
    @ObservedObject var viewModel: TodoViewModel

    var body: some View {
        NavigationView {
            VStack {
                HStack {
                    TextField("New task", text: $viewModel.newTitle)
                        .textFieldStyle(RoundedBorderTextFieldStyle())
                        .onSubmit(viewModel.add)
                    Button("Add", action: viewModel.add)
                        .disabled(viewModel.newTitle.isEmpty)
                }
                .padding()
                List {
                    ForEach(viewModel.tasks) { task in
                        HStack {
                            Image(systemName: task.isDone ? "checkmark.circle.fill" : "circle")
                            Text(task.title).strikethrough(task.isDone)
                            Spacer()
                        }
                        .contentShape(Rectangle())
                        .onTapGesture { withAnimation { viewModel.toggle(task) } }
                    }
                    .onDelete(perform: viewModel.delete)
                }
                Text("\(viewModel.openCount) open")
            }
            .navigationBarTitle("Tasks")
        }
    }
}

// A shared object in the environment.
private final class Cart: ObservableObject {
    @Published var items: [String: Int] = [:]
    var total: Int { items.values.reduce(0, +) }
    func add(_ name: String) { items[name, default: 0] += 1 }
}

private struct Shop: View {
    @StateObject private var cart = Cart()
    var body: some View {
        VStack {
            ShelfView()
            Divider()
            CartView()
        }
        .environmentObject(cart)
    }
}

private struct ShelfView: View {
    @EnvironmentObject var cart: Cart
    var body: some View {
        HStack {
            ForEach(["Tea", "Milk"], id: \.self) { name in
                Button("Add \(name)") { withAnimation(.spring) { cart.add(name) } }
                    .buttonStyle(.bordered)
            }
        }
    }
}

private struct CartView: View {
    @EnvironmentObject var cart: Cart
    var body: some View {
        VStack {
            ForEach(cart.items.sorted { $0.key < $1.key }, id: \.key) { name, count in
                HStack {
                    Text(name)
                    Text("x\(count)").contentTransition(.numericText())
                }
                .transition(.scale)
            }
            Text("Total \(cart.total)").bold()
        }
    }
}

@Observable private final class Habit: Identifiable {
    let id: Int
    let name: String
    var streak = 0
    init(_ id: Int, _ name: String) {
        self.id = id
        self.name = name
    }
}

@Observable private final class HabitStore {
    var habits = [Habit(0, "Run"), Habit(1, "Read")]
    var best: Habit? { habits.max { $0.streak < $1.streak } }
}

private struct Habits: View {
    @State private var store = HabitStore()
    @State private var editing: Habit?

    var body: some View {
        VStack {
            Text("Best: \(store.best?.name ?? "-")")
            ForEach(store.habits) { habit in
                HabitRow(habit: habit) { editing = habit }
            }
        }
        .sheet(item: $editing) { habit in HabitEditor(habit: habit) }
    }
}

private struct HabitRow: View {
    let habit: Habit
    let edit: () -> Void
    var body: some View {
        HStack {
            Text("\(habit.name): \(habit.streak)")
            Button("Did \(habit.name)") { habit.streak += 1 }
            Button("Edit \(habit.name)", action: edit)
        }
    }
}

private struct HabitEditor: View {
    @Bindable var habit: Habit
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        VStack {
            Stepper("Streak \(habit.streak)", value: $habit.streak, in: 0...99)
            Button("Close") { dismiss() }
        }
        .padding()
    }
}

// A store, actions and a reducer.
private struct AppState: Equatable {
    var count = 0
    var name = ""
    var isSheetShown = false
    var log: [String] = []
}

private enum AppAction {
    case increment, decrement, setName(String), showSheet(Bool)
}

private final class Store: ObservableObject {
    @Published private(set) var state = AppState()

    func send(_ action: AppAction) {
        switch action {
        case .increment: state.count += 1
        case .decrement: state.count -= 1
        case .setName(let name): state.name = name
        case .showSheet(let isShown): state.isSheetShown = isShown
        }
        state.log.append("\(state.count)")
    }

    func binding<Value>(_ path: KeyPath<AppState, Value>, _ action: @escaping (Value) -> AppAction) -> Binding<Value> {
        Binding(get: { self.state[keyPath: path] }, set: { self.send(action($0)) })
    }
}

private struct ReduxCounter: View {
    @StateObject private var store = Store()
    var body: some View {
        VStack {
            Text("\(store.state.count)").font(.system(size: 60)).id("count")
            HStack {
                Button("Minus") { store.send(.decrement) }
                Button("Plus") { store.send(.increment) }
            }
            TextField("Your name", text: store.binding(\.name, AppAction.setName))
            Text("Hello \(store.state.name)!")
            Button("Show") { store.send(.showSheet(true)) }
        }
        .sheet(isPresented: store.binding(\.isSheetShown, AppAction.showSheet)) {
            VStack {
                Text("Sheet of \(store.state.count)")
                Button("Hide") { store.send(.showSheet(false)) }
            }
        }
    }
}

extension Program {
    static let models: [Program] = [
        Program("settings bound to a model") {
            SettingsScreen()
        } story: { person in
            person.sees("is off", "Volume 50", "in Oslo")
            try person.tap("Sound")
            person.sees("is on")
            try person.tap("Louder")
            person.sees("Volume 60")
            try person.tap("City")
            try person.press("a", .command)
            try person.type("Rome")
            person.sees("in Rome")
            try person.tap("tag red")
            person.sees("tag RED")
            try person.tap("Reset")
            try person.settle()
            person.sees("is off", "Volume 0", "in Oslo")
            try person.tap("All on")
            person.sees("is on", "Volume 100")
        },
        Program("things to do") {
            TodoView(viewModel: TodoViewModel())
        } story: { person in
            try person.tap("New task")
            try person.type("Milk")
            try person.press(.return)
            person.sees("Milk", "1 open")
            try person.type("Bread")
            try person.tap("Add")
            try person.settle()
            person.sees("2 open")
            try person.tap("Milk")
            try person.settle()
            person.sees("1 open")
        },
        Program("shop") {
            Shop()
        } story: { person in
            try person.tap("Add Tea")
            try person.wait(0.05)
            try person.tap("Add Tea")
            try person.tap("Add Milk")
            try person.settle()
            person.sees("Tea x2", "Milk x1", "Total 3")
        },
        Program("habits") {
            Habits()
        } story: { person in
            try person.tap("Did Read")
            person.sees("Best: Read", "Read: 1")
            try person.tap("Edit Run")
            try person.settle()
            person.sees("Streak 0")
            try person.tap("Close")
            try person.settle()
            person.misses("Streak")
        },
        Program("store and reducer") {
            ReduxCounter()
        } story: { person in
            try person.tap("Plus")
            try person.tap("Plus")
            person.sees("2")
            try person.tap("Your name")
            try person.type("Eve")
            person.sees("Hello Eve!")
            try person.tap("Show")
            try person.settle()
            person.sees("Sheet of 2")
            try person.tap("Hide")
            try person.settle()
            person.misses("Sheet of")
        },
    ]
}
