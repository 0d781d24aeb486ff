// long: small programs, each beside nothing but its story.

import Foundation
import SwiftUI

private struct Contact: Identifiable, Hashable {
    var id = UUID()
    var first: String, last: String
    var phone = ""
    var isFavorite = false
    var fullName: String { "\(first) \(last)" }
}

@Observable private final class AddressBook {
    var contacts = [
        Contact(first: "Grace", last: "Hopper", phone: "555-1"), Contact(first: "Alan", last: "Turing", phone: "555-2"),
        Contact(first: "Edsger", last: "Dijkstra"),
    ]
    subscript(id: Contact.ID) -> Contact? {
        get { contacts.first { $0.id == id } }
        set {
            guard let index = contacts.firstIndex(where: { $0.id == id }) else { return }
            if let newValue { contacts[index] = newValue } else { contacts.remove(at: index) }
        }
    }
}

private struct ContactEditor: View {
    @Environment(\.dismiss) private var dismiss
    @State private var draft: Contact
    let save: (Contact) -> Void
    init(contact: Contact, save: @escaping (Contact) -> Void) {
        _draft = State(initialValue: contact)
        self.save = save
    }
    var body: some View {
        NavigationStack {
            Form {
                Section("Name") {
                    TextField("First", text: $draft.first)
                    TextField("Last", text: $draft.last)
                }
                Toggle("Favorite", isOn: $draft.isFavorite)
            }
            .navigationTitle("Edit contact")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel", role: .cancel) { dismiss() } }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Save") {
                        save(draft)
                        dismiss()
                    }
                    .disabled(draft.first.trimmingCharacters(in: .whitespaces).isEmpty)
                }
            }
        }
        .interactiveDismissDisabled()
    }
}

private struct ContactDetail: View {
    @Environment(AddressBook.self) private var book
    @Environment(\.dismiss) private var dismiss
    let id: Contact.ID
    @State private var isEditing = false
    @State private var asksToDelete = false
    var body: some View {
        if let contact = book[id] {
            List {
                LabeledContent("Phone", value: contact.phone.isEmpty ? "none" : contact.phone)
                if contact.isFavorite { Label("Favorite", systemImage: "star.fill") }
                Button("Delete contact", role: .destructive) { asksToDelete = true }
            }
            .navigationTitle(contact.fullName)
            .toolbar { Button("Edit") { isEditing = true } }
            .sheet(isPresented: $isEditing) { ContactEditor(contact: contact) { book[id] = $0 } }
            .confirmationDialog("Delete \(contact.first)?", isPresented: $asksToDelete, titleVisibility: .visible) {
                Button("Delete", role: .destructive) {
                    dismiss()
                    book[id] = nil
                }
            }
        }
    }
}

private struct Contacts: View {
    @State private var book = AddressBook()
    @State private var path = NavigationPath()
    var body: some View {
        NavigationStack(path: $path) {
            List {
                ForEach(book.contacts) { contact in
                    NavigationLink(value: contact.id) {
                        HStack {
                            Text(contact.fullName)
                            if contact.isFavorite { Spacer(); Image(systemName: "star.fill").foregroundStyle(.yellow) }
                        }
                    }
                }
                .onDelete { book.contacts.remove(atOffsets: $0) }
                .onMove { book.contacts.move(fromOffsets: $0, toOffset: $1) }
            }
            .navigationTitle("Contacts")
            .navigationDestination(for: Contact.ID.self) { ContactDetail(id: $0) }
            .toolbar {
                ToolbarItem(placement: .topBarLeading) { EditButton() }
                ToolbarItem(placement: .primaryAction) {
                    Button("Add", systemImage: "plus") {
                        let contact = Contact(first: "New", last: "Person")
                        book.contacts.append(contact)
                        path.append(contact.id)
                    }
                }
            }
        }
        .environment(book)
    }
}

private struct Product: Identifiable, Hashable {
    let id: Int
    let name: String
    let price: Decimal
}

private final class Basket: ObservableObject {
    @Published private(set) var lines: [(product: Product, count: Int)] = []
    var count: Int { lines.reduce(0) { $0 + $1.count } }
    var total: Decimal { lines.reduce(0) { $0 + $1.product.price * Decimal($1.count) } }
    func add(_ product: Product) {
        if let index = lines.firstIndex(where: { $0.product == product }) {
            lines[index].count += 1
        } else {
            lines.append((product, 1))
        }
    }
    func remove(_ product: Product) { lines.removeAll { $0.product == product } }
}

private struct Store: View {
    @StateObject private var basket = Basket()
    @State private var tab = "shop"
    private let products = [
        Product(id: 1, name: "Pen", price: 1.5), Product(id: 2, name: "Book", price: 12),
        Product(id: 3, name: "Lamp", price: 30.25),
    ]
    var body: some View {
        TabView(selection: $tab) {
            NavigationStack {
                List(products) { product in
                    HStack {
                        VStack(alignment: .leading) {
                            Text(product.name)
                            Text(product.price, format: .currency(code: "USD")).font(.caption).foregroundStyle(
                                .secondary)
                        }
                        Spacer()
                        Button {
                            basket.add(product)
                        } label: {
                            Image(systemName: "cart.badge.plus")
                        }
                        .accessibilityLabel("Add \(product.name)").buttonStyle(.borderless)
                    }
                }
                .navigationTitle("Shop")
            }
            .tabItem { Label("Shop", systemImage: "bag") }
            .tag("shop")
            NavigationStack {
                Group {
                    if basket.lines.isEmpty {
                        Text("Nothing in the basket").foregroundStyle(.secondary)
                    } else {
                        List {
                            ForEach(basket.lines, id: \.product.id) { line in
                                HStack {
                                    Text("\(line.count) × \(line.product.name)")
                                    Spacer()
                                    Text(line.product.price * Decimal(line.count), format: .currency(code: "USD"))
                                }
                                .swipeActions {
                                    Button("Remove", role: .destructive) { basket.remove(line.product) }
                                }
                            }
                            HStack {
                                Text("Total").bold()
                                Spacer()
                                Text(basket.total, format: .currency(code: "USD")).bold()
                            }
                        }
                    }
                }
                .navigationTitle("Basket")
            }
            .tabItem { Label("Basket", systemImage: "cart") }
            .badge(basket.count)
            .tag("basket")
        }
    }
}

