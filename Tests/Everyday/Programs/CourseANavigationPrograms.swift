import SwiftUI

private struct MoonGrid: View {
    private struct Moon: Identifiable, Hashable {
        let id: Int
        var name: String { "Moon \(id)" }
    }
    @State private var isGrid = true
    private let columns = [GridItem(.adaptive(minimum: 150))]
    private let moons = (1...6).map(Moon.init)
    var body: some View {
        NavigationStack {
            Group {
                if isGrid {
                    ScrollView {
                        LazyVGrid(columns: columns) {
                            ForEach(moons) { moon in
                                NavigationLink(value: moon) {
                                    VStack {
                                        Image(systemName: "moon").padding()
                                        Text(moon.name).frame(maxWidth: .infinity).background(.gray.opacity(0.3))
                                    }
                                    .clipShape(.rect(cornerRadius: 10))
                                }
                            }
                        }
                    }
                } else {
                    List(moons) { moon in NavigationLink(moon.name, value: moon) }
                }
            }
            .navigationTitle("Moons")
            .navigationDestination(for: Moon.self) { moon in
                Text("Surface of \(moon.name)").navigationTitle(moon.name)
            }
            .toolbar { Button(isGrid ? "As list" : "As grid") { isGrid.toggle() } }
        }
    }
}

// Links to states, as before there were paths.
private struct OldLinks: View {
    @State private var isActive = false
    @State private var tag: String?
    var body: some View {
        NavigationView {
            VStack(spacing: 20) {
                NavigationLink(destination: Third(isRootActive: $isActive), isActive: $isActive) { Text("Begin") }
                NavigationLink("One", destination: Text("Page one"), tag: "one", selection: $tag)
                NavigationLink("Two", destination: Text("Page two"), tag: "two", selection: $tag)
                Button("Jump") { tag = "two" }
                Text("Active: \(isActive ? "yes" : "no"), \(tag ?? "none")")
            }
            .navigationBarTitle("Old links")
        }
        .navigationViewStyle(.stack)
    }
    struct Third: View {
        @Binding var isRootActive: Bool
        var body: some View {
            NavigationLink("Deeper down") {
                Button("Unwind") { isRootActive = false }.navigationTitle("Bottom")
            }
            .navigationTitle("Middle")
        }
    }
}

private struct ThreeLevels: View {
    var body: some View {
        NavigationStack {
            Level(number: 1)
        }
    }
    struct Level: View {
        let number: Int
        @Environment(\.dismiss) private var dismiss
        @State private var count = 0
        var body: some View {
            VStack {
                Text("Level \(number), count \(count)")
                Button("Count \(number)") { count += 1 }
                if number < 4 { NavigationLink("Down to \(number + 1)") { Level(number: number + 1) } }
                Button("Up from \(number)") { dismiss() }
            }
            .navigationTitle("L\(number)")
            .navigationBarTitleDisplayMode(.inline)
        }
    }
}

private enum Route: Hashable { case category(String), item(String, Int), about }

private struct DeepLinks: View {
    @State private var path: [Route] = []
    var body: some View {
        NavigationStack(path: $path) {
            List {
                Section("Shop") {
                    NavigationLink("Fruit", value: Route.category("Fruit"))
                    NavigationLink("Tools", value: Route.category("Tools"))
                }
                Section("App") { NavigationLink("About us", value: Route.about) }
                Button("Offer of the day") { path = [.category("Tools"), .item("Tools", 2)] }
            }
            .navigationTitle("Store")
            .navigationDestination(for: Route.self) { route in
                switch route {
                case .category(let name):
                    List(1..<4) { number in NavigationLink("\(name) \(number)", value: Route.item(name, number)) }
                        .navigationTitle(name)
                case .item(let name, let number):
                    VStack {
                        Text("Buy \(name) \(number)?")
                        Button("Sibling") { path[path.count - 1] = .item(name, number + 1) }
                        Button("To about") { path = [.about] }
                    }
                case .about: Text("We sell things")
                }
            }
        }
        .safeAreaInset(edge: .bottom) { Text("Depth \(path.count)") }
    }
}

private struct SheetThatNavigates: View {
    @State private var isShown = false
    @State private var picked = "nothing"
    var body: some View {
        VStack {
            Text("Picked \(picked)")
            Button("Pick") { isShown = true }
        }
        .sheet(isPresented: $isShown) {
            NavigationStack {
                List(["Warm", "Cold"], id: \.self) { kind in
                    NavigationLink(kind) {
                        List(1..<4) { number in
                            Button("\(kind) no. \(number)") {
                                picked = "\(kind) \(number)"
                                isShown = false
                            }
                        }
                        .navigationTitle(kind)
                    }
                }
                .navigationTitle("Choose a kind")
                .toolbar {
                    ToolbarItem(placement: .cancellationAction) { Button("Cancel") { isShown = false } }
                }
            }
        }
    }
}

