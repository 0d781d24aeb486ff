/// What an amount field shows: its glyphs, also those that are leaving.
struct AmountBoard: Board {
    /// How a change is shown.
    enum Mode {
        case move
        /// Glyphs fade in place.
        case fade
        /// Glyphs change at once.
        case jump
    }

    /// Those that leave first, then those of the text from left to right.
    private(set) var cells: [AmountCell] = []
    /// Counts changes of what is shown.
    private(set) var serial = 0
    /// The last change whose glyphs have all come.
    private(set) var settled = 0
    /// The glyphs that the last change took away before they had come: they go back the way that they were on.
    private(set) var calledOff: Set<Int> = []
    /// Whether the amount is over the maximum, or was held to it.
    private(set) var isWarning = false
    /// Counts the edits that exceeded the maximum.
    private(set) var excesses = 0
    /// Counts those that are shown by a shake.
    private(set) var shakes = 0
    /// Whether the last of them changed a digit, with whose drop the shake begins.
    private(set) var shakesWithDrop = false
    /// Whether the row makes room, or closes; of no account where nothing has changed.
    private(set) var makesRoom = false
    /// Whether others come in the place of all digits, or of many: these leave first, and then the row moves, so that nothing goes over
    /// them.
    private(set) var leavesFirst = false
    /// Whether the changes are shown at once.
    private(set) var isStill = true
    /// What `settled` was before the last change, where that is there at once and with it all that is under way.
    private var settledBefore: Int?
    private var raw: [UInt8]?
    private var format: AmountFormat?
    private var revision = 0
    private var glyphs = AmountGlyphs()
    /// The group marks, from left to right.
    private var marks: [AmountMark] = []
    private var report = AmountReport()

    /// More glyphs than leave within the time of a deletion; the oldest go first.
    private static let leavingLimit = 48

    /// Whether there is anything to type over: digits, or a minus sign.
    var isEmpty: Bool { raw?.isEmpty ?? true }
    var isNegative: Bool { raw?.first == .minus }
    /// Whether nothing is typed and nothing leaves any more.
    var isBare: Bool { cells.isEmpty }

    // MARK: - Changes

    mutating func show(_ input: AmountInput, _ newFormat: AmountFormat, mode: Mode, timings: AmountTimings) {
        guard let raw, let format else {
            raw = input.raw
            self.format = newFormat
            isWarning = input.isOverMaximum
            revision = input.revision
            glyphs.follow([], from: [], to: input.raw)
            cells = arrange(input.raw, newFormat, known: [:], mode: .jump)
            return
        }
        let isNew = raw != input.raw || revision != input.revision
        guard isNew || format != newFormat || isWarning != input.isOverMaximum else { return }
        let entries = entries(of: input)
        revision = input.revision
        isWarning = input.isOverMaximum
        glyphs.follow(entries, from: raw, to: input.raw)
        self.raw = input.raw
        self.format = newFormat
        if entries.contains(where: \.isExcess) {
            excesses += 1
            if timings.shake > 0, mode == .move {
                shakes += 1
                shakesWithDrop = raw != input.raw
            }
        }
        let mode = format == newFormat ? mode : .jump
        rearrange(mode)
    }

    /// Returns what happened since, if the input is the one that was shown.
    private func entries(of input: AmountInput) -> ArraySlice<AmountInput.Entry> {
        guard input.revision > revision, input.revision - revision <= AmountInput.journalLimit else { return [] }
        return input.entries(since: revision)
    }

    private mutating func rearrange(_ mode: Mode) {
        guard let raw, let format else { return }
        let before = cells
        let known = before.reduce(into: [Int: AmountCell]()) { if !$1.isLeaving { $0[$1.id] = $1 } }
        let entering = glyphs.ids.filter { known[$0] == nil }
        let oldMarks = marks
        let makesRoom = !entering.isEmpty
        var live = arrange(raw, format, known: known, mode: mode)
        let liveIDs = Set(live.map(\.id))
        var leaving = before.filter(\.isLeaving)
        var gone = before.filter { !$0.isLeaving && !liveIDs.contains($0.id) }
        // Where the row does not slide, a mark would stay behind on a digit.
        if mode == .fade, !raw.isEmpty { gone.removeAll { $0.rawIndex == nil } }
        guard before != leaving + live else { return }
        calledOff = mode == .jump ? [] : Set(gone.filter { $0.comes > settled }.map(\.id))
        gone.removeAll { calledOff.contains($0.id) }
        serial += 1
        settledBefore = nil
        let goneCount = gone.count { $0.rawIndex != nil }
        leavesFirst =
            mode == .move && makesRoom && goneCount > 0
            && (isReplaced(known) || goneCount > entering.count + 1)
        for index in live.indices where known[live[index].id] == nil {
            live[index].waits = leavesFirst
            live[index].makesRoom = makesRoom
            if live[index].entrance != .still { live[index].comes = serial }
        }
        self.makesRoom = makesRoom
        // A colour alone changes at once.
        isStill = mode == .jump || entering.isEmpty && gone.isEmpty && calledOff.isEmpty
        if mode == .jump { return cells = live }
        // The last is the one that the limit spares, and a digit takes as long as a mark or longer.
        let (goneMarks, goneDigits) = (gone.filter { $0.rawIndex == nil }, gone.filter { $0.rawIndex != nil })
        gone = goneMarks + goneDigits
        for (index, var cell) in gone.enumerated() {
            cell.leaves = serial
            cell.leads = index == gone.count - 1
            cell.makesRoom = makesRoom
            cell.isWarning = isWarning
            if mode == .move, let mark = oldMarks.first(where: { $0.id == cell.id }) {
                cell.hold = hold(mark, beside: liveIDs)
            }
            // A mark between two digits that leave goes with them.
            cell.rises = mode == .move && cell.hold == nil
            cell.yields = mode == .move && cell.hold == nil && !makesRoom && !raw.isEmpty
            leaving.append(cell)
        }
        cells = leaving.suffix(Self.leavingLimit) + live
    }

