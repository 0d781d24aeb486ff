import Foundation
import SwiftUI
import TallyStage
import Testing

/// What a back button says beside a title, on a stage of 200 by 400 points.
@MainActor
struct BackButtonTests {
    private struct Screens: View {
        let title: String
        var mode = NavigationBarItem.TitleDisplayMode.inline
        var body: some View {
            NavigationStack {
                NavigationLink("Go") {
                    ScrollView { ForEach(0..<30) { Text("row \($0)").frame(height: 40) } }
                        .navigationTitle(title).navigationBarTitleDisplayMode(mode)
                }
                .navigationTitle("Earlier")
            }
        }
    }

    private func pushed(_ title: String, _ mode: NavigationBarItem.TitleDisplayMode = .inline) throws -> Stage {
        let stage = Stage.phone { Screens(title: title, mode: mode) }
        try stage.tap("Go")
        #expect(stage.settle())
        return stage
    }

    private func words(_ stage: Stage) -> [String] {
        stage.frame.texts.filter { $0.rect.midY < 44 && $0.rect.midX < 90 }.map(\.string)
    }

    @Test func `it has the title of the screen before where that fits, else Back, else an arrow alone`() throws {
        #expect(words(try pushed("Now")).contains("Earlier"))
        #expect(words(try pushed("A title, long")).contains("Back"))
        let narrow = try pushed("A title that is far too long for it")
        #expect(!words(narrow).contains("Back") && !narrow.frame.texts.contains { $0.string.hasPrefix("Earl") })
        #expect(try #require(narrow.frame.texts.first { $0.rect.midY < 44 }).rect.minX >= 25)
    }

    @Test func `whatever it shows, it is known by the screen that it leads to`() throws {
        for title in ["Now", "A title, long", "A title that is far too long for it"] {
            let stage = try pushed(title)
            try stage.tap("Earlier")
            #expect(stage.settle())
            #expect(stage.text("Go") != nil)
        }
    }

    @Test func `a large title leaves it its room, until that comes into the bar`() throws {
        let stage = try pushed("A title that is far too long for it", .large)
        #expect(words(stage).contains("Earlier"))
        stage.scroll(CGSize(width: 0, height: 200), at: CGPoint(x: 100, y: 250))
        stage.advance(by: 0)
        #expect(!words(stage).contains("Earlier"))
        stage.scroll(CGSize(width: 0, height: -300), at: CGPoint(x: 100, y: 250))
        stage.advance(by: 2)
        #expect(words(stage).contains("Earlier"))
    }
}
