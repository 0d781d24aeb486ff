/// What a number shows: its columns, also those that are leaving.
struct RollBoard: Board {
    /// How a change is shown.
    enum Mode {
        /// Columns roll as the style says.
        case roll
        /// Columns cross-fade in place.
        case fade
        /// Columns change at once.
        case jump
    }

    private(set) var text: NumberText?
    private var identity: RollIdentity?
    /// Those that leave first, then the columns of the text from left to right.
    private(set) var cells: [RollCell] = []
    /// For each token of the text, the id of its column.
    private var idOfToken: [Int] = []
    private var nextID = 0

    /// Counts changes.
    private(set) var serial = 0
    /// Counts the changes after which columns may begin or end elsewhere.
    private(set) var generation = 0
    /// The generation that the columns were made from, where that is not the one before; `nil` where it is.
    private(set) var origin: Int?
    /// What the last change began from, and whether the board has gone back to it.
    private var beginning: RollBeginning?
    private var isTakenBack = false
    /// Whether columns come or go.
    private(set) var isOpen = false
    /// Whether digits meet digits of their place alone; else any column may come to stand in any row.
    private var matchesPlaces = true
    /// Whether the columns made from now on close up and make room, rather than keep to places of their own.
    private var isTight = false
    /// Whether there are columns in the rows before and behind the digits.
    private(set) var hasHead = false
    private(set) var hasTail = false
    /// A coordinate of something unseen that travels as far, and as long, as what travels farthest. In faces.
    private(set) var travel = 0.0
    /// Points from one face to the next; 0 until it has been measured.
    var lineHeight = 0.0

    /// Whether glyphs take turns in the columns made from now on.
    private(set) var isStacked = false
    /// The number of the last change that found the number moving, so that its glyphs may have to hurry.
    private(set) var rush = 0
    /// The numbers of the changes within the last moment, but for the one that found everything at rest.
    private var recent: [Int] = []
    /// Nothing moves: faces that were passed are not seen any more.
    private(set) var isAtRest = true
    /// Whether the last change was to stop what moved, because nobody sees it any more.
    private(set) var isCutShort = false
    private var watches: [RollWatch] = []

    // MARK: - Changes

    /// What it means to a board to be told a text.
    enum Step {
        /// It shows that text.
        case none
        /// The text is there at once.
        case still
        /// It moves to the text from another one.
        case motion(from: NumberText)
    }

    /// Returns what it means to be told a text, in a mode that the board may not be able to follow yet.
    func step(to new: NumberText, identity newIdentity: RollIdentity?, mode: Mode) -> Step {
        guard let old = text else { return .still }
        guard old != new || newIdentity != identity || isTakenBack || mode == .jump && !isAtRest && !isCutShort else {
            return .none
        }
        return mode != .jump && lineHeight > 0 ? .motion(from: old) : .still
    }

    /// Returns whether glyphs take turns in the columns of a text.
    func stacks(_ new: NumberText, style: RollStyle, mode: Mode) -> Bool {
        // A number takes the place of a placeholder as a text does, not by drums.
        let isOtherKind = text.map { $0.isVerbatim != new.isVerbatim } ?? false
        return style.isStacked(for: new) || mode == .fade || isOtherKind && !style.isPerDigit
    }

