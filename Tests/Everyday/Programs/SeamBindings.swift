// long: small programs, each beside nothing but its story.

import Combine
import Foundation
import SwiftUI

// A toggle bound to a dictionary by a function of the view.
private struct Permissions: View {
    @State private var granted: [String: Bool] = ["Camera": true]
    private let names = ["Camera", "Location", "Photos"]

    private func binding(for name: String) -> Binding<Bool> {
        Binding(get: { granted[name, default: false] }, set: { granted[name] = $0 })
    }

    var body: some View {
        List {
            Section {
                ForEach(names, id: \.self) { PermissionRow(name: $0, isGranted: binding(for: $0)) }
            } footer: {
                Text("\(granted.values.filter { $0 }.count) granted")
            }
            Button("Revoke all") { granted = [:] }
        }
    }
}

private struct PermissionRow: View {
    let name: String
    @Binding var isGranted: Bool
    var body: some View {
        HStack {
            Text("\(name): \(isGranted ? "yes" : "no")")
            Spacer()
            Button("Switch \(name)") { isGranted.toggle() }
        }
    }
}

private struct Plant: Identifiable, Equatable, Hashable {
    let id: Int
    var name: String
    var waterings = 0
}

@MainActor private final class Greenhouse: ObservableObject {
    @Published var plants = [Plant(id: 1, name: "Fern"), Plant(id: 2, name: "Cactus")]
    func binding(for id: Int) -> Binding<Plant> {
        Binding(
            get: { self.plants.first { $0.id == id } ?? Plant(id: id, name: "gone") },
            set: { plant in
                if let index = self.plants.firstIndex(where: { $0.id == id }) { self.plants[index] = plant }
            })
    }
}

// Bindings that the model makes, pushed by value.
private struct GreenhouseScreen: View {
    @StateObject private var house = Greenhouse()
    var body: some View {
        NavigationStack {
            List(house.plants) { plant in
                NavigationLink("\(plant.name) \(plant.waterings)", value: plant.id)
            }
            .navigationTitle("Plants")
            .navigationDestination(for: Int.self) { PlantScreen(plant: house.binding(for: $0)) }
        }
    }
}

private struct PlantScreen: View {
    @Binding var plant: Plant
    var body: some View {
        VStack {
            Text("\(plant.name) had \(plant.waterings)")
            Stepper("Water", value: $plant.waterings)
            Button("Rename") { plant.name += "!" }
        }
    }
}

private struct Deep {
    struct Inner {
        var isOn = false
        var counts = [1, 2, 3]
    }
    var inner = Inner()
}

// Three levels, the last behind an AnyView.
private struct Levels: View {
    @State private var deep = Deep()
    var body: some View {
        VStack {
            LevelTwo(deep: $deep)
            Button("Reset") { deep = Deep() }
        }
    }
}
private struct LevelTwo: View {
    @Binding var deep: Deep
    var body: some View { AnyView(LevelThree(inner: $deep.inner)) }
}
private struct LevelThree: View {
    @Binding var inner: Deep.Inner
    var body: some View {
        VStack {
            LevelFour(isOn: $inner.isOn)
            ForEach(inner.counts.indices, id: \.self) { index in
                CountCell(index: index, count: $inner.counts[index])
            }
        }
    }
}
private struct LevelFour: View {
    let isOn: Binding<Bool>
    var body: some View {
        Button(isOn.wrappedValue ? "Now on" : "Now off") { isOn.wrappedValue.toggle() }
    }
}
private struct CountCell: View {
    let index: Int
    @Binding var count: Int
    var body: some View { Button("Cell \(index) is \(count)") { count += 10 } }
}

private struct OpenKey: EnvironmentKey {
    static let defaultValue: Binding<Bool> = .constant(false)
}
extension EnvironmentValues {
    fileprivate var seamIsOpen: Binding<Bool> {
        get { self[OpenKey.self] }
        set { self[OpenKey.self] = newValue }
    }
}