private struct EditTitle: View {
    @State private var title = "Untitled"
    @State private var isEditing = false
    @State private var hidesBack = false
    var body: some View {
        NavigationStack {
            NavigationLink("Open document") {
                Form {
                    if isEditing { TextField("Title", text: $title) } else { Text("Reading \(title)") }
                    Toggle("Lock", isOn: $hidesBack)
                }
                .navigationTitle(title)
                .navigationBarBackButtonHidden(hidesBack)
                .toolbar {
                    ToolbarItem(placement: .primaryAction) {
                        Button(isEditing ? "Save" : "Edit") { withAnimation { isEditing.toggle() } }
                    }
                    ToolbarItem(placement: .bottomBar) { Text("\(title.count) letters") }
                }
            }
            .navigationTitle("Documents")
        }
    }
}

extension Program {
    static let courseANavigations: [Program] = [
        Program("moons in a grid") {
            MoonGrid()
        } story: { person in
            try person.tap("Moon 4")
            try person.wait(0.1)
            try person.settle()
            person.sees("Surface of Moon 4")
            person.misses("Moon 3", "As list")
            try person.tap("Moons")
            try person.settle()
            try person.tap("As list")
            try person.settle()
            person.sees("As grid", "Moon 6")
            try person.tap("Moon 2")
            try person.settle()
            person.sees("Surface of Moon 2")
        },
        Program("links of old") {
            OldLinks()
        } story: { person in
            try person.tap("Begin")
            try person.settle()
            person.sees("Middle", "Deeper down")
            try person.tap("Deeper down")
            try person.settle()
            person.sees("Bottom")
            try person.tap("Unwind")
            try person.settle()
            person.sees("Old links", "Active: no, none")
            try person.tap("Jump")
            try person.settle()
            person.sees("Page two")
            try person.tap("Old links")
            try person.settle()
            person.sees("Active: no, none")
            try person.tap("One")
            try person.settle()
            person.sees("Page one")
            person.misses("Page two")
        },
        Program("three levels and back") {
            ThreeLevels()
        } story: { person in
            try person.tap("Count 1")
            try person.tap("Down to 2")
            try person.settle()
            try person.tap("Count 2")
            try person.tap("Down to 3")
            try person.settle()
            person.sees("Level 3, count 0")
            try person.tap("Down to 4")
            try person.settle()
            person.misses("Down to")
            try person.tap("Up from 4")
            try person.settle()
            try person.tap("L2")
            try person.settle()
            person.sees("Level 2, count 1")
            try person.tap("Up from 2")
            try person.wait(0.1)
            try person.settle()
            person.sees("Level 1, count 1")
            try person.tap("Down to 2")
            try person.settle()
            person.sees("Level 2, count 0")
        },
        Program("deep links") {
            DeepLinks()
        } story: { person in
            person.sees("Depth 0", "SHOP")
            try person.tap("Offer of the day")
            try person.wait(0.2)
            try person.settle()
            person.sees("Buy Tools 2?", "Depth 2")
            try person.tap("Sibling")
            try person.settle()
            person.sees("Buy Tools 3?", "Depth 2")
            try person.tap("Tools")
            try person.settle()
            person.sees("Tools 1", "Tools 3", "Depth 1")
            try person.tap("Tools 1")
            try person.settle()
            try person.tap("To about")
            try person.settle()
            person.sees("We sell things", "Depth 1")
            try person.tap("Store")
            try person.settle()
            person.sees("Fruit", "Depth 0")
        },
        Program("sheet that navigates") {
            SheetThatNavigates()
        } story: { person in
            try person.tap("Pick")
            try person.settle()
            person.sees("Choose a kind")
            try person.tap("Cold")
            try person.settle()
            person.sees("Cold no. 2")
            try person.tap("Cold no. 2")
            try person.wait(0.1)
            try person.settle()
            person.sees("Picked Cold 2")
            person.misses("no.", "Choose")
            try person.tap("Pick")
            try person.settle()
            person.sees("Choose a kind", "Warm")
            person.misses("Cold no.")
            try person.tap("Cancel")
            try person.settle()
            person.misses("Warm")
        },
        Program("document in a bar") {
            EditTitle()
        } story: { person in
            try person.tap("Open document")
            try person.settle()
            person.sees("Untitled", "Reading Untitled", "8 letters")
            try person.tap("Edit")
            try person.settle()
            try person.tap("Title")
            try person.press("a", .command)
            try person.type("Poem")
            person.sees("4 letters")
            try person.tap("Save")
            try person.settle()
            person.sees("Reading Poem", "Edit")
            person.misses("Untitled")
            try person.tap("Lock")
            try person.settle()
            person.misses("Documents")
            try person.tap("Lock")
            try person.settle()
            try person.tap("Documents")
            try person.settle()
            person.sees("Documents")
            person.misses("Poem", "letters")
        },
    ]
}
