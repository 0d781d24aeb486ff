@_spi(Runtime) import TallyCore
import TallyUI

extension View {
    /// Runs with the ids of the scroll targets that are seen, when they are others.
    ///
    /// Targets are the views of `scrollTargetLayout` and `scrollTarget` in the scroll view inside; those whose ids are of
    /// another type are left out.
    /// - Parameter threshold: the share of a target's area that has to be in the window, 0...1.
    public nonisolated func onScrollTargetVisibilityChange<ID>(
        idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
    ) -> some View where ID: Hashable {
        modifier(making(action) { ScrollTargetVisibilityModifier(threshold: threshold, action: $0) })
    }
}

private struct ScrollTargetVisibilityModifier<ID: Hashable>: ViewModifier {
    let threshold: Double
    let action: ([ID]) -> Void
    @State private var watch = Watch()
    @Environment(\.scrollWatch) private var outer

    init(threshold: Double, action: @escaping ([ID]) -> Void) {
        self.threshold = threshold
        self.action = action
    }

    final class Watch: ScrollWatch {
        var threshold = 0.5
        var action: ([ID]) -> Void = { _ in }
        private var seen: [ID] = []

        override func geometryChanged(_ geometry: ScrollGeometry, _ element: ScrollElement) {
            let new = element.targets.compactMap { target -> ID? in
                guard ScrollVisibility.isSeen(element.shownShare(of: target.rect), threshold) else { return nil }
                return element.id(of: target.element) { $0.base is ID }?.base as? ID
            }
            if new == seen { return }
            seen = new
            element.runtime.afterUpdate { [action] in action(new) }
        }
    }

    private var current: Watch {
        watch.outer = outer
        watch.threshold = threshold
        watch.action = action
        watch.lookAgain()
        return watch
    }

    func body(content: Content) -> some View { content.environment(\.scrollWatch, current) }
}