// A binding handed down by the environment, past a view that has no input.
private struct BindingInEnvironment: View {
    @State private var isOpen = false
    var body: some View {
        VStack {
            MiddleOfNothing()
            Button("Flip outside") { isOpen.toggle() }
        }
        .environment(\.seamIsOpen, $isOpen)
    }
}
private struct MiddleOfNothing: View { var body: some View { MenuHandle() } }
private struct MenuHandle: View {
    @Environment(\.seamIsOpen) private var isOpen
    var body: some View {
        VStack {
            Text(isOpen.wrappedValue ? "Menu open" : "Menu closed")
            Button("Flip inside") { isOpen.wrappedValue.toggle() }
        }
    }
}

// The same with a binding made of closures over an object that a parent observes.
private final class Flags: ObservableObject { @Published var isOpen = false }
private struct ComputedInEnvironment: View {
    @StateObject private var flags = Flags()
    var body: some View {
        VStack {
            MiddleOfNothing()
            Button("Flip outside") { flags.isOpen.toggle() }
        }
        .environment(\.seamIsOpen, Binding(get: { flags.isOpen }, set: { flags.isOpen = $0 }))
    }
}

@MainActor private func ?? <T: Sendable>(lhs: Binding<T?>, rhs: T) -> Binding<T> {
    Binding(get: { lhs.wrappedValue ?? rhs }, set: { lhs.wrappedValue = $0 })
}

private struct Member { var name = "Ada", nick: String?, age: Int? }
private struct MemberForm: View {
    @State private var member = Member()
    var body: some View {
        VStack {
            TextField("Nick", text: $member.nick ?? "").accessibilityLabel("Nick field")
            Stepper("Years", value: $member.age ?? 18)
            NickBadge(nick: $member.nick ?? "none")
            Text(member.age.map { "is \($0)" } ?? "of no age")
            if let age = Binding($member.age) { AgeEditor(age: age) }
            Button("Forget") { member = Member() }
        }
    }
}
private struct NickBadge: View {
    @Binding var nick: String
    var body: some View { Text("Called \(nick)") }
}
private struct AgeEditor: View {
    @Binding var age: Int
    var body: some View { Button("Older than \(age)") { age += 1 } }
}

private final class Mirrored: ObservableObject {
    @Published var isOn = false
    @Published var level = 1
}
private struct ConstantBindings: View {
    @ObservedObject var model: Mirrored
    var body: some View {
        VStack {
            LabeledSwitch(isOn: .constant(model.isOn))
            LabeledSwitch(isOn: .constant(model.level > 1))
            Button("Turn") { model.isOn.toggle() }
            Button("Raise") { model.level += 1 }
        }
    }
}
private struct LabeledSwitch: View {
    @Binding var isOn: Bool
    var body: some View { Button(isOn ? "lit" : "dark") { isOn.toggle() } }
}

private struct AnimatedBindings: View {
    @State private var isWide = false
    @StateObject private var model = Mirrored()
    var body: some View {
        VStack(alignment: .leading) {
            Rectangle().fill(.red).frame(width: isWide ? 200 : 100, height: 20)
            Rectangle().fill(.blue).frame(width: model.isOn ? 200 : 100, height: 20)
            LabeledFlip(title: "Widen red", isOn: $isWide.animation(.linear(duration: 1)))
            LabeledFlip(title: "Widen blue", isOn: $model.isOn.animation(.linear(duration: 1)))
            LabeledFlip(title: "Jump", isOn: $isWide)
        }
        .frame(width: 300, alignment: .leading)
    }
}
private struct LabeledFlip: View {
    let title: String
    @Binding var isOn: Bool
    var body: some View { Button(title) { isOn.toggle() } }
}

