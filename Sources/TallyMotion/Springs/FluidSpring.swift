/// The spring behind `spring`, `smooth`, `snappy`, `bouncy` and `default`.
///
/// It moves in steps of 1/300 s and keeps its velocity when another of its family takes over.
struct FluidSpring: Hashable, Sendable {
    /// Seconds of the undamped period, as given.
    let response: Double

    /// The fraction of critical damping, as given.
    let dampingFraction: Double

    /// Seconds over which the response goes from that of the spring taken over to its own, as given.
    let blendDuration: Double

    /// The powers of the step map, made once for all who share this value.
    let steps: FluidSteps

    init(response: Double, dampingFraction: Double, blendDuration: Double) {
        self.response = response
        self.dampingFraction = dampingFraction
        self.blendDuration = blendDuration
        steps = FluidSteps(FluidStep(response: response, dampingFraction: dampingFraction))
    }

    static func == (a: FluidSpring, b: FluidSpring) -> Bool {
        a.response == b.response && a.dampingFraction == b.dampingFraction && a.blendDuration == b.blendDuration
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(response)
        hasher.combine(dampingFraction)
        hasher.combine(blendDuration)
    }

    /// The spring of the default animation. SwiftUI's documentation says 0.55 s; two re-implementations made from its
    /// binaries say 0.5 s. This is the one place that decides.
    static let standard = FluidSpring(response: 0.55, dampingFraction: 1, blendDuration: 0)

    /// Blending is stepped, not solved: a blend longer than this many seconds counts as this long.
    static var longestBlend: Double { 10 }
}
