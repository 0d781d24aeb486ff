import TallyCore
import TallyUI

extension View {
    /// Runs the action when a person pulls the list or the scroll view inside down past its top.
    ///
    /// It begins as soon as the content is pulled by 64 points; a wheel turns at its top until the action ends. Another pull
    /// meanwhile begins nothing. The action is cancelled when the view goes. Of scroll views in one another the outermost is
    /// pulled; views inside run the action by the environment's `refresh`.
    public nonisolated func refreshable(
        @_inheritActorContext action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(RefreshableModifier(action: action))
    }
}

nonisolated private struct RefreshableModifier: ViewModifier {
    typealias Body = Never
    let action: @Sendable () async -> Void

    @MainActor static func _reconcile<C: View>(
        _ modifier: UnsafePointer<Self>, content: UnsafePointer<C>, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        let action = modifier.pointee.action
        let model = update.remember(node) { RefreshModel(NodeLink(node)) }
        model.action = action
        // The same object for the same views: nobody is told of a closure that is made anew.
        let environment = update.remember(node) { DerivedEnvironment() }
        environment.apply(&update, isSame: true) {
            $0.refreshModel = model
            $0.pulledModel = model
        }
        C._reconcile(content, node, &update)
    }
}
