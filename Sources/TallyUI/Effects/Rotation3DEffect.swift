public import Foundation
@_spi(Runtime) import TallyCore
import TallyMotion
import TallyScene

extension View {
    /// Turns the view in space about an axis through a point of it, and shows it in perspective.
    ///
    /// Positive angles about y take the right side away from the eye, about x the top. The back shows the view mirrored.
    /// - Parameters:
    ///   - axis: its length is of no account; (0, 0, 0) turns nothing.
    ///   - anchorZ: how far before the view's plane the axis passes, in points.
    ///   - perspective: the longer side of the view over the eye's distance; 0 is a parallel projection. What comes
    ///     behind the eye is not shown.
    public nonisolated func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View {
        modifier(
            Rotation3DModifier(
                angle: angle, x: axis.x, y: axis.y, z: axis.z, anchor: anchor, anchorZ: anchorZ,
                perspective: perspective))
    }
}

nonisolated struct Rotation3DModifier: ElementModifier, Equatable, Sendable {
    typealias Body = Never
    let angle: Angle
    let x: CGFloat
    let y: CGFloat
    let z: CGFloat
    let anchor: UnitPoint
    let anchorZ: CGFloat
    let perspective: CGFloat

    @MainActor func makeSlot(for element: Element, _ applied: TypedAppliedModifier<Self>) -> Slot {
        Rotation3DSlot(element, applied)
    }
}

final class Rotation3DSlot: Slot {
    private lazy var frame = Attribute(element)
    /// The angle × 128 and the axis.
    private lazy var turn = Attribute(element)
    /// The anchor × 128, its z, and the perspective.
    private lazy var place = Attribute(element)
    override var hasEffect: Bool { true }
    override var isProjective: Bool { true }

    override func apply(isFirst: Bool) {
        let m = modifier(Rotation3DModifier.self)
        let unit = Double(animatableUnit)
        turn.set(Vector4(m.angle.radians * unit, Double(m.x), Double(m.y), Double(m.z)).finite, scope: scope)
        place.set(
            Vector4(
                Double(m.anchor.x) * unit, Double(m.anchor.y) * unit, Double(m.anchorZ), Double(m.perspective)
            ).finite, scope: scope)
    }

    override func reportMotion(to report: inout MotionReport) {
        report.add("frame of its 3D rotation", .rect, frame)
        report.add("3D rotation", .turn, turn)
        report.add("anchor, anchorZ and perspective of its 3D rotation", .anchor, place)
    }

    override func rectChanged() {
        frame.set(.init(rect.minX, rect.minY, rect.width, rect.height), scope: scope)
        element.needsRecord()
    }

    override var transform: Affine { projection.affine ?? .identity }

    override var projection: Projection {
        let unit = Double(animatableUnit)
        let turn = turn.presented
        let place = place.presented
        return Projection(
            turning: turn[0] / unit, about: SIMD3(turn[1], turn[2], turn[3]), x: place[0] / unit, y: place[1] / unit,
            z: place[2], perspective: place[3], in: frame.presented)
    }
}

extension Projection {
    /// Creates a rotation by radians about an axis through a unit point of a frame, before it by `z` points.
    ///
    /// - Parameter perspective: the longer side of the frame over the eye's distance; 0 is a parallel projection.
    init(
        turning radians: Double, about axis: SIMD3<Double>, x: Double, y: Double, z: Double, perspective: Double,
        in frame: Vector4
    ) {
        let x = frame[0] + frame[2] * x
        let y = frame[1] + frame[3] * y
        var space = SpaceTransform.translation(-x, -y, -z)
        space = space.concatenating(.rotation(radians, axis.x, axis.y, axis.z))
        space = space.concatenating(.translation(0, 0, z))
        let side = Swift.max(frame[2], frame[3])
        if side > 0 { space = space.concatenating(.perspective(-perspective / side)) }
        self = space.concatenating(.translation(x, y, 0)).projection.flattened(in: frame)
    }
}

extension Projection {
    /// Returns the map without a perspective that moves nothing in the frame by a thousandth of a point; the identity
    /// if it is not finite.
    func flattened(in frame: Vector4) -> Projection {
        guard isFinite else { return Projection() }
        let x = Swift.max(frame[0].magnitude, (frame[0] + frame[2]).magnitude)
        let y = Swift.max(frame[1].magnitude, (frame[1] + frame[3]).magnitude)
        guard m13.magnitude * x + m23.magnitude * y < 1e-7 * m33.magnitude else { return self }
        var flat = self
        flat.m13 = 0
        flat.m23 = 0
        return flat
    }
}
