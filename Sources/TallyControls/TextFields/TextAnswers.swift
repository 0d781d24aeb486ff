import TallyUI

/// What the program has made of the texts that a field has given it.
///
/// What a person types stands. Whether the program has taken it shows at once where the binding reads what was written;
/// else, as where a getter has captured its value, when the views are up to date; else, where the program answers by work of
/// its own, when that is done.
struct TextAnswers {
    /// The binding's text as it was last heard of.
    var known: String
    /// What the binding said at once; views evaluated meanwhile may bring it again.
    var echoes: [String] = []
    /// Edits that the binding has said nothing to.
    var open: OpenEdits?
    /// The binding has read what was written to it: when it does not, it has refused.
    var answersAtOnce = false
    /// The program has answered after the views were up to date.
    var answersLate = false
    /// The runtime's, for the end of waiting.
    var timeout: Int?
    var isCheckScheduled = false
    /// The value is shown as its format writes it as soon as the binding has answered.
    var isCommitted = false

    /// Seconds after the last edit for which an answer is waited for where one is to be expected.
    static let timeoutSeconds = 0.5
}

/// Edits that were written and not answered.
struct OpenEdits {
    /// The state before the first of them.
    let base: TextEdit
    /// The state that the field goes back to.
    var shown: TextEdit
    /// The texts that were written, those that have come back left out.
    var texts: [String] = []
    private(set) var changes: [TextChange] = []
    /// The field shows what the binding has; should the binding come to one of the texts after all, all were taken.
    var isRefused = false
    /// The program has begun something with one of them.
    var isWorkedOn = false

    /// More are not made good.
    private static let limit = 200

    init(_ before: TextEdit) {
        base = before
        shown = before
    }

    mutating func note(_ text: String, _ change: TextChange) {
        texts.append(text)
        changes.append(change)
        if texts.count > Self.limit { texts.removeFirst() }
    }

    /// What all edits make of the base.
    var replayed: TextEdit {
        var edit = base
        for change in changes.suffix(Self.limit) { change.apply(to: &edit) }
        return edit
    }
}

/// An edit as it can be made anywhere: what goes before and behind the selection, and what comes in its place.
struct TextChange {
    /// Bytes from the selection's start to that of what goes; not positive.
    private let start: Int
    /// Bytes from the selection's end to that of what goes; not negative.
    private let end: Int
    private let new: String

    init(from old: TextEdit, to new: TextEdit) {
        let (before, after) = (Array(old.text.utf8), Array(new.text.utf8))
        let prefix = zip(before, after).prefix { $0 == $1 }.count
        let suffix = zip(before.reversed(), after.reversed()).prefix { $0 == $1 }.count
        let first = old.roundedDown(Swift.min(prefix, old.selection.start))
        let last = old.roundedUp(Swift.max(before.count - suffix, old.selection.end))
        start = first - old.selection.start
        end = last - old.selection.end
        self.new = String(decoding: after[first..<Swift.max(first, after.count - (before.count - last))], as: UTF8.self)
    }

    func apply(to edit: inout TextEdit) {
        let first = edit.roundedDown(edit.selection.start + start)
        let last = Swift.max(first, edit.roundedUp(Swift.min(edit.end, edit.selection.end + end)))
        edit.change(.typing) { $0.replace(first..<last, with: new) }
    }
}
