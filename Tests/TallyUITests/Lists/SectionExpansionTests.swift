import Foundation
import SwiftUI
import TallyStage
import Testing

/// Sections whose content is shown while a binding says so.
@MainActor
struct SectionExpansionTests {
    private struct Mail: View {
        var isSidebar = true
        @State private var isOpen = false
        var body: some View {
            VStack {
                if isSidebar { boxes.listStyle(.sidebar) } else { boxes.listStyle(.insetGrouped) }
                Button("Turn") { withAnimation(.linear(duration: 1)) { isOpen.toggle() } }
            }
        }

        private var boxes: some View {
            List {
                Section("Boxes", isExpanded: $isOpen) {
                    Text("Inbox"); Text("Sent")
                }
                Section("Tags") { Text("Red") }
            }
        }
    }

    private func y(_ stage: Stage, _ text: String) throws -> CGFloat { try #require(stage.text(text)).rect.midY }

    @Test func `in a sidebar a tap on the header shows and hides the rows, while what is below travels`() throws {
        let stage = Stage.phone { Mail() }
        #expect(stage.text("Inbox") == nil && stage.text("Red") != nil)
        let closed = try y(stage, "Red")
        try stage.tap("Boxes")
        stage.advance(by: 0.1)
        let way = try y(stage, "Red")
        #expect(way > closed && way < closed + 88)
        #expect(stage.settle())
        #expect(stage.text("Inbox") != nil && stage.text("Sent") != nil)
        #expect(try y(stage, "Red") == closed + 88)
        try stage.tap("Boxes")
        #expect(stage.settle())
        #expect(stage.text("Inbox") == nil)
        #expect(try y(stage, "Red") == closed)
    }

    @Test func `called off half way, the rows go back from where they are`() throws {
        let stage = Stage.phone { Mail() }
        let closed = try y(stage, "Red")
        try stage.tap("Turn")
        stage.advance(by: 0.5)
        let half = try y(stage, "Red")
        #expect(half > closed)
        try stage.tap("Turn")
        stage.advance(by: 1.0 / 60)
        #expect(abs(try y(stage, "Red") - half) < 4)
        #expect(stage.settle())
        #expect(try y(stage, "Red") == closed)
    }

    @Test func `the header is a button to assistive technology in a sidebar alone`() throws {
        let sidebar = Stage.phone { Mail() }
        let header = try #require(sidebar.frame.accessibility.first { $0.label == "Boxes" })
        #expect(header.traits.contains(.isButton))
        try sidebar.activate("Boxes")
        #expect(sidebar.settle())
        #expect(sidebar.text("Inbox") != nil)
        let cards = Stage.phone { Mail(isSidebar: false) }
        #expect(cards.text("Inbox") == nil)
        #expect(
            cards.frame.accessibility.first { $0.label == "BOXES" || $0.label == "Boxes" }?.traits.contains(.isButton)
                == false)
        try cards.tap("Turn")
        #expect(cards.settle())
        #expect(cards.text("Inbox") != nil)
    }
}
