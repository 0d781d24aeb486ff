import Foundation
import SwiftUI
import Tally
import TallyStage

/// A payment screen on a stage: a field over its keypad, played by taps.
@MainActor
final class AmountScreen {
    @MainActor @Observable
    final class Model {
        var input: AmountInput
        init(_ input: AmountInput) { self.input = input }
    }

    let model: Model
    let stage: Stage
    private let hasKeypad: Bool
    private final class Log { var events: [AmountEvent] = [] }
    private let log = Log()
    var events: [AmountEvent] { log.events }

    init(
        _ input: AmountInput = won(), place: String = "ko_KR",
        alignment: TextAlignment = .center, size: CGSize = CGSize(width: 320, height: 360), hasKeypad: Bool = true
    ) {
        let model = Model(input)
        self.model = model
        self.hasKeypad = hasKeypad
        let log = log
        stage = Stage(size: size) {
            Screen(model: model, hasKeypad: hasKeypad).multilineTextAlignment(alignment).onAmountEvent {
                log.events.append($0)
            }
        }
        stage.preferences.locale = Locale(identifier: place)
        stage.advance(by: 0)
    }

    private struct Screen: View {
        @Bindable var model: Model
        let hasKeypad: Bool
        var body: some View {
            VStack(spacing: 0) {
                AmountField(input: $model.input)
                    .amountFont(.system(size: 40, weight: .bold))
                    .padding(.vertical, 40)
                if hasKeypad { AmountKeypad(input: $model.input) }
            }
        }
    }

    /// Taps keys one after another: digits, a mark, `<` for Delete. Without a keypad the input is called directly.
    func tap(_ keys: String, every pause: TimeInterval = 0) throws {
        for key in keys {
            if !hasKeypad {
                model.input = typed(String(key), into: model.input)
                stage.advance(by: pause)
                continue
            }
            let label = key == "<" ? "지우기" : key == "." ? "소수점" : String(key)
            // Digits of the amount are hidden from assistive technology; a key has its digit as label.
            try stage.tap(label)
            stage.advance(by: pause)
        }
    }

    /// The glyphs of the amount and its unit that are seen, from left to right.
    var glyphs: [TextElement] {
        stage.frame.texts.filter { $0.opacity > 1e-6 && $0.rect.midY < 130 }.sorted { $0.rect.minX < $1.rect.minX }
    }

    var text: String { glyphs.map(\.string).joined() }

    func glyph(_ string: String) -> TextElement? { glyphs.first { $0.string == string } }

    func rest() { _ = stage.settle() }
}
