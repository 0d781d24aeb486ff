public import Foundation
@_spi(Runtime) import TallyCore

/// A view that its renderer draws: paths, texts, pictures and views of your own, in the order of the calls.
///
/// The renderer runs when the canvas is shown first, when the view around it is evaluated anew, and in each frame in which
/// its size or one of its symbols moves; what it reads of state counts as read by that view. Nothing is drawn outside the
/// canvas. Calls that draw the same as those at the same place before cost no painting.
///
/// - Complexity: O(what the renderer draws), each time it runs; segments are used again from one time to the next.
nonisolated public struct Canvas<Symbols: View>: _PrimitiveView {
    /// Views that the renderer may draw, each with a `tag(_:)`.
    public var symbols: Symbols
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    /// Whether the canvas is opaque: if it is, black is below everything drawn.
    public var isOpaque: Bool
    /// The value is kept and changes nothing: all blending is in gamma-encoded sRGB.
    public var colorMode: ColorRenderingMode
    /// The value is kept and changes nothing: a canvas is drawn in the frame that it belongs to.
    public var rendersAsynchronously: Bool

    public nonisolated init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        self.symbols = symbols()
        self.renderer = renderer
        isOpaque = opaque
        self.colorMode = colorMode
        self.rendersAsynchronously = rendersAsynchronously
    }

    @MainActor public static func _reconcile(
        _ view: UnsafePointer<Self>, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        let view = view.pointee
        let element: CanvasElement
        if let known = node.element(CanvasElement.self) {
            element = known
        } else {
            element = CanvasElement(node, update)
            node.element = element
        }
        element.update(to: view, update)
        element.finish(update)
    }
}

extension Canvas where Symbols == EmptyView {
    public nonisolated init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.init(
            opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer
        ) { EmptyView() }
    }
}
