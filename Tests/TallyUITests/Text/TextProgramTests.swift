import Foundation
import SwiftUI
import TallyStage
import Testing

/// Small programs as other people write them: forms, a chat, an opening screen; typed into, interrupted and removed.
@MainActor
@Suite("Programs with texts")
struct TextProgramTests {
    // MARK: Expenses

    private struct Expense: Identifiable, Equatable {
        var id: Int
        var name: String
        var amount: Double
    }

    @MainActor private final class Expenses: ObservableObject {
        @Published var items = [Expense(id: 0, name: "Rent", amount: 800)]
        var total: Double { items.reduce(0) { $0 + $1.amount } }
        func binding(_ item: Expense) -> Binding<Double> {
            Binding(
                get: { item.amount },
                set: { new in
                    guard let index = self.items.firstIndex(where: { $0.id == item.id }) else { return }
                    self.items[index].amount = max(0, new)
                })
        }
    }

    private struct ExpenseScreen: View {
        @StateObject var expenses = Expenses()
        @State private var isAdding = false
        var body: some View {
            VStack {
                ForEach(expenses.items) { item in
                    HStack {
                        Text("**\(item.name)**")
                        TextField("Amount", value: expenses.binding(item), format: .currency(code: "USD"))
                        Button("Delete \(item.name)") { expenses.items.removeAll { $0.id == item.id } }
                    }
                }
                Text("Total: \(expenses.total, format: .currency(code: "USD"))")
                Button("Add") { isAdding = true }
            }
            .sheet(isPresented: $isAdding) { AddExpense(expenses: expenses) }
        }
    }

    private struct AddExpense: View {
        @ObservedObject var expenses: Expenses
        @Environment(\.dismiss) private var dismiss
        @State private var name = ""
        @State private var amount: Double?
        var body: some View {
            VStack {
                TextField("What", text: $name)
                TextField("How much", value: $amount, format: .currency(code: "USD"))
                Button("Save") {
                    expenses.items.append(Expense(id: expenses.items.count, name: name, amount: amount ?? 0))
                    dismiss()
                }
                .disabled(name.isEmpty || amount == nil)
            }
        }
    }

    @Test func `a form saves what was typed without a Return, and the total follows every key`() throws {
        let stage = Stage(size: CGSize(width: 390, height: 700)) {
            ExpenseScreen().environment(\.locale, Locale(identifier: "en_US"))
        }
        #expect(stage.frame.visibleText.contains("Total: $800.00"))
        try stage.tap("Add")
        stage.advance(by: 1)
        try stage.tap("What")
        stage.type("Tea")
        try stage.tap("How much")
        stage.type("12.5")
        stage.advance(by: 0)
        try stage.tap("Save")
        stage.advance(by: 1)
        #expect(stage.frame.visibleText.contains("Tea"))
        #expect(stage.frame.visibleText.contains("Total: $812.50"))
        // Into a row whose binding has captured its item, key by key.
        let tea = try #require(stage.frame.texts.first { $0.string == "$12.50" })
        stage.tap(CGPoint(x: tea.rect.midX, y: tea.rect.midY))
        stage.press("a", modifiers: .command)
        for (key, total) in zip("30.2", ["$803.00", "$830.00", "$830.00", "$830.20"]) {
            stage.typing(String(key))
            #expect(stage.frame.visibleText.contains("Total: \(total)"), "\(key)")
        }
        #expect(stage.text("30.2") != nil)
        // The row goes while it is edited.
        try stage.tap("Delete Tea")
        stage.advance(by: 1)
        #expect(stage.frame.visibleText.contains("Total: $800.00"))
        #expect(!stage.frame.visibleText.contains("30.2"))
        stage.type("9")
        stage.advance(by: 1)
        #expect(stage.frame.visibleText.contains("Total: $800.00"))
    }

    // MARK: A chat

    @MainActor @Observable
    fileprivate final class Chat {
        static let limit = 12
        private(set) var messages: [String] = []
        var draft = "" {
            didSet { if draft.count > Self.limit { draft = String(draft.prefix(Self.limit)) } }
        }
        func send() {
            let text = draft.trimmingCharacters(in: .whitespaces)
            if !text.isEmpty { messages.append(text) }
            draft = ""
        }
    }

