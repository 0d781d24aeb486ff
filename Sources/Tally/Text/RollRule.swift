/// The rules of direction and steps, for one pair of texts.
struct RollRule {
    let from: NumberText
    let to: NumberText
    let style: RollStyle.Kind
    let sense: RollSense.Kind
    let trend: Int
    let magnitudeTrend: Int
    let maxima: RollMaxima
    /// 1 if the number goes on over its highest value, −1 if it goes back under zero, else 0.
    let wrap: Int
    private let old: ShownNumber
    private let new: ShownNumber

    init(from: NumberText, to: NumberText, style: RollStyle, sense: RollSense, maxima: RollMaxima) {
        self.from = from
        self.to = to
        self.sense = sense.kind
        self.maxima = maxima
        old = ShownNumber(from)
        new = ShownNumber(to)
        wrap = maxima.isEmpty ? 0 : maxima.wrap(from: old, to: new)
        magnitudeTrend = wrap != 0 ? wrap : ShownNumber.magnitudeTrend(from: old, to: new)
        let isVerbatim = from.isVerbatim || to.isVerbatim
        if case .perDigit = style.kind {
            self.style = style.kind
        } else {
            self.style = isVerbatim ? .ticker : style.kind
        }
        if wrap != 0 {
            trend = wrap * (new.sign < 0 || old.sign < 0 ? -1 : 1)
        } else if let before = from.value, let after = to.value, before != after {
            trend = before < after ? 1 : -1
        } else if old.sign != new.sign {
            trend = old.sign < new.sign ? 1 : -1
        } else {
            trend = magnitudeTrend * (new.sign < 0 ? -1 : 1)
        }
    }

    func columns() -> [RollPlan.Column] {
        var columns: [RollPlan.Column]
        switch style {
        case _ where from.isVerbatim != to.isVerbatim: columns = RollMatching.byEnds(from, to).map(textColumn)
        case .ticker: columns = RollMatching.byText(from, to).map(textColumn)
        case _ where isFading: columns = RollMatching.byKey(from, to).map { plainColumn($0, motion: .fade) }
        case .perDigit(.byPlace): columns = RollMatching.byKey(from, to).map(perDigitColumn)
        case .perDigit(.byPosition): columns = RollMatching.byPosition(from, to).map(perDigitColumn)
        default: columns = numberColumns()
        }
        if style == .numericText { stagger(&columns) }
        return columns
    }

    /// Whether there is nothing to count: NaN, an infinity, or digits of another script.
    private var isFading: Bool {
        if from.isVerbatim || to.isVerbatim { return false }
        return !from.isNumeric || !to.isNumeric || from.numerals != to.numerals
    }

    /// The side for what has no digits to compare, and for the senses that compare none.
    private var entry: RollEntry {
        switch sense {
        case .up: .fromBelow
        case .down: .fromAbove
        case .trend(let entry): trend < 0 ? entry.opposite : entry
        case .perDigit: trend < 0 ? .fromAbove : .fromBelow
        }
    }

    private func entry(from old: Int, to new: Int, change: RollPlan.Column.Change) -> RollEntry {
        guard sense == .perDigit else { return entry }
        switch change {
        case .enters: return .fromBelow
        case .exits: return .fromAbove
        case .stays: return old == new ? entry : old < new ? .fromBelow : .fromAbove
        }
    }

    // MARK: - Drums and replacements

    private func numberColumns() -> [RollPlan.Column] {
        let changesSign = old.sign * new.sign < 0
        let turns = style == .odometer && !changesSign ? turns() : [:]
        let highest = ShownNumber.places(old, new).first { old[$0] != new[$0] }
        return RollMatching.byKey(from, to).map { pair in
            guard let exponent = key(of: pair).exponent else { return symbolColumn(pair, changesSign: changesSign) }
            let (before, after) = (old[exponent], new[exponent])
            let change = change(of: pair)
            let entry = entry(from: before, to: after, change: change)
            if style == .numericText || changesSign {
                let isStill = change == .stays && before == after
                return digitColumn(
                    pair, before, after, motion: isStill ? .still : .replace, steps: isStill ? 0 : entry.sign,
                    entry: entry)
            }
            let faces = faces(at: exponent)
            // Forward if the magnitude grows, backward if it shrinks, less than a full turn.
            var steps =
                magnitudeTrend >= 0 ? (after - before + faces) % faces : -((before - after + faces) % faces)
            if style == .odometer { steps = turns[exponent] ?? 0 }
            if style == .continuous, before == after, change == .stays, let highest, exponent < highest {
                steps = faces * magnitudeTrend
            }
            let isStill = change == .stays && steps == 0
            var column = digitColumn(
                pair, before, after, motion: isStill ? .still : .roll, steps: steps, entry: steps == 0 ? nil : entry)
            column.faces = faces
            return column
        }
    }

