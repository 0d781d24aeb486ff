import Foundation
import SwiftUI
import Tally
import TallyStage
import Testing

/// Components in a tab that is not in front: what changes there is there at once when the tab comes.
@MainActor
struct HiddenTabTests {
    @MainActor @Observable
    final class Model {
        var value = 11
        var tab = 0
    }

    enum Kind: String, CaseIterable { case number, text, words, counting, push, reel, faces, amount }

    private struct Page: View {
        @Bindable var model: Model
        let kind: Kind

        var body: some View {
            TabView(selection: $model.tab) {
                Tab("Number", systemImage: "1.circle", value: 0) { number.font(.test) }
                Tab("Other", systemImage: "2.circle", value: 1) { Color.gray }
            }
        }

        @ViewBuilder private var number: some View {
            switch kind {
            case .number: RollingNumber(model.value)
            case .text: RollingText("\(model.value)")
            case .words: Rolling(model.value) { Text("\($0)") }
            case .counting: CountingNumber(model.value, format: .number, duration: 0.5)
            case .push: PushCounter(model.value, stepDuration: 0.02)
            case .reel: ReelNumber("\(model.value)", duration: 0.4, stagger: 0.1)
            case .faces: ReelText("\(model.value)", faces: (0...9).map(String.init), duration: 0.4, stagger: 0.1)
            case .amount: AmountField(amount: .constant(Decimal(model.value)), currency: "USD")
            }
        }
    }

    @Test(arguments: Kind.allCases)
    func `a value that changed in a hidden tab is there when it comes, and the next one moves`(kind: Kind) {
        let model = Model()
        let stage = Stage(size: CGSize(width: 300, height: 400)) { Page(model: model, kind: kind) }
        stage.preferences.locale = Locale(identifier: "en_US")
        stage.advance(by: 0)
        _ = stage.settle(within: 5)
        for (number, value) in [12, 3_456, 7].enumerated() {
            model.tab = 1
            stage.advance(by: 0)
            _ = stage.settle(within: 5)
            model.value = value
            stage.advance(by: 0.1)
            model.tab = 0
            stage.advance(by: 0)
            let first = seen(stage)
            for frame in 0..<20 {
                stage.advance(by: 1.0 / 60)
                #expect(seen(stage) == first, "\(value), frame \(frame)")
            }
            #expect(stage.settle(within: 5))
            #expect(seen(stage) == first)
            withAnimation { model.value = 90 + number }
            stage.advance(by: 0)
            #expect(stage.isAnimating)
            #expect(stage.settle(within: 5))
        }
    }

    @Test(arguments: Kind.allCases)
    func `a value that changed before its tab was ever in front is there when it comes, and the next one moves`(
        kind: Kind
    ) {
        let model = Model()
        model.tab = 1
        let stage = Stage(size: CGSize(width: 300, height: 400)) { Page(model: model, kind: kind) }
        stage.preferences.locale = Locale(identifier: "en_US")
        stage.advance(by: 0)
        _ = stage.settle(within: 5)
        for value in [12, 3_456] {
            model.value = value
            stage.advance(by: 0.1)
        }
        model.tab = 0
        stage.advance(by: 0)
        let first = seen(stage)
        for frame in 0..<20 {
            stage.advance(by: 1.0 / 60)
            #expect(seen(stage) == first, "frame \(frame)")
        }
        #expect(stage.settle(within: 5))
        #expect(seen(stage) == first)
        withAnimation { model.value = 90 }
        stage.advance(by: 0)
        #expect(stage.isAnimating)
        #expect(stage.settle(within: 5))
    }

    private func seen(_ stage: Stage) -> [String] {
        stage.faces.filter { $0.opacity > 0.01 && $0.rect.minY < 300 }
            .map { "\($0.string) \(Int(($0.rect.minX * 4).rounded())) \(Int(($0.rect.minY * 4).rounded()))" }
            .sorted()
    }
}
