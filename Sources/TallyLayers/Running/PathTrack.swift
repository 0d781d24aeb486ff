internal import Foundation
internal import TallyCore

/// A `CAKeyframeAnimation` along a path made ready.
struct PathTrack {
    let target: AnimatedTarget
    private let pieces: [PathPiece]
    private let times: KeyframeTimes
    private let curves: [TimingCurve?]
    /// Of each piece, where the pace is even.
    private let lengths: [PieceLengths]
    private let isDiscrete: Bool
    private let turn: Turn

    /// How what moves turns.
    enum Turn { case none, ahead, back }

    /// Nil if the animation has no effect: the key path is no point, or nothing is drawn by the path.
    init?(_ source: CAKeyframeAnimation, _ path: CGPath) {
        guard let target = AnimatedTarget(source), target.kind == .point else { return nil }
        self.target = target
        pieces = PathPiece.all(of: path)
        guard !pieces.isEmpty else { return nil }
        let mode = source.calculationMode
        let isPaced = mode == .paced || mode == .cubicPaced
        isDiscrete = mode == .discrete
        lengths = isPaced ? pieces.map { PieceLengths($0) } : []
        times =
            isPaced
            ? KeyframeTimes(lengths: lengths.map(\.total))
            : KeyframeTimes(source.keyTimes, segments: isDiscrete ? pieces.count + 1 : pieces.count)
        curves =
            isPaced || isDiscrete
            ? [] : (source.timingFunctions ?? []).map { $0.isLinear ? nil : $0.curve }
        turn =
            switch source.rotationMode {
            case .rotateAuto?: .ahead
            case .rotateAutoReverse?: .back
            default: .none
            }
    }

    var properties: [LayerProperty] {
        turn == .none ? [target.keyPath.property] : [target.keyPath.property, .transform]
    }

    /// Writes the place at a progress, and the turn there.
    func apply(_ progress: Double, cycle: Double, reversed: Bool, to store: inout some LayerValueStore) {
        let (piece, u) = place(at: Swift.min(Swift.max(progress, 0), 1))
        let end = reversed ? pieces[0].start : pieces[pieces.count - 1].end
        target.write(.pair(pieces[piece].point(at: u)), end: .pair(end), cycle: cycle, to: &store)
        guard turn != .none else { return }
        let direction = direction(piece, u) * (turn == .back ? -1 : 1)
        var rotation = CATransform3DIdentity
        (rotation.m11, rotation.m12) = (CGFloat(direction.x), CGFloat(direction.y))
        (rotation.m21, rotation.m22) = (-CGFloat(direction.y), CGFloat(direction.x))
        store[.transform] = store[.transform].adding(.transform(rotation))
    }

    /// Where a piece goes nowhere, it looks as at the end of the one before, or at the start of the one after; else along x.
    private func direction(_ piece: Int, _ u: Double) -> SIMD2<Double> {
        if let direction = pieces[piece].direction(at: u) { return direction }
        for earlier in pieces[..<piece].reversed() {
            if let direction = earlier.direction(at: 1) { return direction }
        }
        for later in pieces[piece...] {
            if let direction = later.direction(at: 0) { return direction }
        }
        return SIMD2(1, 0)
    }

    private func place(at progress: Double) -> (piece: Int, parameter: Double) {
        var (segment, fraction) = times.place(of: progress)
        if isDiscrete { return segment < pieces.count ? (segment, 0) : (pieces.count - 1, 1) }
        if segment < curves.count, let curve = curves[segment] { fraction = curve.value(at: fraction) }
        return (segment, lengths.isEmpty ? fraction : lengths[segment].parameter(at: fraction))
    }
}
