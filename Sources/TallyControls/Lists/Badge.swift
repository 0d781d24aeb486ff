import Foundation
@_spi(Runtime) import TallyCore
import TallyScene
import TallyUI

extension View {
    /// Shows a number at the trailing end of the row, or on the tab, that the view is; 0 shows none. Elsewhere none is
    /// shown.
    public nonisolated func badge(_ count: Int) -> some View {
        modifier(making { BadgeModifier(badge: count == 0 ? nil : Text(count, format: .number)) })
    }

    /// Shows a text at the trailing end of the row, or on the tab, that the view is; nil shows none. Elsewhere none is
    /// shown.
    public nonisolated func badge(_ label: Text?) -> some View { modifier(making { BadgeModifier(badge: label) }) }

    public nonisolated func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

    @_disfavoredOverload
    public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some View { badge(label.map { Text($0) }) }
}

private struct BadgeModifier: ViewModifier {
    let badge: Text?
    @Environment(\.isInList) private var isInList

    init(badge: Text?) { self.badge = badge }

    func body(content: Content) -> some View {
        if isInList, let badge {
            BadgedRow()() {
                content.environment(\.rowBadge, badge)
                BadgeFace(badge: badge).modifier(BadgePlace())
            }
        } else {
            content.layoutValue(key: TabBadgeKey.self, value: isInList ? nil : badge)
        }
    }
}

private struct RowBadgeKey: EnvironmentKey { static var defaultValue: Text? { nil } }

extension EnvironmentValues {
    /// What a row that shows its badge itself is to show.
    var rowBadge: Text? {
        get { self[RowBadgeKey.self] }
        set { self[RowBadgeKey.self] = newValue }
    }
}

/// Whether a view shows the badge of its row itself: a link does, before its arrow.
struct ShowsBadgeKey: LayoutValueKey {
    static let defaultValue = false
}

/// A row's views side by side, and the last, its badge, at the trailing end; left out where another shows it.
struct BadgedRow: Layout {
    private static let spacing: CGFloat = 8

    /// A badge stands in the row with the view that it belongs to.
    static let layoutProperties = {
        var properties = LayoutProperties()
        properties.rows = .asAround
        return properties
    }()

    /// Returns the points that the badge takes.
    private func tail(_ subviews: Subviews) -> CGFloat {
        guard let badge = subviews.last, !subviews.contains(where: { $0[ShowsBadgeKey.self] }) else { return 0 }
        return badge.sizeThatFits(.unspecified).width + Self.spacing
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let tail = tail(subviews)
        let content = ProposedViewSize(width: proposal.width.map { Swift.max(0, $0 - tail) }, height: proposal.height)
        let sizes = subviews.dropLast().map { $0.sizeThatFits(content) }
        let badge = tail > 0 ? subviews.last?.sizeThatFits(.unspecified).height ?? 0 : 0
        return CGSize(
            width: proposal.width ?? sizes.reduce(tail) { $0 + $1.width },
            height: sizes.reduce(badge) { Swift.max($0, $1.height) })
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let content = ProposedViewSize(width: Swift.max(0, bounds.width - tail(subviews)), height: bounds.height)
        var x = bounds.minX
        for view in subviews.dropLast() {
            view.place(at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: content)
            x += view.sizeThatFits(content).width
        }
        subviews.last?.place(at: CGPoint(x: bounds.maxX, y: bounds.midY), anchor: .trailing, proposal: .unspecified)
    }
}

/// Shows a badge unless a view beside it does.
private nonisolated struct BadgePlace: ElementModifier, Equatable {
    typealias Body = Never

    @MainActor func makeSlot(for element: Element, _ applied: TypedAppliedModifier<Self>) -> Slot {
        BadgePlaceSlot(element, applied, around: Segment())
    }
}

private final class BadgePlaceSlot: Slot {
    private var isShown: Bool {
        !((element.container as? Element)?.childList?.elements.contains { $0.layoutValue(ShowsBadgeKey.self) } ?? false)
    }

    override var opacity: Double { isShown ? 1 : 0 }
    override func draw(around inner: Segment) { around?.setChildren(isShown ? [inner] : []) }
}
