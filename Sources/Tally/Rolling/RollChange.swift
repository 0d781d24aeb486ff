/// Turns the columns of one text into those of the next, as a plan says.
struct RollChange {
    /// What goes for every column of a change.
    struct Rules {
        /// The meaning has changed: every digit comes from above.
        var isFromAbove = false
        /// Nothing rolls: what changes is cross-faded.
        var replaces = false
        /// What does not change is cross-faded too.
        var replacesAll = false
        var isPerDigit = false
        /// Glyphs take turns in their columns; there are no drums.
        var isStacked = false
        /// Nothing is seen but what is at rest.
        var isAtRest = false
        /// Whether what moves is as good as there.
        var isNearRest = false
        /// Columns have no places of their own: they close up and make room.
        var isTight = false
        /// A number takes the place of a text that is none, or goes: what differs leaves as a whole, and comes as a whole.
        var isExchange = false
        /// The way that its digits roll: +1 if up, −1 if down, and so do both go on. 0 if they rest, or nothing is exchanged.
        var way = 0
        /// The number of the change.
        var serial = 0
        /// Seconds from one change to the next in a stream of changes; 0 where there is none.
        var pace = 0.0
        /// What columns begin by where several numbers move in step.
        var span: RollSpan?
    }

    private var staying: RollFinder<RollCell>
    var leaving: [RollCell]
    /// How many of those were leaving before.
    private var leftBefore: Int
    private let idOfToken: [Int]
    let new: NumberText
    /// The rows of the new text's tokens; empty if all are digits'.
    private let sides: [RollCell.Side]
    let rules: Rules
    private var live: [RollCell] = []
    private(set) var idOfNewToken: [Int]
    private(set) var nextID: Int

    /// More columns than can leave a number in the time of one roll; the oldest go first.
    static let leavingLimit = 48

    init(
        cells: [RollCell], idOfToken: [Int], new: NumberText, sides: [RollCell.Side], nextID: Int, rules: Rules
    ) {
        // What leaves stands before the others.
        let staying = cells.firstIndex { !$0.isLeaving } ?? cells.endIndex
        self.staying = RollFinder(Array(cells[staying...]))
        leaving = Array(cells[..<staying])
        leftBefore = staying
        self.idOfToken = idOfToken
        self.new = new
        self.sides = sides
        self.rules = rules
        idOfNewToken = Array(repeating: 0, count: new.tokens.count)
        self.nextID = nextID
    }

    var result: [RollCell] { leaving.suffix(Self.leavingLimit) + live }

    mutating func apply(_ plan: RollPlan) {
        live.reserveCapacity(plan.columns.count)
        for column in plan.columns {
            let old = column.fromIndex.flatMap { staying.element(idOfToken[$0]) }
            guard let index = column.toIndex else {
                if let old { leave(old, column) }
                continue
            }
            let side = side(index)
            var cell =
                if let old { old.side == side ? stay(old, column) : cross(old, column) } else { enter(column) }
            cell.side = side
            idOfNewToken[index] = cell.id
            live.append(cell)
        }
    }

    // MARK: - The three fates of a column

    private mutating func stay(_ old: RollCell, _ column: RollPlan.Column) -> RollCell {
        var cell = old
        let text = column.toText ?? ""
        let token = column.toIndex.map { new.tokens[$0] }
        if rules.replacesAll || rules.replaces && column.isChanged && old.stack == nil { return exchange(old, column) }
        let isOtherWidth = (old.digit == nil) != (token?.digit == nil)
        if isOtherWidth, rules.isTight, rules.isStacked, old.stack != nil, column.isChanged, !rules.replaces {
            leave(old, column)
            return enter(column)
        }
        cell.key = column.key
        cell.digit = token?.digit
        if rules.isStacked || old.stack != nil { return stayStacked(cell, column) }
        if rules.isFromAbove, let digit = token?.digit, old.digit != nil {
            cell.strip.turn(through: [new.glyph(for: digit)], direction: -1)
            return cell
        }
        switch column.motion {
        case .still: break
        case .jump:
            // A column is as wide as its widest face: a mark is none of the digits' that went past.
            if isOtherWidth { cell.strip.keep(cell.strip.target...cell.strip.target) }
            cell.strip.jump(to: text)
        case .fade: return exchange(old, column)
        case .replace:
            // Glyphs of unlike widths share no drum: what comes has a column of its own, and a mark is gone at once in the
            // style that says so.
            if isOtherWidth {
                if !rules.isPerDigit { leave(old, column) }
                return enter(column)
            }
            cell.strip.turn(through: [text], direction: direction(column))
        case .roll: roll(&cell, column)
        }
        return cell
    }

    /// A column that goes over to another row: it is another one there, and leaves the row where it stood.
    private mutating func cross(_ old: RollCell, _ column: RollPlan.Column) -> RollCell {
        if column.motion == .jump, !rules.replaces {
            var cell = make(column.key, text: column.toText ?? "", digit: nil)
            cell.fades = false
            return cell
        }
        if rules.isStacked, old.stack != nil, !rules.replaces {
            leave(old, column)
            return enter(column)
        }
        var cell = exchange(old, column)
        if column.motion == .replace, cell.stack != nil {
            cell.entrance = direction(column)
            hurry(&cell, column)
        }
        return cell
    }

