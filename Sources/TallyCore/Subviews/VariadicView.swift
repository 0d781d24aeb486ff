/// Views made of the views that another one stands for in its container: `Group(subviews:)` as it was before iOS 18.
///
/// A root gets the views as its children and says what is shown of them: `_VariadicView.Tree(Root()) { content }`.
public enum _VariadicView {
    public typealias Root = _VariadicView_Root
    public typealias ViewRoot = _VariadicView_ViewRoot
    public typealias Children = _VariadicView_Children
    public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
    public typealias MultiViewRoot = _VariadicView_MultiViewRoot

    /// A root with the content whose views it shows.
    public struct Tree<Root: _VariadicView_Root, Content> {
        public var root: Root
        public var content: Content

        @inlinable public nonisolated init(_ root: Root, @ViewBuilder content: () -> Content) {
            self.root = root
            self.content = content()
        }
    }
}

public protocol _VariadicView_Root {
    /// Apple's runtime reads it; Tally's does not.
    static var _viewListOptions: Int { get }
}

extension _VariadicView_Root {
    public static var _viewListOptions: Int { 0 }
}

/// What is shown of the views in a tree. Its states and its other dynamic properties are kept as those of a view.
@MainActor @preconcurrency
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func body(children: _VariadicView.Children) -> Self.Body

    /// Whether the body is one view in the container around, whatever it consists of.
    @MainActor static var _isUnary: Bool { get }
}

extension _VariadicView_ViewRoot {
    @MainActor public static var _isUnary: Bool { false }
}

/// A root whose body is one view: where it consists of several, one stands below the other.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

extension _VariadicView_UnaryViewRoot {
    @MainActor public static var _isUnary: Bool { true }
}

/// A root each of whose body's views stands in the container around.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
    public typealias Body = Never
    public var body: Never { fatalError("_VariadicView.Tree has no body; it is shown by the runtime.") }

    @MainActor public static func _reconcile(
        _ view: UnsafePointer<Self>, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        let body = VariadicBody(view.pointee)
        if Root._isUnary {
            node.reconcileChild(0, VStack { body }, update)
        } else {
            VariadicBody.reconcile(value: body, node, &update)
        }
    }

    @MainActor public static func _addSubviews(_ view: UnsafePointer<Self>, to list: inout _SubviewList) {
        if Root._isUnary { list.add(view.pointee) } else { list.add(composite: VariadicBody(view.pointee)) }
    }
}

/// What a root makes of the views in its tree.
nonisolated private struct VariadicBody<Root: _VariadicView_ViewRoot, Content: View>: View {
    @Installed private var root: Root
    private let content: Content

    init(_ tree: _VariadicView.Tree<Root, Content>) {
        _root = Installed(wrappedValue: tree.root)
        content = tree.content
    }

    @MainActor var body: some View { root.body(children: _VariadicView.Children(SubviewsCollection(of: content))) }
}
