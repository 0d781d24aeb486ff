import SwiftUI

private struct Groceries: View {
    @State private var items = ["Apples", "Bread", "Cheese", "Dates"]
    @State private var favorites: Set<String> = []

    var body: some View {
        NavigationStack {
            List {
                ForEach(items, id: \.self) { item in
                    Text(item + (favorites.contains(item) ? " ♥" : ""))
                        .swipeActions(edge: .leading) { Button("Like") { favorites.insert(item) }.tint(.pink) }
                }
                .onDelete { items.remove(atOffsets: $0) }
                .onMove { items.move(fromOffsets: $0, toOffset: $1) }
            }
            .navigationTitle("Groceries")
            .toolbar {
                EditButton()
                Button("Add") { withAnimation { items.append("Item \(items.count)") } }
            }
        }
    }
}

private struct Hello: View {
    let text: String
    @State private var count = 5
    var body: some View {
        VStack {
            HStack(spacing: 0) {
                ForEach(Array(text.prefix(count)), id: \.self) { Text(String($0)) }
            }
            Button("Shorter") { withAnimation { count = max(0, count - 1) } }
            List([1, 1, 2], id: \.self) { Text("row \($0)") }
        }
    }
}

private struct Contacts: View {
    @State private var query = ""
    private let names = ["Ada", "Alan", "Barbara", "Dennis", "Grace", "Ken", "Linus"]
    private var found: [String] { query.isEmpty ? names : names.filter { $0.localizedCaseInsensitiveContains(query) } }

    var body: some View {
        VStack {
            TextField("Search", text: $query)
                .padding(8)
                .background(Color.gray.opacity(0.2))
                .clipShape(RoundedRectangle(cornerRadius: 8))
            List {
                ForEach(Dictionary(grouping: found, by: { String($0.prefix(1)) }).sorted { $0.key < $1.key }, id: \.key)
                {
                    letter, names in
                    Section(letter) { ForEach(names, id: \.self) { Text($0) } }
                }
            }
            if found.isEmpty { Text("No results").foregroundStyle(.secondary) }
        }
    }
}

private struct Inbox: View {
    struct Mail: Identifiable {
        let id: Int
        var isRead = false
    }
    @State private var mails = (1...4).map { Mail(id: $0) }
    @State private var selection: Set<Int> = []

    var body: some View {
        VStack {
            Text("Unread: \(mails.filter { !$0.isRead }.count)").badge(3)
            List(selection: $selection) {
                ForEach($mails) { $mail in
                    HStack {
                        Circle().fill(mail.isRead ? .clear : .blue).frame(width: 8, height: 8)
                        Text("Mail \(mail.id)")
                        Spacer()
                        Button(mail.isRead ? "Unread \(mail.id)" : "Read \(mail.id)") {
                            withAnimation { mail.isRead.toggle() }
                        }
                        .buttonStyle(.borderless)
                    }
                    .swipeActions {
                        Button("Archive", role: .destructive) { mails.removeAll { $0.id == mail.id } }
                    }
                }
            }
        }
    }
}

private struct Feed: View {
    @State private var rows = Array(1...20)
    var body: some View {
        ScrollView {
            LazyVStack {
                ForEach(rows, id: \.self) { row in
                    Text("Post \(row)")
                        .frame(maxWidth: .infinity)
                        .frame(height: 80)
                        .background(Color.blue.opacity(0.1))
                        .onAppear { if row == rows.last { rows += (rows.count + 1)...(rows.count + 20) } }
                }
            }
        }
        .overlay(alignment: .top) { Text("\(rows.count) loaded") }
    }
}

private struct Chat: View {
    @State private var messages = (1...12).map { "Message \($0)" }
    @State private var draft = ""
    var body: some View {
        VStack {
            ScrollViewReader { proxy in
                ScrollView {
                    VStack(alignment: .leading, spacing: 12) {
                        ForEach(messages.indices, id: \.self) { index in
                            Text(messages[index])
                                .padding(10)
                                .background(Capsule().fill(.green.opacity(0.3)))
                                .id(index)
                        }
                    }
                }
                .onChange(of: messages.count) { _, count in withAnimation { proxy.scrollTo(count - 1, anchor: .bottom) }
                }
            }
            HStack {
                TextField("Write", text: $draft).onSubmit(send)
                Button("Send", action: send).disabled(draft.isEmpty)
            }
        }
    }
    private func send() {
        messages.append(draft)
        draft = ""
    }
}

