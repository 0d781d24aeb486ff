import SwiftUI

/// Where one of the contents of a window stands: in it, or above or below it on its way out.
struct ReplacementItem<Value>: Identifiable {
    let id: Int
    let value: Value
    var isLeaving = false
    /// How many times its own height above (-1) or below (1) the window the content is bound for.
    var place = 0.0
    /// Where it came from.
    let entrance: Double
}

/// What a window shows: the views for the newest value, and those that are leaving.
@MainActor
final class ReplacementBoard<Value: Equatable> {
    private(set) var items: [ReplacementItem<Value>] = []
    private var identity: RollIdentity?
    private var nextID = 0
    private var settledRevision = 0
    /// Counts changes.
    private(set) var serial = 0
    /// Whether somebody waits for the motion to end.
    var awaitsRest = false

    /// More contents than leave a window in the time of one replacement; the oldest go first.
    private static var leavingLimit: Int { 8 }

    func show(_ value: Value, identity newIdentity: RollIdentity?, sense: RollSense?, isStill: Bool) {
        let isNewIdentity = newIdentity != identity
        identity = newIdentity
        guard let current = items.last else { return items = [make(value, entrance: 0)] }
        guard current.value != value || isNewIdentity else { return }
        serial += 1
        if isStill { return items = [make(value, entrance: 0)] }
        let entrance = isNewIdentity ? -1 : Self.entrance(from: current.value, to: value, sense)
        items[items.count - 1].isLeaving = true
        items[items.count - 1].place = -entrance
        items.append(make(value, entrance: entrance))
        if items.count > Self.leavingLimit + 1 { items.removeFirst(items.count - Self.leavingLimit - 1) }
    }

    func settle(_ revision: Int) {
        guard revision != settledRevision else { return }
        settledRevision = revision
        items.removeAll(where: \.isLeaving)
    }

    private func make(_ value: Value, entrance: Double) -> ReplacementItem<Value> {
        defer { nextID += 1 }
        return ReplacementItem(id: nextID, value: value, entrance: entrance)
    }

    /// -1 from above, 1 from below.
    private static func entrance(from old: Value, to new: Value, _ sense: RollSense?) -> Double {
        switch sense?.kind {
        case .up: 1
        case nil, .down: -1
        case .perDigit: grows(from: old, to: new).map { $0 ? 1 : -1 } ?? -1
        case .trend(let entry): grows(from: old, to: new).map { Double($0 ? entry.sign : -entry.sign) } ?? -1
        }
    }

    /// Whether the new value is the larger one; `nil` if values have no order.
    private static func grows(from old: Value, to new: Value) -> Bool? {
        func compare<C: Comparable>(_ old: C) -> Bool? { (new as? C).map { old < $0 } }
        // A text has an order, but it says nothing about up and down.
        guard !(old is String), let old = old as? any Comparable else { return nil }
        return compare(old)
    }
}

/// Moves one of the contents by its own height, or fades it where less motion is wanted.
struct Replacement<Value>: ViewModifier {
    let item: ReplacementItem<Value>
    let pacing: RollPacing

    func body(content: Content) -> some View {
        let isStill = pacing.isReduced
        content
            .opacity(isStill && item.isLeaving ? 0 : 1)
            .modifier(ReplacementShift(place: isStill ? 0 : item.place))
            .transition(ReplacementEntrance(place: item.entrance, isStill: isStill))
    }
}

private struct ReplacementEntrance: Transition {
    let place: Double
    let isStill: Bool

    func body(content: Content, phase: TransitionPhase) -> some View {
        let isComing = phase == .willAppear
        content
            .opacity(isComing && isStill ? 0 : 1)
            .modifier(ReplacementShift(place: isComing && !isStill ? place : 0))
    }
}

/// Shifts a view by a share of its own height.
struct ReplacementShift: GeometryEffect {
    /// In 1/128 of the height, the unit in which SwiftUI compares animated values with their end.
    var units: Double

    init(place: Double) { units = place * 128 }

    nonisolated var animatableData: Double {
        get { units }
        set { units = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: 0, y: units / 128 * size.height))
    }
}

/// Is as large as the content that stays; what leaves lies over it, with the same middle.
struct ReplacementLayout: Layout {
    struct LeavingKey: LayoutValueKey {
        static let defaultValue = false
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        subviews.last { !$0[LeavingKey.self] }?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for subview in subviews {
            let point = CGPoint(x: bounds.minX, y: bounds.midY)
            subview.place(at: point, anchor: .leading, proposal: proposal)
        }
    }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGFloat? {
        guard guide == .firstTextBaseline || guide == .lastTextBaseline,
            let content = subviews.last(where: { !$0[LeavingKey.self] })
        else { return nil }
        let dimensions = content.dimensions(in: proposal)
        return bounds.midY - dimensions.height / 2 + dimensions[guide]
    }
}
