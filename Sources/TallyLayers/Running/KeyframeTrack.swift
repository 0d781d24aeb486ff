internal import Foundation

/// A `CAKeyframeAnimation` of values made ready.
struct KeyframeTrack {
    let target: AnimatedTarget
    private let values: [LayerValue]
    private let times: KeyframeTimes
    /// The pace of each segment; nil is linear.
    private let curves: [TimingCurve?]
    private let isDiscrete: Bool
    private let tangents: [CubicTangents]
    /// The values of a transform, taken apart once.
    private let parts: [TransformParts]

    /// Nil if the animation has no effect.
    init?(_ source: CAKeyframeAnimation) {
        guard let target = AnimatedTarget(source), let given = source.values, !given.isEmpty else { return nil }
        self.target = target
        var values: [LayerValue] = []
        for value in given {
            guard let read = LayerValue(value, as: target.kind) else { return nil }
            values.append(read)
        }
        self.values = values
        let mode = source.calculationMode
        let isPaced = mode == .paced || mode == .cubicPaced
        isDiscrete = mode == .discrete
        if isPaced && target.kind != .numbers {
            var lengths: [Double] = []
            for (a, b) in zip(values, values.dropFirst()) {
                guard let length = a.distance(to: b) else { return nil }
                lengths.append(length)
            }
            times = KeyframeTimes(lengths: lengths)
        } else {
            let segments = isDiscrete ? values.count : values.count - 1
            times = KeyframeTimes(isPaced ? nil : source.keyTimes, segments: segments)
        }
        curves =
            isPaced || isDiscrete
            ? [] : (source.timingFunctions ?? []).map { $0.isLinear ? nil : $0.curve }
        tangents =
            mode == .cubic || mode == .cubicPaced
            ? CubicTangents.through(values, source, times: mode == .cubicPaced ? times : nil) : []
        parts = target.kind == .transform && tangents.isEmpty && !isDiscrete ? Self.parts(of: values) : []
    }

    private static func parts(of values: [LayerValue]) -> [TransformParts] {
        let parts = values.map { TransformParts($0.transform) }
        return parts.contains { $0.isSingular } ? [] : parts
    }

    /// Writes the value at a progress.
    func apply(_ progress: Double, cycle: Double, reversed: Bool, to store: inout some LayerValueStore) {
        target.write(value(at: progress), end: values[reversed ? 0 : values.count - 1], cycle: cycle, to: &store)
    }

    private func value(at progress: Double) -> LayerValue {
        guard values.count > 1 else { return values[0] }
        var (segment, fraction) = times.place(of: progress)
        if isDiscrete { return values[segment] }
        if segment < curves.count, let curve = curves[segment] { fraction = curve.value(at: fraction) }
        if !tangents.isEmpty, let a = values[segment].lanes, let b = values[segment + 1].lanes {
            let lanes = CubicTangents.between(
                a, tangents[segment].out, tangents[segment + 1].into, b, fraction: fraction)
            return values[segment].with(lanes: lanes)
        }
        if !parts.isEmpty {
            return .transform(parts[segment].interpolated(to: parts[segment + 1], fraction: fraction).transform)
        }
        return values[segment].interpolated(to: values[segment + 1], fraction: fraction)
    }
}
