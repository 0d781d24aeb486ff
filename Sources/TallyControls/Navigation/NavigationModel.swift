import TallyCore

/// What a navigation stack remembers: its screens, and who makes the screens of which values.
@MainActor
final class NavigationModel: NodeMemoryObject, ScreenDragTarget {
    var holdsState: Bool { true }
    let node: NodeLink
    /// From the root on, those that leave included, in the order in which they are drawn.
    private(set) var entries: [NavigationEntry] = []
    private var path: NavigationPathAccess?
    /// The path of a stack that was given none.
    private var ownPath: [AnyHashable] = []
    private var pendingPushes: [NavigationEntry] = []
    private var destinations: [Destination] = []
    private let changed = Signal()
    /// Sent when another screen is on top.
    let topChanged = Signal()
    private(set) var outer: Presence?
    private var nextSerial = 0
    /// Those of the screens in the stage that this one is made from, by which their state is known.
    private var keptSerials: [Int] = []
    /// Grows with every change, so that views made before are told from views made after.
    private(set) var version = 0
    private var hasBegun = false
    /// Elements of the path that nobody makes a screen of, yet.
    private var hasPending = false
    private var reported: Set<ObjectIdentifier> = []
    weak var deck: DeckElement?
    private(set) weak var outerEntry: NavigationEntry?

    /// Makes the screens of the values of one type.
    final class Destination {
        let type: ObjectIdentifier
        let screen: Int
        var make: (AnyHashable) -> AnyView

        init(_ type: ObjectIdentifier, screen: Int, _ make: @escaping (AnyHashable) -> AnyView) {
            self.type = type
            self.screen = screen
            self.make = make
        }
    }

    init(_ node: NodeLink) {
        self.node = node
        node.keep([AnyHashable].self, in: self, restore: { ownPath = $0 }, read: { $0.ownPath })
        node.keep([Int].self, in: self, restore: { keptSerials = $0 }, read: { $0.live.map(\.serial) })
    }

    func nodeEnded(_ runtime: Runtime) {
        outerEntry?.bar.remove(ObjectIdentifier(self), runtime)
        for entry in entries + pendingPushes { entry.presence.end() }
        entries = []
        pendingPushes = []
        closing = []
        destinations = []
        path = nil
    }

    /// Nil once the stack has gone.
    private var runtime: Runtime? { node.runtime }

    /// Has the stack's body run again under the transaction of the running code.
    private func change() {
        version += 1
        changed.send(runtime)
    }

    // MARK: The screens

    var live: [NavigationEntry] { entries.filter { !$0.isLeaving } }
    var top: NavigationEntry? { entries.last { !$0.isLeaving } }

    func entry(before entry: NavigationEntry) -> NavigationEntry? {
        guard let place = entries.firstIndex(where: { $0 === entry }) else { return nil }
        return entries[..<place].last { !$0.isLeaving }
    }

    private func make(_ kind: NavigationEntry.Kind, startsInPlace: Bool, isShown: Bool) -> NavigationEntry {
        let serial = keptSerials.isEmpty ? nextSerial + 1 : keptSerials.removeFirst()
        nextSerial = max(nextSerial, serial)
        return NavigationEntry(
            self, serial: serial, kind, startsInPlace: startsInPlace, isShown: isShown)
    }

    /// Brings the screens in line with the path, and with what views have pushed; called by the stack's body.
    ///
    /// - Parameter column: the screen of a split view's column that the stack stands in, whose bar it takes the place of.
    func update(to path: NavigationPathAccess?, inside column: NavigationEntry? = nil) {
        changed.read()
        if let column, column !== outerEntry, let runtime {
            outerEntry = column
            column.bar.set(ObjectIdentifier(self), runtime) { $0.holdsStack = true }
        }
        self.path = path
        version += 1
        if entries.isEmpty {
            outer = node.living?.presenceAround
            entries = [make(.root, startsInPlace: true, isShown: true)]
        }
        let elements = path?.read() ?? ownPath
        let wasPending = hasPending
        let kept = keep(elements)
        var coming: [NavigationEntry] = []
        hasPending = false
        for value in elements.dropFirst(kept.values) {
            guard destination(of: value) != nil else {
                hasPending = true
                break
            }
            coming.append(make(.value(value), startsInPlace: !hasBegun || wasPending, isShown: false))
        }
        coming += pendingPushes
        pendingPushes = []
        show(kept.entries, coming)
        if !hasBegun || hasPending { runtime?.afterUpdate { [weak self] in self?.checkPending() } }
    }

    /// Returns the screens that stay, and how many elements of the path they stand for.
    private func keep(_ elements: [AnyHashable]) -> (entries: [NavigationEntry], values: Int) {
        var kept: [NavigationEntry] = []
        var values = 0
        for entry in live {
            if closing.contains(where: { $0 === entry }) { break }
            if case .value(let value) = entry.kind {
                guard values < elements.count, elements[values] == value else { break }
                values += 1
            }
            kept.append(entry)
        }
        closing = []
        return (kept, values)
    }

