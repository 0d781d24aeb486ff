/// One of two views: an `if` with an `else`, or the cases of a `switch`.
public struct _ConditionalContent<TrueContent, FalseContent> {
    @usableFromInline package enum Storage {
        case trueContent(TrueContent)
        case falseContent(FalseContent)
    }

    @usableFromInline package let storage: Storage

    @inlinable package init(storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: ChoiceValue {
    var first: TrueContent? {
        if case .trueContent(let content) = storage { content } else { nil }
    }

    var second: FalseContent? {
        if case .falseContent(let content) = storage { content } else { nil }
    }
}

extension _ConditionalContent: ConditionalView where TrueContent: View, FalseContent: View {
    package var isTrue: Bool {
        if case .trueContent = storage { true } else { false }
    }

    package var branch: any View {
        switch storage {
        case .trueContent(let content): content
        case .falseContent(let content): content
        }
    }
}

/// A view that is one of two.
package protocol ConditionalView {
    var isTrue: Bool { get }
    var branch: any View { get }
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
    public var body: Never { fatalError("A conditional view has no body.") }

    @MainActor public static var _mayBeSeveral: Bool { TrueContent._mayBeSeveral || FalseContent._mayBeSeveral }
    @MainActor public static var _holdsTransition: Bool {
        TrueContent._holdsTransition || FalseContent._holdsTransition
    }

    @MainActor public static func _reconcile(
        _ view: UnsafePointer<Self>, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        let children = DynamicChildren.of(node, update)
        switch view.pointee.storage {
        case .trueContent(let content): children.reconcile(where: true, content, update)
        case .falseContent(let content): children.reconcile(where: false, content, update)
        }
    }

    @MainActor public static func _addSubviews(_ view: UnsafePointer<Self>, to list: inout _SubviewList) {
        switch view.pointee.storage {
        case .trueContent(let content): list.add(content, named: true)
        case .falseContent(let content): list.add(content, named: false)
        }
    }
}

extension Optional: View where Wrapped: View {
    public var body: Never { fatalError("An optional view has no body.") }

    @MainActor public static var _holdsTransition: Bool { Wrapped._holdsTransition }
    @MainActor public static var _mayBeSeveral: Bool { Wrapped._mayBeSeveral }

    @MainActor public static func _reconcile(
        _ view: UnsafePointer<Self>, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        let children = DynamicChildren.of(node, update)
        if let content = view.pointee {
            children.reconcile(where: true, content, update)
        } else {
            children.reconcileNone(update)
        }
    }
    @MainActor public static func _addSubviews(_ view: UnsafePointer<Self>, to list: inout _SubviewList) {
        if let content = view.pointee { list.add(content, named: true) }
    }
}
