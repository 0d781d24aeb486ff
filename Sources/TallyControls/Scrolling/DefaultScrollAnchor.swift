import Foundation
@_spi(Runtime) import TallyCore

private struct AnchorKey: EnvironmentKey { static let defaultValue: UnitPoint? = nil }

extension EnvironmentValues {
    var defaultScrollAnchor: UnitPoint? {
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
        environment(\.defaultScrollAnchor, anchor)
    }
}

extension ScrollElement {
    /// Whether it stands at the anchor that was set for it, and nobody moves it.
    var isAtDefaultAnchor: Bool {
        guard hasStarted, !hold.isHeld, !hold.isGliding, let anchor = environment.defaultScrollAnchor else {
            return false
        }
        func isThere(_ offset: CGFloat, _ furthest: CGFloat, _ share: CGFloat) -> Bool {
            abs(offset - furthest * share) < 1
        }
        return isThere(offset.x, furthest.x, anchor.x) && isThere(offset.y, furthest.y, anchor.y)
    }

    /// Goes to the anchor under the transaction of the update.
    func returnToDefaultAnchor() {
        guard let anchor = environment.defaultScrollAnchor, anchor.x != 0 || anchor.y != 0 else { return }
        if holdsGaps { aim(at: .share(anchor)) }
        scroll(to: CGPoint(x: furthest.x * anchor.x, y: furthest.y * anchor.y))
    }
}
