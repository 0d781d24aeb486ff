import Foundation
@_spi(Runtime) import TallyCore
import TallyMotion
import TallyScene

/// Lets a view's frame move as one, and places what is inside in the frame as it moves.
nonisolated public struct _GeometryGroupModifier: ElementModifier, Equatable {
    public typealias Body = Never

    @usableFromInline init() {}

    @MainActor package func makeSlot(for element: Element, _ applied: TypedAppliedModifier<Self>) -> Slot {
        GeometryGroupSlot(element, applied)
    }
}

extension View {
    /// Animates the place and size of the view before those of the views inside, which are laid out in the frame as shown.
    ///
    /// What comes while the view is on its way comes at its place in the view and moves along. While the size moves, the
    /// views inside are laid out in each frame; while only the place does, nothing is.
    @inlinable public nonisolated func geometryGroup() -> some View { modifier(_GeometryGroupModifier()) }
}

/// The space inside begins at the group's top left corner, so what is inside does not move when the group does.
final class GeometryGroupSlot: Slot {
    private lazy var origin = Attribute(element)
    private var size: AnimatedData<Vector4>?
    private var proposal = ProposedViewSize.unspecified
    private var isBeingPlaced = false
    /// Points by which sizes differ that are the same but for their last bits.
    private static let sameSize = 1e-9
    override var hasEffect: Bool { true }
    override var beginsSpace: Bool { true }

    override func placeInside(_ rect: Rect, _ proposal: ProposedViewSize) {
        self.proposal = proposal
        origin.set(.init(rect.minX, rect.minY), scope: scope)
        let target = Vector4(rect.width, rect.height)
        if let size {
            // What is inside is arranged below: to ask for it once more would have the container place the group again.
            isBeingPlaced = true
            let change = target - size.model
            if max(abs(change[0]), abs(change[1])) > Self.sameSize {
                size.set(target, scope: scope, environment: applied.environment)
            }
            isBeingPlaced = false
        } else {
            let made = AnimatedData(target, at: element.node) { [weak self] in
                if let self, !isBeingPlaced { element.invalidateLayout() }
            }
            element.own(made)
            size = made
        }
        arrange()
    }

    override func reportMotion(to report: inout MotionReport) {
        report.add("place", .point, origin)
        report.add("size", .point, size)
    }

    private func arrange() {
        let shown = size?.shown ?? .zero
        let model = size?.model ?? .zero
        let extent = CGSize(width: shown[0], height: shown[1]).sanitized
        // What is inside is offered what the frame has for it now, along the axes along which it moves.
        var inner = proposal
        if shown[0] != model[0] { inner.width = extent.width }
        if shown[1] != model[1] { inner.height = extent.height }
        let fitting = shown == model ? extent : element.size(level, inner)
        element.place(
            level,
            Rect(
                x: Double(extent.width - fitting.width) / 2, y: Double(extent.height - fitting.height) / 2,
                width: fitting.width, height: fitting.height), inner)
    }

    override var transform: Affine { .translation(x: origin.presented[0], y: origin.presented[1]) }
    override var translation: Attribute? { origin }
    override var measures: Bool { false }
}
