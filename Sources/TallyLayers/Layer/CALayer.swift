public import Foundation
public import TallyCore
package import TallyScene
internal import TallyUI

/// A rectangle that draws itself and its sublayers, and whose properties move: by themselves, or by animations that are added.
///
/// Layers belong to the main thread. What is set is the model; what is seen is `presentation()`. A layer that stands in no tree
/// that a stage or a window shows is set at once. Values that are not finite are not taken over.
// long: what programs override has to stand in the class itself.
open class CALayer: NSObject, CAMediaTiming {
    // MARK: State

    /// What was set.
    package final var modelValues = LayerValues()
    /// The sublayers, in the order in which they were added.
    package final var children: [CALayer] = []
    package final weak var parent: CALayer?
    /// What shows the tree that the layer stands in; nil: nothing does.
    package final var context: LayerContext?
    /// Animations in the order in which they were added.
    package final var attached: [AttachedAnimation] = []
    /// What is shown while animations make it differ from the model.
    package final var animated: LayerValues?
    /// What was shown before the first change of the transaction under way.
    package final var committed: LayerValues?
    /// Its place among those that the player plays; -1: nothing of it moves.
    package final var playIndex = -1
    /// Its place among those that are looked at by themselves in each frame; -1: it is not.
    final var slowIndex = -1
    /// Those that one pace moves with it.
    final var steadyGroup: SteadyGroup?
    final var steadyIndex = -1
    package final var clock = LayerTiming()
    /// What draws it, once it has been shown.
    package final var drawing: LayerDrawing?
    /// What draws its copies inside of replicators.
    package final var replicas: [ReplicaPath: LayerDrawing] = [:]
    package final var marks = LayerMarks()
    /// The layer whose state this one is a copy of.
    package final var original: CALayer?
    /// It has been shown, so that what changes may move.
    package final var isShown = false
    /// How what was drawn fills other bounds; nil: as any contents.
    package final var drawnGravity: CALayerContentsGravity?
    /// Whose mask the layer is.
    package final weak var masked: CALayer?
    /// Under the keys of the program's own, as it set them.
    final var ownValues: [String: Any] = [:]

    public override init() { super.init() }

    /// Makes a copy of another layer's values, as presentation layers are: a class that has initializers of its own overrides it.
    ///
    /// - Parameter layer: Nothing is taken over from what is no layer.
    public init(layer: Any) {
        super.init()
        guard let layer = layer as? CALayer else { return }
        modelValues = layer.modelValues
        ownValues = layer.ownValues
        clock = layer.clock
        contentsGravity = layer.contentsGravity
        maskedCorners = layer.maskedCorners
        cornerCurve = layer.cornerCurve
        isOpaque = layer.isOpaque
        isGeometryFlipped = layer.isGeometryFlipped
        allowsGroupOpacity = layer.allowsGroupOpacity
        name = layer.name
    }

    /// There are no archives to make it of: it is made as by `init()`.
    public required init?(coder: NSCoder) { super.init() }

    deinit {
        for child in children { child.parent = nil }
    }

    // MARK: Layers inside

    /// Nil where there are none.
    open var sublayers: [CALayer]? {
        get {
            let inside = original.map { $0.children.map { $0.presentation() ?? $0 } } ?? children
            return inside.isEmpty ? nil : inside
        }
        set {
            let new = newValue ?? []
            for child in children where !new.contains(where: { $0 === child }) { child.removeFromSuperlayer() }
            for child in new { addSublayer(child) }
        }
    }

    open var superlayer: CALayer? {
        if let original { return original.parent.map { $0.presentation() ?? $0 } }
        return parent
    }

    /// Puts a layer in front of the others; it leaves the one it was in.
    open func addSublayer(_ layer: CALayer) { insert(layer, at: children.endIndex) }

    /// - Parameter idx: from behind; beyond the last is in front.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

