import SwiftUI
import TallyStage
import Testing

@MainActor
@Suite("Locale")
struct LocaleTests {
    @Test func `a text's format takes the locale of its place, and a named one stays`() {
        let stage = Stage(size: CGSize(width: 300, height: 100)) {
            VStack {
                Text(1234.5, format: .number)
                Text(1234.5, format: .number.locale(Locale(identifier: "fr_FR")))
            }
        }
        let french = 1234.5.formatted(.number.locale(Locale(identifier: "fr_FR")))
        #expect(stage.frame.texts.map(\.string) == ["1,234.5", french])
        stage.preferences.locale = Locale(identifier: "de_DE")
        stage.advance(by: 0)
        #expect(stage.frame.texts.map(\.string) == ["1.234,5", french])
    }
}