    /// - Parameter span: The places that the columns begin by, with others in step; `nil` if the number moves for itself.
    mutating func show(
        _ new: NumberText, style: RollStyle, sense: RollSense, identity newIdentity: RollIdentity?, mode: Mode,
        maxima: RollMaxima = .none, span: RollSpan? = nil
    ) {
        let step = step(to: new, identity: newIdentity, mode: mode)
        let stacks = stacks(new, style: style, mode: mode)
        let isFirst = text == nil
        let (oldIdentity, isNewIdentity) = (identity, newIdentity != identity)
        identity = newIdentity
        // Of two values that look the same, the later one gives the trend of the next change.
        text = new
        if case .none = step { return }
        isStacked = stacks
        matchesPlaces = style.matchesPlaces
        isTight = !matchesPlaces || new.isVerbatim
        if isFirst { return reset(to: new) }
        serial += 1
        let wasAtRest = isAtRest
        if isAtRest { dropPassedFaces() }
        origin = isTakenBack ? beginning?.generation : nil
        if !isTakenBack { beginning = nil }
        isAtRest = false
        isCutShort = mode == .jump && !wasAtRest
        let isRushing = isStacked && !wasAtRest && mode != .jump
        if isRushing { rush = serial }
        guard case .motion(let old) = step else {
            isTakenBack = false
            isAtRest = wasAtRest
            reset(to: new)
            generation += 1
            travel += 3
            return
        }
        let plan = RollPlan(from: old, to: new, style: style, sense: sense, maxima: maxima)
        let isStructural = plan.columns.contains {
            $0.fromText?.count != $0.toText?.count || $0.toDigit == nil && $0.isChanged
        }
        let before = cells
        if !isTakenBack {
            beginning = RollBeginning(
                text: old, identity: oldIdentity, cells: cells, idOfToken: idOfToken, generation: generation,
                isOpen: isOpen,
                isAtRest: wasAtRest, hasHead: hasHead, hasTail: hasTail, recent: recent)
        }
        if isStructural, !old.isAsWide(as: new) || !old.hasPlaces(of: new) {
            generation += 1
            isOpen = true
        } else if isTakenBack {
            generation += 1
        }
        isTakenBack = false
        var change = RollChange(
            cells: cells, idOfToken: idOfToken, new: new, sides: sides,
            nextID: nextID,
            rules: .init(
                isFromAbove: isNewIdentity, replaces: mode == .fade, replacesAll: mode == .fade && isStructural,
                isPerDigit: style.isPerDigit, isStacked: isStacked, isAtRest: wasAtRest,
                isTicker: style.kind == .ticker || new.isVerbatim, isTight: isTight, serial: serial,
                pace: RollRush.pace(of: recent.count),
                span: span))
        change.apply(plan)
        cells = change.result
        for index in cells.indices {
            if !cells[index].isLeaving {
                cells[index].exit = 0
            } else if cells[index].exit == 0 {
                cells[index].exit = serial
            }
        }
        idOfToken = change.idOfNewToken
        nextID = change.nextID
        takeSides()
        if isRushing { recent.append(serial) }
        note(before)
    }

    /// Goes back to what the last change began from, because that is to be shown otherwise before anybody has seen it.
    ///
    /// Columns that it brought are forgotten, and their numbers are not given again.
    mutating func takeBack() {
        guard let beginning else { return }
        text = beginning.text
        identity = beginning.identity
        cells = beginning.cells
        idOfToken = beginning.idOfToken
        isOpen = beginning.isOpen
        isAtRest = beginning.isAtRest
        (hasHead, hasTail) = (beginning.hasHead, beginning.hasTail)
        recent = beginning.recent
        isTakenBack = true
    }

    private mutating func reset(to new: NumberText) {
        idOfToken = Array(repeating: 0, count: new.tokens.count)
        cells = new.visualOrder.map { index in
            let token = new.tokens[index]
            defer { nextID += 1 }
            idOfToken[index] = nextID
            var cell = RollCell(
                id: nextID, key: token.key, strip: RollStrip(face: token.drawnText), digit: token.digit)
            if isStacked { cell.stack = RollStack(face: token.drawnText) }
            cell.isTight = isTight
            return cell
        }
        watches = []
        takeSides()
    }

    /// Puts the columns of the text into their rows; those that leave stay in theirs.
    private mutating func takeSides() {
        let staying = cells.firstIndex { !$0.isLeaving } ?? cells.endIndex
        let sides = sides
        let order = text?.visualOrder ?? []
        // A row stays until the motion is over: its room closes.
        if !isOpen { (hasHead, hasTail) = (false, false) }
        for index in cells.indices {
            if index >= staying { cells[index].side = sides.isEmpty ? .digits : sides[order[index - staying]] }
            if cells[index].side == .head { hasHead = true }
            if cells[index].side == .tail { hasTail = true }
        }
    }

