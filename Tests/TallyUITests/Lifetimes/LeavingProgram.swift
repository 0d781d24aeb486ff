import SwiftUI

/// What a test tells the program of from outside.
@MainActor @Observable
final class LeavingWorld {
    var isThere = true
    var isOn = false
    var item: LeavingItem?
    var path: [Int] = []
    var rows = [0, 1, 2]

    func goAway() {
        isThere = false
        rows = [0, 2]
    }
}

struct LeavingItem: Identifiable, Hashable { let id: Int }

/// What moves.
enum Moving: String, CaseIterable, Sendable {
    case sheet, itemSheet, cover, alert, fieldAlert, dialog, menu, contextMenu, popover, itemPopover
    case push, presentedPush, itemPush, zoom, rowSwipe, page
}

/// What goes, with what moves in it.
enum Going: String, CaseIterable, Sendable {
    case branch, root, row, tab, sheet, screen
}

/// Something that can be set in motion.
struct Mover: View {
    let moving: Moving
    @Bindable var world: LeavingWorld
    @Namespace private var space

    var body: some View {
        switch moving {
        case .sheet: Text("A").sheet(isPresented: $world.isOn) { card }
        case .itemSheet: Text("A").sheet(item: $world.item) { item in Text("item \(item.id)") }
        case .cover: Text("A").fullScreenCover(isPresented: $world.isOn) { card }
        case .alert:
            Text("A").alert("Sure?", isPresented: $world.isOn) {
                Button("Yes") {}
                Button("No", role: .cancel) {}
            }
        case .fieldAlert:
            Text("A").alert("Name?", isPresented: $world.isOn) {
                TextField("Name", text: .constant("x"))
                Button("Yes") {}
            }
        case .dialog: Text("A").confirmationDialog("Where?", isPresented: $world.isOn) { Button("North") {} }
        case .menu:
            Menu("Menu") {
                Button("One") {}
                Button("Two") {}
            }
        case .contextMenu: Text("Menu").frame(width: 50, height: 30).contextMenu { Button("One") {} }
        case .popover: Text("A").popover(isPresented: $world.isOn) { Text("card") }
        case .itemPopover: Text("A").popover(item: $world.item) { item in Text("item \(item.id)") }
        case .push:
            NavigationStack(path: $world.path) {
                Text("A").navigationTitle("Root").navigationDestination(for: Int.self) { Text("screen \($0)") }
            }
        case .presentedPush:
            NavigationStack {
                Text("A").navigationTitle("Root").navigationDestination(isPresented: $world.isOn) { card }
            }
        case .itemPush:
            NavigationStack {
                Text("A").navigationTitle("Root").navigationDestination(item: $world.item) { Text("item \($0.id)") }
            }
        case .zoom:
            NavigationStack(path: $world.path) {
                Color.red.frame(width: 20, height: 20).matchedTransitionSource(id: 1, in: space)
                    .navigationDestination(for: Int.self) {
                        Text("screen \($0)").navigationTransition(.zoom(sourceID: 1, in: space))
                    }
            }
        case .rowSwipe:
            Text("Row").frame(maxWidth: .infinity).frame(height: 44)
                .swipeActions { Button("Delete", role: .destructive) {} }
        case .page:
            TabView {
                Text("P0")
                Text("P1")
                Text("P2")
            }
            .tabViewStyle(.page)
        }
    }

    private var card: some View {
        VStack {
            Text("card")
            Button("Close") { world.isOn = false }
        }
    }
}

/// The mover in something that goes.
struct LeavingProgram: View {
    let moving: Moving
    let going: Going
    @Bindable var world: LeavingWorld

    var body: some View {
        switch going {
        case .branch:
            VStack {
                Text("above")
                if world.isThere { mover }
            }
        case .root: if world.isThere { mover } else { Text("Login") }
        case .row:
            List {
                ForEach(world.rows, id: \.self) { row in
                    if row == 1 { mover.frame(height: 60) } else { Text("row \(row)") }
                }
            }
        case .tab:
            TabView {
                if world.isThere { mover.tabItem { Text("first") } }
                Text("second tab").tabItem { Text("second") }
            }
        case .sheet: Text("below").sheet(isPresented: $world.isThere) { mover }
        case .screen:
            NavigationStack {
                Text("below").navigationDestination(isPresented: $world.isThere) { mover }
            }
        }
    }

    private var mover: some View { Mover(moving: moving, world: world) }
}
