import SwiftUI

// A tutorial's list of names that can be searched.
private struct NamesView: View {
    let names = ["Holly", "Josh", "Rhonda", "Ted", "Théo"]
    @State private var searchText = ""

    var body: some View {
        NavigationStack {
            List {
                ForEach(searchResults, id: \.self) { name in
                    NavigationLink {
                        Text("Details of \(name)")
                    } label: {
                        Text(name)
                    }
                }
            }
            .navigationTitle("Contacts")
            .overlay {
                if searchResults.isEmpty { ContentUnavailableView.search(text: searchText) }
            }
        }
        .searchable(text: $searchText, prompt: "Look for a name") {
            ForEach(suggestions, id: \.self) { result in
                Text("Are you looking for \(result)?").searchCompletion(result)
            }
        }
    }

    var searchResults: [String] {
        searchText.isEmpty ? names : names.filter { $0.localizedCaseInsensitiveContains(searchText) }
    }

    var suggestions: [String] {
        searchText.isEmpty || names.contains(searchText) ? [] : names.filter { $0.hasPrefix(searchText) }
    }
}

// A mail program with tokens and scopes.
private enum Flag: String, Identifiable, Hashable, CaseIterable {
    case unread, starred
    var id: Self { self }
}

private enum Mailbox: String, CaseIterable {
    case inbox = "Inbox"
    case sent = "Sent"
}

private struct Mail: Identifiable, Hashable {
    let id: Int
    let subject: String
    let box: Mailbox
    let flags: Set<Flag>

    static let all = [
        Mail(id: 1, subject: "Lunch on Friday", box: .inbox, flags: [.unread]),
        Mail(id: 2, subject: "Your invoice", box: .inbox, flags: [.starred]),
        Mail(id: 3, subject: "Lunch, late", box: .inbox, flags: [.unread, .starred]),
        Mail(id: 4, subject: "Re: Lunch", box: .sent, flags: []),
    ]
}

private struct MailView: View {
    @State private var query = ""
    @State private var flags: [Flag] = []
    @State private var box = Mailbox.inbox
    @State private var recent: [String] = []

    private var mails: [Mail] {
        Mail.all.filter { mail in
            mail.box == box && flags.allSatisfy(mail.flags.contains)
                && (query.isEmpty || mail.subject.localizedStandardContains(query))
        }
    }

    var body: some View {
        NavigationStack {
            MailList(mails: mails, recent: recent)
                .navigationTitle(box.rawValue)
                .toolbar { EditButton() }
                .searchable(
                    text: $query, tokens: $flags, placement: .navigationBarDrawer(displayMode: .always),
                    prompt: Text("Search mail")
                ) { flag in
                    Label(flag.rawValue.capitalized, systemImage: flag == .starred ? "star" : "envelope")
                }
                .searchSuggestions {
                    Section("Kinds") {
                        ForEach(Flag.allCases.filter { !flags.contains($0) }) { flag in
                            Text("Only \(flag.rawValue)").searchCompletion(flag)
                        }
                    }
                }
                .searchScopes($box, activation: .onSearchPresentation) {
                    ForEach(Mailbox.allCases, id: \.self) { Text($0.rawValue).tag($0) }
                }
                .onSubmit(of: .search) {
                    recent.append(query.isEmpty ? flags.map(\.rawValue).joined(separator: "+") : query)
                }
        }
    }
}

private struct MailList: View {
    let mails: [Mail]
    let recent: [String]
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch

    var body: some View {
        List {
            ForEach(mails) { mail in Text(mail.subject) }
            if isSearching {
                Button("Done with \(mails.count) found") { dismissSearch() }
            } else if let last = recent.last {
                Text("Last search: \(last)")
            }
        }
    }
}

// A view model that waits until nobody types any more, and a list that is pulled to load it anew.
@MainActor
private final class RepoModel: ObservableObject {
    enum Phase: Equatable { case idle, loading, loaded([String]) }
    @Published var query = "" {
        didSet { if query != oldValue { search() } }
    }
    @Published private(set) var phase = Phase.idle
    @Published private(set) var requests = 0
    private var running: Task<Void, Never>?

