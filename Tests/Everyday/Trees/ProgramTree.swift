import SwiftUI

/// Screens, lists and forms as people put them together.
struct ProgramTree: View {
    let kind: Tree.Kind
    let first: TreeView
    let last: TreeView
    let world: World
    @Namespace private var space

    @ViewBuilder var body: some View {
        switch kind {
        case .path(let value):
            NavigationStack(path: world.path(value)) {
                VStack {
                    NavigationLink("Push", value: 0)
                    first
                }
                .navigationTitle("Root")
                .navigationDestination(for: Int.self) { level in last.navigationTitle("Level \(level)") }
            }
        case .zoomed(let value):
            NavigationStack(path: world.path(value)) {
                first.matchedTransitionSource(id: "zoom", in: space)
                    .navigationDestination(for: Int.self) { _ in
                        last.navigationTransition(.zoom(sourceID: "zoom", in: space))
                    }
            }
        case .pages(let value):
            TabView(selection: world.number(value)) {
                first.tag(0)
                last.tag(1)
                Text("third").tag(2)
            }
            .tabViewStyle(.page)
        default: lists
        }
    }

    @ViewBuilder private var lists: some View {
        switch kind {
        case .editable:
            List {
                ForEach(world.items) { item in
                    Text("item \(item.id)")
                        .swipeActions { Button("Done") { toggle(item) } }
                }
                .onDelete { world.items.remove(atOffsets: $0) }
                .onMove { world.items.move(fromOffsets: $0, toOffset: $1) }
                Button("Add") { withAnimation { world.add() } }
                EditButton()
                first
            }
        case .bound:
            VStack {
                ForEach(Bindable(world).items) { $item in Toggle("item \(item.id)", isOn: $item.isDone) }
                first
            }
        case .expandable(let value):
            List {
                DisclosureGroup("More", isExpanded: world.flag(value)) {
                    first
                    last
                }
                Text("below")
            }
        case .pickers(let value): pickers(world.number(value))
        case .jumping(let value):
            ScrollViewReader { proxy in
                ScrollView {
                    VStack {
                        first
                        ForEach(0..<12) { Text("row \($0)").id($0) }
                        last
                    }
                }
                .onChange(of: world.values[value]) { _, new in
                    withAnimation { proxy.scrollTo(new * 3, anchor: .center) }
                }
            }
        case .bars(let value):
            ScrollView { first }
                .safeAreaInset(edge: .bottom) {
                    HStack {
                        Button("Bar") { withAnimation { world.write(4 - world.values[value], at: value) } }
                        if world.values[value] > 2 { last }
                    }
                    .background(.bar)
                }
        default: EmptyView()
        }
    }

    private func pickers(_ choice: Binding<Int>) -> some View {
        let choices = ForEach(0..<4, id: \.self) { Text("choice \($0)").tag($0) }
        return Form {
            Section("Pick") {
                Picker("Menu", selection: choice) { choices }
                Picker("Segments", selection: choice) { choices }.pickerStyle(.segmented)
                Picker("Lines", selection: choice) { choices }.pickerStyle(.inline)
                Picker("Wheel", selection: choice) { choices }.pickerStyle(.wheel)
            }
            first
        }
    }

    private func toggle(_ item: World.Item) {
        guard let place = world.items.firstIndex(of: item) else { return }
        world.items[place].isDone.toggle()
    }
}
