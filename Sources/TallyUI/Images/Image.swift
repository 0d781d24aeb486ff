public import Foundation
@_spi(Runtime) import TallyCore
import TallyScene

/// A picture of a file, a symbol by its name, or a drawing of your own.
///
/// A symbol is a drawing of Tally's for the names that occur most, some 800, and for what is made of them: `.fill`, `.slash`,
/// `.badge.plus`, a symbol, letter or number in an area as in `star.circle` and `1.square.fill`, `circle.lefthalf.filled`,
/// `circle.dashed`. A name that it does not know shows a box of a symbol's size, no name shows nothing, and the stage warns of
/// both. A picture that is not found, or cannot be read, shows nothing, with a warning too.
public struct Image: Equatable, Sendable {
    enum Source: Equatable, Sendable {
        case symbol(String)
        case file(ImageFile)
        case drawing(ImageDrawing)
        case memory(ImageMemory)
    }

    let source: Source
    /// The text for assistive technology; nil is that of the source, and if it is empty, nothing is told of the
    /// picture.
    var label: Text?
    var isDecorative = false
    var resizing: ResizingMode?
    var rendering: TemplateRenderingMode?
    /// Nil is that of the place.
    var symbolMode: SymbolRenderingMode.Kind?
    /// How many of a symbol's levels are lit, as a share.
    private(set) var variableValue: Double?

    init(_ source: Source, label: Text? = nil, isDecorative: Bool = false) {
        self.source = source
        self.label = label
        self.isDecorative = isDecorative
    }

    /// A symbol; its size and weight are those of the font, its colour the foreground's.
    public init(systemName: String) { self.init(.symbol(systemName)) }

    /// A symbol of which some levels are lit, as the arcs of `wifi` are; the others are drawn at 0.3.
    ///
    /// - Parameter variableValue: The share that is lit: each of n levels counts for 1/n and is lit as soon as some of it is
    ///   there. Nil, not a number, or a symbol without levels: as it is without a value.
    public init(systemName: String, variableValue: Double?) {
        self.init(.symbol(systemName))
        self.variableValue = variableValue.flatMap { $0.isNaN ? nil : $0 }
    }

    /// The picture of this name in a bundle, the main one unless another is given: of an asset catalog, `*.xcassets`, among its
    /// resources, with what that has for the dark, or a file. PNG, JPEG, WebP and what else GdkPixbuf reads; `name@2x.png` and
    /// `name@3x.png` have as many pixels a point.
    public init(_ name: String, bundle: Bundle? = nil) { self.init(.file(ImageFile(name, bundle))) }

    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(.file(ImageFile(name, bundle)), label: label)
    }

    /// A picture that assistive technology is not told of.
    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(.file(ImageFile(name, bundle)), isDecorative: true)
    }

    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(.file(ImageFile(name, bundle)))
    }

    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
        self.init(.file(ImageFile(name, bundle)), label: label)
    }

    /// A picture that assistive technology is not told of.
    public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(.file(ImageFile(name, bundle)), isDecorative: true)
    }

    /// A drawing of a size in points. Equal to itself and its copies alone.
    public init(
        size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
        renderer: @escaping (inout GraphicsContext) -> Void
    ) {
        self.init(
            .drawing(ImageDrawing(size: size.sanitized, isOpaque: opaque, renderer)), label: label,
            isDecorative: label == nil)
    }

    func changing(_ change: (inout Image) -> Void) -> Image {
        var copy = self
        change(&copy)
        return copy
    }
}

extension Image {
    /// How a picture fills a size that is not its own.
    public enum ResizingMode: Sendable {
        case tile
        case stretch
    }

    /// Whether a picture's own colours are drawn, or the foreground in the picture's shape.
    public enum TemplateRenderingMode: Sendable {
        case template
        case original
    }

    /// How smoothly a picture is scaled; it is always drawn smoothly.
    public enum Interpolation: Sendable {
        case none
        case low
        case medium
        case high
    }

    /// How large symbols are beside a text of the same font.
    public enum Scale: Hashable, Sendable {
        case small
        case medium
        case large
    }

    /// Has the picture take the size that it is proposed. Insets are kept and not drawn: all of it is stretched or laid
    /// out.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        changing { $0.resizing = resizingMode }
    }

    /// Sets how the picture is drawn; with nil symbols are drawn in the foreground style, other pictures in their own
    /// colours.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        changing { $0.rendering = renderingMode }
    }

    /// Changes nothing: pictures are always scaled smoothly.
    public func interpolation(_ interpolation: Interpolation) -> Image { self }

    /// Changes nothing: edges are always drawn smooth.
    public func antialiased(_ isAntialiased: Bool) -> Image { self }
}

extension Image: _PrimitiveView {
    @MainActor public static func _reconcile(
        _ view: UnsafePointer<Self>, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        let view = view.pointee
        let element: PictureElement
        if let known = node.element(PictureElement.self) {
            element = known
        } else {
            element = PictureElement(node, update)
            node.element = element
        }
        element.update(to: view, update)
        element.finish(update)
    }
}

/// Draws an image that is made by a closure.
// unsafe: nothing of it changes; the closure is called on the main actor alone.
final class ImageDrawing: Equatable, @unchecked Sendable {
    let size: CGSize
    let isOpaque: Bool
    let renderer: (inout GraphicsContext) -> Void

    init(size: CGSize, isOpaque: Bool, _ renderer: @escaping (inout GraphicsContext) -> Void) {
        self.size = size
        self.isOpaque = isOpaque
        self.renderer = renderer
    }

    static func == (a: ImageDrawing, b: ImageDrawing) -> Bool { a === b }
}
