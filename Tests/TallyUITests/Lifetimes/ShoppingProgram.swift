import SwiftUI

/// A program in the style of an observable store: a list with context menus, swipes, alerts and animations of its rows.
@MainActor @Observable
final class ShoppingStore {
    struct Entry: Identifiable, Hashable {
        let id: Int
        var name: String
        var isBought = false
    }

    var entries = ["Milk", "Bread", "Eggs", "Tea"].enumerated().map { Entry(id: $0, name: $1) }

    func toggle(_ entry: Entry) {
        guard let place = entries.firstIndex(of: entry) else { return }
        entries[place].isBought.toggle()
    }

    func remove(_ entry: Entry) { entries.removeAll { $0.id == entry.id } }
}

struct ShoppingProgram: View {
    @State private var store = ShoppingStore()
    @State private var doomed: ShoppingStore.Entry?
    @State private var isAdding = false
    @State private var name = ""

    private var asks: Binding<Bool> { Binding(get: { doomed != nil }, set: { if !$0 { doomed = nil } }) }

    var body: some View {
        NavigationStack {
            List {
                ForEach(store.entries) { entry in
                    HStack {
                        Text(entry.name).strikethrough(entry.isBought)
                        Spacer()
                        if entry.isBought { Image(systemName: "checkmark").transition(.scale) }
                    }
                    .contentShape(Rectangle())
                    .onTapGesture { withAnimation(.spring) { store.toggle(entry) } }
                    .contextMenu {
                        Button("Ask for \(entry.name)", role: .destructive) { doomed = entry }
                        Button("Drop \(entry.name)") { withAnimation { store.remove(entry) } }
                    }
                    .swipeActions {
                        Button("Delete", role: .destructive) { withAnimation { store.remove(entry) } }
                    }
                }
                .onDelete { store.entries.remove(atOffsets: $0) }
            }
            .navigationTitle("\(store.entries.count) things")
            .toolbar { Button("Add") { isAdding = true } }
            .alert("Remove it?", isPresented: asks, presenting: doomed) { entry in
                Button("Remove", role: .destructive) { store.remove(entry) }
            }
            .alert("New", isPresented: $isAdding) {
                TextField("Name", text: $name)
                Button("Put in") {
                    withAnimation { store.entries.append(.init(id: store.entries.count + 10, name: name)) }
                    name = ""
                }
                Button("Cancel", role: .cancel) {}
            }
        }
    }
}
