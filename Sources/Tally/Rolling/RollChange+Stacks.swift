/// Columns whose glyphs take turns, and the change from one kind of column to the other when the style has changed.
extension RollChange {
    mutating func stayStacked(_ old: RollCell, _ column: RollPlan.Column) -> RollCell {
        guard column.isChanged || comesAgain(column) else { return old }
        guard rules.isStacked else { return drum(for: old, column) }
        var cell = old
        if let stack = cell.stack, !comesAgain(column) || stack.face != column.toText {
            show(column.toText ?? "", in: &cell, column)
            return cell
        }
        if cell.stack != nil { clear(&cell, column) }
        cell = exchange(cell, column)
        if column.motion == .replace || old.stack != nil {
            cell.entrance = direction(column)
            hurry(&cell, column)
        }
        return cell
    }

    func show(_ text: String, in cell: inout RollCell, _ column: RollPlan.Column) {
        let direction = rules.replaces || column.motion == .fade ? 0 : direction(column)
        let before = cell.stack?.lastFace
        cell.stack?.show(text, direction: direction)
        if text != before || column.change == .enters {
            // A place that comes again may have to go with the next change.
            cell.pace = column.change == .enters ? rules.pace : cell.stack?.pace ?? 0
            if !rules.isAtRest { cell.stack?.note(rules.serial) }
        }
        cell.delay = rules.replaces || cell.pace > 0 ? 0 : delay(column)
    }

    /// Lets a column that comes begin when it is its turn or, in a stream of texts, at once.
    func hurry(_ cell: inout RollCell, _ column: RollPlan.Column) {
        cell.pace = rules.pace
        cell.delay = cell.pace > 0 ? 0 : delay(column)
    }

    /// Returns whether the meaning is new, and with it each digit, or each character of a text that is no number.
    private func comesAgain(_ column: RollPlan.Column) -> Bool {
        guard rules.isFromAbove, let index = column.toIndex else { return false }
        return new.isVerbatim || new.tokens[index].digit != nil
    }

    /// Lets what has no place any more leave at once: others come sliding there.
    func clear(_ cell: inout RollCell, _ column: RollPlan.Column) {
        cell.stack?.clear(direction: column.motion == .fade ? 0 : direction(column))
        cell.delay = 0
        cell.pace = rules.pace
        cell.isHurried = cell.pace > 0
    }

    /// Returns a drum in place of a stack: at rest nobody sees that it is another column, in motion one fades into the
    /// other.
    private mutating func drum(for old: RollCell, _ column: RollPlan.Column) -> RollCell {
        let text = column.toText ?? ""
        let isNewMeaning = comesAgain(column)
        guard old.digit != nil && column.toDigit != nil || column.motion == .jump else { return exchange(old, column) }
        var cell = make(column.key, text: old.lastFace, digit: column.toDigit)
        if isNewMeaning || column.motion == .replace {
            cell.strip.turn(through: [text], direction: direction(column))
        } else if column.motion == .roll {
            roll(&cell, column)
        } else {
            cell.strip.jump(to: text)
        }
        cell.predecessor = old.id
        cell.entrance = cell.strip.target
        cell.fades = !rules.isAtRest
        if !rules.isAtRest {
            var gone = old
            gone.exit = rules.serial
            gone.fades = true
            leaving.append(gone)
        }
        return cell
    }
}
