import TallyUI

/// How far a key moves the caret.
package enum TextMovement { case character, word, line, document }

extension TextEdit {
    /// Returns where a movement from a place leads to.
    ///
    /// - Parameter lines: as the text is shown; none: lines end at line breaks only.
    package func place(_ movement: TextMovement, forward: Bool, from place: Int, lines: [Range<Int>] = []) -> Int {
        switch movement {
        case .character: forward ? next(after: place) : previous(before: place)
        case .word: forward ? wordEnd(after: place) : wordStart(before: place)
        case .document: forward ? end : 0
        case .line: lineEnd(from: place, forward: forward, lines: lines)
        }
    }

    /// Moves the caret. Without `extending`, what is selected is left at its nearer end.
    package mutating func move(_ movement: TextMovement, forward: Bool, extending: Bool, lines: [Range<Int>] = []) {
        if movement == .character, !extending, !selection.isCaret {
            return select(forward ? selection.end : selection.start)
        }
        select(place(movement, forward: forward, from: selection.head, lines: lines), extending: extending)
    }
}
