import Foundation
import SwiftUI
import TallyScene
import TallyStage
import Testing

@testable import Tally

/// The previews that stand beside the components.
@MainActor
struct PreviewTests {
    private func stage(_ height: CGFloat, _ content: @escaping () -> some View) -> Stage {
        let stage = Stage(size: CGSize(width: 420, height: height), content: content)
        stage.preferences.locale = Locale(identifier: "en_US")
        stage.advance(by: 0)
        return stage
    }

    @Test func `the field's previews take digits, warn, and follow limits`() throws {
        let stage = stage(900) { VStack { AmountFieldPreviews.previews } }
        #expect(stage.frame.visibleText.contains("금액을 입력해주세요"))
        #expect(!stage.frame.visibleText.contains("Enter an amount"))
        #expect(stage.frame.visibleText.contains("$1,234.5") && stage.frame.visibleText.contains("12,000"))
        try stage.tap("+5,000")
        #expect(stage.settle() && stage.frame.visibleText.contains("17,000"))
        try stage.tap("Max 10,000")
        #expect(stage.settle() && stage.frame.visibleText.contains("10,000"))
        try stage.tap("Clear")
        #expect(stage.settle())
        // Two of the fields are empty now, one of them in Korean.
        #expect(stage.frame.visibleText.components(separatedBy: "금액을 입력해주세요").count == 2)
        #expect(stage.frame.visibleText.components(separatedBy: "Enter an amount").count == 2)
    }

    @Test func `the screenplay's preview opens by itself and closes again`() throws {
        let stage = stage(400) { ScreenplayPreviews.previews }
        let title = { stage.frame.texts.first { $0.string == "Title" && $0.rect.height > 30 }?.rect.midY ?? 0 }
        let start = title()
        func shown() -> Int {
            stage.frame.texts.count { $0.string.hasPrefix("Button") && $0.opacity > 0.99 && $0.rect.maxY < 200 }
        }
        stage.advance(by: 0.6)
        #expect(abs(title() - (start - 60)) < 0.5 && shown() == 0)
        stage.advance(by: 0.45)
        #expect(shown() == 2)
        try stage.tap("Close")
        #expect(stage.settle() && shown() == 0 && abs(title() - start) < 0.01)
    }

    @Test func `the previews of the numbers show`() {
        for (name, text, stage) in [
            ("number", "$9,975.00", stage(600) { VStack { RollingNumberPreviews.previews } }),
            ("push", "1234", stage(600) { PushCounterPreviews.previews }),
        ] {
            #expect(stage.frame.visibleText.contains(text), "\(name): \(stage.frame.visibleText)")
        }
    }
}
