/// A modifier that is made anew from the environment of its place.
@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
    associatedtype ResolvedModifier: ViewModifier

    /// Returns what modifies the view in an environment; called each time that the environment is another.
    nonisolated func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
    @MainActor public static func _reconcile<C: View>(
        _ modifier: UnsafePointer<Self>, content: UnsafePointer<C>, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        let resolved = modifier.pointee.resolve(in: update.environment)
        withUnsafePointer(to: resolved) {
            ResolvedModifier._reconcile($0, content: content, node, &update)
        }
    }
}