    /// Returns whether none of the digits is one that was there.
    private func isReplaced(_ known: [Int: AmountCell]) -> Bool { !glyphs.ids.contains { known[$0] != nil } }

    /// A mark goes with a glyph beside it that stays, so that the gap between the digits closes on it.
    private func hold(_ mark: AmountMark, beside stays: Set<Int>) -> AmountCell.Hold? {
        if stays.contains(mark.left) { return AmountCell.Hold(id: mark.left, isRight: true) }
        return stays.contains(mark.right) ? AmountCell.Hold(id: mark.right, isRight: false) : nil
    }

    /// Returns the glyphs of the raw text from left to right.
    private mutating func arrange(
        _ raw: [UInt8], _ format: AmountFormat, known: [Int: AmountCell], mode: Mode
    ) -> [AmountCell] {
        let pieces = format.pieces(of: raw)
        placeMarks(pieces, known)
        var rest = marks[...]
        var live: [AmountCell] = []
        for piece in pieces {
            var index: Int?
            if case .raw(let place) = piece.kind { index = place }
            let mark = index == nil ? rest.removeFirst() : nil
            let id = index.map { glyphs.ids[$0] } ?? mark?.id ?? 0
            // A mark between two digits that come does so with them.
            let fades = mode == .fade || mark.map { known[$0.left] != nil || known[$0.right] != nil } ?? false
            var cell = known[id] ?? AmountCell(id: id, text: piece.text, entrance: .still)
            if known[id] == nil, mode != .jump { cell.entrance = fades ? .fades : .drops }
            cell.text = piece.text
            cell.rawIndex = index
            cell.isWarning = isWarning
            live.append(cell)
        }
        if !format.isMinusLeft, raw.first == .minus, let sign = live.first { live = live.dropFirst() + [sign] }
        return live
    }

    private mutating func placeMarks(_ pieces: [AmountFormat.Piece], _ known: [Int: AmountCell]) {
        var gaps: [(left: Int, right: Int)] = []
        var left = 0
        for piece in pieces {
            switch piece.kind {
            case .raw(let place): left = place
            case .group: gaps.append((glyphs.ids[left], glyphs.ids[left + 1]))
            }
        }
        // A mark that stayed would stand alone where all digits leave.
        let kept = AmountMark.kept(isReplaced(known) ? [] : marks, in: gaps)
        marks = zip(gaps, kept).map { AmountMark(id: $1 ?? glyphs.newID(), left: $0.left, right: $0.right) }
    }

    // MARK: - Rest

    /// Takes out what a change, or one before it, took away.
    mutating func end(_ serial: Int) { cells.removeAll { $0.leaves.map { $0 <= serial } ?? false } }

    /// Has the last change be there at once as its transaction says, and with it all that is under way.
    mutating func endMotion() { settledBefore = settled }

    /// Glyphs come and go by themselves.
    var isMoving: Bool { isMoving(since: settled) }

    private func isMoving(since settled: Int) -> Bool {
        cells.contains { $0.isLeaving || $0.comes > settled }
    }

    mutating func cutShort() -> Bool {
        guard let settled = settledBefore, isMoving(since: settled) else { return false }
        cells.removeAll(where: \.isLeaving)
        for index in cells.indices where cells[index].comes > settled {
            cells[index].entrance = .still
            cells[index].comes = 0
            cells[index].round += 1
        }
        calledOff = []
        return true
    }

    /// What has left is taken out as soon as it has.
    mutating func comesToRest() -> Bool { false }

    mutating func beginWatch() -> Int? { serial }

    /// Notes that what a change, or one before it, brought has come.
    mutating func endWatch(_ serial: Int) { settled = max(settled, serial) }

    // MARK: - Reports

    /// Returns what is to be told of the edits since the last report.
    mutating func events(of input: AmountInput) -> [AmountEvent] { report.events(of: input) }
}

extension AmountInput.Entry {
    /// Whether more was asked for than there may be.
    var isExcess: Bool {
        switch event {
        case .clamped, .refused(.overMaximum): true
        default: false
        }
    }
}
