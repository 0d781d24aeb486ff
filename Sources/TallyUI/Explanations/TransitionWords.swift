import Foundation
import TallyCore
import TallyMotion

/// A transition that reads as the code that makes it.
@MainActor
protocol WordedTransition {
    func words(isComing: Bool) -> String
}

extension Transition {
    /// Returns the transition as it is written in code; one of the views' own by the name of its type.
    func explained(isComing: Bool) -> String {
        (self as? any WordedTransition)?.words(isComing: isComing) ?? "\(Self.self)"
    }
}

extension OpacityTransition: WordedTransition {
    func words(isComing: Bool) -> String { ".opacity" }
}

extension IdentityTransition: WordedTransition {
    func words(isComing: Bool) -> String { ".identity" }
}

extension SlideTransition: WordedTransition {
    func words(isComing: Bool) -> String { ".slide" }
}

extension ScaleTransition: WordedTransition {
    func words(isComing: Bool) -> String { scale == 0.00001 ? ".scale" : ".scale(\(ValueText.text(scale)))" }
}

extension MoveTransition: WordedTransition {
    func words(isComing: Bool) -> String { ".move(edge: .\(edge))" }
}

extension PushTransition: WordedTransition {
    func words(isComing: Bool) -> String { ".push(from: .\(edge))" }
}

extension OffsetTransition: WordedTransition {
    func words(isComing: Bool) -> String {
        ".offset(x: \(ValueText.text(Double(offset.width))), y: \(ValueText.text(Double(offset.height))))"
    }
}

extension BlurReplaceTransition: WordedTransition {
    func words(isComing: Bool) -> String { ".blurReplace" }
}

extension SymbolEffectTransition: WordedTransition {
    func words(isComing: Bool) -> String { ".symbolEffect" }
}

extension AsymmetricTransition: WordedTransition {
    func words(isComing: Bool) -> String {
        isComing ? insertion.explained(isComing: true) : removal.explained(isComing: false)
    }
}

extension CombiningTransition: WordedTransition {
    func words(isComing: Bool) -> String {
        "\(first.explained(isComing: isComing)) combined with \(second.explained(isComing: isComing))"
    }
}

extension AnimatedTransition: WordedTransition {
    func words(isComing: Bool) -> String {
        base.explained(isComing: isComing) + ".animation(\(animation.map(\.spec.call) ?? "nil"))"
    }
}

extension ModifierTransition: WordedTransition {
    func words(isComing: Bool) -> String { ".modifier(active:identity:) of \(E.self)" }
}

extension ErasedTransition: WordedTransition {}

extension ContentTransition {
    /// As it is written in code; in words where it is not written.
    var words: String {
        switch kind {
        case .automatic: "the default content transition"
        case .identity: ".contentTransition(.identity)"
        case .opacity: ".contentTransition(.opacity)"
        case .interpolate: ".contentTransition(.interpolate)"
        case .symbol: ".contentTransition(.symbolEffect)"
        case .numeric(let countsDown): ".contentTransition(.numericText(\(countsDown ? "countsDown: true" : "")))"
        case .number(let value): ".contentTransition(.numericText(value: \(value)))"
        }
    }
}
