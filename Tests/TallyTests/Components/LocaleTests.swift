import SwiftUI
import Tally
import TallyStage
import Testing

@MainActor
@Suite("Rolling in a locale")
struct RollingLocaleTests {
    @Test func `a rolling number's format takes the locale of its place`() {
        let stage = Stage(size: CGSize(width: 300, height: 100)) {
            RollingNumber(Decimal(980), format: .currency(code: "USD"))
        }
        #expect(stage.frame.visibleText == "$980.00")
        stage.preferences.locale = Locale(identifier: "de_DE")
        _ = stage.settle()
        #expect(stage.frame.accessibility.first?.label == "980,00\u{A0}$")
    }
}