    /// The rows of the text's tokens; empty if all stand among the digits.
    private var sides: [RollCell.Side] { matchesPlaces ? text.map { RollCell.Side.all(of: $0) } ?? [] : [] }

    /// Adds what the farthest column travels to the travel.
    private mutating func note(_ before: [RollCell]) {
        var farthest = 3
        var isUpdated = false
        var finder = RollFinder(before)
        for cell in cells {
            farthest = max(farthest, abs(cell.entrance))
            guard let old = finder.element(cell.id) else {
                isUpdated = true
                continue
            }
            farthest = max(farthest, abs(cell.strip.target - old.strip.target))
            if cell.strip.start != old.strip.start { isUpdated = true }
        }
        // The columns are updated for one of them: the others need not ask for it in the next changes.
        if isUpdated { for index in cells.indices { cells[index].strip.center() } }
        travel += Double(farthest)
        for index in watches.indices { watches[index].extend(cells) }
    }

    /// Returns a row with its columns, those that leave first.
    func row(_ side: RollCell.Side, bleed: Double, edge: RollMask.Edge, animatesWidth: Bool) -> RollSide {
        RollSide(
            side: side, cells: hasHead || hasTail ? cells.filter { $0.side == side } : cells, generation: generation,
            origin: origin,
            lineHeight: lineHeight, isOpen: isOpen, hasLeft: side == .tail || side == .digits && hasHead,
            hasRight: side == .head || side == .digits && hasTail, bleed: bleed, edge: edge,
            animatesWidth: animatesWidth)
    }

    /// Takes over the line height of another font, or of another size: the faces of a drum are as far apart as its
    /// lines are high.
    mutating func resize(lineHeight: Double) {
        self.lineHeight = lineHeight
        if isAtRest { dropPassedFaces() }
    }

    // MARK: - Rest

    /// Begins to watch where the columns are bound for, unless that was done a few changes ago.
    mutating func beginWatch() -> Int? {
        if let last = watches.last, serial - last.serial < 6 { return nil }
        watches.append(RollWatch(serial: serial, cells: cells))
        return serial
    }

    /// Ends a watch: faces outside of where the columns were bound for since can no longer be seen; the next change
    /// drops them.
    mutating func endWatch(_ serial: Int) {
        guard let index = watches.firstIndex(where: { $0.serial == serial }) else { return }
        let watch = watches[index]
        watches.removeFirst(index + 1)
        watch.drop(from: &cells, margin: 3)
        // What has left by then does not come back to a place where others may be now.
        cells.removeAll { $0.isLeaving && $0.exit <= serial }
    }

    /// Forgets a change and those before it, which are longer ago than a moment.
    mutating func forget(_ serial: Int) {
        recent.removeAll { $0 <= serial }
        cells.removeAll { $0.isLeaving && ($0.departure ?? .max) <= serial }
        for index in cells.indices { cells[index].stack?.forget(serial) }
    }

    /// Notes that the motion is over. What was passed on the way is dropped at the next change, for nobody sees it.
    mutating func comesToRest() -> Bool {
        isAtRest = true
        watches = []
        recent = []
        // Passed faces stay in their drums, out of sight, unless the script has digits that reach into the next line.
        return isOpen || text?.numerals != .latin || cells.contains(where: \.isLeaving)
    }

    /// Takes out what has left; not while it may still be seen because something moves again.
    mutating func purge() {
        guard isAtRest else { return }
        cells.removeAll { $0.isLeaving }
        isOpen = false
        takeSides()
        if text?.numerals != .latin { dropPassedFaces() }
    }

    private mutating func dropPassedFaces() {
        for index in cells.indices {
            let target = cells[index].strip.target
            cells[index].strip.keep(target...target)
            cells[index].entrance = 0
            cells[index].stack?.comesToRest()
        }
    }
}
