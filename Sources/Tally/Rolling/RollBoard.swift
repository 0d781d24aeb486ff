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

    private var state = RollState()
    /// What the last change began from, and whether the board has gone back to it.
    private var beginning: RollState?
    private var isTakenBack = false
    /// Whether that was at rest, or as good as that.
    private var beganAtRest = false

    private var nextID = 0
    /// Counts changes.
    private(set) var serial = 0
    /// The newest generation, and the one that its columns were made from.
    private var newest = 0
    private(set) var origin = 0
    /// Whether digits meet digits of their place alone; else any column may come to stand in any row.
    private var matchesPlaces = true
    /// Whether the columns made from now on close up and make room, rather than keep to places of their own.
    private var isTight = false
    /// Whether the last change is as good as over.
    private(set) var isNearRest = false
    /// A coordinate of something unseen that travels as far, and as long, as what travels farthest. In faces.
    private(set) var travel = 0.0
    /// Points from one face to the next; 0 until it has been measured.
    var lineHeight = 0.0

    /// Whether glyphs take turns in the columns made from now on.
    private(set) var isStacked = false
    /// The number of the last change that found the number moving, so that its glyphs may have to hurry.
    private(set) var rush = 0
    /// Whether the last change was to stop what moved, because nobody sees it any more.
    private var isCutShort = false
    /// The generation that was there when all that moved was taken out at once: a motion goes on under a change without animation, and
    /// is not to be seen any more.
    private(set) var floor = 0
    private var watches: [RollWatch] = []

    /// Whether the row of a number whose glyphs take turns has to keep up with a stream of changes.
    var isStreaming: Bool { isStacked && state.run >= RollRush.shortestStream }
    var text: NumberText? { state.text }
    var cells: [RollCell] { state.cells }
    var generation: Int { state.generation }
    var isOpen: Bool { state.isOpen }
    var hasHead: Bool { state.hasHead }
    var hasTail: Bool { state.hasTail }
    var isAtRest: Bool { state.isAtRest }

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
        let isOther = old != new || newIdentity != state.identity || isTakenBack
        guard isOther || mode == .jump && !isAtRest && !isCutShort else { return .none }
        return mode != .jump && lineHeight > 0 ? .motion(from: old) : .still
    }

    /// Returns whether glyphs take turns in the columns of a text.
    func stacks(_ new: NumberText, style: RollStyle, mode: Mode) -> Bool {
        style.isStacked(for: new) || mode == .fade
    }

    /// - Parameter span: The places that the columns begin by, with others in step; `nil` if the number moves for itself.
    mutating func show(
        _ new: NumberText, style: RollStyle, sense: RollSense, identity newIdentity: RollIdentity?, mode: Mode,
        maxima: RollMaxima = .none, span: RollSpan? = nil
    ) {
        let step = step(to: new, identity: newIdentity, mode: mode)
        let stacks = stacks(new, style: style, mode: mode)
        let isUnchanged = if case .none = step { true } else { false }
        if !isUnchanged {
            if isAtRest {
                state.dropPassedFaces()
            } else if isNearRest {
                state.dropFacesOutOfSight(since: beginning)
            }
        }
        let before = state
        state.identity = newIdentity
        // Of two values that look the same, the later one gives the trend of the next change.
        state.text = new
        if isUnchanged { return take(style, stacks: stacks) }
        isStacked = stacks
        matchesPlaces = style.matchesPlaces
        isTight = Self.isTight(new, style)
        if before.text == nil { return reset(to: new) }
        serial += 1
        let wasNearRest = isNearRest
        isNearRest = false
        state.isAtRest = false
        isCutShort = mode == .jump && !before.isAtRest
        let isRushing = isStacked && !before.isAtRest && mode != .jump
        if isRushing { rush = serial }
        let wasTakenBack = isTakenBack
        isTakenBack = false
        guard case .motion(let old) = step else {
            beginning = nil
            state.isAtRest = before.isAtRest
            reset(to: new)
            beginGeneration()
            travel += 3
            return
        }
        beginning = before
        beganAtRest = before.isAtRest || wasNearRest
        let plan = RollPlan(from: old, to: new, style: style, sense: sense, maxima: maxima)
        let isStructural = plan.columns.contains {
            $0.fromText?.count != $0.toText?.count || $0.toDigit == nil && $0.isChanged
        }
        let isOtherRow =
            isStructural
            && (!old.isAsWide(as: new) || !old.hasPlaces(of: new) || matchesPlaces && !old.hasSides(of: new))
        if isOtherRow { state.isOpen = true }
        if isOtherRow || wasTakenBack { beginGeneration() }
        let isExchange = old.isVerbatim != new.isVerbatim
        var change = RollChange(
            cells: before.cells, idOfToken: before.idOfToken, new: new,
            sides: matchesPlaces ? RollCell.Side.all(of: new) : [], nextID: nextID,
            rules: .init(
                isFromAbove: newIdentity != before.identity, replaces: mode == .fade,
                replacesAll: mode == .fade && isStructural,
                isPerDigit: style.isPerDigit, isStacked: isStacked, isAtRest: before.isAtRest,
                isNearRest: wasNearRest, isTight: isTight, isExchange: isExchange,
                way: isExchange && !before.isAtRest && !wasNearRest ? before.way : 0, serial: serial,
                pace: RollRush.pace(of: before.recent.count), span: span))
        change.apply(plan)
        state.cells = change.result
        state.idOfToken = change.idOfNewToken
        nextID = change.nextID
        state.noteRows()
        state.run = isRushing && !before.recent.isEmpty ? before.run + 1 : 0
        if isRushing { state.recent.append(serial) }
        note(before.cells)
        if isExchange || isStacked { state.way = 0 }
    }

    /// Takes over a style at rest: columns are of the kind that the next change has, and stand as they stood.
    private mutating func take(_ style: RollStyle, stacks: Bool) {
        guard let text, isAtRest, !isOpen, !cells.isEmpty else { return }
        let isTightNow = Self.isTight(text, style)
        guard stacks != isStacked || isTightNow != isTight || style.matchesPlaces != matchesPlaces else { return }
        (isStacked, isTight, matchesPlaces) = (stacks, isTightNow, style.matchesPlaces)
        resetUnseen(to: text)
    }

    private static func isTight(_ text: NumberText, _ style: RollStyle) -> Bool {
        !style.matchesPlaces || text.isVerbatim
    }

    private mutating func beginGeneration() {
        origin = state.generation
        newest += 1
        state.generation = newest
    }

    var canTakeBack: Bool { beginning != nil }

    /// Columns that the change brought are forgotten, and their numbers are not given again.
    mutating func takeBackUnseen() {
        guard let beginning else { return }
        state = beginning
        isTakenBack = true
    }

    var canGoBack: Bool { beganAtRest && beginning != nil }

    mutating func goBack() {
        guard beganAtRest, let beginning, let text = beginning.text else { return }
        state = beginning
        (self.beginning, isTakenBack) = (nil, false)
        (state.isAtRest, state.isOpen, state.recent) = (true, false, [])
        resetUnseen(to: text)
        beginGeneration()
        floor = newest
    }

    private mutating func reset(to new: NumberText) {
        let sides = matchesPlaces ? RollCell.Side.all(of: new) : []
        state.idOfToken = Array(repeating: 0, count: new.tokens.count)
        state.cells = new.visualOrder.map { index in
            let token = new.tokens[index]
            defer { nextID += 1 }
            state.idOfToken[index] = nextID
            var cell = RollCell(
                id: nextID, key: token.key, strip: RollStrip(face: token.drawnText), digit: token.digit)
            if isStacked { cell.stack = RollStack(face: token.drawnText) }
            cell.isTight = isTight
            cell.side = sides.isEmpty ? .digits : sides[index]
            return cell
        }
        watches = []
        state.noteRows()
    }

    /// As `reset`, with columns that are there whatever animation there is.
    private mutating func resetUnseen(to text: NumberText) {
        reset(to: text)
        for index in state.cells.indices { state.cells[index].fades = false }
    }

    /// Adds what the farthest column travels to the travel.
    private mutating func note(_ before: [RollCell]) {
        var (farthest, way) = (3, 0)
        var isUpdated = false
        var finder = RollFinder(before)
        for cell in cells {
            farthest = max(farthest, abs(cell.entrance))
            guard let old = finder.element(cell.id) else {
                isUpdated = true
                continue
            }
            farthest = max(farthest, abs(cell.strip.target - old.strip.target))
            way += (cell.strip.target - old.strip.target).signum()
            if cell.strip.start != old.strip.start { isUpdated = true }
        }
        // The columns are updated for one of them: the others need not ask for it in the next changes.
        if isUpdated { for index in state.cells.indices { state.cells[index].strip.center() } }
        state.way = way.signum()
        travel += Double(farthest)
        for index in watches.indices { watches[index].extend(cells) }
    }

    /// Returns a row with its columns, those that leave first.
    func row(_ side: RollCell.Side, bleed: Double, edge: RollMask.Edge) -> RollSide {
        RollSide(
            side: side, cells: hasHead || hasTail ? cells.filter { $0.side == side } : cells, generation: generation,
            origin: origin, floor: floor, lineHeight: lineHeight, isOpen: isOpen,
            hasLeft: side == .tail || side == .digits && hasHead,
            hasRight: side == .head || side == .digits && hasTail, bleed: bleed, edge: edge)
    }

    /// Takes over the line height of another font, or of another size: the faces of a drum are as far apart as its
    /// lines are high.
    mutating func resize(lineHeight: Double) {
        self.lineHeight = lineHeight
        if isAtRest { state.dropPassedFaces() }
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
        isNearRest = serial == self.serial
        guard let index = watches.firstIndex(where: { $0.serial == serial }) else { return }
        let watch = watches[index]
        watches.removeFirst(index + 1)
        watch.drop(from: &state.cells, margin: 3)
        // What has left by then does not come back to a place where others may be now.
        state.cells.removeAll { ($0.exit ?? .max) <= serial }
    }

    /// Forgets a change and those before it, which are longer ago than a moment.
    mutating func forget(_ serial: Int) {
        state.recent.removeAll { $0 <= serial }
        state.cells.removeAll { ($0.departure ?? .max) <= serial }
        for index in state.cells.indices { state.cells[index].stack?.forget(serial) }
    }

    mutating func cutShort() -> Bool {
        guard !isAtRest, !isCutShort, let text else { return false }
        resetUnseen(to: text)
        state.isOpen = false
        beginGeneration()
        floor = newest
        return true
    }

    /// Notes that the motion is over. What was passed on the way is dropped at the next change, for nobody sees it.
    mutating func comesToRest() -> Bool {
        state.isAtRest = true
        watches = []
        state.recent = []
        // Passed faces stay in their drums, out of sight, unless the script has digits that reach into the next line.
        return isOpen || text?.numerals != .latin || cells.contains(where: \.isLeaving)
    }

    /// Takes out what has left; not while it may still be seen because something moves again.
    mutating func purge() {
        guard isAtRest else { return }
        state.cells.removeAll { $0.isLeaving }
        state.isOpen = false
        state.noteRows()
        if text?.numerals != .latin { state.dropPassedFaces() }
    }
}