    private func show(_ kept: [NavigationEntry], _ coming: [NavigationEntry]) {
        let going = live.filter { entry in !kept.contains { $0 === entry } }
        if coming.isEmpty && going.isEmpty { return }
        defer {
            if hasBegun { topChanged.send(runtime, moving: ScreenElement.animation) } else { topChanged.send(runtime) }
        }
        for entry in going { entry.isLeaving = true }
        for entry in going { popped(entry) }
        // What the topmost screen hides goes unseen; what is seen beside one in mid-flight goes with it.
        if going.last?.screen?.coversAll ?? true {
            for entry in going.dropLast() { remove { $0 === entry } }
        }
        if let top = coming.last {
            for entry in coming.dropLast() { entry.isSkipped = !entry.startsInPlace }
            entries += coming
            for entry in going { entry.isReplaced = true }
            top.presence.setShown(true)
        } else if let top {
            // What waits behind a screen in mid-flight leaves as that does.
            for entry in entries.reversed() {
                if entry === top { break }
                entry.isReplaced = false
            }
            if top.isSkipped {
                top.isSkipped = false
                top.comesAnew = true
            }
            top.presence.setShown(true)
        }
    }

    private func popped(_ entry: NavigationEntry) {
        if case .view(let source) = entry.kind, source.entry === entry, let popped = source.popped {
            runtime?.afterUpdate(popped)
        }
    }

    /// Called when a screen has come to where it was bound.
    func arrived(_ entry: NavigationEntry) {
        if entry.isReplaced { return }
        if entry.isLeaving {
            remove { $0 === entry }
        } else {
            removeReplaced(below: entry)
        }
        if entry === top {
            for other in live {
                other.isSkipped = false
                if other !== entry { other.presence.setShown(false) }
            }
        }
        change()
    }

    /// Removes what waited behind a screen until that came, and is seen no more.
    private func removeReplaced(below entry: NavigationEntry) {
        guard let place = entries.firstIndex(where: { $0 === entry }) else { return }
        let gone = entries[..<place].filter(\.isReplaced)
        remove { entry in gone.contains { $0 === entry } }
    }

    private func remove(_ isGone: (NavigationEntry) -> Bool) {
        for entry in entries where isGone(entry) { entry.presence.end() }
        entries.removeAll(where: isGone)
    }

    // MARK: Pushing and popping

    private var closing: [NavigationEntry] = []

    /// Puts a screen on top that the source describes.
    func push(_ source: NavigationSource) -> NavigationEntry {
        let entry = make(.view(source), startsInPlace: !hasBegun, isShown: false)
        pendingPushes.append(entry)
        change()
        return entry
    }

    /// Returns what makes the screen of a value; nil: nobody does.
    func content(of value: AnyHashable) -> (() -> AnyView)? {
        destination(of: value).map { destination in { destination.make(value) } }
    }

    /// Adds a value to the path, if somebody makes a screen of its type; reports what to do if nobody does.
    func push(_ value: AnyHashable) {
        guard destination(of: value) != nil else { return reportUnknown(value) }
        if let path {
            if !path.append(value) {
                runtime?.report(
                    "NavigationLink: the path of the stack cannot hold a value of the type \(type(of: value.base)); nothing "
                        + "is pushed. Give the stack a NavigationPath, or links the values that its path is made of.")
            }
        } else {
            ownPath.append(value)
            change()
        }
    }

    /// Takes a screen away, with all that stand on it. The root stays.
    func close(_ entry: NavigationEntry) {
        pendingPushes.removeAll { $0 === entry }
        let live = live
        guard let place = live.firstIndex(where: { $0 === entry }), place > 0 else { return }
        // Values go when the path loses them, and only then: it is the binding's owner who has the last word.
        if case .view = entry.kind { closing.append(entry) }
        let count = live[place...].count { if case .value = $0.kind { true } else { false } }
        if let path {
            if count > 0 { path.removeLast(count) }
        } else {
            ownPath.removeLast(Swift.min(count, ownPath.count))
        }
        change()
    }

    /// Whether the person may go back from the screen on top.
    var canGoBack: Bool {
        guard let top, !top.isRoot else { return false }
        return !top.bar.isBackButtonHidden
    }

    func mayDrag(_ direction: ScreenDragDirection) -> Bool {
        canGoBack && (direction == .fromEdge || top?.bar.zoomSource != nil)
    }

    func dragEnded(at share: Double, _ length: Double) {
        if share < 0.5, let top, canGoBack { close(top) } else { change() }
    }

    // MARK: Destinations

    /// Returns what makes the screen of a value: of two for one type, the one nearer to the root.
    func destination(of value: AnyHashable) -> Destination? {
        let type = ObjectIdentifier(Swift.type(of: value.base))
        return destinations.filter { $0.type == type }.min { $0.screen < $1.screen }
    }

    func add(_ destination: Destination) {
        destinations.append(destination)
        if hasPending { change() }
    }

    func remove(_ destination: Destination) { destinations.removeAll { $0 === destination } }

    /// Screens made by the destination show what it makes now.
    func destinationChanged(_ destination: Destination) {
        for entry in live {
            guard case .value(let value) = entry.kind, self.destination(of: value) === destination else { continue }
            entry.contentChanged.send(runtime)
        }
    }

    /// Reports a value that has no screen; called when the views around are there: what nobody makes by now, nobody
    /// will.
    private func checkPending() {
        hasBegun = true
        guard hasPending else { return }
        let elements = path?.read() ?? ownPath
        let shown = live.count { if case .value = $0.kind { true } else { false } }
        if let value = elements.dropFirst(shown).first, destination(of: value) == nil { reportUnknown(value) }
    }

    private func reportUnknown(_ value: AnyHashable) {
        let type = Swift.type(of: value.base)
        guard reported.insert(ObjectIdentifier(type)).inserted else { return }
        runtime?.report(
            "NavigationStack: no navigationDestination(for:) makes a screen of the type \(type); nothing is pushed. Add "
                + ".navigationDestination(for: \(type).self) { … } to a view in the stack.")
    }
}