    /// Returns the faces on the drum of a place. A digit that is above its maximum makes the drum a common one.
    private func faces(at exponent: Int) -> Int {
        let faces = maxima.faces(at: exponent)
        return old[exponent] < faces && new[exponent] < faces ? faces : 10
    }

    private func turns() -> [Int: Int] {
        ShownNumber.turns(from: old, to: new, carry: wrap) { faces(at: $0) }
    }

    private func symbolColumn(_ pair: RollMatching.Pair, changesSign: Bool) -> RollPlan.Column {
        var column = plainColumn(pair, motion: .fade)
        if changesSign, column.isChanged, case .symbol(.sign, _) = column.key { column.entry = entry }
        return column
    }

    /// Sets the delays of `numericText`: 150 ms between the first changed column and the last.
    private func stagger(_ columns: inout [RollPlan.Column]) {
        let changed = columns.indices.filter { columns[$0].isChanged }
        guard changed.count > 1 else { return }
        for (rank, index) in changed.enumerated() {
            columns[index].delay = 0.15 * Double(rank) / Double(changed.count - 1)
        }
    }

    // MARK: - Per digit

    private func perDigitColumn(_ pair: RollMatching.Pair) -> RollPlan.Column {
        let change = change(of: pair)
        let before = pair.from.map { from.tokens[$0] }
        let after = pair.to.map { to.tokens[$0] }
        guard after?.digit != nil || (after == nil && before?.digit != nil) else {
            return plainColumn(pair, motion: .jump)
        }
        if let before, let after, before.drawnText == after.drawnText { return plainColumn(pair, motion: .jump) }
        let entry = perDigitEntry(from: before, to: after)
        if change == .stays, before?.digit == nil {
            var column = plainColumn(pair, motion: .replace)
            column.steps = entry.sign
            column.entry = entry
            return column
        }
        return digitColumn(
            pair, before?.digit ?? 0, after?.digit ?? 0, motion: .replace, steps: entry.sign, entry: entry)
    }

    private func perDigitEntry(from before: NumberText.Token?, to after: NumberText.Token?) -> RollEntry {
        if sense == .up || sense == .down { return entry }
        guard let new = after?.digit else { return .fromAbove }
        guard let old = before?.digit else { return .fromBelow }
        return new < old ? .fromAbove : .fromBelow
    }

    // MARK: - Texts

    private func textColumn(_ pair: RollMatching.Pair) -> RollPlan.Column {
        var column = plainColumn(pair, motion: .replace)
        if column.isChanged {
            column.steps = entry.sign
            column.entry = entry
        }
        return column
    }

    // MARK: - Columns

    private func key(of pair: RollMatching.Pair) -> NumberText.Key {
        if let index = pair.to { return to.tokens[index].key }
        return from.tokens[pair.from ?? 0].key
    }

    private func change(of pair: RollMatching.Pair) -> RollPlan.Column.Change {
        pair.from == nil ? .enters : pair.to == nil ? .exits : .stays
    }

    /// Returns a column that is not counted: still if its text is the same, else moving as told.
    private func plainColumn(_ pair: RollMatching.Pair, motion: RollPlan.Column.Motion) -> RollPlan.Column {
        let before = pair.from.map { from.tokens[$0].drawnText }
        let after = pair.to.map { to.tokens[$0].drawnText }
        return RollPlan.Column(
            key: key(of: pair), change: change(of: pair), motion: before == after ? .still : motion,
            fromIndex: pair.from, toIndex: pair.to, fromText: before, toText: after, fromDigit: nil, toDigit: nil,
            steps: 0, entry: nil)
    }

    private func digitColumn(
        _ pair: RollMatching.Pair, _ before: Int, _ after: Int, motion: RollPlan.Column.Motion, steps: Int,
        entry: RollEntry?
    ) -> RollPlan.Column {
        RollPlan.Column(
            key: key(of: pair), change: change(of: pair), motion: motion, fromIndex: pair.from, toIndex: pair.to,
            fromText: pair.from.map { from.tokens[$0].drawnText }, toText: pair.to.map { to.tokens[$0].drawnText },
            fromDigit: before, toDigit: after, steps: steps, entry: motion == .still ? nil : entry)
    }
}
