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
    typealias First = TrueContent
    typealias Second = FalseContent

    /// By the tag: whoever asks an enumeration that is not known by its type copies it first.
    ///
    /// unsafe: cases whose payloads are of generic types begin where the enumeration does, and its tag stands behind the larger one
    /// (Swift ABI, `TypeLayout.rst`: what the runtime lays out uses no spare bits).
    @inline(__always)
    static func isFirst(_ address: UnsafeRawPointer) -> Bool {
        let end = Swift.max(MemoryLayout<TrueContent>.size, MemoryLayout<FalseContent>.size)
        assert(MemoryLayout<Self>.size == end + 1, "\(Self.self) has no tag at its end.")
        let isFirst = address.load(fromByteOffset: end, as: UInt8.self) == 0
        assert(isFirst == address.assumingMemoryBound(to: Self.self).pointee.holds, "\(Self.self) has another tag.")
        return isFirst
    }

    private var holds: Bool {
        if case .trueContent = storage { true } else { false }
    }
}

extension _ConditionalContent: ConditionalView where TrueContent: View, FalseContent: View {
    package var isTrue: Bool { holds }

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
        let content = UnsafeRawPointer(view)
        if isFirst(content) {
            children.reconcile(where: true, at: content.assumingMemoryBound(to: TrueContent.self), update)
        } else {
            children.reconcile(where: false, at: content.assumingMemoryBound(to: FalseContent.self), update)
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
        guard view.pointee != nil else { return children.reconcileNone(update) }
        // What an optional holds is where the optional is.
        children.reconcile(where: true, at: UnsafeRawPointer(view).assumingMemoryBound(to: Wrapped.self), update)
    }
    @MainActor public static func _addSubviews(_ view: UnsafePointer<Self>, to list: inout _SubviewList) {
        if let content = view.pointee { list.add(content, named: true) }
    }
}
