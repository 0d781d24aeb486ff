/// The steps of a merged fluid spring while its response goes over from that of the spring before it.
final class FluidBlend: Sendable {
    /// The response at the start, in seconds.
    let previousResponse: Double

    let spring: FluidSpring

    /// The number of steps until the spring is on its own.
    let length: Int

    /// The map of all those steps.
    let whole: FluidPower

    /// Nil where nothing is to be blended.
    init?(from previousResponse: Double, to spring: FluidSpring) {
        guard spring.blendDuration > 0, previousResponse != spring.response,
            previousResponse.isFinite, spring.response.isFinite
        else { return nil }
        self.previousResponse = previousResponse
        self.spring = spring
        let steps = Swift.min(spring.blendDuration, FluidSpring.longestBlend) * 300
        length = Int(steps) + (steps > Double(Int(steps)) ? 1 : 0)
        whole = Self.power(length, from: previousResponse, to: spring)
    }

    /// Returns the response in force `time` seconds after the merge: smoothstep from one to the other.
    static func response(from previous: Double, to spring: FluidSpring, at time: Double) -> Double {
        let blend = Swift.min(spring.blendDuration, FluidSpring.longestBlend)
        guard blend > 0, time < blend else { return spring.response }
        let share = time > 0 ? time / blend : 0
        return previous + (spring.response - previous) * (share * share * (3 - 2 * share))
    }

    private static func power(_ count: Int, from previous: Double, to spring: FluidSpring) -> FluidPower {
        var power = FluidPower.identity
        for index in 0..<count {
            let response = response(from: previous, to: spring, at: Double(index) * FluidStep.duration)
            power = FluidStep(response: response, dampingFraction: spring.dampingFraction).power.after(power)
        }
        return power
    }

    /// Returns the map of `count` steps from the merge on.
    ///
    /// - Complexity: O(`count`) during the blend, O(1) after it.
    func power(_ count: Int) -> FluidPower {
        if count >= length { return spring.steps.power(count - length).after(whole) }
        return Self.power(count, from: previousResponse, to: spring)
    }
}
