extension AmountInput {
    /// Takes over a raw text that somebody else has edited, such as a text field that shows it.
    ///
    /// What differs counts as one edit. If characters are selected and all others are as they were, it is what was put in their
    /// place; else it is `replace(_:with:)` of the characters between the beginning and the end that both texts share. One
    /// character beside the caret that is gone was deleted by a key, and is undone with its like.
    /// - Parameters:
    ///   - new: Digits, marks or anything that was pasted into them.
    ///   - caret: Where the caret stands in the new text, in characters; what is left of it was typed. `nil`: what was right of the
    ///     selection is still there.
    /// - Returns: `nil`, and no event in the journal, if nothing differs.
    @discardableResult
    public mutating func edit(rawText new: String, caret: Int? = nil) -> Event? {
        edit(rawText: new, caret: caret, format)
    }

    /// - Parameter old: What the other edits: the raw text, or the one that `AmountFormat.plainText(of:)` makes of it.
    mutating func edit(
        rawText new: String, from old: String? = nil, caret: Int? = nil, _ format: AmountFormat
    ) -> Event? {
        let old = old ?? rawText
        guard new != old else { return nil }
        let difference = TextDifference(from: Array(old), to: Array(new), caret: caret, over: selection)
        if difference.inserted.isEmpty, head == anchor, difference.removed.count == 1 {
            if difference.removed.upperBound == head { return deleteBackward() }
            if difference.removed.lowerBound == head { return deleteForward() }
        }
        return replace(difference.removed, with: String(difference.inserted), format)
    }
}

/// One part of a text that gave way to another.
private struct TextDifference {
    /// Characters of the text before.
    let removed: Range<Int>
    let inserted: ArraySlice<Character>

    init(from old: [Character], to new: [Character], caret: Int?, over selection: Range<Int>) {
        let right = old.count - selection.upperBound
        let caret = min(max(caret ?? new.count - right, 0), new.count)
        let isInPlace =
            !selection.isEmpty && caret == new.count - right && caret >= selection.lowerBound
            && old[..<selection.lowerBound] == new[..<selection.lowerBound]
            && old[selection.upperBound...] == new[caret...]
        if isInPlace {
            removed = selection
            inserted = new[selection.lowerBound..<caret]
            return
        }
        let most = min(old.count, new.count)
        var end = 0
        // What is right of the caret was there before.
        while end < min(most, new.count - caret), old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
        var start = 0
        while start < most - end, old[start] == new[start] { start += 1 }
        while end < most - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
        removed = start..<old.count - end
        inserted = new[start..<new.count - end]
    }
}