private let seamSettings = UserDefaults(suiteName: "everyday.seam.settings")
private final class Settings: ObservableObject {
    @AppStorage("seam.volume", store: seamSettings) var volume = 3
}
private struct StoredVolume: View {
    @StateObject private var settings = Settings()
    var body: some View {
        VStack {
            Text("Model volume \(settings.volume)")
            VolumeStepper(volume: $settings.volume)
            OtherVolume()
            Button("Louder by model") { settings.volume += 1 }
            Button("Louder by its binding") { settings.$volume.wrappedValue += 1 }
            Button("By default") { seamSettings?.removeObject(forKey: "seam.volume") }
        }
    }
}
private struct VolumeStepper: View {
    @Binding var volume: Int
    var body: some View { Button("Stepper \(volume)") { volume += 1 } }
}
private struct OtherVolume: View {
    @AppStorage("seam.volume", store: seamSettings) private var volume = 3
    var body: some View { Button("Other \(volume)") { volume += 1 } }
}

@Observable @MainActor private final class Row: Identifiable {
    let id: Int
    var title: String
    var isDone = false
    init(_ id: Int, _ title: String) {
        self.id = id
        self.title = title
    }
}
@Observable @MainActor private final class Board {
    var rows = [Row(1, "Sweep"), Row(2, "Wash")]
    var pinned: Row?
    var done: Int { rows.filter(\.isDone).count }
}
private struct BoardScreen: View {
    @State private var board = Board()
    var body: some View {
        List {
            Text("\(board.done) done")
            ForEach(board.rows) { row in
                @Bindable var row = row
                HStack {
                    TextField("Title", text: $row.title)
                    Button(row.isDone ? "Undo \(row.id)" : "Do \(row.id)") { row.isDone.toggle() }
                }
                .swipeActions { Button("Pin") { board.pinned = row } }
            }
            Button("Add") { board.rows.append(Row(board.rows.count + 1, "Iron")) }
            Button("Pin first") { board.pinned = board.rows.first }
        }
        .sheet(item: $board.pinned) { row in
            PinnedRow(row: row)
        }
    }
}
private struct PinnedRow: View {
    @Bindable var row: Row
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        VStack {
            Text("Pinned \(row.title) \(row.isDone ? "done" : "open")")
            Toggle("Pinned done", isOn: $row.isDone)
            Button("Retitle") { row.title += "+" }
            Button("Away") { dismiss() }
        }
    }
}

private final class Catalogue: ObservableObject {
    @Published var query = ""
    @Published var sortsDown = false
    private let all = ["Apple", "Banana", "Cherry"]
    var shown: [String] {
        let found = query.isEmpty ? all : all.filter { $0.localizedCaseInsensitiveContains(query) }
        return sortsDown ? found.reversed() : found
    }
    var summary: String { "\(shown.count) of \(all.count)" }
    var isFiltered: Bool {
        get { !query.isEmpty }
        set { query = newValue ? "an" : "" }
    }
}
private struct CatalogueScreen: View {
    @StateObject private var catalogue = Catalogue()
    var body: some View {
        VStack {
            Text(catalogue.summary)
            Flip(title: "Filter", isOn: $catalogue.isFiltered)
            Flip(title: "Order", isOn: $catalogue.sortsDown)
            List(catalogue.shown, id: \.self) { Text($0) }
        }
    }
}
private struct Flip: View {
    let title: String
    @Binding var isOn: Bool
    var body: some View { Button("\(title) \(isOn ? "on" : "off")") { isOn.toggle() } }
}

