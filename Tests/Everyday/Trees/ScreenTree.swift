import SwiftUI

struct ScreenTree: View {
    let kind: Tree.Kind
    let first: TreeView
    let last: TreeView
    let world: World

    @ViewBuilder var body: some View {
        switch kind {
        case .sheet(let value): first.sheet(isPresented: world.flag(value)) { last }
        case .cover(let value): first.fullScreenCover(isPresented: world.flag(value)) { last }
        // At one view: of several, the first to come shows it.
        case .popover(let value): VStack { first }.popover(isPresented: world.flag(value)) { last }
        case .alert(let value):
            first.alert("Sure?", isPresented: world.flag(value)) {
                Button("Yes") { world.write(0, at: (value + 1) % World.places) }
                Button("No", role: .cancel) {}
            } message: {
                Text("It is \(world.values[value])")
            }
        case .dialog(let value):
            first.confirmationDialog("Which?", isPresented: world.flag(value)) {
                Button("Gone", role: .destructive) { world.write(0, at: (value + 2) % World.places) }
            }
        case .contextMenu(let value):
            first.contextMenu { Button("Reset") { world.write(0, at: value) } }
        case .navigation(let value):
            NavigationStack {
                first.navigationTitle("Home")
                    .navigationDestination(isPresented: world.flag(value)) { last.navigationTitle("Detail") }
            }
        case .tabs(let value):
            TabView(selection: world.number(value)) {
                first.tabItem { Label("First", systemImage: "star") }.tag(0)
                last.tabItem { Label("Last", systemImage: "heart") }.tag(1)
            }
        default: EmptyView()
        }
    }
}
