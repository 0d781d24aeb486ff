import Foundation
import SwiftUI
import Tally
import TallyStage
import Testing

/// What a number looks like at rest after changes that came faster than they could be played.
@MainActor struct StreamRestTests {
    @MainActor @Observable final class Model {
        var value: Int
        init(_ value: Int) { self.value = value }
    }

    private struct Page: View {
        let model: Model
        let style: RollStyle
        var body: some View { RollingNumber(model.value, format: .number).rollStyle(style).font(.system(size: 30)) }
    }

    private func stage(_ model: Model, _ style: RollStyle) -> Stage {
        let stage = Stage(size: CGSize(width: 300, height: 80)) { Page(model: model, style: style) }
        stage.preferences.locale = Locale(identifier: "en_US")
        stage.advance(by: 0)
        return stage
    }

    nonisolated private static let styles: [RollStyle] = [
        .flow, .ticker, .perDigit(columns: .byPosition),
    ]
    nonisolated private static let values = [980, 997, 1_490, -50]

    @Test(arguments: styles.indices)
    func `it is as wide as if it had never been another, and no mark as wide as a digit`(index: Int) throws {
        let style = Self.styles[index]
        var fresh: [Int: String] = [:]
        for value in Self.values { fresh[value] = stage(Model(value), style).frame.description }
        for first in Self.values {
            for second in Self.values where second != first {
                for third in Self.values where third != second {
                    let model = Model(first)
                    let stage = stage(model, style)
                    for value in [second, third] {
                        model.value = value
                        for _ in 0..<3 { stage.advance(by: 0.01) }
                    }
                    #expect(stage.settle(within: 10))
                    #expect(stage.frame.description == fresh[third], "\(first) → \(second) → \(third)")
                }
            }
        }
    }
}
