/// Turns the columns of one text into those of the next, as a plan says.
struct RollChange {
    private var byID: [Int: RollCell] = [:]
    private var leaving: [RollCell]
    private let idOfToken: [Int]
    private let new: NumberText
    /// The meaning has changed: every digit comes from above.
    private let isFromAbove: Bool
    /// Nothing rolls: what changes is cross-faded.
    private let replaces: Bool
    private let replacesAll: Bool
    private let isPerDigit: Bool
    private var live: [RollCell] = []
    private(set) var idOfNewToken: [Int]
    private(set) var nextID: Int

    /// More columns than can leave a number in the time of one roll; the oldest go first.
    static let leavingLimit = 24

    init(
        cells: [RollCell], idOfToken: [Int], new: NumberText, nextID: Int, isFromAbove: Bool, replaces: Bool,
        replacesAll: Bool, isPerDigit: Bool
    ) {
        for cell in cells where !cell.isLeaving { byID[cell.id] = cell }
        leaving = cells.filter(\.isLeaving)
        self.idOfToken = idOfToken
        self.new = new
        self.isFromAbove = isFromAbove
        self.replaces = replaces
        self.replacesAll = replacesAll
        self.isPerDigit = isPerDigit
        idOfNewToken = Array(repeating: 0, count: new.tokens.count)
        self.nextID = nextID
    }

    var result: [RollCell] { leaving.suffix(Self.leavingLimit) + live }

    mutating func apply(_ plan: RollPlan) {
        for column in plan.columns {
            let old = column.fromIndex.flatMap { byID[idOfToken[$0]] }
            guard let index = column.toIndex else {
                if let old { leave(old, column) }
                continue
            }
            let cell: RollCell
            if let old { cell = stay(old, column) } else { cell = enter(column) }
            idOfNewToken[index] = cell.id
            live.append(cell)
        }
    }

    // MARK: - The three fates of a column

    private mutating func stay(_ old: RollCell, _ column: RollPlan.Column) -> RollCell {
        var cell = old
        let text = column.toText ?? ""
        let token = column.toIndex.map { new.tokens[$0] }
        if replacesAll || replaces && column.isChanged { return exchange(old, column) }
        cell.digit = token?.digit
        if isFromAbove, let digit = token?.digit, old.digit != nil {
            cell.strip.turn(through: [new.glyph(for: digit)], direction: -1)
            return cell
        }
        switch column.motion {
        case .still: break
        case .jump: cell.strip.jump(to: text)
        case .fade: return exchange(old, column)
        case .replace:
            // Glyphs of unlike widths do not share a drum.
            if (old.digit == nil) != (token?.digit == nil) { return exchange(old, column) }
            cell.strip.turn(through: [text], direction: direction(column))
        case .roll: roll(&cell, column)
        }
        return cell
    }

    private mutating func leave(_ old: RollCell, _ column: RollPlan.Column) {
        var cell = old
        cell.isLeaving = true
        cell.fades = true
        if !replaces, column.motion == .roll { roll(&cell, column) }
        if !replaces, column.motion == .replace {
            cell.fades = !isPerDigit
            cell.strip.turnAway(direction: direction(column))
        }
        if column.motion == .jump { return }
        leaving.append(cell)
    }

    private mutating func enter(_ column: RollPlan.Column) -> RollCell {
        let token = column.toIndex.map { new.tokens[$0] }
        let text = column.toText ?? ""
        if let place = leaving.firstIndex(where: { $0.key == column.key && canReturn($0, column) }) {
            var cell = leaving.remove(at: place)
            cell.isLeaving = false
            cell.digit = token?.digit
            if column.motion == .replace || cell.digit != nil && column.motion != .roll {
                if cell.strip.face != text { cell.strip.turn(through: [text], direction: direction(column)) }
            } else if column.motion == .roll {
                roll(&cell, column)
            }
            return cell
        }
        var cell = make(column.key, text: text, digit: token?.digit)
        guard !replaces else { return cell }
        switch column.motion {
        case .roll:
            let start = new.glyph(for: column.fromDigit ?? 0)
            cell.strip = RollStrip(face: start)
            roll(&cell, column)
            cell.entrance = cell.strip.target
        case .replace:
            cell.entrance = direction(column)
            cell.fades = !isPerDigit
        case .jump:
            cell.fades = false
        case .still, .fade: break
        }
        return cell
    }

    // MARK: - Parts

    private func canReturn(_ cell: RollCell, _ column: RollPlan.Column) -> Bool {
        if replaces { return cell.strip.face == column.toText }
        return cell.digit != nil && column.toDigit != nil || cell.strip.face == column.toText
    }

    /// The old glyph leaves in place, and another column enters for the new one.
    private mutating func exchange(_ old: RollCell, _ column: RollPlan.Column) -> RollCell {
        var gone = old
        gone.isLeaving = true
        gone.fades = true
        leaving.append(gone)
        let text = column.toText ?? ""
        if let place = leaving.firstIndex(where: { $0.key == column.key && $0.strip.face == text && $0.id != old.id }) {
            var cell = leaving.remove(at: place)
            cell.isLeaving = false
            return cell
        }
        return make(column.key, text: text, digit: column.toIndex.flatMap { new.tokens[$0].digit })
    }

    private mutating func make(_ key: NumberText.Key, text: String, digit: Int?) -> RollCell {
        defer { nextID += 1 }
        return RollCell(id: nextID, key: key, strip: RollStrip(face: text), digit: digit)
    }

    private func direction(_ column: RollPlan.Column) -> Int {
        isFromAbove ? -1 : column.entry?.sign ?? 1
    }

    /// Turns through every face between; both ends get one more for motion that goes too far.
    private func roll(_ cell: inout RollCell, _ column: RollPlan.Column) {
        let step = column.steps < 0 ? -1 : 1
        let first = column.fromDigit ?? 0
        let direction = direction(column)
        let count = min(abs(column.steps), RollStrip.limit / 2)
        let last = first + column.steps % 10
        let path = (0..<count).map { new.glyph(for: last - step * (count - 1 - $0)) }
        cell.strip.turn(through: path, direction: direction)
        cell.digit = column.toDigit
        if !path.isEmpty {
            let next = new.glyph(for: last + step)
            let previous = new.glyph(for: last - step)
            cell.strip.addMargins(before: direction > 0 ? previous : next, after: direction > 0 ? next : previous)
        }
    }
}
