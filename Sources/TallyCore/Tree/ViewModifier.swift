/// A change to a view that can be written once and applied to many.
@MainActor @preconcurrency
public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = _ViewModifier_Content<Self>
    @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body

    /// Updates the node with the modifier and what it is applied to, at addresses that are not kept.
    @MainActor static func _reconcile<C: View>(
        _ modifier: UnsafePointer<Self>, content: UnsafePointer<C>, _ node: _ViewNode, _ update: inout _ViewUpdate)

    /// True if the modifier does no more than to stand around elements, so that `_apply` suffices.
    @MainActor static var _isElementModifier: Bool { get }
    /// Puts the modifier around what comes next where `_isElementModifier`.
    @MainActor static func _apply(_ modifier: UnsafePointer<Self>, _ node: _ViewNode, _ update: inout _ViewUpdate)

    /// True if the modifier gives its view a transition.
    @MainActor static var _holdsTransition: Bool { get }

    /// Adds what the modifier writes at its view for the container around.
    @MainActor static func _describe(_ modifier: UnsafePointer<Self>, _ values: inout ContainerValues)
}

extension ViewModifier {
    @MainActor public static var _isElementModifier: Bool { false }
    @MainActor public static func _apply(
        _ modifier: UnsafePointer<Self>, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {}
    @MainActor public static var _holdsTransition: Bool { Body.self != Never.self && Body._holdsTransition }
    @MainActor public static func _describe(_ modifier: UnsafePointer<Self>, _ values: inout ContainerValues) {}

    @MainActor public static func _reconcile<C: View>(
        _ modifier: UnsafePointer<Self>, content: UnsafePointer<C>, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        Composite.reconcile(modifier, content: content, node, &update)
    }

    /// As `_reconcile`, with a modifier that stands at no address yet.
    @MainActor package static func reconcile<C: View>(
        value: Self, content: UnsafePointer<C>, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        withUnsafePointer(to: value) { _reconcile($0, content: content, node, &update) }
    }

    /// As `_apply`, with a modifier that stands at no address yet.
    @MainActor package static func apply(value: Self, _ node: _ViewNode, _ update: inout _ViewUpdate) {
        withUnsafePointer(to: value) { _apply($0, node, &update) }
    }
}

extension ViewModifier where Body == Never {
    public func body(content: Content) -> Never {
        fatalError("\(Self.self) has no body; it is applied by the runtime.")
    }
}

/// The view that a modifier is applied to, as its `body(content:)` sees it.
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: _PrimitiveView {
    @MainActor public static func _reconcile(
        _ view: UnsafePointer<Self>, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        guard let content = update.content else { return }
        update.content = content.outer
        content.reconcile(node, &update)
    }
}

extension ViewModifier {
    public nonisolated func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

nonisolated public struct EmptyModifier: ViewModifier, Sendable {
    public static let identity = EmptyModifier()
    public nonisolated init() {}

    @MainActor public static func _reconcile<C: View>(
        _ modifier: UnsafePointer<Self>, content: UnsafePointer<C>, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        C._reconcile(content, node, &update)
    }

    public typealias Body = Never
}
