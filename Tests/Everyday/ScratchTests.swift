import SwiftUI
import TallyStage
import Testing

@Suite @MainActor struct ScratchTests {
    struct Mail: Identifiable { let id: Int; var isRead = false }
    struct V: View {
        var hasSwipe: Bool
        var hasSelection: Bool
        var plain: Bool
        @State private var mails = (1...2).map { Mail(id: $0) }
        @State private var selection: Set<Int> = []
        var rows: some View {
            ForEach($mails) { $mail in
                HStack {
                    Text("Mail \(mail.id)")
                    Spacer()
                    Button(mail.isRead ? "Unread \(mail.id)" : "Read \(mail.id)") { mail.isRead.toggle() }
                        .buttonStyle(.borderless)
                }
                .swipeActions { if hasSwipe { Button("Archive") { } } }
            }
        }
        var body: some View {
            VStack {
                Text("sel \(selection.count)")
                if plain { VStack { rows } } else if hasSelection { List(selection: $selection) { rows } } else { List { rows } }
            }
        }
    }
    @Test func d() throws {
        let program = Program.forms.first { $0.name.hasPrefix("bill") }!
        let player = Player(program)
        let stage = player.stage
        func say(_ what: String) { stage.advance(by: 0); print(what, stage.hasFocus, stage.frame.visibleText) }
        try stage.tap("Amount"); say("tap")
        stage.press("a", modifiers: .command); say("a")
        stage.type("100"); say("type")
        try stage.tap("25%"); say("25")
        stage.advance(by: 1); say("later")
        try player.checkPicture()
    }
}
