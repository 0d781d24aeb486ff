import Foundation
@_spi(Runtime) import TallyCore
import TallyMotion
import TallyScene

/// How a shape is drawn.
enum ShapeDrawing: Equatable {
    case fill(FillStyle)
    case stroke(StrokeStyle)
}

/// A shape on the stage. Its frame, its style, the width of its stroke and its own animatable data move.
final class ShapeElement<S: Shape>: LeafElement {
    private var shape: S
    private var data: AnimatedData<S.AnimatableData>?
    private var drawing = ShapeDrawing.fill(FillStyle())
    private lazy var strokeWidth = Attribute(self, isPartOfContent: true)
    private lazy var style = StyleAttribute(self)
    private var drawnSize: Size?
    private var isMirrored = false
    private var following: ContainerFollower?

    init(_ shape: S, _ node: _ViewNode, _ update: _ViewUpdate) {
        self.shape = shape
        super.init(node, update)
        guard S.AnimatableData.self != EmptyAnimatableData.self else { return }
        let data = AnimatedData(shape.animatableData, at: node) { [weak self] in self?.redraw() }
        own(data)
        self.data = data
    }

    func update(to new: S, _ drawing: ShapeDrawing, _ style: ResolvedStyle, _ update: _ViewUpdate) {
        data?.set(new.animatableData, scope: update.scope, environment: update.environment)
        let isMirrored = new.isMirrored(in: update.environment.layoutDirection)
        if self.drawing != drawing || self.isMirrored != isMirrored || !areSurelyEqual(shape, new) { redraw() }
        self.isMirrored = isMirrored
        shape = new
        self.drawing = drawing
        // Outside of containers it costs no closures.
        if following != nil || update.environment.container != nil {
            following = ContainerFollower.follower(
                following, in: update.environment, self,
                bounds: { [weak self] in (self?.shownFrame).map { CGRect($0) } },
                changed: { [weak self] in self?.redraw() })
        }
        if case .stroke(let stroke) = drawing {
            strokeWidth.set(.init(Double(stroke.lineWidth), Double(stroke.dashPhase)), scope: update.scope)
        }
        self.style.set(style, scope: update.scope)
    }

    private func redraw() {
        isContentStale = true
        needsRecord()
    }

    private var shownShape: S {
        guard let data else { return shape }
        var shown = shape
        shown.animatableData = data.shown
        return shown
    }

    override func contentSize(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal).sanitized }

    override func reportMotion(to report: inout MotionReport) {
        report.add("animatableData", .plain, data)
        report.add("line width and dash phase", .point, strokeWidth)
        report.add("style", .color, style)
        super.reportMotion(to: &report)
    }

    override func drawContent() -> Affine {
        let place = shownFrame
        let size = Size(width: Swift.max(0, place.width), height: Swift.max(0, place.height))
        if isContentStale || size != drawnSize {
            drawnSize = size
            contentSegment.content = content(CGRect(x: 0, y: 0, width: size.width, height: size.height))
            contentSegment.effect = style.shadows
            contentSegment.label = S.kind
        }
        return .translation(x: place.minX, y: place.minY)
    }

    // A moving frame may be a growing one, which is drawn anew.
    override var followedPlaces: [Attribute]? { frame.isMoving ? nil : [frame] }

    private func content(_ rect: CGRect) -> DrawContent {
        let shape = shownShape
        let paint = style.paint(in: rect)
        switch drawing {
        case .fill(let fill):
            if !isMirrored, let plain = shape.plainRect(in: rect) {
                return .roundedRect(plain.rect, radius: plain.radius, paint)
            }
            return .fill(path(of: shape, in: rect).outline, paint, evenOdd: fill.isEOFilled)
        case .stroke(var stroke):
            stroke.lineWidth = CGFloat(strokeWidth.presented[0])
            stroke.dashPhase = CGFloat(strokeWidth.presented[1])
            return .stroke(path(of: shape, in: rect).outline, paint, stroke.stroke)
        }
    }

    private func path(of shape: S, in rect: CGRect) -> Path {
        (following?.path(of: shape, in: rect) ?? shape.path(in: rect)).mirrored(isMirrored, in: rect)
    }

    override func destroy() {
        following?.end()
        super.destroy()
    }

    override func contentContains(_ point: Point) -> Bool {
        let place = shownFrame
        let size = Size(width: Swift.max(0, place.width), height: Swift.max(0, place.height))
        let drawn =
            isContentStale || size != drawnSize
            ? content(CGRect(x: 0, y: 0, width: size.width, height: size.height)) : contentSegment.content
        return drawn.shapeCovers(Point(x: point.x - place.minX, y: point.y - place.minY))
    }
}
