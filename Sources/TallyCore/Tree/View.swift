/// A part of an interface, described by a value; nodes that outlive the value keep its state and its motion.
///
/// `body` runs when a stored property, a state, an observed object or an environment value that it read has changed,
/// and at no other time.
@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }

    /// Updates the node with the view at an address, which is not kept. Views with a body need none of their own.
    @MainActor static func _reconcile(_ view: UnsafePointer<Self>, _ node: _ViewNode, _ update: inout _ViewUpdate)

    /// True for the stand-in that a modifier's body is given, with nothing but element modifiers around it.
    @MainActor static var _isModifiersOnly: Bool { get }
    /// Puts the modifiers around what comes next where `_isModifiersOnly`, and leaves the rest of the update as it is.
    @MainActor static func _apply(_ view: UnsafePointer<Self>, _ node: _ViewNode, _ update: inout _ViewUpdate)

    /// True if the view, or one of those that it stands for in its container, is written with a transition.
    @MainActor static var _holdsTransition: Bool { get }

    /// True if the view may stand for several in its container, as far as its type tells.
    @MainActor static var _mayBeSeveral: Bool { get }

    /// Adds the views that the one at an address stands for in its container. One by itself need not say so.
    @MainActor static func _addSubviews(_ view: UnsafePointer<Self>, to list: inout _SubviewList)
}

extension View {
    @MainActor public static var _isModifiersOnly: Bool { false }
    @MainActor public static func _apply(_ view: UnsafePointer<Self>, _ node: _ViewNode, _ update: inout _ViewUpdate) {}
    @MainActor public static var _holdsTransition: Bool {
        TypeAnswers.holdsTransition.answer(for: Self.self) { Body._holdsTransition }
    }
    @MainActor public static var _mayBeSeveral: Bool {
        TypeAnswers.mayBeSeveral.answer(for: Self.self) { Body._mayBeSeveral }
    }

    @MainActor public static func _addSubviews(_ view: UnsafePointer<Self>, to list: inout _SubviewList) {
        list.add(composite: view.pointee)
    }

    @MainActor public static func _reconcile(
        _ view: UnsafePointer<Self>, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        Composite.reconcile(view, node, &update)
    }

    /// As `_reconcile`, with a view that stands at no address yet.
    @MainActor package static func reconcile(value: Self, _ node: _ViewNode, _ update: inout _ViewUpdate) {
        withUnsafePointer(to: value) { _reconcile($0, node, &update) }
    }
}

extension Never: View {
    public var body: Never { fatalError("Never has no body.") }
}

/// A view that the runtime knows by itself.
public protocol _PrimitiveView: View where Body == Never {}

extension _PrimitiveView {
    public var body: Never {
        fatalError(
            "\(Self.self) has no body; it is drawn by the runtime. Put it into a view instead of reading its body.")
    }
}
