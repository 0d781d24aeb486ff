import SwiftUI

/// What a window shows: the views for the newest value, and those that are leaving.
struct ReplacementBoard<Value: Equatable>: Board {
    private struct Beginning: Equatable {
        let items: [ReplacementItem<Value>]
        let identity: RollIdentity?
        /// Whether it was at rest, or as good as that.
        let isAtRest: Bool
    }

    private(set) var items: [ReplacementItem<Value>] = []
    private var identity: RollIdentity?
    /// What the last change began from.
    private var beginning: Beginning?
    private var nextID = 0
    private var nextNumber = 0
    /// How many changes in a row have come before the last one's motion was as good as over.
    private var streak = 0
    /// Whether the motion of the last change is over.
    private var isAtRest = true
    /// Whether it is as good as over.
    private(set) var isNearRest = false
    /// Counts changes.
    private(set) var serial = 0

    /// How many changes in a row, each before the motion of the one before was over, make a stream: fewer are interruptions, and everything
    /// that has been seen leaves as it came.
    private static var shortestStream: Int { 3 }

    /// More contents than leave a window in the time of one replacement; the oldest go first.
    private static var leavingLimit: Int { 8 }

    /// - Parameter entered: Where a content that comes is shown, as `ReplacementItem.entrance` says; 0: it is there.
    mutating func show(
        _ value: Value, identity newIdentity: RollIdentity?, sense: RollSense?, isStill: Bool,
        entered: (_ id: Int) -> Double = { _ in 0 }
    ) {
        let oldIdentity = identity
        let isNewIdentity = newIdentity != oldIdentity
        identity = newIdentity
        guard let current = items.last else { return items = [make(value, entrance: 0)] }
        guard current.value != value || isNewIdentity else { return }
        serial += 1
        let isNew = isAtRest || isNearRest
        beginning = Beginning(items: items, identity: oldIdentity, isAtRest: isNew)
        streak = isNew ? 0 : streak + 1
        (isAtRest, isNearRest) = (false, false)
        if isStill { return items = [make(value, entrance: 0)] }
        let entrance = isNewIdentity ? -1 : Self.entrance(from: current.value, to: value, sense)
        if streak >= Self.shortestStream, current.entrance == entrance, entered(current.id) != 0 {
            return takeOver(value)
        }
        for index in items.indices where items[index].isLeaving { items[index].fades = true }
        items[items.count - 1].isLeaving = true
        items[items.count - 1].place = -entrance
        items.append(make(value, entrance: entrance))
        if items.count > Self.leavingLimit + 1 { items.removeFirst(items.count - Self.leavingLimit - 1) }
    }

    mutating func comesToRest() -> Bool {
        isAtRest = true
        return items.contains(where: \.isLeaving)
    }

    mutating func purge() {
        guard isAtRest else { return }
        items.removeAll(where: \.isLeaving)
    }

    mutating func cutShort() -> Bool {
        guard !isAtRest, let newest = items.last else { return false }
        items = [make(newest.value, entrance: 0)]
        return true
    }

    mutating func beginWatch() -> Int? { serial }
    mutating func endWatch(_ serial: Int) { isNearRest = serial == self.serial }

    var canGoBack: Bool { beginning?.isAtRest ?? false }

    mutating func goBack() {
        guard let beginning, let value = beginning.items.last?.value else { return }
        self.beginning = nil
        identity = beginning.identity
        items = [make(value, entrance: 0)]
        isAtRest = true
    }

    var canTakeBack: Bool { beginning != nil }

    mutating func takeBackUnseen() {
        guard let beginning else { return }
        self.beginning = nil
        (items, identity) = (beginning.items, beginning.identity)
        serial += 1
    }

    private mutating func make(_ value: Value, entrance: Double) -> ReplacementItem<Value> {
        defer { (nextID, nextNumber) = (nextID + 1, nextNumber + 1) }
        return ReplacementItem(id: nextID, number: nextNumber, value: value, entrance: entrance)
    }

    /// Has the view that is on its way in show a value instead of the one that it came for: in a stream of changes a view for each would
    /// lie on the others.
    private mutating func takeOver(_ value: Value) {
        items[items.count - 1].value = value
        items[items.count - 1].number = nextNumber
        nextNumber += 1
    }

    /// Returns -1 for a value that comes from above, 1 for one from below.
    private static func entrance(from old: Value, to new: Value, _ sense: RollSense?) -> Double {
        switch sense?.kind {
        case .up: 1
        case nil, .down: -1
        case .perDigit: grows(from: old, to: new).map { $0 ? 1 : -1 } ?? -1
        case .trend(let entry): grows(from: old, to: new).map { Double($0 ? entry.sign : -entry.sign) } ?? -1
        }
    }

    /// Returns whether the new value is the larger one; `nil` if values have no order.
    private static func grows(from old: Value, to new: Value) -> Bool? {
        func compare<C: Comparable>(_ old: C) -> Bool? { (new as? C).map { old < $0 } }
        // A text has an order, but it says nothing about up and down.
        guard !(old is String), let old = old as? any Comparable else { return nil }
        return compare(old)
    }
}
