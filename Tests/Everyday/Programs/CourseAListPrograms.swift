import SwiftUI

private struct Library: View {
    private struct Book: Identifiable {
        let id = UUID()
        var title: String
        var genre: String
    }
    @State private var books = [
        Book(title: "Dune", genre: "Fiction"), Book(title: "Emma", genre: "Fiction"),
        Book(title: "Cosmos", genre: "Science"),
    ]
    private var genres: [String] { Array(Set(books.map(\.genre))).sorted() }

    var body: some View {
        NavigationStack {
            List {
                ForEach(genres, id: \.self) { genre in
                    Section {
                        ForEach(books.filter { $0.genre == genre }) { book in
                            Text(book.title)
                                .swipeActions(edge: .trailing, allowsFullSwipe: false) {
                                    Button("Remove", role: .destructive) { drop(book.id) }
                                    Button("Move") { turn(book.id) }.tint(.orange)
                                }
                        }
                    } header: {
                        Text(genre)
                    } footer: {
                        Text("\(books.filter { $0.genre == genre }.count) in all")
                    }
                }
            }
            .navigationTitle("Library")
            .overlay {
                if books.isEmpty {
                    VStack {
                        Label("No books", systemImage: "book").font(.title2)
                        Text("Buy one.").foregroundStyle(.secondary)
                    }
                }
            }
            .toolbar { Button("Clear") { withAnimation { books.removeAll() } } }
        }
    }
    private func drop(_ id: UUID) { withAnimation { books.removeAll { $0.id == id } } }
    private func turn(_ id: UUID) {
        guard let index = books.firstIndex(where: { $0.id == id }) else { return }
        withAnimation { books[index].genre = books[index].genre == "Fiction" ? "Science" : "Fiction" }
    }
}

private struct Cities: View {
    @State private var query = ""
    private let cities = ["Athens", "Berlin", "Bern", "Cairo", "Dublin"]
    private var results: [String] {
        query.isEmpty ? cities : cities.filter { $0.localizedCaseInsensitiveContains(query) }
    }
    var body: some View {
        NavigationStack {
            List(results, id: \.self) { city in
                NavigationLink(city) { Text("Welcome to \(city)").navigationTitle(city) }
            }
            .navigationTitle("Cities")
            .safeAreaInset(edge: .top) {
                HStack {
                    Image(systemName: "magnifyingglass")
                    TextField("Find a city", text: $query)
                    if !query.isEmpty { Button("Clear") { withAnimation { query = "" } } }
                }
                .padding(8)
                .background(.bar)
            }
            .animation(.default, value: results)
            .overlay { if results.isEmpty { Text("No Results for “\(query)”") } }
        }
    }
}

private struct FileBrowser: View {
    private struct File: Identifiable {
        var id: String { name }
        let name: String
        var children: [File]?
    }
    private let files = [
        File(
            name: "Documents",
            children: [
                File(name: "Letters", children: [File(name: "Dear Bob")]), File(name: "Taxes"),
            ]),
        File(name: "readme.txt"),
    ]
    var body: some View {
        List(files, children: \.children) { file in
            Label(file.name, systemImage: file.children == nil ? "doc" : "folder")
        }
    }
}

private struct NestedGroups: View {
    @State private var outer = true
    @State private var inner = false
    @State private var flag = false
    var body: some View {
        Form {
            DisclosureGroup("Advanced", isExpanded: $outer) {
                Toggle("Debug", isOn: $flag)
                DisclosureGroup("Experts only", isExpanded: $inner) {
                    Text("Danger zone")
                }
            }
            Button("Collapse all") {
                withAnimation {
                    outer = false; inner = false
                }
            }
            LabeledContent("Debugging", value: flag ? "yes" : "no")
        }
    }
}

private struct Mailboxes: View {
    @State private var unread = ["Inbox": 3, "Spam": 0, "Work": 12]
    var body: some View {
        List(unread.keys.sorted(), id: \.self) { box in
            Button {
                unread[box] = 0
            } label: {
                Label(box, systemImage: "tray")
            }
            .badge(unread[box] ?? 0)
        }
        .safeAreaInset(edge: .bottom) {
            Button("Receive") { for key in unread.keys { unread[key, default: 0] += 5 } }
                .buttonStyle(.borderedProminent)
        }
    }
}

private struct Ranking: View {
    @State private var players = ["Ann", "Bob", "Cid"]
    @State private var next = 0
    var body: some View {
        VStack {
            HStack {
                Button("Insert") {
                    withAnimation(.easeInOut(duration: 0.5)) {
                        players.insert("Guest \(next)", at: min(1, players.count)); next += 1
                    }
                }
                Button("Reverse") { withAnimation(.spring()) { players.reverse() } }
                Button("Drop last") { withAnimation { _ = players.popLast() } }
            }
            List {
                ForEach(Array(players.enumerated()), id: \.element) { index, player in
                    HStack {
                        Text("\(index + 1).").bold()
                        Text(player)
                    }
                }
            }
            .listStyle(.plain)
            Text(players.isEmpty ? "Nobody plays" : "Leader: \(players[0])")
        }
    }
}

private struct RowOfButtons: View {
    @State private var log = "nothing"
    var body: some View {
        List {
            HStack {
                Button("Plain") { log = "plain" }.buttonStyle(.plain)
                Button("Bordered") { log = "bordered" }.buttonStyle(.bordered)
                Button("Prominent") { log = "prominent" }.buttonStyle(.borderedProminent)
            }
            HStack {
                Text("Row of one")
                Spacer()
                Button("Auto") { log = "auto" }
            }
            Text("Last: \(log)")
        }
    }
}

