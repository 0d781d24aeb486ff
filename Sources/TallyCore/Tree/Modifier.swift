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

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public var body: Never { fatalError("ModifiedContent has no body.") }

    @MainActor public static func _reconcile(
        _ view: UnsafePointer<Self>, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        // By address: naming the fields would look this type up again at each level, and copy all that is inside.
        Modifier._reconcile(
            FieldAddresses.second(of: view, behind: Content.self, Modifier.self),
            content: FieldAddresses.first(of: view, Content.self), node, &update)
    }

    @MainActor public static func _addSubviews(_ view: UnsafePointer<Self>, to list: inout _SubviewList) {
        let modifier = view.pointee.modifier
        list.modifying { subview in
            subview.content = subview.content.modified(modifier)
            withUnsafePointer(to: modifier) { Modifier._describe($0, &subview.containerValues) }
        } _: {
            Content._addSubviews(FieldAddresses.first(of: view, Content.self), to: &$0)
        }
    }

    @MainActor public static var _isModifiersOnly: Bool { Modifier._isElementModifier && Content._isModifiersOnly }

    @MainActor public static var _holdsTransition: Bool { Modifier._holdsTransition || Content._holdsTransition }
    @MainActor public static var _mayBeSeveral: Bool { Content._mayBeSeveral }

    @MainActor public static func _apply(_ view: UnsafePointer<Self>, _ node: _ViewNode, _ update: inout _ViewUpdate) {
        Modifier._apply(FieldAddresses.second(of: view, behind: Content.self, Modifier.self), node, &update)
        Content._apply(FieldAddresses.first(of: view, Content.self), node, &update)
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
