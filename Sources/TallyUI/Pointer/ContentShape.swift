import Foundation
@_spi(Runtime) import TallyCore
import TallyScene

nonisolated public struct _ContentShapeModifier<S: Shape>: ElementModifier {
    public typealias Body = Never
    let shape: S
    let isEvenOdd: Bool
    let kinds: ContentShapeKinds

    @usableFromInline init(shape: S, isEvenOdd: Bool, kinds: ContentShapeKinds = .interaction) {
        self.shape = shape
        self.isEvenOdd = isEvenOdd
        self.kinds = kinds
    }

    @MainActor package func makeSlot(for element: Element, _ applied: TypedAppliedModifier<Self>) -> Slot {
        ContentShapeSlot<S>(element, applied)
    }
}

/// Says which outline a view has while it is lifted.
@MainActor
private protocol PreviewOutline {
    /// Nil: the shape stands for something else.
    var previewOutline: (@Sendable (CGRect) -> Path)? { get }
}

extension Element {
    /// The outline of the view where a context menu lifts it; nil: it says none.
    package final var contextMenuOutline: (@Sendable (CGRect) -> Path)? {
        slots.lazy.compactMap { ($0 as? any PreviewOutline)?.previewOutline }.first
    }
}

final class ContentShapeSlot<S: Shape>: Slot, PreviewOutline {
    fileprivate var previewOutline: (@Sendable (CGRect) -> Path)? {
        guard let modifier = (applied as? TypedAppliedModifier<_ContentShapeModifier<S>>)?.modifier,
            modifier.kinds.contains(.contextMenuPreview)
        else { return nil }
        let shape = modifier.shape
        let isMirrored = shape.isMirrored(in: applied.environment.layoutDirection)
        return { shape.path(over: $0).mirrored(isMirrored, in: $0) }
    }

    override func hitShapeContains(_ point: Point) -> Bool? {
        guard let modifier = (applied as? TypedAppliedModifier<_ContentShapeModifier<S>>)?.modifier,
            modifier.kinds.contains(.interaction)
        else { return nil }
        let bounds = CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
        let path =
            applied.environment.container?.path(of: modifier.shape, in: bounds, at: site)
            ?? modifier.shape.path(over: bounds)
        let isMirrored = modifier.shape.isMirrored(in: applied.environment.layoutDirection)
        return path.mirrored(isMirrored, in: bounds).contains(
            CGPoint(x: point.x, y: point.y), eoFill: modifier.isEvenOdd)
    }
}

/// What a content shape stands for.
public struct ContentShapeKinds: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// What taps, drags and pointers hit, and where assistive technology finds the view.
    public static let interaction = ContentShapeKinds(rawValue: 1)
    /// The kind is kept and changes nothing: what is dragged is shown as it is drawn.
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    /// The outline of the view where a context menu lifts it.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    /// The kind is kept and changes nothing: nothing is shown under a pointer.
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
    /// The kind is kept and changes nothing.
    public static let accessibility = ContentShapeKinds(rawValue: 16)
}

extension View {
    /// Makes a shape of the view's bounds what it is for the kinds of use: of these `interaction` is what is hit.
    @inlinable public nonisolated func contentShape<S: Shape>(
        _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
    ) -> some View {
        modifier(_ContentShapeModifier(shape: shape, isEvenOdd: eoFill, kinds: kind))
    }

    /// Makes a shape of the view's bounds what is hit, in place of what is drawn.
    @inlinable public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        modifier(_ContentShapeModifier(shape: shape, isEvenOdd: eoFill))
    }
}
