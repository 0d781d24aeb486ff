import SwiftUI

/// The columns of a number of slots: for each digit the run that it is on.
struct SlotBoard<Faces: SlotFaces>: Board {
    struct Column: Equatable, Identifiable {
        var id: Int
        let token: Faces.Token
        /// Which column of its text it is.
        var place: NumberText.Key
        /// `nil` for what stays still: a sign, a mark.
        var run: SlotRun<Faces>?
        /// Which of the rows it stands in.
        var side = RollCell.Side.digits
        /// The number of the change by which it came; 0 for one that was there.
        var arrival = 0
        /// The number of the change by which it left; `nil` while it is in the text.
        var departure: Int?
        /// Whether those beside it made room when it came, and close up as it goes: a mark between two that stay.
        var opens = false
        var closes = false

        var isLeaving: Bool { departure != nil }
        /// Whether its place may open and close.
        var isTight: Bool { run == nil && side == .digits }
    }

    /// What makes a run of a column: from its token, its index among those that move, counted from the left, and what
    /// was there.
    typealias Maker = (Faces.Token, Int, Origin) -> Way

    /// Columns that a play begins anew.
    enum Restart {
        case all
        /// Those that rest on what they rested on: of the others the old face would be gone at once.
        case unchanged
        case none
    }

    enum Origin {
        /// It plays, from the start.
        case start
        /// The column is new, with a face that was not there.
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

    /// What a change found at rest.
    private struct Beginning: Equatable {
        let text: SlotText<Faces.Token>?
        let trigger: SlotTrigger?
        let columns: [Column]
    }

    private(set) var text: SlotText<Faces.Token>?
    private var trigger: SlotTrigger?
    /// What the last change began from; `nil` if something moved.
    private var beginning: Beginning?
    /// Those that leave first, then the columns of the text from left to right.
    private var columns: [Column] = []
    /// Counts changes of text, and plays.
    private(set) var serial = 0
    /// The number of the last change that brought or took columns.
    private(set) var generation = 0
    /// Whether columns come or go.
    private(set) var isOpen = false
    /// Whether the play that begins is to be over at once, as its transaction says.
    var isStill = false
    private var nextID = 0
    /// The runs of the newest change that are not over.
    private var moving: Set<Int> = []
    /// The last change whose columns have come and gone.
    private var settled = 0
    private var isSettled: Bool { settled == serial }
    /// Whether those of the last one are as good as there, or gone.
    private(set) var isNearRest = false
    var hasRuns: Bool { !moving.isEmpty || !isSettled && !isNearRest }
    /// The last change of which was told that it is over.
    private var told = 0

    /// - Parameters:
    ///   - playsFirst: Whether the first text plays, or is at rest.
    ///   - isStill: Whether changes show at once.
    ///   - restart: Which columns a play begins at the start where something was there; the others go on from that.
    mutating func show(
        _ new: SlotText<Faces.Token>, trigger newTrigger: SlotTrigger, playsFirst: Bool, isStill: Bool,
        restart: Restart = .all, make: Maker
    ) {
        let isFirst = text == nil
        let isPlay = isFirst ? playsFirst : newTrigger != trigger
        guard isPlay || new != text else { return trigger = newTrigger }
        let wasAtRest = !isFirst && !hasRuns
        isNearRest = false
        beginning = wasAtRest ? Beginning(text: text, trigger: trigger, columns: columns) : nil
        trigger = newTrigger
        if !isFirst || playsFirst { serial += 1 }
        self.isStill = isStill
        // What is in the text stands last: it is found before what leaves.
        var before = columns
        let isOther = !isFirst && isOtherRow(new)
        let countsFromEnd = new.hasInnerMark || text?.hasInnerMark ?? false
        if let places = text?.places(countsFromEnd: countsFromEnd) {
            for (offset, place) in places.enumerated() { before[before.count - places.count + offset].place = place }
        }
        let places = new.places(countsFromEnd: countsFromEnd)
        text = new
        moving = []
        var index = 0
        let old = columns.filter { !$0.isLeaving }
        var live = zip(new.tokens, places).map { token, place in
            let known = before.lastIndex { $0.place == place && ($0.run == nil) == token.isStill }
                .map { before.remove(at: $0) }
            defer { nextID += 1 }
            let arrival = known?.arrival ?? (isFirst ? 0 : serial)
            guard !token.isStill else {
                return Column(
                    id: known?.id ?? nextID, token: token, place: place, arrival: arrival,
                    opens: known?.opens ?? false)
            }
            defer { index += 1 }
            let run = known?.run
            let goesOn = !isPlay || restart == .none || restart == .unchanged && known?.token != token
            let origin = goesOn ? run.map(Origin.run) : nil
            let way = make(token, index, origin ?? (isPlay || isFirst ? .start : .nothing))
            let rests = isFirst && !playsFirst || isStill
            let next = SlotRun(
                id: nextID, faces: way.faces, start: rests ? way.end : way.start, end: way.end, animation: way.animation
            )
            if next.animation != nil { moving.insert(next.id) }
            return Column(id: known?.id ?? nextID, token: token, place: place, run: next, arrival: arrival)
        }
        if isOther {
            generation = serial
            isOpen = !isStill
        }
        if !isFirst, !isStill, countsFromEnd {
            let known = Set(columns.map(\.id))
            for index in live.indices where live[index].run == nil && !known.contains(live[index].id) {
                live[index].opens = live.isBetween(index, old)
            }
        }
        for index in before.indices where before[index].departure == nil {
            before[index].departure = serial
            guard countsFromEnd, let place = old.firstIndex(where: { $0.id == before[index].id }) else { continue }
            before[index].closes = old.isBetween(place, live)
        }
        columns = (isFirst || isStill ? [] : before) + live
        takeSides()
    }

