import TallyCore

/// The views that an `if` chooses among for a mask.
@MainActor
enum ConditionalMask {
    /// Returns what is chosen, if it comes and goes at once whatever animation there is.
    static func immediate(_ view: any View) -> (any View)? {
        var view = view
        while let conditional = view as? any ConditionalView { view = conditional.branch }
        return (view as? any TransitionedView)?.ifImmediate
    }
}

/// A view with a transition.
@MainActor
private protocol TransitionedView {
    /// The view, if the transition is none.
    var ifImmediate: (any View)? { get }
}

extension ModifiedContent: TransitionedView where Content: View, Modifier: TransitionHolder {
    fileprivate var ifImmediate: (any View)? { modifier.isImmediate ? content : nil }
}

/// The modifier that gives a view its transition, whichever that is.
@MainActor
protocol TransitionHolder {
    var isImmediate: Bool { get }
}

extension TransitionModifier: TransitionHolder {
    @MainActor var isImmediate: Bool { (transition as? any ImmediateTransition)?.isImmediate ?? false }
}
