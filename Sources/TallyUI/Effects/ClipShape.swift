import Foundation
@_spi(Runtime) import TallyCore
import TallyScene

/// Shows a view only inside a shape of its bounds.
nonisolated public struct _ClipEffect<ClipShape: Shape>: ElementModifier {
    public typealias Body = Never
    let shape: ClipShape
    let style: FillStyle

    @MainActor package func makeSlot(for element: Element, _ applied: TypedAppliedModifier<Self>) -> Slot {
        ClipSlot<ClipShape>(element, applied, around: Segment())
    }
}

extension View {
    public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        modifier(_ClipEffect(shape: shape, style: style))
    }
}

final class ClipSlot<S: Shape>: FramedSlot {
    private var shape: S?
    private var isEvenOdd = false
    private var isMirrored = false
    private var data: AnimatedData<S.AnimatableData>?
    private var following: ContainerFollower?

    override func apply(isFirst: Bool) {
        guard let modifier = (applied as? TypedAppliedModifier<_ClipEffect<S>>)?.modifier else { return }
        let shape = modifier.shape
        self.shape = shape
        isEvenOdd = modifier.style.isEOFilled
        isMirrored = shape.isMirrored(in: applied.environment.layoutDirection)
        data = animatedData(data, of: shape)
        if following != nil || applied.environment.container != nil {
            following = ContainerFollower.follower(
                following, in: applied.environment, element, self, bounds: { [weak self] in self?.bounds },
                changed: { [weak element] in element?.needsRecord() })
        }
        element.needsRecord()
    }

    override func reportMotion(to report: inout MotionReport) {
        report.add("frame of its clip", .rect, frame)
        report.add("clip shape", .plain, data)
    }

    private var clip: Clip {
        guard var shape else { return .rect(.null) }
        if let data { shape.animatableData = data.shown }
        let bounds = bounds
        if !isMirrored, let plain = shape.plainRect(in: bounds), plain.radius == 0 { return .rect(plain.rect) }
        let path = following?.path(of: shape, in: bounds) ?? shape.path(over: bounds)
        return .outline(path.mirrored(isMirrored, in: bounds).outline, evenOdd: isEvenOdd)
    }

    override func draw(around inner: Segment) {
        guard let around else { return }
        around.setChildren([inner])
        around.clip = clip
    }

    override var measures: Bool { false }

    override func destroy() { following?.end() }

    override func allowsHit(_ point: Point) -> Bool {
        switch clip {
        case .rect(let rect), .softRect(let rect, _, _, _, _): rect.contains(point)
        case .outline(let outline, let isEvenOdd): outline.covers(point, evenOdd: isEvenOdd)
        }
    }
}
