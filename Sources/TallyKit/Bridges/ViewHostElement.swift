import Foundation
@_spi(Runtime) import TallyCore
import TallyLayers
internal import TallyScene

/// A view of UIKit's among those of SwiftUI: its layers' segments stand below the element's own.
final class ViewHostElement: LeafElement {
    let root: HostRootView
    private(set) var context: LayerContext?
    /// Answers for the size; nil: the view does.
    var sizeThatFits: (@MainActor (ProposedViewSize) -> CGSize?)?
    /// What a representable keeps between its updates.
    var made: AnyObject?
    /// Called when the element ends.
    var dismantle: (@MainActor () -> Void)?
    let touches: TouchDelivery
    private var drawnScheme: ColorScheme?
    private var drawnSize = DynamicTypeSize.large
    /// The views of SwiftUI inside; made with the first.
    private(set) var hosted: HostedViews?
    /// The last update of its place, for the views inside.
    private var lastUpdate: _ViewUpdate

    override init(_ node: _ViewNode, _ update: _ViewUpdate) {
        root = HostRootView()
        touches = TouchDelivery(root)
        lastUpdate = update
        super.init(node, update)
        contentSegment.label = "view"
        root.host = self
        context = LayerContext(root.layer, in: runtime) { [weak self] in self?.layersChanged() }
        contentSegment.setOnlyChild(root.layer.ensureDrawing().outer)
    }

    private func layersChanged() {
        if hosted?.isDisplaced == true { invalidateLayout() }
        isContentStale = true
        needsRecord()
    }

    /// The view is asked for its size, and may set itself up for the answer.
    private var isMeasuring = false

    override func contentSize(_ proposal: ProposedViewSize) -> CGSize {
        isMeasuring = true
        defer { isMeasuring = false }
        if let size = sizeThatFits?(proposal) { return size }
        return root.content?.size(for: proposal) ?? proposal.replacingUnspecifiedDimensions()
    }

    /// Takes note of the surroundings, after each update.
    func updated(_ update: _ViewUpdate) {
        lastUpdate = update
        hosted?.update(update)
    }

    // MARK: SwiftUI inside

    func hosting(_ view: HostingView) {
        let hosted = hosted ?? HostedViews(self)
        self.hosted = hosted
        hosted.add(view)
    }

    /// One of the views that hosted views has ended: so does what it showed, in the next turn.
    func viewHasEnded() {
        runtime.afterUpdate { [weak self] in if let self, isAlive { hosted?.sweep() } }
    }

    func startHosting() {
        runtime.afterUpdate { [weak self] in
            guard let self, isAlive, let hosted else { return }
            runtime.changeAtOnce { hosted.update(self.lastUpdate) }
        }
    }

    func hostedChanged() { invalidateLayout() }

    override func contentAlignment(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
        guard key.isTextBaseline, let lines = root.content?.baselines(for: size) else { return nil }
        return key == VerticalAlignment.firstTextBaseline.key ? lines.first : lines.last
    }

    override func placeContent(_ rect: Rect, _ proposal: ProposedViewSize) {
        super.placeContent(rect, proposal)
        if !frame.isMoving { root.resize(to: CGSize(width: rect.width, height: rect.height)) }
        if let hosted {
            context?.commit()
            hosted.place(from: Point(x: rect.minX, y: rect.minY))
        }
    }

    override func drawContent() -> Affine {
        let place = shownFrame
        root.resize(to: CGSize(width: Swift.max(place.width, 0), height: Swift.max(place.height, 0)))
        // Before, colours were those of whatever was played then.
        let (scheme, size) = (environment.colorScheme, environment.dynamicTypeSize)
        if drawnScheme != scheme || drawnSize != size {
            let wasDark = drawnScheme.map { $0 == .dark } ?? (scheme != .dark)
            root.surroundingsChanged(
                from: UITraitCollection.ofWhatIsPlayed.with(wasDark ? .dark : .light, UIContentSizeCategory(drawnSize)))
        }
        (drawnScheme, drawnSize) = (scheme, size)
        if let context {
            context.commit()
            _ = context.draw(
                LayerSurroundings(
                    shaper: runtime.shaper, scale: Double(environment.displayScale), environment: environment))
        }
        hosted?.draw(from: Point(x: place.minX, y: place.minY))
        return .translation(x: place.minX, y: place.minY)
    }

    override var holdsState: Bool { true }

    override func contentContains(_ point: Point) -> Bool {
        guard root.overlay?.letsThrough == true else { return super.contentContains(point) }
        let place = shownFrame
        return touches.reaches(CGPoint(x: point.x - place.minX, y: point.y - place.minY))
    }

    /// Has the size asked for anew: the view's own has changed.
    func sizeChanged() { if !isMeasuring { invalidateLayout() } }

    override var accessibilityParts: [AccessibilityPart] {
        let place = shownFrame
        return root.spoken.map { part in
            AccessibilityPart(
                label: part.label, value: part.value, traits: part.traits,
                rect: Rect(part.rect).offset(x: place.minX, y: place.minY), segment: part.segment)
        }
    }

    override func destroy() {
        dismantle?()
        dismantle = nil
        touches.cancel()
        hosted?.destroy()
        root.end()
        context?.end()
        context = nil
        super.destroy()
    }
}
