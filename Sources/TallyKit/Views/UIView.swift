public import Foundation
public import TallyCore
public import TallyLayers

/// A rectangle of the screen: it shows a layer, holds other views, and is touched.
///
/// Its geometry and its look are those of its layer. A change inside of a block of `animate` moves; outside of one it is made at
/// once.
// long: what programs override has to stand in the class itself.
@MainActor @preconcurrency
open class UIView: UIResponder, @preconcurrency CALayerDelegate {
    /// The class of `layer`: a `CALayer` or one derived from it that `init()` makes.
    open class var layerClass: AnyClass { CALayer.self }

    public let layer: CALayer
    package final var inside: [UIView] = []
    package final weak var around: UIView?
    package final var traits = ViewTraits()
    /// What Auto Layout keeps of the view; made when something asks for it.
    package final var constraintState: ConstraintState?
    /// The controller whose view it is.
    package final weak var controller: UIViewController?
    package final var recognizers: [UIGestureRecognizer] = []

    public init(frame: CGRect) {
        layer = Self.makeLayer()
        super.init()
        layer.delegate = self
        self.frame = frame
        displayAtFirst()
    }

    public convenience override init() { self.init(frame: .zero) }

    /// There are no archives to make it of: it is made as by `init(frame: .zero)`.
    public required init?(coder: NSCoder) {
        layer = Self.makeLayer()
        super.init()
        layer.delegate = self
        displayAtFirst()
    }

    /// What is derived from a view may draw something: it is asked once it is shown.
    private final func displayAtFirst() { if type(of: self) != UIView.self { layer.setNeedsDisplay() } }

    private static func makeLayer() -> CALayer {
        _ = TextBlock.measuresLayers
        return (layerClass as? CALayer.Type)?.make() ?? CALayer()
    }

    // MARK: Geometry

