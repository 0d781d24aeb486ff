/// A change to a view that can be written once and applied to many.
@MainActor @preconcurrency
public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = _ViewModifier_Content<Self>
    @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body

    /// Brings the node up to date with the modifier and what it is applied to.
    @MainActor static func _reconcile<C: View>(
        _ modifier: Self, content: C, _ node: _ViewNode, _ update: inout _ViewUpdate)

    /// True if the modifier does no more than to stand around elements, so that `_apply` suffices.
    @MainActor static var _isElementModifier: Bool { get }
    /// Where `_isElementModifier`: puts the modifier around what comes next.
    @MainActor static func _apply(_ modifier: Self, _ node: _ViewNode, _ update: inout _ViewUpdate)

    /// True if the modifier gives its view a transition.
    @MainActor static var _holdsTransition: Bool { get }
}

extension ViewModifier {
    @MainActor public static var _isElementModifier: Bool { false }
    @MainActor public static func _apply(_ modifier: Self, _ node: _ViewNode, _ update: inout _ViewUpdate) {}
    @MainActor public static var _holdsTransition: Bool { Body.self != Never.self && Body._holdsTransition }

    @MainActor public static func _reconcile<C: View>(
        _ modifier: Self, content: C, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        Composite.reconcile(modifier, content: content, node, &update)
    }
}

extension ViewModifier where Body == Never {
    public func body(content: Content) -> Never {
        fatalError("\(Self.self) has no body; it is applied by the runtime.")
    }
}

/// The view that a modifier is applied to, as its `body(content:)` sees it.
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: _PrimitiveView {
    @MainActor public static func _reconcile(_ view: Self, _ node: _ViewNode, _ update: inout _ViewUpdate) {
        guard let content = update.content else { return }
        update.content = content.outer
        content.reconcile(node, &update)
    }
}

/// A view with a modifier applied.
@frozen public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier

    @inlinable public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}
extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public var body: Never { fatalError("ModifiedContent has no body.") }

    @MainActor public static func _reconcile(_ view: Self, _ node: _ViewNode, _ update: inout _ViewUpdate) {
        withParts(of: view) { Modifier._reconcile($1.pointee, content: $0.pointee, node, &update) }
    }

    @MainActor public static var _isModifiersOnly: Bool { Modifier._isElementModifier && Content._isModifiersOnly }

    @MainActor public static var _holdsTransition: Bool { Modifier._holdsTransition || Content._holdsTransition }

    @MainActor public static func _apply(_ view: Self, _ node: _ViewNode, _ update: inout _ViewUpdate) {
        withParts(of: view) {
            Modifier._apply($1.pointee, node, &update)
            Content._apply($0.pointee, node, &update)
        }
    }

    @inline(__always)
    private static func withParts(
        of view: Self, _ body: (UnsafePointer<Content>, UnsafePointer<Modifier>) -> Void
    ) {
        // By address: naming the fields would look this type up again at each level, and copy all that is inside.
        withUnsafePointer(to: view) { pointer in
            let base = UnsafeRawPointer(pointer)
            let alignment = MemoryLayout<Modifier>.alignment
            let offset = (MemoryLayout<Content>.size + alignment - 1) & ~(alignment - 1)
            body(
                base.assumingMemoryBound(to: Content.self),
                (base + offset).assumingMemoryBound(to: Modifier.self))
        }
    }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    public func body(content: _ViewModifier_Content<Self>) -> some View {
        content.modifier(self.content).modifier(modifier)
    }
}

extension View {
    // Inlinable, as the modifiers used most are: a body that is compiled with its types known does not look them up.
    @inlinable public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
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
        _ modifier: Self, content: C, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        C._reconcile(content, node, &update)
    }

    public typealias Body = Never
}
