import Foundation
import TallyScene

/// An image on the stage. Its frame and, for symbols and templates, its style move.
final class PictureElement: LeafElement {
    private var image: Image?
    private var picture: Picture?
    private let sheet: CanvasSheet
    private lazy var style = StyleAttribute(self)
    private var drawnSize: Size?

    override init(_ node: _ViewNode, _ update: _ViewUpdate) {
        sheet = CanvasSheet(update.runtime)
        super.init(node, update)
    }

    func bring(upTo image: Image, _ update: _ViewUpdate) {
        let environment = update.environment
        if self.image == image, self.environment.storage === environment.storage, picture != nil { return }
        let old = picture
        self.image = image
        let new = Picture(image, environment, runtime.shaper) { runtime.report($0) }
        picture = new
        if old?.size != new.size { invalidateLayout() }
        style.set(environment.settledForeground, scope: update.scope)
        isContentStale = true
        needsRecord()
    }

    override func contentSize(_ proposal: ProposedViewSize) -> CGSize {
        guard let picture else { return .zero }
        if image?.resizing == nil || picture.isNothing { return picture.size.sane }
        return CGSize(
            width: proposal.width ?? picture.size.width, height: proposal.height ?? picture.size.height
        ).sane
    }

    override func contentAlignment(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
        guard key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key,
            let picture, picture.size.height > 0
        else { return nil }
        return picture.baseline * size.height / picture.size.height
    }

    override func drawContent() -> Affine {
        let place = shownFrame
        let size = Size(width: Swift.max(0, place.width), height: Swift.max(0, place.height))
        if isContentStale || size != drawnSize {
            drawnSize = size
            draw(Rect(origin: .zero, size: size))
        }
        return .translation(x: place.minX, y: place.minY)
    }

    private func draw(_ bounds: Rect) {
        guard let picture else { return }
        sheet.begin(bounds: bounds, symbols: nil)
        let layer = CanvasLayer(sheet)
        let context = GraphicsContext(layer, environment: environment)
        if !bounds.isEmpty {
            picture.draw(context, in: CGRect(bounds), .identity, .init(kind: .resolved(style.shown)))
        }
        contentSegment.setChildren(layer.finish())
        sheet.end()
    }

    // A moving frame may be a growing one, which is drawn anew.
    override var followedPlace: Attribute? { frame.isMoving ? nil : frame }

    override var accessibilityText: String? {
        guard let image, !image.isDecorative else { return nil }
        if let label = image.label { return label.string(locale: environment.locale) }
        switch image.source {
        case .symbol(let name): return name.split(separator: ".").filter { $0 != "fill" }.joined(separator: " ")
        case .file(let file): return file.name
        case .drawing: return nil
        }
    }

    override var accessibilityKind: AccessibilityTraits { .isImage }
}
