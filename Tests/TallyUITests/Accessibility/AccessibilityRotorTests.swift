import SwiftUI
import TallyStage
import Testing

/// Rotors, as a stage tells of them.
@MainActor
struct AccessibilityRotorTests {
    private struct Mail: Identifiable {
        let id: Int
        let subject: String
        var isFlagged = false
    }

    private struct Inbox: View {
        @Namespace private var space
        @State private var mails = [
            Mail(id: 1, subject: "One"), Mail(id: 2, subject: "Two", isFlagged: true),
            Mail(id: 3, subject: "Three", isFlagged: true),
        ]
        var prepared: (Int) -> Void = { _ in }

        var body: some View {
            VStack {
                ForEach(mails) { mail in
                    Text(mail.subject).accessibilityRotorEntry(id: mail.id, in: space)
                }
                Button("Flag") { mails[0].isFlagged = true }
            }
            .accessibilityRotor("Flagged") {
                ForEach(mails) { mail in
                    if mail.isFlagged {
                        AccessibilityRotorEntry(mail.subject, id: mail.id, in: space) { prepared(mail.id) }
                    }
                }
            }
        }
    }

    private func made(_ view: some View) -> Stage { Stage(size: CGSize(width: 200, height: 300)) { view } }

    @Test func `a rotor is there at each view inside, with its entries and where they lead`() throws {
        let stage = made(Inbox())
        let elements = stage.frame.accessibility
        #expect(elements.map(\.label) == ["One", "Two", "Three", "Flag"])
        for element in elements { #expect(element.rotors.map(\.label) == ["Flagged"]) }
        let entries = elements[0].rotors[0].entries
        #expect(entries.map(\.label) == ["Two", "Three"])
        #expect(entries.map(\.rect) == [elements[1].rect, elements[2].rect])
    }

    @Test func `its entries are those of now, and are prepared when they are chosen`() throws {
        let log = Log()
        let stage = made(Inbox { log("\($0)") })
        try stage.tap("Flag")
        stage.advance(by: 0)
        #expect(stage.frame.accessibility[0].rotors[0].entries.map(\.label) == ["One", "Two", "Three"])
        try stage.perform("Three", on: "One")
        #expect(log.entries == ["3"])
        #expect(throws: StageError.self) { try stage.perform("Four", on: "One") }
    }

    @Test func `elements, ranges and the system's own rotors make them, too`() throws {
        struct All: View {
            let mails = [Mail(id: 1, subject: "One"), Mail(id: 2, subject: "Two")]
            let text = "some words"
            @Namespace private var space
            var body: some View {
                Text(text).accessibilityRotorEntry(id: 2, in: space)
                    .accessibilityRotor("Mails", entries: mails, entryLabel: \.subject)
                    .accessibilityRotor(.headings, entries: mails, entryID: \.id, entryLabel: \.subject)
                    .accessibilityRotor(Text("Words"), textRanges: [text.startIndex..<text.endIndex])
                    .accessibilityRotor("Marks") {
                        AccessibilityRotorEntry("Mark", textRange: text.startIndex..<text.endIndex)
                        Group { AccessibilityRotorEntry("Gone", id: 9) }
                    }
            }
        }
        let element = try #require(made(All()).frame.accessibility.first)
        #expect(element.rotors.map(\.label) == ["Mails", "Headings", "Words", "Marks"])
        #expect(element.rotors[0].entries.map(\.rect) == [nil, element.rect])
        #expect(element.rotors[2].entries.map(\.label) == ["some words"])
        #expect(element.rotors[2].entries.map(\.rect) == [element.rect])
        #expect(element.rotors[3].entries.map(\.label) == ["Mark", "Gone"])
        #expect(element.rotors[3].entries.map(\.rect) == [element.rect, nil])
        #expect(made(Text("plain")).frame.accessibility[0].rotors.isEmpty)
    }
}