private struct MultiSelect: View {
    @State private var selection = Set<String>()
    @State private var toppings = ["Cheese", "Olives", "Onions", "Basil"]
    @State private var mode = EditMode.active
    var body: some View {
        NavigationStack {
            List(selection: $selection) {
                ForEach(toppings, id: \.self) { Text($0) }
            }
            .environment(\.editMode, $mode)
            .navigationTitle("\(selection.count) chosen")
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) {
                    Button("Remove chosen") {
                        withAnimation { toppings.removeAll { selection.contains($0) } }
                        selection = []
                    }
                    .disabled(selection.isEmpty)
                }
                ToolbarItem(placement: .topBarLeading) {
                    Button("All") { selection = Set(toppings) }
                }
            }
        }
    }
}

extension Program {
    static let courseALists: [Program] = [
        Program("library in sections") {
            Library()
        } story: { person in
            person.sees("FICTION", "SCIENCE", "2 in all", "1 in all")
            let row = person.place(of: "Emma")
            try person.drag(from: CGPoint(x: 320, y: row.midY), to: CGPoint(x: 150, y: row.midY))
            try person.settle()
            try person.tap("Move")
            try person.wait(0.1)
            try person.settle()
            person.expect("Emma is below Cosmos's header") { _ in
                person.place(of: "Emma").minY > person.place(of: "SCIENCE").minY
            }
            person.misses("Remove")
            try person.tap("Clear")
            try person.wait(0.1)
            try person.settle()
            person.sees("No books", "Buy one.")
            person.misses("Dune", "Fiction", "in all")
        },
        Program("cities to search") {
            Cities()
        } story: { person in
            try person.tap("Find a city")
            try person.type("ber")
            try person.settle()
            person.sees("Berlin", "Bern")
            person.misses("Athens", "Cairo")
            try person.type("n")
            try person.tap("Bern")
            try person.settle()
            person.sees("Welcome to Bern")
            person.misses("Berlin")
            try person.tap("Cities")
            try person.settle()
            person.sees("Bern")
            person.misses("Athens", "Welcome")
        },
        Program("search without results") {
            Cities()
        } story: { person in
            try person.tap("Find a city")
            try person.type("zz")
            try person.settle()
            person.sees("No Results for “zz”")
            person.misses("Athens")
            try person.tap("Clear")
            try person.wait(0.1)
            try person.settle()
            person.sees("Athens", "Dublin", "Find a city")
            person.misses("No Results", "Clear")
        },
        Program("browser of files") {
            FileBrowser()
        } story: { person in
            person.sees("Documents", "readme.txt")
            person.misses("Letters")
            try person.tap("Documents")
            try person.wait(0.05)
            try person.settle()
            person.sees("Letters", "Taxes")
            person.misses("Dear Bob")
            try person.tap("Letters")
            try person.settle()
            person.sees("Dear Bob")
            try person.tap("Documents")
            try person.settle()
            person.misses("Letters", "Dear Bob", "Taxes")
        },
        Program("groups in groups") {
            NestedGroups()
        } story: { person in
            person.sees("Debug", "Experts only")
            person.misses("Danger zone")
            try person.tap("Experts only")
            try person.settle()
            person.sees("Danger zone")
            try person.tap("Debug")
            person.sees("yes")
            try person.tap("Collapse all")
            try person.wait(0.1)
            try person.tap("Advanced")
            try person.settle()
            person.sees("Experts only")
            person.misses("Danger zone")
        },
        Program("mailboxes with badges") {
            Mailboxes()
        } story: { person in
            person.sees("Inbox", "3", "12")
            person.expect("no badge of nothing") { frame in !frame.texts.contains { $0.string == "0" } }
            try person.tap("Receive")
            person.sees("8", "5", "17")
            try person.tap("Inbox")
            try person.settle()
            person.misses("8")
            person.sees("17")
        },
        Program("ranking that changes") {
            Ranking()
        } story: { person in
            try person.tap("Insert")
            try person.wait(0.1)
            try person.tap("Insert")
            try person.wait(0.1)
            try person.tap("Reverse")
            try person.settle()
            person.sees("Guest 0", "Guest 1", "Leader: Cid")
            person.expect("Cid is above Ann") { _ in person.place(of: "Cid").minY < person.place(of: "Ann").minY }
            for _ in 0..<5 { try person.tap("Drop last") }
            try person.settle()
            person.sees("Nobody plays")
            person.misses("Cid", "1.")
        },
        Program("row of buttons") {
            RowOfButtons()
        } story: { person in
            try person.tap("Bordered")
            person.sees("Last: bordered")
            try person.tap("Plain")
            person.sees("Last: plain")
            let row = person.place(of: "Row of one")
            try person.tap(x: row.midX, y: row.midY)
            person.sees("Last: auto")
            try person.settle()
        },
        Program("selection of several") {
            MultiSelect()
        } story: { person in
            person.sees("0 chosen")
            try person.tap("Olives")
            try person.tap("Basil")
            person.sees("2 chosen")
            try person.tap("Olives")
            person.sees("1 chosen")
            try person.tap("Remove chosen")
            try person.wait(0.1)
            try person.settle()
            person.sees("0 chosen", "Olives")
            person.misses("Basil")
            try person.tap("All")
            person.sees("3 chosen")
            try person.tap("Remove chosen")
            try person.settle()
            person.misses("Olives", "Cheese")
        },
    ]
}