private struct Message: Identifiable, Equatable {
    let id: Int
    let text: String
    let isMine: Bool
}

private struct Bubble: View {
    let message: Message
    var body: some View {
        Text(message.text)
            .padding(.horizontal, 12).padding(.vertical, 8)
            .foregroundStyle(message.isMine ? .white : .primary)
            .background(message.isMine ? Color.blue : Color(.systemGray5), in: RoundedRectangle(cornerRadius: 16))
            .frame(maxWidth: 260, alignment: message.isMine ? .trailing : .leading)
            .frame(maxWidth: .infinity, alignment: message.isMine ? .trailing : .leading)
    }
}

private struct Conversation: View {
    @State private var messages = (0..<20).map { Message(id: $0, text: "Line \($0)", isMine: $0 % 3 == 0) }
    @State private var text = ""
    @State private var isTyping = false
    var body: some View {
        VStack(spacing: 0) {
            ScrollViewReader { proxy in
                ScrollView {
                    LazyVStack(spacing: 8) {
                        ForEach(messages) { Bubble(message: $0).id($0.id) }
                        if isTyping { Text("…").frame(maxWidth: .infinity, alignment: .leading).id(-1) }
                    }
                    .padding(.horizontal)
                }
                .onAppear { proxy.scrollTo(messages.last?.id, anchor: .bottom) }
                .onChange(of: messages) {
                    withAnimation { proxy.scrollTo(isTyping ? -1 : messages.count - 1, anchor: .bottom) }
                }
            }
            Divider()
            HStack {
                TextField("Message", text: $text, axis: .vertical).textFieldStyle(.roundedBorder).onSubmit(send)
                Button("Send", action: send).disabled(text.isEmpty)
            }
            .padding()
        }
    }
    private func send() {
        guard !text.isEmpty else { return }
        messages.append(Message(id: messages.count, text: text, isMine: true))
        text = ""
        isTyping = true
        Task {
            try? await Task.sleep(for: .seconds(1))
            isTyping = false
            messages.append(Message(id: messages.count, text: "I see", isMine: false))
        }
    }
}

extension Program {
    static let otherScreens: [Program] = [
        Program("contacts, edited in a copy") {
            Contacts()
        } story: { person in
            try person.tap("Alan Turing")
            try person.settle()
            person.sees("Phone", "555-2")
            try person.tap("Edit")
            try person.settle()
            person.sees("Edit contact")
            try person.tap("Favorite")
            try person.tap("Cancel")
            try person.settle()
            person.misses("Favorite")
            try person.tap("Edit")
            try person.settle()
            try person.tap("Favorite")
            try person.tap("Save")
            try person.settle()
            person.sees("Favorite")
            try person.tap("Delete contact")
            try person.settle()
            person.sees("Delete Alan?")
            try person.tap("Delete")
            try person.settle()
            person.sees("Grace Hopper", "Edsger Dijkstra")
            person.misses("Turing")
            try person.tap("Add")
            try person.wait(1)
            person.sees("New Person", "none")
        },
        Program("basket with a badge") {
            Store()
        } story: { person in
            try person.tap("Add Book")
            try person.tap("Add Book")
            try person.tap("Add Pen")
            try person.settle()
            person.expect("the badge says three") { frame in frame.texts.contains { $0.string == "3" } }
            try person.tap("Basket")
            try person.settle()
            person.sees("2 × Book", "$24.00", "$25.50")
            let book = person.middle(of: "2 × Book")
            try person.drag(from: CGPoint(x: 300, y: book.y), by: -140, 0)
            try person.settle()
            try person.tap("Remove")
            try person.settle()
            person.misses("Book")
            person.sees("1 × Pen", "$1.50")
            try person.tap("Shop")
            try person.settle()
            person.sees("Lamp", "$30.25")
        },
        Program("conversation that scrolls to its end") {
            Conversation()
        } story: { person in
            try person.wait(0.1)
            person.expect("the last line is seen at first") { frame in
                frame.texts.contains { $0.string == "Line 19" && $0.rect.maxY < 640 && $0.rect.minY > 500 }
            }
            try person.tap("Message")
            try person.type("Hello")
            try person.tap("Send")
            try await person.play(for: 0.6)
            person.sees("Hello", "…")
            try await person.play(for: 1.5)
            person.sees("I see")
            person.misses("…")
            person.expect("mine is at the right, the answer at the left") { frame in
                guard let mine = frame.texts.first(where: { $0.string == "Hello" }),
                    let answer = frame.texts.first(where: { $0.string == "I see" })
                else { return false }
                return mine.rect.maxX > 340 && answer.rect.minX < 40 && answer.rect.maxY < 640
            }
        },
    ]
}
