import Foundation
@_spi(Runtime) import TallyCore

/// What a scroll view asks an anchor for.
public struct ScrollAnchorRole: Hashable, Sendable {
    private enum Name { case initialOffset, sizeChanges, alignment }
    private let name: Name

    /// Where it stands at first.
    public static var initialOffset: ScrollAnchorRole { .init(name: .initialOffset) }
    /// Where one stays that stands there when its content, or its window, becomes larger or smaller.
    public static var sizeChanges: ScrollAnchorRole { .init(name: .sizeChanges) }
    /// Where in its window content stands that is shorter.
    public static var alignment: ScrollAnchorRole { .init(name: .alignment) }
}

/// The anchors of the scroll views inside.
struct ScrollAnchors: Equatable {
    /// For those that nothing is said of.
    var all: UnitPoint?
    private var byRole: [ScrollAnchorRole: UnitPoint?] = [:]

    subscript(role: ScrollAnchorRole) -> UnitPoint? {
        get { byRole[role] ?? all }
        set { byRole[role] = .some(newValue) }
    }
}

private struct AnchorKey: EnvironmentKey { static let defaultValue = ScrollAnchors() }

extension EnvironmentValues {
    var defaultScrollAnchors: ScrollAnchors {
        get { self[AnchorKey.self] }
        set { self[AnchorKey.self] = newValue }
    }
}

extension View {
    /// Sets where the scroll views inside stand at first, and where one that stands there stays when its content, or its window, becomes
    /// larger or smaller, and where in its window content stands that is shorter; with nil it is at their start.
    ///
    /// One that a person has scrolled away stays where it is.
    public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        transformEnvironment(\.defaultScrollAnchors) { $0.all = anchor }
    }

    /// Sets the anchor for one of these alone, whatever is said of all of them.
    public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        transformEnvironment(\.defaultScrollAnchors) { $0[role] = anchor }
    }
}

extension ScrollElement {
    /// Whether it stands at the anchor that was set for it, and nobody moves it.
    var isAtDefaultAnchor: Bool {
        guard hasStarted, !hold.isHeld, !hold.isGliding, let anchor = environment.defaultScrollAnchors[.sizeChanges]
        else {
            return false
        }
        func isThere(_ offset: CGFloat, _ furthest: CGFloat, _ share: CGFloat) -> Bool {
            abs(offset - furthest * share) < 1
        }
        return isThere(offset.x, furthest.x, anchor.x) && isThere(offset.y, furthest.y, anchor.y)
    }

    /// Goes to the anchor under the transaction of the update.
    func returnToDefaultAnchor() {
        guard let anchor = environment.defaultScrollAnchors[.sizeChanges], anchor.x != 0 || anchor.y != 0 else {
            return
        }
        if holdsGaps { aim(at: .share(anchor)) }
        scroll(to: CGPoint(x: furthest.x * anchor.x, y: furthest.y * anchor.y))
    }
}
