import SwiftUI

private struct Person: Identifiable {
    let givenName: String
    let familyName: String
    let emailAddress: String
    let id = UUID()
}

/// As in Apple's documentation of `Table`.
private struct SelectableSortedPeople: View {
    @State private var people = [
        Person(givenName: "Juan", familyName: "Chavez", emailAddress: "juanchavez@icloud.com"),
        Person(givenName: "Mei", familyName: "Chen", emailAddress: "meichen@icloud.com"),
        Person(givenName: "Tom", familyName: "Clark", emailAddress: "tomclark@icloud.com"),
        Person(givenName: "Gita", familyName: "Kumar", emailAddress: "gitakumar@icloud.com"),
    ]
    @State private var selectedPeople = Set<Person.ID>()
    @State private var sortOrder = [KeyPathComparator(\Person.givenName)]

    var body: some View {
        NavigationStack {
            VStack {
                Table(people, selection: $selectedPeople, sortOrder: $sortOrder) {
                    TableColumn("Given Name", value: \.givenName)
                    TableColumn("Family Name", value: \.familyName)
                    TableColumn("E-Mail Address", value: \.emailAddress)
                }
                .onChange(of: sortOrder) { people.sort(using: $0) }
                Text("\(selectedPeople.count) people selected")
            }
        }
    }
}

private struct FileItem: Identifiable {
    let name: String
    var size = 0
    var children: [FileItem]?
    var id: String { name }
}

/// A tree of files, in the style of an app.
private struct FilesView: View {
    @State private var selection: FileItem.ID?
    @State private var customization = TableColumnCustomization<FileItem>()

    private let files = [
        FileItem(
            name: "Documents",
            children: [
                FileItem(name: "Invoices", children: [FileItem(name: "January.pdf", size: 120_000)]),
                FileItem(name: "Letter.txt", size: 2300),
            ]),
        FileItem(name: "notes.md", size: 812),
    ]

    var body: some View {
        VStack {
            Table(files, children: \.children, selection: $selection, columnCustomization: $customization) {
                TableColumn("Name", value: \.name).customizationID("name").disabledCustomizationBehavior(.all)
                TableColumn("Size") { Text($0.children == nil ? "\($0.size) bytes" : "folder") }
                    .alignment(.numeric)
                    .customizationID("size")
            }
            .contextMenu(forSelectionType: FileItem.ID.self) { ids in
                Button("Rename \(ids.joined())") {}
            }
            Toggle(
                "Sizes",
                isOn: Binding {
                    customization[visibility: "size"] != .hidden
                } set: {
                    customization[visibility: "size"] = $0 ? .visible : .hidden
                })
            Text(selection ?? "nothing")
        }
    }
}

@Observable
private final class Leaderboard {
    struct Player: Identifiable {
        let id: Int
        var name: String
        var score: Int
    }

    var players = [
        Player(id: 1, name: "Ava", score: 120), Player(id: 2, name: "Ben", score: 80),
        Player(id: 3, name: "Cleo", score: 95),
    ]
    var order: [KeyPathComparator<Player>] = [.init(\.score, order: .reverse)]
    var ranked: [Player] { players.sorted(using: order) }
}

/// Scores that roll while their rows change places, with a view model.
private struct LeaderboardView: View {
    @State private var board = Leaderboard()

    var body: some View {
        VStack {
            Table(of: Leaderboard.Player.self, sortOrder: $board.order.animation()) {
                TableColumn("Player", value: \.name)
                TableColumn("Score", value: \.score) { player in
                    Text(player.score, format: .number)
                        .contentTransition(.numericText(value: Double(player.score)))
                }
                .width(min: 60, ideal: 120, max: 200)
                .alignment(.numeric)
            } rows: {
                Section("Final") { ForEach(board.ranked) }
            }
            Button("Award Ben") { withAnimation(.spring(duration: 1)) { board.players[1].score += 100 } }
        }
    }
}

extension Program {
    private static let tablet = CGSize(width: 800, height: 600)

    static let tables: [Program] = [
        Program("people in a table", size: tablet) {
            SelectableSortedPeople()
        } story: { person in
            person.sees("Given Name", "Mei", "meichen@icloud.com", "0 people selected")
            try person.tap("Tom")
            person.sees("1 people selected")
            try person.tap("Given Name")
            person.expect("the order of the first column is turned") { frame in
                func y(_ name: String) -> CGFloat { frame.texts.first { $0.string == name }?.rect.minY ?? 0 }
                return y("Tom") < y("Mei") && y("Mei") < y("Juan") && y("Juan") < y("Gita")
            }
        },
        Program("files in a table", size: tablet) {
            FilesView()
        } story: { person in
            person.misses("Letter.txt")
            let folder = person.place(of: "Documents")
            try person.tap(x: folder.minX - 8, y: folder.midY)
            try person.settle()
            person.sees("Letter.txt", "2,300 bytes")
            try person.tap("Letter.txt")
            person.expect("the row is selected") { $0.texts.filter { $0.string == "Letter.txt" }.count == 2 }
            try person.tap("Sizes")
            try person.settle()
            person.misses("2,300 bytes")
        },
        Program("a leaderboard in a table", size: tablet) {
            LeaderboardView()
        } story: { person in
            try person.tap("Award Ben")
            try person.wait(0.3)
            try person.tap("Player")
            try person.settle()
            person.expect("the names are in their order") { frame in
                func y(_ name: String) -> CGFloat { frame.texts.first { $0.string == name }?.rect.minY ?? 0 }
                return y("Ava") < y("Ben") && y("Ben") < y("Cleo")
            }
            person.sees("180")
        },
    ]
}