    /// - Parameter sibling: nil, or one that is not inside: behind all.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        if layer === sibling { return }
        detachFromTree(layer)
        insert(layer, at: children.firstIndex { $0 === sibling } ?? 0)
    }

    /// - Parameter sibling: nil, or one that is not inside: in front of all.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        if layer === sibling { return }
        detachFromTree(layer)
        insert(layer, at: children.firstIndex { $0 === sibling }.map { $0 + 1 } ?? children.endIndex)
    }

    /// Puts one layer in the place of another; nothing is done if the other is not inside.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard oldLayer !== newLayer, children.contains(where: { $0 === oldLayer }) else { return }
        insertSublayer(newLayer, above: oldLayer)
        oldLayer.removeFromSuperlayer()
    }

    open func removeFromSuperlayer() {
        guard let parent else {
            masked?.mask = nil
            return
        }
        if context != nil {
            orderOut()
            if self.parent !== parent { return }
        }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        let left = context
        leaveContext()
        left?.layersWent()
        parent.changed(.children)
        if left != nil { parent.happens(LayerEvent.sublayers) }
    }

    // MARK: What draws and lays out

    open weak var delegate: (any CALayerDelegate)?
    open var name: String?
    /// What answers for a key before the class does.
    open var actions: [String: any CAAction]?
    /// Values for keys that nothing else answers; of it `actions` is asked.
    open var style: [AnyHashable: Any]?

    // MARK: Animated
    // Each of these moves by itself where the layer is one that a stage shows and has no delegate that says otherwise.

    /// Where the anchor point lies, in the space of the superlayer's bounds.
    open var position: CGPoint {
        get { modelValues.position }
        set {
            if newValue == modelValues.position || !newValue.isFinite { return }
            change(.position, "position", .place) { $0.position = newValue }
        }
    }

    /// The rectangle that the layer shows of its own space. A negative size is turned into a positive one.
    open var bounds: CGRect {
        get { modelValues.bounds }
        set {
            let rect = newValue.standardized
            if rect == modelValues.bounds || !rect.isFinite { return }
            let isResized = rect.size != modelValues.bounds.size
            change(.bounds, "bounds", [.place, .body]) { $0.bounds = rect }
            if isResized {
                setNeedsLayout()
                if needsDisplayOnBoundsChange { setNeedsDisplay() }
            }
        }
    }

    /// In units of the bounds; what it stands over is `position`, and transforms turn about it.
    open var anchorPoint: CGPoint {
        get { modelValues.anchorPoint }
        set {
            if newValue == modelValues.anchorPoint || !newValue.isFinite { return }
            change(.anchorPoint, "anchorPoint", .place) { $0.anchorPoint = newValue }
        }
    }

    open var anchorPointZ: CGFloat {
        get { modelValues.anchorPointZ }
        set {
            if newValue == modelValues.anchorPointZ || !newValue.isFinite { return }
            change(.anchorPointZ, "anchorPointZ", .place) { $0.anchorPointZ = newValue }
        }
    }

    /// Which of two siblings is in front; of equal ones the one added later.
    open var zPosition: CGFloat {
        get { modelValues.zPosition }
        set {
            if newValue == modelValues.zPosition || !newValue.isFinite { return }
            change(.zPosition, "zPosition", .place) { $0.zPosition = newValue }
        }
    }

    /// Applied about the anchor point.
    open var transform: CATransform3D {
        get { modelValues.transform }
        set {
            if newValue == modelValues.transform { return }
            change(.transform, "transform", .place) { $0.transform = newValue }
        }
    }

    /// Applied to all sublayers about the anchor point, where perspective is given to them.
    open var sublayerTransform: CATransform3D {
        get { modelValues.sublayerTransform }
        set {
            if newValue == modelValues.sublayerTransform { return }
            change(.sublayerTransform, "sublayerTransform", .children) { $0.sublayerTransform = newValue }
        }
    }

    /// Nominally 0...1; held within where it is drawn.
    open var opacity: Float {
        get { Float(modelValues.opacity) }
        set {
            if Double(newValue) == modelValues.opacity || !newValue.isFinite { return }
            change(.opacity, "opacity", .place) { $0.opacity = Double(newValue) }
        }
    }

    open var isHidden: Bool {
        get { modelValues.isHidden }
        set {
            if newValue == modelValues.isHidden { return }
            change(.hidden, "hidden", .place) { $0.isHidden = newValue }
        }
    }

    /// Whether contents and sublayers are cut at the bounds, rounded as `cornerRadius` says.
    open var masksToBounds: Bool {
        get { modelValues.masksToBounds }
        set {
            if newValue == modelValues.masksToBounds { return }
            change(.masksToBounds, "masksToBounds", .body) { $0.masksToBounds = newValue }
        }
    }

    open var backgroundColor: CGColor? {
        get { modelValues.backgroundColor }
        set {
            if newValue == modelValues.backgroundColor { return }
            change(.backgroundColor, "backgroundColor", .body) { $0.backgroundColor = newValue }
        }
    }

    /// In points; rounds background and border, and what `masksToBounds` cuts.
    open var cornerRadius: CGFloat {
        get { modelValues.cornerRadius }
        set {
            if newValue == modelValues.cornerRadius || !newValue.isFinite { return }
            change(.cornerRadius, "cornerRadius", .body) { $0.cornerRadius = newValue }
        }
    }

    open var borderWidth: CGFloat {
        get { modelValues.appearance.borderWidth }
        set { changeLook(.borderWidth, "borderWidth", newValue, \.borderWidth) }
    }

    open var borderColor: CGColor? {
        get { modelValues.appearance.borderColor }
        set { changeLook(.borderColor, "borderColor", newValue, \.borderColor) }
    }

    open var shadowColor: CGColor? {
        get { modelValues.appearance.shadowColor }
        set { changeLook(.shadowColor, "shadowColor", newValue, \.shadowColor) }
    }

    open var shadowOpacity: Float {
        get { Float(modelValues.appearance.shadowOpacity) }
        set { changeLook(.shadowOpacity, "shadowOpacity", Double(newValue), \.shadowOpacity) }
    }

    open var shadowOffset: CGSize {
        get { modelValues.appearance.shadowOffset }
        set { changeLook(.shadowOffset, "shadowOffset", newValue, \.shadowOffset) }
    }

    /// The standard deviation of the shadow's blur, in points.
    open var shadowRadius: CGFloat {
        get { modelValues.appearance.shadowRadius }
        set { changeLook(.shadowRadius, "shadowRadius", newValue, \.shadowRadius) }
    }

    /// What throws the shadow, in place of what is drawn.
    open var shadowPath: CGPath? {
        get { modelValues.appearance.shadowPath }
        set { changeLook(.shadowPath, "shadowPath", newValue?.fixed, \.shadowPath) }
    }

    /// The part of the picture that is shown, in units of it.
    open var contentsRect: CGRect {
        get { modelValues.appearance.contentsRect }
        set { changeLook(.contentsRect, "contentsRect", newValue, \.contentsRect) }
    }

    /// The part of the picture that is stretched, in units of it.
    open var contentsCenter: CGRect {
        get { modelValues.appearance.contentsCenter }
        set { changeLook(.contentsCenter, "contentsCenter", newValue, \.contentsCenter) }
    }

    /// Pixels of the picture in a point.
    open var contentsScale: CGFloat {
        get { modelValues.appearance.contentsScale }
        set { changeLook(.contentsScale, "contentsScale", newValue, \.contentsScale) }
    }

    /// Whether the layer is seen from behind.
    open var isDoubleSided: Bool {
        get { modelValues.appearance.isDoubleSided }
        set { changeLook(.doubleSided, "doubleSided", newValue, \.isDoubleSided) }
    }

    /// Kept; layers are drawn anew in each frame in which they move.
    open var shouldRasterize: Bool {
        get { modelValues.appearance.shouldRasterize }
        set { changeLook(.shouldRasterize, "shouldRasterize", newValue, \.shouldRasterize) }
    }

    open var rasterizationScale: CGFloat {
        get { modelValues.appearance.rasterizationScale }
        set { changeLook(.rasterizationScale, "rasterizationScale", newValue, \.rasterizationScale) }
    }

    /// A `CGImage`, or what the layer has drawn; anything else draws nothing. A layer that stands alone cross-fades to others.
    open var contents: Any? {
        get { CrossFade.nearest(modelValues.contents) }
        set {
            if let old = modelValues.contents as? CGImage, let new = newValue as? CGImage, old == new { return }
            (marks.needsDisplay, marks.waitsForRoom) = (false, false)
            if modelValues.contents == nil && newValue == nil { return }
            change(.contents, "contents", .body) { $0.contents = newValue }
        }
    }

    /// The box around the transformed bounds, in the superlayer's space. Setting it changes `bounds.size` and `position`: under a transform so
    /// that it reads as it was set where the transform does no more than scale and turn by right angles.
    open var frame: CGRect {
        get { frame(of: modelValues) }
        set {
            let rect = newValue.standardized
            guard rect.isFinite else { return }
            bounds = CGRect(origin: bounds.origin, size: sizeWithoutTransform(of: rect.size))
            position = place(of: rect)
        }
    }

    // MARK: Not animated

    /// How the contents fill the bounds.
    open var contentsGravity = CALayerContentsGravity.resize {
        didSet { if contentsGravity != oldValue { changed(.body) } }
    }
    /// The corners that `cornerRadius` rounds.
    open var maskedCorners: CACornerMask = .all {
        didSet { if maskedCorners != oldValue { changed(.body) } }
    }
    open var cornerCurve = CALayerCornerCurve.circular {
        didSet { if cornerCurve != oldValue { changed(.body) } }
    }
    /// A promise about the contents; it changes nothing here.
    open var isOpaque = false
    /// Kept; it changes nothing here.
    open var isGeometryFlipped = false
    /// Kept; edges are always smoothed.
    open var edgeAntialiasingMask = CAEdgeAntialiasingMask.all
    open var allowsEdgeAntialiasing = false
    /// Kept; nothing is drawn apart from the frame.
    open var drawsAsynchronously = false
    /// Whether what is inside fades as one picture.
    open var allowsGroupOpacity = true {
        didSet { if allowsGroupOpacity != oldValue { changed(.body) } }
    }
    /// Kept; pictures are always smoothed.
    open var minificationFilter = CALayerContentsFilter.linear
    open var magnificationFilter = CALayerContentsFilter.linear
    open var needsDisplayOnBoundsChange = false

    /// Whose opacity becomes that of the layer, in the space of its bounds. It has no superlayer of its own.
    open var mask: CALayer? {
        didSet {
            guard mask !== oldValue else { return }
            oldValue?.masked = nil
            oldValue?.leaveContext()
            mask?.removeFromSuperlayer()
            mask?.masked = self
            if let context { mask?.enter(context) }
            changed(.body)
        }
    }

    // MARK: For classes of layers

    /// Returns what the layer draws of its own, between its background and its sublayers.
    package func ownParts(_ values: LayerValues, _ surroundings: LayerSurroundings) -> [LayerPart] { [] }
    /// Records what `draw(in:)` draws.
    package func recorded() -> DrawnContents { record(in: bounds) }
    /// A segment of the runtime's own that is drawn among the sublayers, in front of them.
    package func foreignSegment(_ values: LayerValues) -> Segment? { nil }
    /// Whether the sublayers keep their own depth.
    package var keepsDepth: Bool { false }
    /// Returns what is drawn of the sublayers, for a class that draws them otherwise than once; nil: they are drawn as they are.
    @MainActor package func replicated(
        _ drawings: [LayerDrawing], _ values: LayerValues, _ surroundings: LayerSurroundings
    ) -> [Segment]? { nil }
    /// Whether what the layer draws of its own follows the time.
    package var drawsByTime: Bool { false }
    /// Until when the layer draws otherwise in each frame by the class's own rules, by the runtime's clock; infinity: for ever,
    /// -infinity: not at all.
    package var ownMotionEnd: Double { -.infinity }

    // MARK: Values by key

    open class func defaultValue(forKey key: String) -> Any? { nil }
    /// Whether the layer is drawn anew when a value under the key changes, and in each frame of its animations: then a copy with the
    /// presented values draws.
    open class func needsDisplay(forKey key: String) -> Bool { false }
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

    // MARK: Hooks

    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

    open func draw(in ctx: CGContext) {
        delegate?.layerWillDraw(self)
        delegate?.draw(self, in: ctx)
    }

    /// Fills the contents: the delegate's `display(_:)`, or else what `draw(in:)` draws.
    open func display() {
        marks.isDisplayedByDelegate = delegate != nil
        delegate?.display(self)
        if marks.isDisplayedByDelegate { return }
        drawContents()
    }

    open func preferredFrameSize() -> CGSize { bounds.size }

    /// Returns what is done when the key changes: what the delegate answers, `actions`, `style`, the class. `NSNull` ends the search: nothing.
    open func action(forKey event: String) -> (any CAAction)? {
        let found = searchAction(forKey: event)
        marks.findsNoAction = found == nil
        return found is NSNull ? nil : found
    }

    open func setNeedsDisplay() {
        marks.needsDisplay = true
        changed(.body)
    }

    open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }
    open func needsDisplay() -> Bool { marks.needsDisplay }

    open func displayIfNeeded() {
        guard marks.needsDisplay else { return }
        marks.needsDisplay = false
        display()
    }

    open func setNeedsLayout() { markForLayout() }
    open func needsLayout() -> Bool { marks.needsLayout }
    open func layoutIfNeeded() { layoutTree() }

    /// Returns whether a point of the layer's own space is inside of its bounds.
    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

    /// Returns the farthest layer, this one included, that contains a point of the superlayer's space.
    open func hitTest(_ p: CGPoint) -> CALayer? { hitLayer(p) }

    /// Adds a copy of an animation.
    ///
    /// - Parameter key: the animation that has it is replaced, which ends it unfinished; nil: none is.
    open func add(_ anim: CAAnimation, forKey key: String?) { attach(anim, key) }
    open func removeAnimation(forKey key: String) { detach { $0.key == key } }
    open func removeAllAnimations() { detach { _ in true } }
    /// Nil where there is none.
    open func animationKeys() -> [String]? {
        let keys = attached.compactMap(\.key)
        return keys.isEmpty ? nil : keys
    }
    /// Returns the copy that the layer keeps.
    open func animation(forKey key: String) -> CAAnimation? { attached.first { $0.key == key }?.animation }

    // MARK: Timing

    open var beginTime: CFTimeInterval {
        get { clock.beginTime }
        set { setTiming(\.beginTime, newValue) }
    }
    open var duration: CFTimeInterval {
        get { clock.duration }
        set { setTiming(\.duration, newValue) }
    }
    open var speed: Float {
        get { Float(clock.speed) }
        set { setTiming(\.speed, Double(newValue)) }
    }
    open var timeOffset: CFTimeInterval {
        get { clock.timeOffset }
        set { setTiming(\.timeOffset, newValue) }
    }
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed

    private func setTiming(_ path: WritableKeyPath<LayerTiming, Double>, _ value: Double) {
        if value == clock[keyPath: path] || !value.isFinite && path != \.duration { return }
        clock[keyPath: path] = value
        context?.timingChanged(of: self)
    }
}
