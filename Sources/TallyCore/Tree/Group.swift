/// Views that stay what they are in the container around them; modifiers on the group go to each.
public struct Group<Content> {
    package let content: Content

    package nonisolated init(content: Content) { self.content = content }
}

extension Group: View where Content: View {
    public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

    public var body: Never { fatalError("Group has no body.") }

    @MainActor public static var _holdsTransition: Bool { Content._holdsTransition }
    @MainActor public static var _mayBeSeveral: Bool { Content._mayBeSeveral }

    @MainActor public static func _reconcile(
        _ view: UnsafePointer<Self>, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        Content._reconcile(FieldAddresses.first(of: view, Content.self), node, &update)
    }

    @MainActor public static func _addSubviews(_ view: UnsafePointer<Self>, to list: inout _SubviewList) {
        Content._addSubviews(FieldAddresses.first(of: view, Content.self), to: &list)
    }
}
