import SwiftUI
import TallyStage
import Testing

private struct Copier: View {
    @State private var pasted = "nothing"

    var body: some View {
        VStack {
            Text(UIDevice.current.userInterfaceIdiom == .pad ? "two columns" : "one column")
            Text(UIDevice.current.orientation.isLandscape ? "wide" : "high")
            Button("Copy") { UIPasteboard.general.string = "1234" }
            Button("Paste it") { pasted = UIPasteboard.general.string ?? "empty" }
            Button("Clear") { UIPasteboard.general.string = nil }
            Button("Paste a link") { pasted = UIPasteboard.general.url?.host() ?? "no link" }
            Text(pasted)
        }
    }
}

@MainActor @Suite struct DeviceTests {
    @Test func `what a view copies, another pastes, and a field too`() throws {
        let stage = Stage(size: CGSize(width: 300, height: 500)) { Copier() }
        func see(_ button: String, _ text: String) throws {
            try stage.tap(button)
            stage.advance(by: 0)
            #expect(stage.frame.visibleText.contains(text), "\(button)")
        }
        try see("Paste it", "empty")
        try stage.tap("Copy")
        try see("Paste it", "1234")
        try see("Paste a link", "no link")
        try stage.tap("Clear")
        try see("Paste it", "empty")
        stage.preferences.pasteboard = "https://example.com/a"
        try see("Paste a link", "example.com")
    }

    @Test func `there is a status bar to ask, and it takes no room`() {
        struct Header: View {
            private var height: CGFloat? {
                let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
                return scene?.statusBarManager?.statusBarFrame.height
            }
            var body: some View {
                Text("height \(Int(height ?? -1)), width \(Int(UIApplication.shared.statusBarFrame.width))")
            }
        }
        let stage = Stage(size: CGSize(width: 300, height: 200)) { Header() }
        #expect(stage.frame.visibleText == "height 0, width 300")
    }

    @Test func `the idiom and the orientation go by the room, and follow it`() {
        let stage = Stage(size: CGSize(width: 390, height: 844)) { Copier() }
        #expect(stage.frame.visibleText.contains("one column"))
        #expect(stage.frame.visibleText.contains("high"))
        stage.size = CGSize(width: 1024, height: 768)
        stage.advance(by: 0)
        #expect(stage.frame.visibleText.contains("two columns"))
        #expect(stage.frame.visibleText.contains("wide"))
    }

    @Test func `where nothing plays, nothing is known and nothing kept`() {
        #expect(UIDevice.current.userInterfaceIdiom == .unspecified)
        #expect(UIDevice.current.orientation == .unknown)
        UIPasteboard.general.string = "lost"
        #expect(UIPasteboard.general.string == nil)
        #expect(!UIPasteboard.general.hasStrings)
        #expect(!UIDevice.current.systemVersion.isEmpty)
    }
}
