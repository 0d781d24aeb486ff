import Foundation
import Observation
import SwiftUI
import Tally
import TallyStage
import Testing

/// SwiftUI may evaluate a body and drop what it gave: what components keep must not go on by it.
@MainActor
struct EvaluatedTwiceTests {
    @MainActor @Observable
    final class Model {
        var value = 134_900
        var digits = "0777"
        var word = "Ready"
        var amount: Decimal? = 1_250
        var pulls = 0
    }

    enum Kind: String, CaseIterable {
        case flow, perDigit, byPosition, numericText, ticker, odometer, continuous, counter, reel, faces,
            counting, words, tickerText
        case amount, keypad, screenplay
    }

    private struct Page: View {
        let kind: Kind
        let model: Model

        var body: some View {
            HStack(spacing: 0) {
                component
                Text(verbatim: "|")
            }
            .font(.test)
        }

        @ViewBuilder private var component: some View {
            switch kind {
            case .flow: RollingNumber(model.value).rollStyle(.flow)
            case .perDigit: RollingNumber(model.value).rollStyle(.perDigit)
            case .byPosition: RollingNumber(model.value).rollStyle(.perDigit(columns: .byPosition))
            case .numericText: RollingNumber(model.value, format: .currency(code: "USD")).rollStyle(.numericText)
            case .ticker: RollingNumber(model.value).rollStyle(.ticker)
            case .odometer: RollingNumber(model.value).rollStyle(.odometer)
            case .continuous: RollingNumber(model.value).rollStyle(.continuous)
            case .counter: PushCounter(model.value, stepDuration: 0.03)
            case .reel: ReelNumber(model.digits, duration: 0.4, stagger: 0.1, trigger: model.pulls)
            case .faces: ReelText(model.word, faces: ["R", "e", "a", "d", "y", "G", "o"], trigger: model.pulls)
            case .counting: CountingNumber(model.value, format: .number)
            case .words: Rolling(model.word) { Text($0) }
            case .tickerText: RollingText(model.word).rollStyle(.ticker)
            case .amount:
                AmountField(
                    amount: Binding {
                        model.amount
                    } set: {
                        model.amount = $0
                    }, limits: 0...1_000_000,
                    currency: "KRW")
            case .keypad: Payment(model: model)
            case .screenplay: Play(model: model)
            }
        }
    }

    /// A keypad, whose keys are pressed by taps, and its field.
    private struct Payment: View {
        let model: Model
        @State private var input = AmountInput(limits: 0...1_000_000, currency: "KRW")

        var body: some View {
            VStack {
                AmountField(input: $input)
                AmountKeypad(input: $input).frame(height: 200)
            }
            .onChange(of: model.pulls) {
                _ = model.pulls == 4 ? input.deleteBackward() : input.insert(digit: model.pulls)
            }
        }
    }

    /// A screen with two views, asked for the next take while one is on.
    private struct Play: View {
        let model: Model
        @State private var first = StateQueue(Pose.idle, name: "first")
        @State private var second = StateQueue(Pose.idle, name: "second")
        @State private var screenplay = Screenplay<Int>(policy: .queue)
        @State private var journal = Journal()

        var body: some View {
            HStack {
                Dancer(queue: first, journal: journal)
                Dancer(queue: second, journal: journal, name: "2")
            }
            .screenplay(screenplay) { take in
                first.cue(take % 2 == 0 ? .upward : .idle)
                Cue.wait(.milliseconds(50))
                second.cue(take % 2 == 0 ? .downward : .upward)
            }
            .onChange(of: model.pulls) { screenplay.play(model.pulls) }
        }
    }

    /// The frames of some changes, of which the third and the fourth come while the one before is under way.
    private func frames(_ kind: Kind, twice: Bool) -> [String] {
        let model = Model()
        let stage = Stage(size: CGSize(width: 700, height: 120)) { Page(kind: kind, model: model) }
        stage.runtime.updatePass.evaluatesBodiesTwice = twice
        stage.preferences.locale = Locale(identifier: "en_US")
        stage.advance(by: 0)
        _ = stage.settle(within: 10)
        var frames = [stage.frame.description]
        let changes: [(Int, String, String, Decimal?, Int)] = [
            (134_911, "0912", "Steady", 12_500, 40), (7, "12", "Go", nil, 6), (1_034_907, "34567", "Go", 9_999, 9),
            (-5, "0", "", 25, 60), (-5, "1", "Ready again", 25_000, 40),
        ]
        for (value, digits, word, amount, count) in changes {
            (model.value, model.digits, model.word, model.amount) = (value, digits, word, amount)
            model.pulls += 1
            for _ in 0..<count {
                stage.advance(by: 1.0 / 60)
                frames.append(stage.frame.description)
            }
        }
        frames.append("\(stage.settle(within: 10)) \(stage.frame.description)")
        return frames
    }

    @Test(arguments: Kind.allCases)
    func `frames are the same where each body is evaluated twice`(_ kind: Kind) {
        let once = frames(kind, twice: false)
        let twice = frames(kind, twice: true)
        #expect(once.count == twice.count)
        #expect(Set(once).count > 20)
        let first = zip(once, twice).enumerated().first { $0.element.0 != $0.element.1 }
        #expect(first == nil, "\(first.map { "frame \($0.offset):\n\($0.element.0)\n\($0.element.1)" } ?? "")")
    }
}
