import Foundation
import TallyCore

/// A view that draws a shape, and on which the same shape can be drawn once more.
@MainActor @preconcurrency
public protocol ShapeView<Content>: View {
    associatedtype Content: Shape
    nonisolated var shape: Self.Content { get }
}

extension _ShapeView: ShapeView {}

/// A shape filled over the view that drew it before.
nonisolated public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView, _PrimitiveView
{
    public var shape: Content
    public var style: Style
    public var fillStyle: FillStyle
    public var background: Background

    public nonisolated init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
        self.background = background
    }

    @MainActor public static func _reconcile(
        _ view: UnsafePointer<Self>, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        let view = view.pointee
        ShapeLayers.reconcile(
            _ShapeView(shape: view.shape, style: view.style, fillStyle: view.fillStyle), over: view.background, node,
            &update)
    }
}

/// A shape's outline drawn as a line, over the view that drew the shape before.
nonisolated public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView,
    _PrimitiveView
{
    public var shape: Content
    public var style: Style
    public var strokeStyle: StrokeStyle
    /// Lines are drawn smooth whatever this is.
    public var isAntialiased: Bool
    public var background: Background

    public nonisolated init(
        shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
    ) {
        self.shape = shape
        self.style = style
        self.strokeStyle = strokeStyle
        self.isAntialiased = isAntialiased
        self.background = background
    }

    @MainActor public static func _reconcile(
        _ view: UnsafePointer<Self>, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        let view = view.pointee
        ShapeLayers.reconcile(
            StrokedShapeView(shape: view.shape, style: view.style, stroke: view.strokeStyle), over: view.background,
            node,
            &update)
    }
}

/// A line just inside of a shape's outline, over the view that drew the shape before.
nonisolated public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View>:
    ShapeView,
    _PrimitiveView
{
    public var shape: Content
    public var style: Style
    public var strokeStyle: StrokeStyle
    /// Lines are drawn smooth whatever this is.
    public var isAntialiased: Bool
    public var background: Background

    public nonisolated init(
        shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
    ) {
        self.shape = shape
        self.style = style
        self.strokeStyle = strokeStyle
        self.isAntialiased = isAntialiased
        self.background = background
    }

    @MainActor public static func _reconcile(
        _ view: UnsafePointer<Self>, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        let view = view.pointee
        ShapeLayers.reconcile(
            StrokedShapeView(
                shape: view.shape.inset(by: view.strokeStyle.lineWidth / 2), style: view.style,
                stroke: view.strokeStyle),
            over: view.background, node, &update)
    }
}

/// A shape's outline drawn as a line with a style.
nonisolated private struct StrokedShapeView<Content: Shape, Style: ShapeStyle>: _PrimitiveView {
    let shape: Content
    let style: Style
    let stroke: StrokeStyle

    @MainActor static func _reconcile(_ view: UnsafePointer<Self>, _ node: _ViewNode, _ update: inout _ViewUpdate) {
        let view = view.pointee
        ShapeElement.reconcile(
            view.shape, .stroke(view.stroke), update.environment.concreteStyle(view.style), node, &update)
    }
}

@MainActor
private enum ShapeLayers {
    /// Shows the drawing alone where nothing was drawn before it: most shapes are drawn once.
    static func reconcile<Drawing: View, Background: View>(
        _ drawing: Drawing, over background: Background, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        if Background.self == EmptyView.self { return Drawing.reconcile(value: drawing, node, &update) }
        func reconcile<V: View>(_ view: V) { V.reconcile(value: view, node, &update) }
        reconcile(drawing.background { background })
    }
}
