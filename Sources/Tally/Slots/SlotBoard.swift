import SwiftUI

/// The columns of a number of slots: for each digit the run that it is on. It lives as long as the number's identity.
///
/// A body updates it; doing so twice with the same text and trigger changes nothing.
@MainActor
final class SlotBoard<Faces: SlotFaces> {
    struct Column: Identifiable {
        let id: NumberText.Key
        let token: NumberText.Token
        /// `nil` for what stays still: a sign, a mark.
        var run: SlotRun<Faces>?
    }

    /// What makes a run of a column: from its token, its index among the digits, counted from the left, and what was
    /// there.
    typealias Maker = (NumberText.Token, Int, Origin) -> Way

    enum Origin {
        /// It plays, from the start.
        case start
        /// The column is new, with a digit that was not there.
        case nothing
        /// It goes on from where another run is.
        case run(SlotRun<Faces>)
    }

    struct Way {
        let faces: Faces
        let start: Double
        let end: Double
        let animation: Animation?
    }

    private(set) var text: NumberText?
    private var trigger: SlotTrigger?
    /// The columns from left to right.
    private(set) var columns: [Column] = []
    /// Counts changes of text, and plays.
    private(set) var serial = 0
    /// Whether the play that begins is to be over at once, as its transaction says.
    var isStill = false
    private var nextID = 0
    private var moving: Set<Int> = []

    /// - Parameters:
    ///   - playsFirst: Whether the first text plays, or is at rest.
    ///   - isStill: Whether changes show at once.
    func show(_ new: NumberText, trigger newTrigger: SlotTrigger, playsFirst: Bool, isStill: Bool, make: Maker) {
        let isFirst = text == nil
        let isPlay = isFirst ? playsFirst : newTrigger != trigger
        trigger = newTrigger
        guard isPlay || new != text else { return }
        text = new
        if !isFirst || playsFirst { serial += 1 }
        self.isStill = isStill
        let before = Dictionary(columns.map { ($0.id, $0.run) }) { first, _ in first }
        moving = []
        var index = 0
        columns = new.visualOrder.map { place in
            let token = new.tokens[place]
            guard token.digit != nil else { return Column(id: token.key, token: token) }
            defer { index += 1 }
            let run = before[token.key] ?? nil
            let way = make(token, index, isPlay ? .start : run.map(Origin.run) ?? (isFirst ? .start : .nothing))
            let rests = isFirst && !playsFirst || isStill
            defer { nextID += 1 }
            let next = SlotRun(
                id: nextID, faces: way.faces, start: rests ? way.end : way.start, end: way.end, animation: way.animation
            )
            if next.animation != nil { moving.insert(next.id) }
            return Column(id: token.key, token: token, run: next)
        }
    }

    /// Whether nothing of the last change moves.
    var isAtRest: Bool { moving.isEmpty }

    /// Takes note that a run is over.
    /// - Returns: whether it was the last of the newest change.
    func rests(_ id: Int) -> Bool { moving.remove(id) != nil && moving.isEmpty }
}
