import Foundation
import SwiftUI
import Tally
import TallyStage

/// A number on a stage of its own, to be changed and looked at.
@MainActor
final class Theatre {
    /// What the number shows and how.
    @MainActor @Observable
    final class Model {
        var value: Decimal
        var identity = 0
        init(_ value: Decimal) { self.value = value }
    }

    let model: Model
    let stage: Stage

    init<V: View>(_ value: Decimal, width: CGFloat = 400, @ViewBuilder _ content: @escaping (Model) -> V) {
        let model = Model(value)
        self.model = model
        let counter = counter
        stage = Stage(size: CGSize(width: width, height: 100)) {
            Play(model: model, content: content).onRollCompletion { counter.count += 1 }
        }
    }

    /// A number in a plain format.
    convenience init(
        _ value: Decimal, format: Decimal.FormatStyle = .en, style: RollStyle = .flow, animation: Animation?? = nil
    ) {
        self.init(value) { model in
            if let animation {
                RollingNumber(model.value, format: format).rollStyle(style).rollAnimation(animation).font(.test)
            } else {
                RollingNumber(model.value, format: format).rollStyle(style).font(.test)
            }
        }
    }

    private final class Counter { var count = 0 }
    private let counter = Counter()
    /// How often a roll has come to an end.
    var rests: Int { counter.count }

    private struct Play<V: View>: View {
        let model: Model
        let content: (Model) -> V
        var body: some View { content(model) }
    }

    /// Changes the value and shows the frame in which the change is made.
    func show(_ value: Decimal) {
        model.value = value
        stage.advance(by: 0)
    }

    /// Plays to the end, with few frames on the way.
    func settle() {
        stage.frameRate = 4
        _ = stage.settle()
        stage.frameRate = 60
    }

    /// The texts of the number's columns, without the unseen ones.
    var faces: [TextElement] { stage.faces }

    /// What is in the window when nothing moves.
    var rest: String { faces.sorted { $0.rect.minX < $1.rect.minX }.map(\.string).joined() }

    var label: String { stage.frame.accessibility.map(\.label).joined() }
}

extension Stage {
    /// The texts that are shown, without the unseen lines of numbers.
    var faces: [TextElement] { frame.texts.filter { $0.string != "Ag0" && $0.opacity > 0 } }

    /// Faces of different places that lie on one another, and by how much.
    ///
    /// - Parameter others: Texts that are none of the number's. What leaves fades out before them.
    func overlap(besides others: Set<String> = []) -> (words: String, points: Double) {
        var worst = ("", 0.0)
        let seen = faces.compactMap { face -> (text: String, left: Double, right: Double, center: Double)? in
            let rect = face.clip.map { $0.intersection(face.rect) } ?? face.rect
            guard face.opacity > 0.02, rect.height > 1, !others.contains(face.string) else { return nil }
            return (face.string, Double(rect.minX), Double(rect.maxX), Double(face.rect.midX))
        }
        for (index, face) in seen.enumerated() {
            // What turns or takes turns in one column has one middle.
            for other in seen.dropFirst(index + 1) where abs(other.center - face.center) > 1 {
                let points = min(face.right, other.right) - max(face.left, other.left)
                if points > worst.1 { worst = ("\(face.text) and \(other.text)", points) }
            }
        }
        return worst
    }
}

extension Decimal.FormatStyle {
    static var en: Self { Self(locale: Locale(identifier: "en_US")) }
}

extension Font {
    static var test: Font { .system(size: 40) }
}

extension TextElement {
    /// Whether a quarter of the line box and half of its width are inside the clip.
    var isInWindow: Bool {
        guard let clip else { return true }
        let seen = clip.intersection(rect)
        return seen.height > rect.height * 0.25 && seen.width >= rect.width * 0.5
    }
}
