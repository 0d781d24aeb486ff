import SwiftUI

/// What a number knows of a place that is too narrow for its text, and how it was last cut off there.
@MainActor
final class RollPlace {
    /// Points that the text has; `nil` as long as they have sufficed.
    private(set) var limit: Double?
    /// Points that parts of texts take.
    private var widths: [String: Double] = [:]
    /// The text that was last to be shown, and what was shown of it.
    private var text: NumberText?
    private var shown: NumberText?
    /// Whether the last change was one of the place alone, and nothing else moved.
    private(set) var isOwnChange = false
    /// Whether it was one of the place alone, while something moved.
    private(set) var isRefit = false
    /// That of the last change, if it moved.
    var animation: Animation?
    /// What the place offers the number with what stands before and behind it.
    private(set) lazy var outer = RollSpace()

    /// How often it was narrow and was not, in turn, since the number stood still, and what was shown last then.
    private var turns = 0
    private var lastShown = 0
    /// More than a person makes in one motion.
    private static let mostTurns = 40

    /// Whether the last limit was wider than the one before, and how often that changed in one motion.
    private var isWidening = false
    private var reversals = 0
    /// More than a person makes in one motion.
    private static let mostReversals = 6
    /// The limit that there is where another one is kept to until the number stands still.
    private(set) var refused: Double?
    private var wasMoving = false

    /// Takes note of a limit, unless the place follows the number: one that is too narrow for the whole, and wide enough once a part is
    /// shown, would go on for ever. So would numbers in a row, each of which takes what the others leave: they keep to the least.
    ///
    /// - Parameters:
    ///   - isMoving: Whether a change is under way.
    ///   - shown: The newest generation of the columns of which anything has been shown.
    /// - Returns: whether that is another than before.
    func note(limit new: Double, isMoving: Bool, shown: Int) -> Bool {
        guard new > 0, new != limit else { return false }
        if !isMoving, shown != lastShown { (turns, lastShown) = (0, shown) }
        let isEnough = RollYield.isEnough(new)
        let widens = limit.map { new > $0 } ?? false
        if let limit, RollYield.isEnough(limit) != isEnough { turns += 1 }
        if !isMoving { reversals = 0 } else if widens != isWidening { reversals += 1 }
        if turns > Self.mostTurns, !isEnough { return false }
        if reversals > Self.mostReversals, widens, !isEnough {
            refused = new
            return false
        }
        (limit, refused, isWidening) = (new, nil, widens)
        return true
    }

    /// Has the number, which stands still, be shown in the limit that there is.
    private func takeRefused() {
        guard let refused else { return }
        (limit, self.refused) = (refused, nil)
    }

    /// - Returns: whether that is another than before.
    func note(width: Double, of part: String) -> Bool {
        guard widths[part] != width else { return false }
        widths[part] = width
        return true
    }

    /// What is shown of a text, and what has to be measured for it.
    struct Fitted {
        let text: NumberText
        var yield: RollYield
        var gauges: [String] = []
    }

    /// Returns what of a text has room. Until everything is measured it is the whole.
    ///
    /// - Parameters:
    ///   - mode: Where it is cut.
    ///   - isMoving: Whether a change is under way, which a change of the place becomes part of.
    func fit(_ whole: NumberText, minimum: CGFloat, _ mode: Text.TruncationMode, isMoving: Bool) -> Fitted {
        if wasMoving, !isMoving, animation != nil { takeRefused() }
        wasMoving = isMoving
        if whole != text { reversals = 0 }
        let fitted = fitted(whole, RollYield(minimum, cuts: true, count: whole.text.utf8.count), mode)
        if whole != text || fitted.text != shown {
            isOwnChange = whole == text && !isMoving
            isRefit = whole == text && isMoving
        }
        (text, shown) = (whole, fitted.text)
        return fitted
    }

    private func fitted(_ whole: NumberText, _ yield: RollYield, _ mode: Text.TruncationMode) -> Fitted {
        guard let limit else { return Fitted(text: whole, yield: yield) }
        var yield = yield
        yield.whole = whole.width(widths)
        guard let width = yield.whole, width > limit + RollYield.tolerance else {
            return Fitted(text: whole, yield: yield, gauges: whole.gauges)
        }
        let cut = whole.cut(to: limit, widths, mode)
        yield.isCut = true
        if yield.minimum < 1, let width = cut.width(widths) { yield.slack = max(0, limit - width) }
        return Fitted(text: cut, yield: yield, gauges: whole.gauges)
    }
}
