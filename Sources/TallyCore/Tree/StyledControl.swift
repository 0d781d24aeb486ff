/// What styles of one kind are given to show, as `ToggleStyleConfiguration`.
@MainActor
package protocol StyleConfiguration {
    associatedtype StandardBody: StyleBody where StandardBody.Configuration == Self
    /// The style where none is set.
    static var standardStyle: StandardBody.Style { get }
}

/// What one style makes of its configuration. It is a view, so what the style declares is updated as a view's
/// properties are, and kept as long as the control keeps its identity and the style its type.
@MainActor
package protocol StyleBody: View {
    associatedtype Style
    associatedtype Configuration
    init(style: Style, configuration: Configuration)
}

/// A control as the innermost style around it shows it. What that style shows in turn, be it the same control again, is
/// shown by the styles outside of it, and at last by the standard one.
package nonisolated struct StyledControl<Configuration: StyleConfiguration>: _PrimitiveView {
    package let configuration: Configuration

    package init(configuration: Configuration) {
        self.configuration = configuration
    }

    @MainActor package static func _reconcile(
        _ view: UnsafePointer<Self>, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        let view = view.pointee
        let outside = update.remember(node) { DerivedEnvironment() }
        guard let entry = update.environment[StyleKey<Configuration>.self] else {
            let style = Configuration.standardStyle
            return StyleEntry<Configuration>.show(
                Configuration.StandardBody(style: style, configuration: view.configuration), node, update)
        }
        outside.apply(&update, isSame: true) { $0[StyleKey<Configuration>.self] = entry.outer }
        entry.show(view.configuration, node, update)
    }
}

/// A style that was set, and those of its kind that were set around it.
@MainActor
class StyleEntry<Configuration> {
    let outer: StyleEntry?

    fileprivate init(outer: StyleEntry?) { self.outer = outer }

    func show(_ configuration: Configuration, _ node: _ViewNode, _ update: _ViewUpdate) {}

    /// Shows a body; one of another type is another view, with a memory of its own.
    fileprivate static func show<Body: StyleBody>(_ body: Body, _ node: _ViewNode, _ update: _ViewUpdate) {
        withUnsafePointer(to: body) {
            DynamicChildren.of(node, update).reconcile(only: ObjectIdentifier(Body.self), at: $0, update)
        }
    }
}

private final class TypedStyleEntry<Body: StyleBody>: StyleEntry<Body.Configuration> {
    private let style: Body.Style

    init(_ style: Body.Style, outer: StyleEntry<Body.Configuration>?) {
        self.style = style
        super.init(outer: outer)
    }

    override func show(_ configuration: Body.Configuration, _ node: _ViewNode, _ update: _ViewUpdate) {
        Self.show(Body(style: style, configuration: configuration), node, update)
    }
}

private struct StyleKey<Configuration>: EnvironmentKey {
    static var defaultValue: StyleEntry<Configuration>? { nil }
}

/// Sets a style for the controls inside; the surroundings stay the same object as long as the style is equal.
package nonisolated struct StyleModifier<Shown: StyleBody>: ViewModifier {
    package typealias Body = Never
    let style: Shown.Style

    package nonisolated init(_ style: Shown.Style) { self.style = style }

    private final class Memory {
        let environment = DerivedEnvironment()
        let comparator: ErasedComparator
        var style: Shown.Style

        init(_ style: Shown.Style, _ comparator: ErasedComparator) {
            self.style = style
            self.comparator = comparator
        }
    }

    @MainActor package static func _reconcile<C: View>(
        _ modifier: UnsafePointer<Self>, content: UnsafePointer<C>, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        let modifier = modifier.pointee
        let memory = update.remember(node) { Memory(modifier.style, .of(Shown.Style.self)) }
        let isSame = memory.comparator.areEqual(&memory.style, modifier.style)
        if !isSame { memory.style = modifier.style }
        memory.environment.apply(&update, isSame: isSame) {
            $0[StyleKey<Shown.Configuration>.self] = TypedStyleEntry<Shown>(
                modifier.style, outer: $0[StyleKey<Shown.Configuration>.self])
        }
        C._reconcile(content, node, &update)
    }
}