    private func search() {
        running?.cancel()
        let query = query
        guard !query.isEmpty else { return phase = .idle }
        running = Task {
            try? await Task.sleep(for: .milliseconds(300))
            guard !Task.isCancelled else { return }
            phase = .loading
            await load(query)
        }
    }

    func refresh() async { await load(query) }

    private func load(_ query: String) async {
        requests += 1
        let number = requests
        try? await Task.sleep(for: .milliseconds(500))
        guard query == self.query else { return }
        phase = .loaded((1...3).map { "\(query)-\($0) (request \(number))" })
    }
}

private struct RepoSearch: View {
    @StateObject private var model = RepoModel()

    var body: some View {
        NavigationView {
            List {
                switch model.phase {
                case .idle: Text("Type to find repositories")
                case .loading: ProgressView("Searching")
                case .loaded(let names): ForEach(names, id: \.self) { Text($0) }
                }
            }
            .listStyle(.plain)
            .refreshable { await model.refresh() }
            .searchable(text: $model.query, placement: .navigationBarDrawer)
            .autocorrectionDisabled()
            .navigationBarTitle("Repositories", displayMode: .inline)
        }
    }
}

extension Program {
    static let searches: [Program] = [
        Program("searched names") {
            NamesView()
        } story: { person in
            person.sees("Contacts", "Look for a name", "Holly", "Théo")
            try person.tap("Look for a name")
            try person.settle()
            person.sees("Cancel", "Holly")
            person.misses("Contacts")
            try person.type("T")
            try person.settle()
            person.sees("Are you looking for Ted?", "Are you looking for Théo?")
            person.misses("Holly")
            try person.tap("Are you looking for Ted?")
            try person.settle()
            person.sees("Ted")
            person.misses("Théo", "Are you looking")
            try person.tap("Ted")
            try person.settle()
            person.sees("Details of Ted")
            person.misses("Cancel")
            try person.tap("Contacts")
            try person.settle()
            try person.tap("Cancel")
            try person.settle()
            person.sees("Contacts", "Holly", "Rhonda")
            try person.tap("Look for a name")
            try person.type("zz")
            try person.settle()
            person.sees("No Results for “zz”", "Check the spelling")
            try person.press(.escape)
            try person.settle()
            person.sees("Holly")
            person.misses("No Results")
        },
        Program("searched mail") {
            MailView()
        } story: { person in
            person.sees("Inbox", "Search mail", "Your invoice", "Edit")
            try person.tap("Search mail")
            try person.settle()
            person.sees("Only unread", "Only starred", "Sent", "Kinds")
            person.misses("Edit")
            try person.tap("Only unread")
            try person.settle()
            person.sees("Unread", "Lunch on Friday", "Lunch, late", "Done with 2 found")
            person.misses("Your invoice", "Only starred")
            try person.type("lat")
            try person.settle()
            person.sees("Only starred")
            try person.press(.return)
            try person.settle()
            person.sees("Lunch, late", "Done with 1 found")
            for _ in 0..<4 { try person.press(.delete) }
            try person.settle()
            person.misses("Unread")
            person.sees("Only unread")
            try person.press(.return)
            try person.tap("Sent")
            try person.settle()
            person.sees("Re: Lunch", "Done with 1 found")
            try person.tap("Done with 1 found")
            try person.settle()
            person.sees("Sent", "Re: Lunch", "Last search", "Edit")
            person.misses("Cancel", "Inbox")
        },
        Program("repositories") {
            RepoSearch()
        } story: { person in
            person.sees("Repositories", "Type to find repositories")
            try person.tap("Search")
            try person.settle()
            try person.type("swi")
            try await person.play(for: 0.2)
            try person.type("ft")
            try await person.play(for: 0.29)
            person.sees("Type to find repositories")
            try await person.play(for: 0.1)
            person.sees("Searching")
            try await person.play(for: 0.6)
            person.sees("swift-1 (request 1)", "swift-3 (request 1)")
            try person.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 500))
            try await person.play(for: 0.3)
            person.sees("swift-1 (request 1)")
            try await person.play(for: 2)
            person.sees("swift-1 (request 2)")
            try person.tap("Clear text")
            try await person.play(for: 1)
            person.sees("Type to find repositories")
            try person.tap("Cancel")
            try await person.play(for: 1)
            person.sees("Repositories")
        },
    ]
}
