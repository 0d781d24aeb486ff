import TallyScene

/// Which rows a lazy container has made: at first some of them, from then on those near what is seen of it.
///
/// A row is near within a window's length of the window, and `margin` rows; it is let go of beyond twice that length, once
/// `spare` rows are. What stands between the views that are made are gaps, as long as their rows were when they were seen,
/// or as long as the rows that were seen are on average.
@MainActor
package final class NearRows {
    /// What is laid out one after another.
    package enum Piece {
        /// A view of the container's, by its index.
        case view(Int)
        /// Rows that are not made, by the gap's index.
        case gap(Int)
    }

    /// Rows of one source that follow one another and are not made.
    struct Gap {
        let source: RowSource
        let rows: Range<Int>
        /// Points, along the container's axis; set where it is laid out.
        var start = 0.0
        var length = 0.0
        /// How many cells of a grid's line stand before the gap that begins in it.
        var track = 0
        var shared = SharedLines()
        /// The rows that take room.
        var rest: Range<Int> { rows.lowerBound + shared.head..<rows.upperBound - shared.tail }
    }

    /// How many rows of a gap stand in lines with views: at its start, and at its end.
    package struct SharedLines {
        package var head = 0
        package var tail = 0

        package init() {}
    }

    /// Rows that are made with the container, and with one in a row of a lazy container.
    private static let first = 64
    private static let firstInside = 16
    /// Rows beyond the window at each side, at most.
    static let margin = 64
    /// Rows too far away that are kept all the same.
    static let spare = 64
    /// Points of a row where nothing is known of any.
    private static let unknownLength = 44.0

    /// Nil when it has gone, and its list with it.
    private weak var owner: ContainerElement?
    var isAlive: Bool { owner?.isAlive ?? false }
    var container: ContainerElement {
        guard let owner else { fatalError("The rows of a container are asked for when it has gone.") }
        return owner
    }
    let axis: Axis
    private(set) var pieces: [Piece] = []
    private(set) var gaps: [Gap] = []
    /// Those that stand in the container, each before those in its rows.
    private(set) var sources: [RowSource] = []
    /// Points of each view along the axis, of a grid those of its line, as laid out last; and between two rows.
    private var lengths: [Double] = []
    private var spacing = 0.0
    /// Rows that make a line.
    private var columns = 1
    /// Where reading goes against the axis: the sum of the container's edges, so that starts are counted from its end.
    private var mirror: Double?
    private var budget: Int
    private var known: (serial: Int, windows: [ClosedRange<Double>]?)?

    init(_ container: ContainerElement, along axis: Axis) {
        owner = container
        self.axis = axis
        budget = container.isInRow ? Self.firstInside : Self.first
        container.runtime.layoutPass.rowFill.add(self)
    }

    /// Finds out of which sources a row begins anew what the layout counts, as a section does.
    ///
    /// - Parameter begins: whether a view of a source does.
    func noteWide(_ begins: (Element, RowSource) -> Bool) {
        let elements = container.list.elements
        for source in sources where !source.isWide {
            source.isWide = source.spans.contains { span in
                pieces[span].contains { piece in
                    guard case .view(let index) = piece, index < elements.count else { return false }
                    return begins(elements[index], source)
                }
            }
        }
    }

    /// Takes from what may be made of a source's rows before it is known what is seen, and returns how many.
    package func takeFirst(of count: Int) -> Int {
        let taken = Swift.min(count, Swift.max(budget, Self.firstInside))
        budget = Swift.max(0, budget - taken)
        return taken
    }

    // MARK: Pieces

    func forgetPieces() {
        pieces.removeAll(keepingCapacity: true)
        gaps.removeAll(keepingCapacity: true)
        sources.removeAll(keepingCapacity: true)
        known = nil
    }

    func note(view index: Int) { pieces.append(.view(index)) }

    func collect(_ source: RowSource, _ live: [DynamicChildren.Child], _ collect: (_ViewNode) -> Void) {
        sources.append(source)
        var spans: [Range<Int>] = []
        var next = 0
        func add(_ rows: Range<Int>) {
            pieces.append(.gap(gaps.count))
            gaps.append(Gap(source: source, rows: rows))
        }
        for (place, child) in zip(source.places, live) {
            if place > next { add(next..<place) }
            let start = pieces.count
            if let node = child.node { collect(node) }
            spans.append(start..<pieces.count)
            next = Swift.max(next, place + 1)
        }
        if source.count > next { add(next..<source.count) }
        source.spans = spans
    }

    /// Whether some rows are not made, or may be let go of.
    var isNeeded: Bool { !gaps.isEmpty || madeCount > 2 * Self.spare }
    var madeCount: Int { sources.reduce(0) { $0 + $1.places.count } }

    // MARK: Lengths

    /// Returns the points of each gap, where the views have the lengths given.
    ///
    /// - Parameter shared: what of each gap takes no room, in order; empty: nothing does.
    func lengthsOfGaps(
        _ lengths: [Double], spacing: Double, columns: Int = 1, shared: [SharedLines] = []
    ) -> [Double] {
        var found = gaps.map { _ in 0.0 }
        let general = lengths.isEmpty ? Self.unknownLength : lengths.reduce(0, +) / Double(lengths.count)
        // Those inside first: rows around them are as long as what is in them.
        for source in sources.reversed() {
            var average = source.average
            for (index, gap) in gaps.enumerated() where gap.source === source {
                let each = average ?? mean(of: source, lengths, found, spacing) ?? general
                average = each
                var gap = gap
                if index < shared.count { gap.shared = shared[index] }
                let rows = gap.rest.count
                if rows == 0 { continue }
                let sum = source.lengths.sum(gap.rest, average: each)
                let lines = source.isWide ? rows : (rows + columns - 1) / columns
                found[index] = sum / Double(rows) * Double(lines) + Double(lines - 1) * spacing
            }
        }
        return found.map { Swift.max(0 - spacing, $0) }
    }

    private func mean(of source: RowSource, _ lengths: [Double], _ gaps: [Double], _ spacing: Double) -> Double? {
        if source.spans.isEmpty { return nil }
        let sum = source.spans.reduce(0) { $0 + length(of: $1, lengths, gaps, spacing) }
        return Swift.max(0, sum / Double(source.spans.count))
    }

    private func length(
        of span: Range<Int>, _ lengths: [Double], _ gaps: [Double], _ spacing: Double
    ) -> Double {
        var sum = Double(span.count - 1) * spacing
        for piece in pieces[span] {
            switch piece {
            case .view(let index): sum += index < lengths.count ? lengths[index] : 0
            case .gap(let index): sum += gaps[index]
            }
        }
        return sum
    }

    /// Takes note of how the views are laid out.
    ///
    /// - Parameter mirror: the sum of the container's edges, where its rows follow one another against the axis.
    func note(_ lengths: [Double], spacing: Double, columns: Int = 1, mirror: Double? = nil) {
        self.lengths = lengths
        self.spacing = spacing
        self.columns = columns
        self.mirror = mirror
    }

    private func mirrored(_ range: ClosedRange<Double>) -> ClosedRange<Double> {
        mirror.map { ($0 - range.upperBound)...($0 - range.lowerBound) } ?? range
    }

    /// Where the container can be seen, counted as its rows follow one another.
    var windows: [ClosedRange<Double>]? { container.windows(along: axis)?.map(mirrored) }

    /// Returns from where to where an element stands; nil: it has no place.
    func extent(of element: Element) -> ClosedRange<Double>? {
        guard let rect = element.layoutRect else { return nil }
        let (low, high) = axis == .vertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
        return mirrored(low...Swift.max(low, high))
    }

    /// Takes note of where a gap is laid out.
    func place(
        gap index: Int, at start: Double, length: Double, track: Int = 0, shared: SharedLines = SharedLines()
    ) {
        gaps[index].shared = shared
        gaps[index].start = start
        gaps[index].length = length
        gaps[index].track = track
    }

    /// Keeps what the rows that are made measure, and goes by that from now on.
    func learn() {
        let gapLengths = gaps.map(\.length)
        for source in sources.reversed() {
            for (place, span) in zip(source.places, source.spans) {
                source.lengths.set(length(of: span, lengths, gapLengths, spacing), at: place)
            }
            source.learn()
        }
    }

    /// Returns where the rows of a section, or of another node, stand that are not made.
    package func gapRects(inside node: _ViewNode) -> [Rect] {
        guard let around = container.layoutRect else { return [] }
        return gaps.filter { $0.source.node.isInside(node) }.map { gap in
            let range = mirrored(gap.start...(gap.start + Swift.max(0, gap.length)))
            let length = range.upperBound - range.lowerBound
            return axis == .vertical
                ? Rect(x: around.minX, y: range.lowerBound, width: 0, height: length)
                : Rect(x: range.lowerBound, y: around.minY, width: length, height: 0)
        }
    }

    // MARK: Making

    var isPlaced: Bool { container.layoutRect != nil }

    /// Makes the rows that are near what is seen and are not there. True if there were any.
    func fill() -> Bool {
        guard isAlive, !gaps.isEmpty, isPlaced, !container.list.isStale else { return false }
        let windows = windows
        let serial = container.runtime.layoutPass.followers.serial
        if let known, known.serial == serial, known.windows == windows { return false }
        var wanted: [(source: RowSource, rows: Range<Int>)] = []
        for gap in gaps {
            guard let windows, !needsAll(gap.source) else {
                wanted.append((gap.source, gap.rows))
                continue
            }
            var rows = gap.rows.lowerBound..<gap.rows.lowerBound
            for window in windows {
                let new = self.rows(of: gap, near: window)
                if new.isEmpty { continue }
                // Rows of one gap that are seen in two places: the second is made in the next round.
                if rows.isEmpty { rows = new }
            }
            if !rows.isEmpty { wanted.append((gap.source, rows)) }
        }
        if wanted.isEmpty {
            known = (serial, windows)
            noteNear(windows)
            return false
        }
        learn()
        holdPlace(windows)
        for (source, rows) in wanted { source.make(rows) }
        return true
    }

    /// Returns whether all rows of a source have to be made. A grid does not know in which column a row begins that is
    /// none or several cells, unless all before it are made.
    func needsAll(_ source: RowSource) -> Bool {
        columns > 1 && !source.isWide && source.spans.contains { $0.count != 1 }
    }

    /// Returns the rows of a gap that are seen through a window, or near it.
    private func rows(of gap: Gap, near window: ClosedRange<Double>) -> Range<Int> {
        let none = gap.rows.lowerBound..<gap.rows.lowerBound
        let margin = window.upperBound - window.lowerBound
        let end = gap.start + gap.length
        guard end + spacing >= window.lowerBound - margin, gap.start <= window.upperBound + margin else {
            return none
        }
        let columns = gap.source.isWide ? 1 : columns
        if gap.rest.isEmpty { return gap.rows }
        // The cells of a line are beside one another.
        let lines = (gap.rest.count + columns - 1) / columns
        let share = Double(gap.rest.count) / Double(lines)
        let average = gap.source.average ?? (gap.length + spacing) / Double(lines) - spacing
        func row(at place: Double) -> Int {
            if place < gap.start { return gap.rows.lowerBound }
            return gap.source.lengths.row(
                at: (place - gap.start) * share, in: gap.rest, average: average, spacing: spacing)
        }
        let first = row(at: window.lowerBound)
        let last = row(at: window.upperBound)
        var lower = Swift.max(row(at: window.lowerBound - margin), first - Self.margin)
        var upper = Swift.min(row(at: window.upperBound + margin), last + Self.margin) + 1
        if gap.start > window.upperBound { upper = Swift.min(upper, gap.rows.lowerBound + Self.margin) }
        if end < window.lowerBound { lower = Swift.max(lower, gap.rows.upperBound - Self.margin) }
        if columns > 1 {
            // Whole lines.
            let before = (gap.track + lower - gap.rows.lowerBound) % columns
            lower -= before
            let behind = (gap.track + upper - gap.rows.lowerBound) % columns
            if behind > 0 { upper += columns - behind }
        }
        lower = Swift.max(gap.rows.lowerBound, lower)
        upper = Swift.min(gap.rows.upperBound, upper)
        return lower < upper ? lower..<upper : none
    }

    /// Notes of each source the rows around those that are near now.
    private func noteNear(_ windows: [ClosedRange<Double>]?) {
        guard let windows else { return }
        for source in sources {
            var near: Range<Int>?
            for (place, span) in zip(source.places, source.spans)
            where extent(of: span).map({ isNear($0, windows, by: 1) }) ?? false {
                near = (near?.lowerBound ?? place)..<(place + 1)
            }
            if let near { source.near = near }
        }
    }

    /// Holds what is seen first where it is while rows before it turn out longer or shorter than they were taken for.
    func holdPlace(_ windows: [ClosedRange<Double>]?) {
        guard let window = windows?.first, let scroll = container.scrollAround(along: axis),
            !scroll.holdsPlaceItself()
        else { return }
        var partly: Element?
        for element in container.list.elements {
            guard let extent = extent(of: element), extent.lowerBound < window.upperBound else { continue }
            if extent.lowerBound >= window.lowerBound { return scroll.holdPlace(of: element) }
            if partly == nil, extent.upperBound > window.lowerBound { partly = element }
        }
        if let partly { scroll.holdPlace(of: partly) }
    }
}

extension Element {
    /// Whether it stands in a row of a lazy container.
    fileprivate var isInRow: Bool {
        var owner = container
        while let site = owner?.site {
            if site.level == 0, site.element.childList?.nearRows != nil { return true }
            owner = site.element.container
        }
        return false
    }

    /// Returns the nearest scroll view around that scrolls along an axis.
    func scrollAround(along axis: Axis) -> (any ScrollSite)? {
        var next = scrollAround
        while let scroll = next, !scroll.scrolls(along: axis) { next = scroll.scrollAround }
        return next
    }
}