    /// In the superview's space. Under a transform it is the box around; setting it then is not defined.
    open var frame: CGRect {
        get { layer.frame }
        set {
            layer.frame = newValue
            resizeInside()
            frameMayDiffer()
        }
    }
    /// The part of its own space that the view shows.
    open var bounds: CGRect {
        get { layer.bounds }
        set {
            layer.bounds = newValue
            resizeInside()
            frameMayDiffer()
        }
    }
    /// Where the anchor point, which is the middle unless it is set, lies in the superview's space.
    open var center: CGPoint {
        get { layer.position }
        set {
            layer.position = newValue
            frameMayDiffer()
        }
    }
    /// Applied about the anchor point.
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { layer.setAffineTransform(newValue) }
    }
    open var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }
    open var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set { layer.anchorPoint = newValue }
    }
    open var contentScaleFactor: CGFloat = 1
    open var contentMode = ContentMode.scaleToFill {
        didSet { if contentMode != oldValue { contentModeChanged() } }
    }
    open var autoresizingMask: AutoresizingMask = [] {
        didSet { if autoresizingMask != oldValue { constraintsMayDiffer() } }
    }
    open var autoresizesSubviews = true

    // MARK: Look

    /// 0...1; below 0.01 the view is not touched.
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set { layer.opacity = Float(newValue) }
    }
    open var isHidden: Bool {
        get { layer.isHidden || traits.hidesLater }
        set { setHidden(newValue) }
    }
    /// A colour that depends on its surroundings is that of the surroundings in which it is set.
    open var backgroundColor: UIColor? {
        didSet { colorBackground() }
    }
    open var isOpaque: Bool {
        get { layer.isOpaque }
        set { layer.isOpaque = newValue }
    }
    /// Changes nothing: what is drawn anew replaces all that was drawn.
    open var clearsContextBeforeDrawing = true
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }
    /// Whose opacity becomes that of the view; it may not stand in another view.
    open var mask: UIView? {
        didSet {
            oldValue?.traits.isMask = false
            mask?.removeFromSuperview()
            mask?.traits.isMask = true
            layer.mask = mask?.layer
        }
    }
    /// The superview's where it is nil; blue where nobody has one.
    open var tintColor: UIColor! {
        get { traits.tintColor ?? around?.tintColor ?? .systemBlue }
        set {
            traits.tintColor = newValue
            announceTint()
        }
    }
    /// Called when the tint of the view, or of one around whose it has, is another.
    open func tintColorDidChange() {}
    open var tag = 0

    // MARK: Reach

    open var isUserInteractionEnabled = true
    open var isMultipleTouchEnabled = false
    /// A press in it keeps others from being pressed.
    open var isExclusiveTouch = false
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { recognizers.isEmpty ? nil : recognizers }
        set {
            for old in recognizers { removeGestureRecognizer(old) }
            for new in newValue ?? [] { addGestureRecognizer(new) }
        }
    }
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        recognizers.append(gestureRecognizer)
        gestureRecognizer.attach(to: self)
    }
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard recognizers.contains(where: { $0 === gestureRecognizer }) else { return }
        recognizers.removeAll { $0 === gestureRecognizer }
        gestureRecognizer.attach(to: nil)
    }
    /// Takes the keyboard from whoever inside has it.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool {
        guard let holder = FirstResponder.holder as? UIView, holder.isDescendant(of: self) else { return false }
        return holder.resignFirstResponder()
    }
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Returns the farthest view, this one included, that a touch at a point of the view's own space is of.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if isHidden || alpha < 0.01 || !isUserInteractionEnabled || !self.point(inside: point, with: event)
            || isHeldByAnimation
        {
            return nil
        }
        for view in inside.reversed() {
            if let hit = view.hitTest(view.place(ofTouch: point, in: self), with: event) { return hit }
        }
        return self
    }
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
    open override var next: UIResponder? { controller ?? around }

    // MARK: Views inside

    open var superview: UIView? { around }
    /// From behind.
    open var subviews: [UIView] { inside }
    /// Nil while the view stands in none.
    open var window: UIWindow? { around?.window }

    open func addSubview(_ view: UIView) { insert(view, at: inside.endIndex) }
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, at: siblingSubview, offset: 0)
    }
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, at: siblingSubview, offset: 1)
    }
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }
    open func bringSubviewToFront(_ view: UIView) {
        if view.around === self, inside.last !== view { insert(view, at: inside.endIndex) }
    }
    open func sendSubviewToBack(_ view: UIView) {
        if view.around === self, inside.first !== view { insert(view, at: 0) }
    }
    open func removeFromSuperview() { removeFromTree() }
    open func isDescendant(of view: UIView) -> Bool { self === view || around?.isDescendant(of: view) ?? false }
    open func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for view in inside {
            if let found = view.viewWithTag(tag) { return found }
        }
        return nil
    }

    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}

    // MARK: Layout

    open func setNeedsLayout() { layer.setNeedsLayout() }
    /// Lays out now, from the highest view around that needs it; what that sets inside of an animated block moves.
    open func layoutIfNeeded() {
        updateConstraintsIfNeeded()
        flushConstraints()
        layer.layoutIfNeeded()
    }
    /// Places the views inside: by their constraints, where there are any.
    open func layoutSubviews() { placeByConstraints() }
    open func setNeedsDisplay() { layer.setNeedsDisplay() }
    open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay(rect) }
    /// Draws into the context of `UIGraphicsGetCurrentContext()`. A view draws nothing of itself.
    open func draw(_ rect: CGRect) {}

    /// Returns the size that suits the view best in a size; its own, unless a class says otherwise.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
    open func sizeToFit() {
        let size = sizeThatFits(bounds.size)
        let origin = frame.origin
        if CATransform3DIsIdentity(layer.transform) {
            frame = CGRect(origin: origin, size: size)
        } else {
            bounds.size = size
        }
    }
    /// The size that the content asks for; `noIntrinsicMetric` where it asks for none.
    open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
    open func invalidateIntrinsicContentSize() { intrinsicSizeChanged() }
    public nonisolated static let noIntrinsicMetric: CGFloat = -1

    open func updateConstraints() { traits.needsConstraints = false }
    open func setNeedsUpdateConstraints() {
        traits.needsConstraints = true
        layer.setNeedsLayout()
    }
    open func needsUpdateConstraints() -> Bool { traits.needsConstraints }
    /// Views inside come first.
    open func updateConstraintsIfNeeded() {
        for view in inside { view.updateConstraintsIfNeeded() }
        guard traits.needsConstraints else { return }
        if let controller { controller.updateViewConstraints() } else { updateConstraints() }
        traits.needsConstraints = false
    }
    open class var requiresConstraintBasedLayout: Bool { false }

    open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) {
        didSet { if layoutMargins != oldValue { layoutMarginsDidChange() } }
    }
    open func layoutMarginsDidChange() {
        constraintsMayDiffer()
        setNeedsLayout()
    }
    /// What bars of controllers around cover of the view, and what the controller adds. The system takes nothing on a stage.
    open var safeAreaInsets: UIEdgeInsets { traits.safeArea }
    open func safeAreaInsetsDidChange() {}
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return CGRect(
            x: alignmentRect.minX - insets.left, y: alignmentRect.minY - insets.top,
            width: alignmentRect.width + insets.left + insets.right,
            height: alignmentRect.height + insets.top + insets.bottom)
    }
    /// The view whose first line's baseline is this one's.
    open var forFirstBaselineLayout: UIView { self }
    open var forLastBaselineLayout: UIView { self }
    /// Returns the size at which the constraints inside hold best; the target counts for 50.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
    }
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
        didSet { if semanticContentAttribute != oldValue { directionMayDiffer() } }
    }
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { layoutDirection }

    // MARK: Surroundings

    /// What the view is shown in: the light, or the dark.
    open var traitCollection: UITraitCollection { UITraitCollection.ofWhatPlays(in: styleHere) }
    /// The light or the dark for the view and all inside, whatever is around; `unspecified` for that of what is around.
    ///
    /// Colours are looked up anew at once, and in each `draw(_:)`, `layoutSubviews()` and `traitCollectionDidChange(_:)` of a view as it has
    /// them. A `cgColor` that is set elsewhere is the one of what plays.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traits.style }
        set { setStyle(newValue) }
    }
    /// Called when that is another.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Never called: there are no files of Interface Builder.
    open func awakeFromNib() {}
    /// Never called: there is no Interface Builder.
    open func prepareForInterfaceBuilder() {}

    // MARK: Spaces

    /// - Parameter view: nil: the window's space.
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { layer.convert(point, to: view?.layer) }
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { layer.convert(point, from: view?.layer) }
    /// Returns the box around the converted rectangle.
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { layer.convert(rect, to: view?.layer) }
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { layer.convert(rect, from: view?.layer) }

    // MARK: The layer's delegate

    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        layer === self.layer ? viewAction(forKey: event) : nil
    }
    open func layoutSublayers(of layer: CALayer) { if layer === self.layer { inOwnStyle { layOut() } } }
    open func draw(_ layer: CALayer, in ctx: CGContext) {
        UIGraphicsPushContext(ctx)
        inOwnStyle { draw(ctx.boundingBoxOfClipPath) }
        UIGraphicsPopContext()
    }
    open func layerWillDraw(_ layer: CALayer) {}

    // MARK: Accessibility

    open var isAccessibilityElement = false
    open var accessibilityLabel: String?
    open var accessibilityValue: String?
    open var accessibilityHint: String?
    open var accessibilityIdentifier: String?
    open var accessibilityTraits: UIAccessibilityTraits = .none
    open var accessibilityElementsHidden = false
    /// Whether, of the views beside it, assistive technology is told of this one alone.
    open var accessibilityViewIsModal = false
    /// For the gesture by which a person goes back; nothing here makes it.
    ///
    /// - Returns: whether there was something to go back from.
    open func accessibilityPerformEscape() -> Bool { false }

    // MARK: For kinds of views

    /// Whether a touch that began here stays here while a scroll view around would take it.
    package var holdsTouch: Bool { false }
    package var standardValue: String? { nil }
    /// Told that a view inside wishes another size; hands it on.
    package func insideIntrinsicSizeChanged() { around?.insideIntrinsicSizeChanged() }
    /// Looks up what depends on the surroundings anew.
    package func surroundingsDiffer() { colorBackground() }
    /// What is told of the view where it says nothing of itself; nil: nothing.
    package var standardLabel: String? { nil }
    package var standardTraits: UIAccessibilityTraits { .none }
    /// Whether the view is told of as one, and those inside are not.
    package var isStandardElement: Bool { false }
    /// Those inside, as a listener comes to them.
    package var spokenOrder: [UIView] { subviews }
    /// Told that bars cover more or less of the view, before the program is.
    package func safeAreaDiffers() {}
    /// What a view inside has to keep clear of.
    package var safeAreaForInside: UIEdgeInsets { safeAreaInsets }
    /// Lays out what the class itself holds, before its constraints.
    package func layOutOwn() {}
    /// Hides or shows a view inside; false: it is done as for any view.
    package func hide(_ view: UIView, _ isHidden: Bool) -> Bool { false }
    /// Told that the view stands in another window, or in none, before the program is.
    package func windowChanged() {}
    /// Called when what shows the window is another.
    package func hostChanged() {}
    /// Told of what has come and gone inside.
    package func insideChanged(_ view: UIView, hasCome: Bool) {}
    /// Whether the height of the content follows from the width that constraints give it.
    package var heightFollowsWidth: Bool { false }
    /// Whether the content of a view inside asks for no size at present.
    package func suspendsContent(of view: UIView) -> Bool { false }
    /// The frame of a view inside in pixels; a solution's lies between them.
    package func roundedFrame(_ frame: CGRect, of view: UIView) -> CGRect { pixelFrame(frame) }
    /// The distance of the first and the last line's baseline from the top; nil: the view's bottom.
    package func baselines(for size: CGSize) -> (first: CGFloat, last: CGFloat)? { nil }
}
