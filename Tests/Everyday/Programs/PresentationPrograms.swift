import SwiftUI

private struct LogOut: View {
    @State private var loggedIn = true
    var body: some View {
        if loggedIn { Home { loggedIn = false } } else { Text("Please log in") }
    }
    struct Home: View {
        let logOut: () -> Void
        @State private var ask = false
        var body: some View {
            Button("Profile") { ask = true }
                .alert("Log out?", isPresented: $ask) {
                    Button("Stay", role: .cancel) {}
                    Button("Log out", role: .destructive) { logOut() }
                }
        }
    }
}

private struct Notes: View {
    struct Note: Identifiable, Hashable {
        let id: Int
        var text: String
    }
    @State private var notes = (1...3).map { Note(id: $0, text: "Note \($0)") }
    @State private var chosen: Note?
    @State private var doomed: Note?

    var body: some View {
        List {
            ForEach(notes) { note in
                HStack {
                    Text(note.text)
                    Spacer()
                    Menu("Menu \(note.id)") {
                        Button("Open") { chosen = note }
                        Button("Delete", role: .destructive) { remove(note) }
                    }
                }
                .contextMenu { Button("Ask to delete") { doomed = note } }
            }
        }
        .sheet(item: $chosen) { note in
            VStack {
                Text("About \(note.text)")
                Button("Remove it") {
                    chosen = nil
                    remove(note)
                }
            }
            .presentationDetents([.medium, .large])
        }
        .confirmationDialog(
            "Delete?", isPresented: Binding(get: { doomed != nil }, set: { if !$0 { doomed = nil } }),
            presenting: doomed
        ) { note in
            Button("Delete \(note.text)", role: .destructive) { remove(note) }
        }
    }

    private func remove(_ note: Note) { withAnimation { notes.removeAll { $0.id == note.id } } }
}

private struct Onboarding: View {
    @State private var isShown = true
    @State private var page = 0
    var body: some View {
        Text("Main screen")
            .fullScreenCover(isPresented: $isShown) {
                VStack {
                    TabView(selection: $page) {
                        ForEach(0..<3) { index in Text("Page \(index + 1)").tag(index) }
                    }
                    .tabViewStyle(.page)
                    Button(page < 2 ? "Next" : "Start") {
                        if page < 2 { withAnimation { page += 1 } } else { isShown = false }
                    }
                }
            }
    }
}

private struct SheetInSheet: View {
    @State private var first = false
    var body: some View {
        Button("Open first") { first = true }
            .sheet(isPresented: $first) { FirstSheet() }
    }
    struct FirstSheet: View {
        @State private var second = false
        @Environment(\.dismiss) private var dismiss
        var body: some View {
            NavigationStack {
                Button("Open second") { second = true }
                    .navigationTitle("First")
                    .toolbar { Button("Done") { dismiss() } }
            }
            .sheet(isPresented: $second) { SecondSheet { dismiss() } }
        }
    }
    struct SecondSheet: View {
        let closeAll: () -> Void
        @Environment(\.dismiss) private var dismiss
        var body: some View {
            VStack {
                Text("Second")
                Button("Close second") { dismiss() }
                Button("Close all", action: closeAll)
            }
        }
    }
}

private struct Failing: View {
    enum LoadError: LocalizedError {
        case offline
        var errorDescription: String? { "You are offline" }
    }
    @State private var error: LoadError?
    @State private var tries = 0
    var body: some View {
        VStack {
            Text("Tries: \(tries)")
            Button("Load") {
                tries += 1
                error = .offline
            }
        }
        .alert(isPresented: Binding(get: { error != nil }, set: { if !$0 { error = nil } }), error: error) { _ in
            Button("Retry") { tries += 1 }
            Button("Cancel", role: .cancel) {}
        } message: { _ in
            Text("Check the cable.")
        }
    }
}

private struct NameAlert: View {
    @State private var asks = false
    @State private var name = ""
    @State private var greeting = "Nobody"
    var body: some View {
        VStack {
            Text(greeting)
            Button("Rename") { asks = true }
        }
        .alert("New name", isPresented: $asks) {
            TextField("Enter name", text: $name)
            Button("Save") { greeting = "Hello, \(name)" }
            Button("Cancel", role: .cancel) {}
        }
    }
}

private struct Filters: View {
    @State private var isShown = false
    @State private var isOn = false
    var body: some View {
        HStack {
            Text(isOn ? "Filtered" : "All")
            Button("Filters") { isShown.toggle() }
                .popover(isPresented: $isShown) {
                    Toggle("Only new", isOn: $isOn).padding().frame(width: 200)
                }
        }
    }
}

extension Program {
    static let presentations: [Program] = [
        Program("alert that logs out") {
            LogOut()
        } story: { person in
            try person.tap("Profile")
            try person.settle()
            try person.tap("Log out")
            try person.settle()
            person.sees("Please log in")
            person.misses("Profile", "Log out?")
        },
        Program("notes with menus") {
            Notes()
        } story: { person in
            try person.tap("Menu 2")
            try person.settle()
            try person.tap("Delete")
            try person.settle()
            person.misses("Note 2")
            try person.tap("Menu 1")
            try person.settle()
            try person.tap("Open")
            try person.settle()
            person.sees("About Note 1")
            try person.tap("Remove it")
            try person.settle()
            person.misses("Note 1")
            person.sees("Note 3")
        },
        Program("onboarding") {
            Onboarding()
        } story: { person in
            try person.settle()
            person.sees("Page 1")
            try person.tap("Next")
            try person.settle()
            person.sees("Page 2")
            try person.tap("Next")
            try person.settle()
            try person.tap("Start")
            try person.settle()
            person.sees("Main screen")
            person.misses("Page")
        },
        Program("sheet on a sheet") {
            SheetInSheet()
        } story: { person in
            try person.tap("Open first")
            try person.settle()
            try person.tap("Open second")
            try person.settle()
            person.sees("Second")
            try person.tap("Close all")
            try person.settle()
            person.misses("Second", "Done")
            person.sees("Open first")
        },
        Program("error alert") {
            Failing()
        } story: { person in
            try person.tap("Load")
            try person.settle()
            person.sees("You are offline", "Check the cable.")
            try person.tap("Retry")
            try person.settle()
            person.sees("Tries: 2")
            person.misses("offline")
        },
        Program("alert with a field") {
            NameAlert()
        } story: { person in
            try person.tap("Rename")
            try person.settle()
            try person.tap("Enter name")
            try person.type("Kim")
            try person.tap("Save")
            try person.settle()
            person.sees("Hello, Kim")
        },
        Program("popover of filters") {
            Filters()
        } story: { person in
            try person.tap("Filters")
            try person.settle()
            try person.tap("Only new")
            try person.settle()
            person.sees("Filtered")
            // On a phone a popover is a sheet.
            try person.drag(from: CGPoint(x: 20, y: 200), to: CGPoint(x: 20, y: 700))
            try person.settle()
            person.misses("Only new")
        },
    ]
}
