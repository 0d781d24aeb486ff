import TallyCore
import TallyUI

/// Tells a search of the environment around the view that it is of.
nonisolated struct SearchSurroundings: ViewModifier {
    typealias Body = Never
    let model: SearchModel

    @MainActor static func _reconcile<C: View>(
        _ modifier: UnsafePointer<Self>, content: UnsafePointer<C>, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        modifier.pointee.model.note(update.environment)
        C._reconcile(content, node, &update)
    }
}

/// Gives what a search shows on the screen, its tokens, scopes and suggestions, the environment of the view that the search
/// is of.
nonisolated struct SearchEnvironment: ViewModifier {
    typealias Body = Never
    let model: SearchModel

    private final class Memory {
        var derived = DerivedEnvironment()
        var place: EnvironmentValues?
    }

    @MainActor static func _reconcile<C: View>(
        _ modifier: UnsafePointer<Self>, content: UnsafePointer<C>, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        let model = modifier.pointee.model
        let memory = update.remember(node) { Memory() }
        let place = update.environment
        let isSame = memory.place?.storage === place.storage
        memory.place = place
        if let around = model.environment {
            update.environment = around
            memory.derived.apply(&update, isSame: isSame) {
                $0.search = model
                $0.outerSearch = nil
                $0.safeArea = place.safeArea
                $0.navigationEntry = place.navigationEntry
                $0.colorScheme = place.colorScheme
                $0.pulledModel = nil
                $0.scrollPositionLink = nil
            }
        }
        C._reconcile(content, node, &update)
    }
}