    private func side(_ index: Int?) -> RollCell.Side {
        guard let index, !sides.isEmpty else { return .digits }
        return sides[index]
    }

    private mutating func leave(_ old: RollCell, _ column: RollPlan.Column) {
        var cell = old
        cell.exit = rules.serial
        cell.fades = true
        cell.closes = cell.isTight && !rules.replaces && !rules.isExchange
        if column.motion == .jump, !rules.replaces { return }
        if !rules.replaces {
            if cell.stack != nil {
                clear(&cell, column)
            } else if column.motion == .roll {
                roll(&cell, column)
            } else if column.motion == .replace {
                cell.fades = !rules.isPerDigit
                // A number that goes as a whole does not turn through what it has passed.
                if rules.way != 0 {
                    cell.strip.dropMargin(direction: rules.way)
                } else if rules.isExchange, rules.isNearRest {
                    cell.strip.keep(cell.strip.target...cell.strip.target)
                }
                cell.strip.turnAway(direction: direction(column))
            }
        }
        leaving.append(cell)
    }

    private mutating func enter(_ column: RollPlan.Column) -> RollCell {
        let token = column.toIndex.map { new.tokens[$0] }
        let text = column.toText ?? ""
        // What is tight has left one side of those that stay and would come back on another.
        let candidates = leaving.prefix(rules.isTight ? leftBefore : leaving.count)
        if let place = candidates.firstIndex(where: { $0.key == column.key && canReturn($0, column) }) {
            if place < leftBefore { leftBefore -= 1 }
            var cell = leaving.remove(at: place)
            cell.exit = nil
            cell.closes = false
            cell.digit = token?.digit
            if cell.stack != nil {
                show(text, in: &cell, column)
            } else if column.motion == .replace || cell.digit != nil && column.motion != .roll {
                if cell.strip.face != text { cell.strip.turn(through: [text], direction: direction(column)) }
            } else if column.motion == .roll {
                roll(&cell, column)
            }
            return cell
        }
        var cell = make(column.key, text: text, digit: token?.digit)
        guard !rules.replaces else { return cell }
        cell.opens = cell.isTight && !rules.isExchange
        switch column.motion {
        case .roll:
            let start = new.glyph(for: column.fromDigit ?? 0)
            cell.strip = RollStrip(face: start)
            roll(&cell, column)
            cell.entrance = cell.strip.target
        case .replace:
            if rules.isStacked {
                cell.entrance = direction(column)
                hurry(&cell, column)
            } else {
                // An empty face to come in by: what a later change puts on its other side is not seen before its time.
                cell.strip = RollStrip(face: "")
                cell.strip.turn(through: [text], direction: direction(column))
                cell.entrance = cell.strip.target
            }
            cell.fades = !rules.isPerDigit
        case .jump:
            cell.fades = false
        case .still, .fade: break
        }
        return cell
    }

    // MARK: - Parts

    private func canReturn(_ cell: RollCell, _ column: RollPlan.Column) -> Bool {
        guard cell.side == side(column.toIndex) else { return false }
        if rules.replaces { return cell.face == column.toText }
        guard rules.isStacked == (cell.stack != nil) else { return false }
        if cell.digit == nil || column.toDigit == nil { return cell.lastFace == column.toText }
        // A drum has the digits of one script.
        return rules.isStacked || cell.numerals == nil || cell.numerals == new.numerals
    }

    /// The old glyph leaves in place, and another column enters for the new one.
    mutating func exchange(_ old: RollCell, _ column: RollPlan.Column) -> RollCell {
        var gone = old
        gone.exit = rules.serial
        gone.fades = true
        leaving.append(gone)
        let text = column.toText ?? ""
        let side = side(column.toIndex)
        if let place = leaving.firstIndex(where: {
            $0.key == column.key && $0.face == text && $0.id != old.id && $0.side == side
        }) {
            var cell = leaving.remove(at: place)
            cell.exit = nil
            cell.closes = false
            return cell
        }
        return make(column.key, text: text, digit: column.toIndex.flatMap { new.tokens[$0].digit })
    }

    mutating func make(_ key: NumberText.Key, text: String, digit: Int?) -> RollCell {
        defer { nextID += 1 }
        var cell = RollCell(id: nextID, key: key, strip: RollStrip(face: text), digit: digit)
        if rules.isStacked { cell.stack = RollStack(face: text) }
        cell.isTight = rules.isTight
        return cell
    }

    /// Returns the column's delay in seconds after the change; none in motion, where what goes would leave a place empty until others come.
    func delay(_ column: RollPlan.Column) -> Double {
        guard rules.isAtRest else { return 0 }
        guard let span = rules.span, column.motion != .still else { return column.delay }
        return span.delay(of: column.key)
    }

    func direction(_ column: RollPlan.Column) -> Int {
        if rules.way != 0 { return rules.way }
        return rules.isFromAbove ? -1 : column.entry?.sign ?? 1
    }
}
