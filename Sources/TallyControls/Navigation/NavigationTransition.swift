import TallyCore
import TallyUI

/// How a screen comes when it is pushed, and goes when it is popped.
public protocol NavigationTransition {
    /// Of the transitions that the runtime knows, which one it is.
    nonisolated var _kind: _NavigationTransitionKind { get }
}

/// The transitions that the runtime knows.
public struct _NavigationTransitionKind: Sendable {
    /// The source of a zoom; nil: the push.
    let source: MatchedTransitionSourceKey?
}

/// The push from the trailing edge.
nonisolated public struct AutomaticNavigationTransition: NavigationTransition {
    public init() {}
    public nonisolated var _kind: _NavigationTransitionKind { _NavigationTransitionKind(source: nil) }
}

/// The screen grows out of a view of the screen below, and goes back into it.
nonisolated public struct ZoomNavigationTransition: NavigationTransition {
    let source: MatchedTransitionSourceKey
    public nonisolated var _kind: _NavigationTransitionKind { _NavigationTransitionKind(source: source) }
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    public static var automatic: AutomaticNavigationTransition { .init() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
    /// Grows out of the view that `matchedTransitionSource(id:in:)` names so.
    ///
    /// Where no view has the name when the screen is pushed or popped, it moves as with `automatic`. A drag downwards pops
    /// the screen too, and follows the finger.
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
        ZoomNavigationTransition(source: MatchedTransitionSourceKey(id: sourceID, namespace: namespace))
    }
}

extension View {
    /// Sets how the screen that the view stands on comes and goes. The innermost one counts; outside of a stack it does
    /// nothing.
    public nonisolated func navigationTransition(_ style: some NavigationTransition) -> some View {
        let source = style._kind.source
        return navigationBarChange { $0.zoomSource = source }
    }
}