    private struct Composer: View {
        @Bindable var chat: Chat
        var body: some View {
            VStack {
                ForEach(Array(chat.messages.enumerated()), id: \.offset) { Text($0.element) }
                TextField(
                    "Message",
                    text: Binding(
                        get: { chat.draft }, set: { chat.draft = $0.replacingOccurrences(of: "darn", with: "***") })
                )
                .onSubmit { chat.send() }
                Text("\(Chat.limit - chat.draft.count) left")
            }
        }
    }

    @Test(arguments: [0, 0.1]) func `a composer filters, limits, counts and sends`(period: Double) {
        let chat = Chat()
        let stage = Stage(size: CGSize(width: 300, height: 300)) { Composer(chat: chat) }
        stage.press(.tab)
        func type(_ text: String) {
            for key in text {
                stage.type(String(key))
                stage.advance(by: period)
            }
        }
        type("oh darn it")
        #expect(chat.draft == "oh *** it")
        #expect(stage.text("oh *** it") != nil && stage.text("3 left") != nil)
        type("!?!more")
        #expect(chat.draft == "oh *** it!?!")
        #expect(stage.text("oh *** it!?!") != nil && stage.text("0 left") != nil)
        stage.press(.home)
        type("x")
        #expect(chat.draft.count == 12)
        stage.press(.return)
        stage.advance(by: period)
        #expect(chat.messages.count == 1)
        #expect(stage.text("Message") != nil && stage.text("12 left") != nil)
        type("ok")
        stage.press(.return)
        stage.advance(by: 1)
        #expect(chat.messages.last == "ok")
        #expect(stage.text("ok") != nil)
    }

    // MARK: An opening screen

    private struct Opening: View {
        @State private var isGerman = false
        @State private var opened = ""
        let bundle: Bundle
        var body: some View {
            VStack(spacing: 12) {
                Text(
                    "\(Image(systemName: "sparkles")) welcome \(Text("Tally").bold().foregroundColor(.orange))",
                    bundle: bundle
                )
                .font(.title)
                Text("legal", bundle: bundle).font(.footnote)
                Button(isGerman ? "English" : "Deutsch") { isGerman.toggle() }
                Text(opened)
            }
            .environment(\.locale, Locale(identifier: isGerman ? "de_DE" : "en_US"))
            .environment(
                \.openURL,
                OpenURLAction { url in
                    opened = url.lastPathComponent
                    return .handled
                })
        }
    }

    @Test func `an opening screen in two languages, with links and pictures`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "Opening-\(UUID().uuidString).bundle")
        defer { try? FileManager.default.removeItem(at: folder) }
        for (language, text) in [
            (
                "en",
                "\"%@ welcome %@\" = \"%1$@ Welcome to %2$@\"; \"legal\" = \"By going on you accept the [terms](app://x/terms).\";"
            ),
            (
                "de",
                "\"%@ welcome %@\" = \"Willkommen bei %2$@ %1$@\"; \"legal\" = \"Es gelten die [Bedingungen](app://x/agb).\";"
            ),
        ] {
            let lproj = folder.appendingPathComponent(language + ".lproj")
            try FileManager.default.createDirectory(at: lproj, withIntermediateDirectories: true)
            try Data(text.utf8).write(to: lproj.appendingPathComponent("Localizable.strings"))
        }
        let bundle = try #require(Bundle(path: folder.path))
        let stage = Stage(size: CGSize(width: 390, height: 300)) { Opening(bundle: bundle) }
        #expect(stage.frame.visibleText.contains("Welcome to Tally"))
        #expect(stage.frame.visibleText.contains("you accept the terms."))
        try stage.tap("terms")
        stage.advance(by: 0)
        #expect(stage.text("terms") != nil)
        try stage.tap("Deutsch")
        stage.advance(by: 0)
        #expect(stage.frame.visibleText.contains("Willkommen bei Tally"))
        try stage.tap("Bedingungen")
        stage.advance(by: 0)
        #expect(stage.text("agb") != nil)
        #expect(stage.openedURLs.isEmpty)
        let png = try stage.png()
        #expect(png.count > 100)
    }
}