extension Program {
    static let seamBindings: [Program] = [
        Program("permissions in a dictionary") {
            Permissions()
        } story: { person in
            person.sees("Camera: yes", "Location: no", "1 granted")
            try person.tap("Switch Location")
            person.sees("Location: yes", "Photos: no", "2 granted")
            try person.tap("Revoke all")
            person.sees("Camera: no", "Location: no", "0 granted")
            try person.settle()
        },
        Program("plants whose bindings a model makes") {
            GreenhouseScreen()
        } story: { person in
            try person.tap("Cactus 0")
            try person.settle()
            person.sees("Cactus had 0")
            try person.tap("Rename")
            person.sees("Cactus! had 0")
            try person.tap("Increment")
            person.sees("Cactus! had 1")
            try person.tap("Plants")
            try person.settle()
            person.sees("Fern 0", "Cactus! 1")
        },
        Program("levels of bindings") {
            Levels()
        } story: { person in
            try person.tap("Now off")
            person.sees("Now on")
            try person.tap("Cell 1 is 2")
            person.sees("Cell 0 is 1", "Cell 1 is 12")
            try person.tap("Reset")
            person.sees("Now off", "Cell 1 is 2")
            try person.settle()
        },
        Program("binding in the environment") {
            BindingInEnvironment()
        } story: { person in
            person.sees("Menu closed")
            try person.tap("Flip inside")
            person.sees("Menu open")
            try person.tap("Flip outside")
            person.sees("Menu closed")
            try person.settle()
        },
        Program("binding of closures in the environment") {
            ComputedInEnvironment()
        } story: { person in
            try person.tap("Flip inside")
            person.sees("Menu open")
            try person.tap("Flip outside")
            person.sees("Menu closed")
            try person.settle()
        },
        Program("form of what may be missing") {
            MemberForm()
        } story: { person in
            person.sees("Called none", "of no age")
            person.misses("Older")
            try person.tap("Increment")
            person.sees("is 19", "Older than 19")
            try person.tap("Older than 19")
            person.sees("is 20", "Older than 20")
            try person.tap("Nick field")
            try person.type("Bo")
            person.sees("Called Bo")
            try person.tap("Forget")
            person.sees("Called none", "of no age")
            person.misses("Older")
        },
        Program("switches of constants") {
            ConstantBindings(model: Mirrored())
        } story: { person in
            person.sees("dark dark")
            try person.tap("Turn")
            person.sees("lit dark")
            try person.tap("lit")
            person.sees("lit dark")
            try person.tap("Raise")
            person.sees("lit lit")
            try person.settle()
        },
        Program("bindings that animate") {
            AnimatedBindings()
        } story: { person in
            try person.tap("Widen red")
            try person.wait(0.5)
            person.measures("red is half on its way", 150, within: 3) { $0.shapes.first?.rect.width }
            person.measures("blue rests", 100) { $0.shapes.last?.rect.width }
            try person.tap("Widen blue")
            try person.wait(0.5)
            person.measures("red has come", 200) { $0.shapes.first?.rect.width }
            person.measures("blue is half on its way", 150, within: 3) { $0.shapes.last?.rect.width }
            try person.settle()
            try person.tap("Jump")
            person.measures("red jumps", 100) { $0.shapes.first?.rect.width }
        },
        Program("volume stored by a model") {
            StoredVolume()
        } story: { person in
            try person.tap("By default")
            person.sees("Model volume 3", "Stepper 3", "Other 3")
            try person.tap("Stepper 3")
            person.sees("Model volume 4", "Stepper 4", "Other 4")
            try person.tap("Other 4")
            person.sees("Model volume 5", "Stepper 5", "Other 5")
            try person.tap("Louder by model")
            person.sees("Model volume 6", "Stepper 6", "Other 6")
            try person.tap("Louder by its binding")
            person.sees("Model volume 7", "Stepper 7", "Other 7")
            try person.tap("By default")
            person.sees("Model volume 3", "Stepper 3", "Other 3")
            try person.settle()
        },
        Program("board of observable rows") {
            BoardScreen()
        } story: { person in
            try person.tap("Do 2")
            person.sees("1 done", "Undo 2", "Do 1")
            try person.tap("Add")
            person.sees("Do 3")
            try person.tap("Pin first")
            try person.settle()
            person.sees("Pinned Sweep open")
            try person.tap("Retitle")
            person.sees("Pinned Sweep+ open")
            try person.tap("Pinned done")
            person.sees("Pinned Sweep+ done")
            try person.tap("Away")
            try person.settle()
            person.sees("2 done", "Sweep+", "Undo 1")
            person.misses("Pinned")
        },
        Program("catalogue of computed properties") {
            CatalogueScreen()
        } story: { person in
            person.sees("3 of 3", "Filter off")
            try person.tap("Filter off")
            person.sees("1 of 3", "Filter on", "Banana")
            person.misses("Cherry")
            try person.tap("Filter on")
            try person.tap("Order off")
            person.sees("Cherry Banana Apple")
            try person.settle()
        },
    ]
}
