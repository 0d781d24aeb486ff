import Foundation
import SwiftUI
import Tally
import TallyStage
import Testing

/// A word in a place that offers it no more than it takes.
@MainActor
struct ReplacedWordTests {
    @MainActor @Observable
    final class Model { var value = 1 }

    private func stage<Shown: View>(_ shown: @escaping () -> Shown) -> Stage {
        let stage = Stage(size: CGSize(width: 300, height: 60)) { shown() }
        stage.preferences.locale = Locale(identifier: "en_US")
        stage.advance(by: 0)
        return stage
    }

    @Test(arguments: [1, 9_999])
    func `a word behind a number, or in a row of fixed size, is whole while it moves`(value: Int) {
        let model = Model()
        model.value = 10_000 - value
        func word() -> RollingText { RollingText(model.value == 1 ? " point" : " points") }
        let stages = [
            stage { RollingNumber(model.value, format: .number, suffix: { word() }) },
            stage { HStack { word() }.fixedSize().rollAnimation(.linear(duration: 0.5)) },
        ]
        withAnimation { model.value = value }
        for _ in 0..<60 {
            for stage in stages {
                stage.advance(by: 1.0 / 60)
                let words = stage.frame.texts.map(\.string).filter { $0.contains("p") }
                #expect(!words.isEmpty && words.allSatisfy { [" point", " points"].contains($0) }, "\(words)")
            }
        }
    }

    @Test func `a view without a label stands before a number`() {
        let stage = stage { RollingNumber(12, format: .number) { Text("before") } }
        let texts = stage.frame.texts.sorted { $0.rect.minX < $1.rect.minX }
        #expect(texts.first?.string == "before")
    }
}
