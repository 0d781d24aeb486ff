import Foundation
@_spi(Runtime) import TallyCore
import TallyScene

/// Shows a view as far as another one covers it.
nonisolated public struct _MaskModifier<Mask: View>: ElementModifier {
    public typealias Body = Never
    let mask: Mask
    let alignment: Alignment

    @usableFromInline init(mask: Mask, alignment: Alignment) {
        self.mask = mask
        self.alignment = alignment
    }

    @MainActor package func makeSlot(for element: Element, _ applied: TypedAppliedModifier<Self>) -> Slot {
        MaskSlot<Mask>(element, applied, around: Segment())
    }
}

extension View {
    /// Shows the view with the opacity that another has at each place. The view decides the size and is what is reached.
    ///
    /// Shapes, and linear gradients along an edge that fade at the ends, cost what a clip costs; other masks a picture. So it
    /// is where an `if` chooses one whose transition is `identity`.
    @inlinable public nonisolated func mask<Mask: View>(
        alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
    ) -> some View {
        modifier(_MaskModifier(mask: mask(), alignment: alignment))
    }

    @_disfavoredOverload
    @inlinable public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View {
        modifier(_MaskModifier(mask: mask, alignment: .center))
    }
}

final class MaskSlot<Mask: View>: FramedSlot, ElementListOwner {
    private enum Kind {
        case outline(MaskOutline)
        case fade(EdgeFade)
        case views

        var isViews: Bool {
            if case .views = self { true } else { false }
        }
    }

    private lazy var list = ElementList(runtime: element.runtime, owner: self)
    /// The mask as it was, where an `if` chooses it.
    private var last: Mask?
    private lazy var cover = Segment()
    private var kind: Kind?
    private var modifier: _MaskModifier<Mask>? { (applied as? TypedAppliedModifier<_MaskModifier<Mask>>)?.modifier }

    override func apply(isFirst: Bool) {
        guard let modifier else { return }
        let chosen: (any View)? = Self.isChosen ? ConditionalMask.immediate(modifier.mask) : modifier.mask
        if mayBePlayed || !(chosen.map { setClip($0) } ?? false) { show(modifier) }
        if Self.isChosen { last = modifier.mask }
        element.needsRecord()
    }

    /// Whether an `if` chooses the mask.
    private static var isChosen: Bool { Mask.self is any ConditionalView.Type }

    /// Whether one mask may go over to another, or be on its way: both are views then.
    private var mayBePlayed: Bool { Self.isChosen && kind?.isViews ?? false && scope.animation != nil }

    /// Masks by what costs no more than a clip; false if the mask is no such thing.
    private func setClip(_ mask: any View) -> Bool {
        if let fade = (mask as? LinearGradient).flatMap({ EdgeFade($0, applied.environment) }) {
            destroyViews()
            kind = .fade(fade)
        } else if applied.environment.container == nil, let shape = mask as? any Shape {
            destroyViews()
            setOutline(shape)
        } else {
            return false
        }
        return true
    }

    private func show(_ modifier: _MaskModifier<Mask>) {
        func reconcile(_ mask: Mask) {
            list.reconcile(
                LayoutView(layout: ZStackLayout(alignment: modifier.alignment), content: mask),
                parent: element.node, applied.update)
        }
        // What the mask goes over from has to be there.
        if let last, let kind, !kind.isViews { reconcile(last) }
        kind = .views
        reconcile(modifier.mask)
        element.invalidateLayout()
    }

    private func destroyViews() {
        guard let kind, kind.isViews else { return }
        list.destroy()
    }

    private func setOutline<S: Shape>(_ shape: S) {
        if case .outline(let known)? = kind, let known = known as? TypedMaskOutline<S> {
            known.set(shape, self)
        } else {
            kind = .outline(TypedMaskOutline(shape, self))
        }
    }

    override func reportMotion(to report: inout MotionReport) {
        report.add("frame of its mask", .rect, frame)
    }

    override func placeInside(_ rect: Rect, _ proposal: ProposedViewSize) {
        super.placeInside(rect, proposal)
        guard case .views? = kind, let modifier else { return }
        list.place(
            in: rect, modifier.alignment, applied.environment.layoutDirection, guides: dimensionsInside(proposal))
        element.needsRecord()
    }

    override var measures: Bool { false }

    override func draw(around inner: Segment) {
        guard let around else { return }
        switch kind {
        case .outline(let outline)?:
            around.setOnlyChild(inner)
            around.effect = nil
            around.clip = .outline(
                outline.path(bounds).outline, evenOdd: false)
        case .fade(let fade)?:
            around.setOnlyChild(inner)
            around.effect = nil
            around.clip = fade.clip(Rect(bounds))
        case .views?:
            cover.setChildren(list.segments())
            around.setChildren(inner, cover)
            around.effect = .mask
            around.clip = nil
        case nil: around.setOnlyChild(inner)
        }
    }

    func elementListChanged(_ list: ElementList) { element.invalidateLayout() }

    func elementAnswersChanged(_ element: Element) { self.element.invalidateLayout() }

    override func destroy() { destroyViews() }
}

/// The outline of a shape that masks; its animatable data moves.
@MainActor
class MaskOutline {
    func path(_ rect: CGRect) -> Path { Path() }
}

final class TypedMaskOutline<S: Shape>: MaskOutline {
    private var shape: S
    private var data: AnimatedData<S.AnimatableData>?
    private var isMirrored = false

    init(_ shape: S, _ slot: Slot) {
        self.shape = shape
        super.init()
        set(shape, slot)
    }

    func set(_ new: S, _ slot: Slot) {
        shape = new
        data = slot.animatedData(data, of: new)
        isMirrored = new.isMirrored(in: slot.applied.environment.layoutDirection)
    }

    override func path(_ rect: CGRect) -> Path {
        var shown = shape
        if let data { shown.animatableData = data.shown }
        return shown.path(over: rect).mirrored(isMirrored, in: rect)
    }
}

/// A mask that is opaque in the middle and fades along one axis towards its ends, as shares of the extent.
struct EdgeFade: Equatable {
    let axis: Axis
    let start: Double
    let end: Double

    /// Creates a fade; nil unless the gradient runs straight along one axis, from clear through opaque to clear.
    init?(_ gradient: LinearGradient, _ environment: EnvironmentValues) {
        guard case .linearGradient(let stops, let from, let to) = environment.concreteStyle(gradient) else {
            return nil
        }
        if from == UnitPoint.top, to == UnitPoint.bottom {
            axis = .vertical
        } else if from == UnitPoint.leading, to == UnitPoint.trailing {
            axis = .horizontal
        } else {
            return nil
        }
        guard let first = stops.firstIndex(where: { $0.color.opacity >= 1 }),
            let last = stops.lastIndex(where: { $0.color.opacity >= 1 }),
            stops[..<first].allSatisfy({ $0.color.opacity <= 0 && $0.location <= 0 }),
            stops[(last + 1)...].allSatisfy({ $0.color.opacity <= 0 && $0.location >= 1 }),
            stops[first...last].allSatisfy({ $0.color.opacity >= 1 })
        else { return nil }
        start = first == 0 ? 0 : stops[first].location
        end = last == stops.count - 1 ? 0 : 1 - stops[last].location
    }

    func clip(_ rect: Rect) -> Clip {
        axis == .vertical
            ? .softRect(rect, top: start * rect.height, bottom: end * rect.height, left: 0, right: 0)
            : .softRect(rect, top: 0, bottom: 0, left: start * rect.width, right: end * rect.width)
    }
}