    /// Whether a text has other columns, or symbols of other widths.
    private func isOtherRow(_ new: SlotText<Faces.Token>) -> Bool {
        guard let text, text.tokens.count == new.tokens.count else { return true }
        return !zip(text.tokens, new.tokens).allSatisfy { $0.hasRoom(of: $1) }
    }

    // MARK: - Rows

    /// Puts the columns of the text into their rows; those that leave stay in theirs.
    private mutating func takeSides() {
        let staying = columns.firstIndex { $0.departure == nil } ?? columns.endIndex
        let first = columns[staying...].firstIndex { $0.run != nil }
        let last = columns[staying...].lastIndex { $0.run != nil }
        for index in columns.indices[staying...] {
            columns[index].side = RollCell.Side(index, first: first, last: last)
        }
    }

    /// Returns the columns of a row, those that leave first.
    func columns(_ side: RollCell.Side) -> [Column] { columns.filter { $0.side == side } }

    // MARK: - Rest

    mutating func comesToRest() -> Bool {
        settled = serial
        return isOpen
    }

    /// Columns that come are there, as others that come without a motion, and those that leave have left.
    mutating func cutShort() -> Bool {
        guard isStill, !isSettled else { return false }
        columns.removeAll { $0.isLeaving }
        for index in columns.indices where columns[index].arrival > settled {
            (columns[index].id, columns[index].opens) = (takeID(), false)
        }
        isOpen = false
        // A change of its own, by which the row is in its place, and of which nobody is told.
        if told == serial { told += 1 }
        serial += 1
        generation = serial
        return true
    }

    mutating func beginWatch() -> Int? { serial }
    mutating func endWatch(_ serial: Int) { isNearRest = serial == self.serial }

    var canGoBack: Bool { beginning != nil }

    mutating func goBack() {
        guard let beginning else { return }
        (text, trigger, columns) = (beginning.text, beginning.trigger, beginning.columns.filter { !$0.isLeaving })
        self.beginning = nil
        for index in columns.indices {
            columns[index].id = takeID()
            (columns[index].arrival, columns[index].opens) = (0, false)
            guard let run = columns[index].run else { continue }
            columns[index].run = SlotRun(id: takeID(), faces: run.faces, start: run.end, end: run.end, animation: nil)
        }
        (moving, isOpen) = ([], false)
        takeSides()
        // As in `cutShort`.
        serial += 1
        (generation, told, settled) = (serial, serial, serial)
    }

    private mutating func takeID() -> Int {
        defer { nextID += 1 }
        return nextID
    }

    /// Takes out what has left; not while it may still be seen because columns come and go again.
    mutating func purge() {
        guard isSettled else { return }
        columns.removeAll { $0.departure != nil }
        isOpen = false
    }

    /// Returns whether somebody is to be told that the runs are over: of each change once.
    mutating func tellsRest() -> Bool {
        guard moving.isEmpty, told != serial else { return false }
        told = serial
        return true
    }

    /// Whether a run of the newest change is not over.
    func isMoving(_ id: Int) -> Bool { moving.contains(id) }

    /// Takes note that a run is over.
    /// - Returns: whether it was the last of the newest change.
    mutating func rests(_ id: Int) -> Bool { moving.remove(id) != nil && tellsRest() }
}

extension Array {
    /// Returns whether the columns that move next to one of these, to the left and to the right, are in another row, too.
    fileprivate func isBetween<Faces>(_ index: Int, _ others: [Element]) -> Bool
    where Element == SlotBoard<Faces>.Column {
        guard self[index].run == nil, let left = self[..<index].last(where: { $0.run != nil }),
            let right = self[(index + 1)...].first(where: { $0.run != nil })
        else { return false }
        return [left.id, right.id].allSatisfy { id in others.contains { $0.id == id } }
    }
}

extension BoardHolder {
    /// Returns whether nothing is to move, as the place, the person or the scene says.
    func holdsStill(_ timing: RollTiming?, reducesMotion: Bool, _ phase: ScenePhase, isRedacted: Bool) -> Bool {
        let isOff = timing.map { $0.roll == nil } ?? false
        return isOff || reducesMotion || isRedacted || isHidden(in: phase)
    }
}
