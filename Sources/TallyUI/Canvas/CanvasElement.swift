import Foundation
@_spi(Runtime) import TallyCore
import TallyScene

/// A canvas on the stage: what its renderer draws, in segments below the element's own.
final class CanvasElement: LeafElement {
    private var renderer: ((inout GraphicsContext, CGSize) -> Void)?
    private var isOpaque = false
    private var update: _ViewUpdate
    private let sheet: CanvasSheet
    private var drawnSize: Size?
    /// There once the canvas has been given views to draw.
    private var symbols: CanvasSymbols?

    override init(_ node: _ViewNode, _ update: _ViewUpdate) {
        self.update = update
        sheet = CanvasSheet(update.runtime)
        super.init(node, update)
        contentSegment.label = "canvas"
    }

    func update<Symbols: View>(to view: Canvas<Symbols>, _ update: _ViewUpdate) {
        renderer = view.renderer
        isOpaque = view.isOpaque
        self.update = update
        if Symbols.self != EmptyView.self {
            let symbols = symbols ?? CanvasSymbols(self)
            self.symbols = symbols
            symbols.update(to: view.symbols, update)
        }
        redraw()
    }

    /// Has the canvas drawn anew, as something that the renderer may use is another.
    func redraw() {
        isContentStale = true
        needsRecord()
    }

    override func contentSize(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions().sanitized
    }

    override func placeContent(_ rect: Rect, _ proposal: ProposedViewSize) {
        symbols?.place()
        super.placeContent(rect, proposal)
    }

    override func drawContent() -> Affine {
        let place = shownFrame
        let size = Size(width: Swift.max(0, place.width), height: Swift.max(0, place.height))
        if isContentStale || size != drawnSize {
            drawnSize = size
            // Views to draw may have to be recorded themselves first.
            if let symbols { symbols.needsDrawing = true } else { draw() }
        }
        return .translation(x: place.minX, y: place.minY)
    }

    // A moving frame may be a growing one, which is drawn anew.
    override var followedPlaces: [Attribute]? { frame.isMoving ? nil : [frame] }

    /// Runs the renderer and puts what it draws in place of what it drew before.
    func draw() {
        guard let renderer, let size = drawnSize else { return }
        let bounds = Rect(x: 0, y: 0, width: size.width, height: size.height)
        sheet.begin(bounds: bounds, symbols: symbols)
        let layer = CanvasLayer(sheet)
        if isOpaque { layer.add(sheet.drawing(.roundedRect(bounds, radius: 0, .color(.black)), "rectangle")) }
        var context = GraphicsContext(layer, environment: environment)
        runtime.hosting { update.describe(at: node) { renderer(&context, CGSize(size)) } }
        contentSegment.clip = .rect(bounds)
        contentSegment.setChildren(layer.finish())
        // What is blended is blended with what the canvas itself has drawn.
        contentSegment.effect = layer.hasBlending ? .group : nil
        sheet.end()
    }

    override func destroy() {
        symbols?.destroy()
        super.destroy()
    }
}
