import Foundation
@_spi(Runtime) import TallyCore
import TallyMotion
import TallyScene

/// Shows a view by a visual effect, and looks once a frame whether the view is elsewhere.
@_spi(Runtime) open class VisualEffectSlot<Effect: VisualEffect>: Slot, PlaceFollower {
    private lazy var frame = Attribute(element)
    private var effect: Effect?
    private var data: AnimatedData<Effect.AnimatableData>?
    private var parts = _VisualEffectParts(.zero)
    private var isStale = true
    private var isPlaced = false
    private var needsLook = true
    private var seen: (frame: Vector4, toGlobal: Affine)?
    /// Around what is inside, for each time that it becomes one picture; and one for what moves it before the first.
    private lazy var pictures: [Segment] = []
    private lazy var moved = Segment()

    package final private(set) var isOver = false
    package final var depth: Int { element.node.depth }

    public init(_ element: Element, _ applied: AppliedModifier) {
        super.init(element, applied, around: Effect._isOnePicture ? Segment() : nil)
        element.runtime.recordPass.followers.add(self)
    }

    open override func destroy() {
        isOver = true
        element.runtime.recordPass.followers.needsSweep()
    }

    // MARK: For kinds of effects

    /// Whether it matters where the view is, beside how large it is.
    var dependsOnPlace: Bool { true }

    /// Finds the effect for where the view is now, and sets it.
    open func look(atFrame rect: Rect, isNewClosure: Bool) {}

    /// - Parameter scope: whose transaction moves it there; nil: at once.
    package final func set(_ new: Effect, scope: TransactionScope?) {
        let isFirst = effect == nil
        effect = new
        if isFirst || scope != nil { stale() }
        guard Effect.AnimatableData.self != EmptyAnimatableData.self else { return }
        guard let data else {
            let made = AnimatedData(new.animatableData, at: element.node) { [weak self] in self?.stale() }
            element.own(made)
            return data = made
        }
        if let scope {
            data.set(new.animatableData, scope: scope, environment: applied.environment)
        } else {
            element.runtime.placingAtOnce {
                data.set(new.animatableData, scope: self.scope, environment: applied.environment)
            }
        }
    }

    private func stale() {
        isStale = true
        element.needsRecord()
    }

    // MARK: Following

    open override func apply(isFirst: Bool) {
        needsLook = true
        element.needsRecord()
        // Where it stands now: what the change of the closure alone makes of it moves under the change's transaction.
        guard isPlaced, effect != nil else { return }
        look(atFrame: shownFrame, isNewClosure: true)
    }

    open override func placeInside(_ rect: Rect, _ proposal: ProposedViewSize) {
        isPlaced = true
        super.placeInside(rect, proposal)
    }

    /// What messages call the modifier.
    open var effectName: String { "visual effect" }

    open override func reportMotion(to report: inout MotionReport) {
        report.add("frame of its \(effectName)", .rect, frame)
        report.add(effectName, .plain, data)
    }

    open override func rectChanged() {
        frame.set(.init(rect.minX, rect.minY, rect.width, rect.height), scope: scope)
    }

    /// The place of the view as the effect finds it: without the effect itself.
    package final var outside: Site { Site(element: element, level: level + 1) }

    private var shownFrame: Rect {
        let f = frame.presented
        return Rect(x: f[0], y: f[1], width: f[2], height: f[3])
    }

    package final func follow() {
        guard isPlaced else { return }
        let here = frame.presented
        if !needsLook, let seen, seen.frame == here, !dependsOnPlace || seen.toGlobal == outside.toGlobal { return }
        needsLook = false
        look(atFrame: shownFrame, isNewClosure: false)
        // Only now it is known whether the place matters.
        seen = (here, dependsOnPlace ? outside.toGlobal : .identity)
    }

    // MARK: Drawing

    private var current: _VisualEffectParts {
        let frame = frame.presented
        if !isStale && parts.frame == frame { return parts }
        isStale = false
        parts = _VisualEffectParts(frame)
        guard var effect else { return parts }
        if let data { effect.animatableData = data.shown }
        effect._write(to: &parts)
        return parts
    }

    open override var hasEffect: Bool { true }
    open override var isProjective: Bool { Effect._isProjective }
    open override var mapsInside: Bool { around != nil }
    open override var transform: Affine { current.wholeMap.flat ?? .identity }
    open override var projection: Projection { current.wholeMap.whole }
    open override var opacity: Double { current.wholeOpacity }

    open override func apply(to transform: inout Affine, _ opacity: inout Double) {
        // What is one picture has been moved and faded inside the segment around.
        if around != nil { return }
        super.apply(to: &transform, &opacity)
    }

    open override func draw(around inner: Segment) {
        guard let around else { return }
        let parts = current
        var here = inner
        if let first = parts.layers.first, !first.map.isIdentity || first.opacity < 1 {
            moved.setOnlyChild(inner)
            moved.place(first.map, first.opacity)
            here = moved
        }
        for (index, layer) in parts.layers.enumerated() {
            if index == pictures.count { pictures.append(Segment()) }
            let picture = pictures[index]
            if index > 0 { here.place(layer.map, layer.opacity) }
            picture.setOnlyChild(here)
            picture.effect = layer.effect
            here = picture
        }
        if parts.layers.isEmpty {
            moved.setOnlyChild(inner)
            here = moved
        }
        here.place(parts.map, parts.opacity)
        around.setOnlyChild(here)
    }
}