private struct FAQ: View {
    @State private var open: Int?
    var body: some View {
        List {
            ForEach(0..<3) { index in
                DisclosureGroup(
                    "Question \(index)",
                    isExpanded: Binding(get: { open == index }, set: { open = $0 ? index : nil })
                ) {
                    Text("Answer \(index)")
                }
            }
        }
    }
}

private struct Settings: View {
    @State private var wifi = true
    @State private var brightness = 0.4
    @State private var count = 0
    var body: some View {
        NavigationView {
            List {
                Section(header: Text("Network"), footer: Text("Costs may apply.")) {
                    Toggle("Wi-Fi", isOn: $wifi)
                    if wifi { NavigationLink("Networks") { Text("All the networks") } }
                }
                Section("Display") {
                    Slider(value: $brightness)
                    Button("Count") { count += 1 }
                    Text("Counted \(count)")
                }
            }
            .listStyle(.insetGrouped)
            .navigationTitle("Settings")
        }
    }
}

extension Program {
    static let lists: [Program] = [
        Program("groceries") {
            Groceries()
        } story: { person in
            try person.tap("Add")
            try person.settle()
            person.sees("Item 4")
            let row = person.place(of: "Bread")
            try person.drag(from: CGPoint(x: 300, y: row.midY), to: CGPoint(x: 180, y: row.midY))
            try person.settle()
            try person.tap("Delete")
            try person.settle()
            person.misses("Bread")
            let apples = person.place(of: "Apples")
            try person.drag(from: CGPoint(x: 60, y: apples.midY), to: CGPoint(x: 180, y: apples.midY))
            try person.settle()
            try person.tap("Like")
            try person.settle()
            person.sees("Apples ♥")
        },
        Program("letters with equal ids") {
            Hello(text: "Hello")
        } story: { person in
            person.sees("Hello", "row 2")
            person.expect("both rows of the same id are there") { frame in
                frame.texts.filter { $0.string == "row 1" }.count == 2
            }
            try person.tap("Shorter")
            try person.tap("Shorter")
            try person.settle()
            person.expect("of the letters, three are left") { frame in
                frame.texts.filter { $0.string == "l" }.count == 1
            }
        },
        Program("contacts") {
            Contacts()
        } story: { person in
            try person.tap("Search")
            try person.type("al")
            try person.settle()
            person.sees("Alan")
            person.misses("Ada", "Grace")
            try person.type("x")
            person.sees("No results")
        },
        Program("inbox") {
            Inbox()
        } story: { person in
            person.sees("Unread: 4")
            try person.tap("Read 2")
            try person.settle()
            person.sees("Unread: 3", "Unread 2")
        },
        Program("feed without an end") {
            Feed()
        } story: { person in
            person.sees("20 loaded")
            for _ in 0..<6 { try person.scroll(400, at: CGPoint(x: 195, y: 400)) }
            try person.settle()
            person.sees("40 loaded")
        },
        Program("chat") {
            Chat()
        } story: { person in
            try person.tap("Write")
            try person.type("Last words")
            try person.press(.return)
            try person.settle()
            person.sees("Last words")
            person.expect("the newest is in view") { frame in
                frame.texts.contains { $0.string == "Last words" && $0.rect.maxY < 690 }
            }
        },
        Program("questions") {
            FAQ()
        } story: { person in
            try person.tap("Question 1")
            try person.settle()
            person.sees("Answer 1")
            try person.tap("Question 2")
            try person.wait(0.1)
            try person.settle()
            person.sees("Answer 2")
            person.misses("Answer 1")
        },
        Program("settings") {
            Settings()
        } story: { person in
            let count = person.place(of: "Count")
            try person.tap(x: 300, y: count.midY)
            person.sees("Counted 1")
            try person.tap("Networks")
            try person.settle()
            person.sees("All the networks")
        },
    ]
}
