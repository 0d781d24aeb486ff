/// Something that a person is to feel or hear.
///
/// Nothing can be felt here: a stage records what was asked for.
public struct SensoryFeedback: Equatable, Sendable {
    /// How heavy the things are that seem to meet.
    public struct Weight: Equatable, Sendable {
        let name: String
        public static let light = Weight(name: "light")
        public static let medium = Weight(name: "medium")
        public static let heavy = Weight(name: "heavy")
    }

    /// How much the things give way that seem to meet.
    public struct Flexibility: Equatable, Sendable {
        let name: String
        public static let rigid = Flexibility(name: "rigid")
        public static let solid = Flexibility(name: "solid")
        public static let soft = Flexibility(name: "soft")
    }

    let name: String

    public static let success = SensoryFeedback(name: "success")
    public static let warning = SensoryFeedback(name: "warning")
    public static let error = SensoryFeedback(name: "error")
    public static let selection = SensoryFeedback(name: "selection")
    public static let increase = SensoryFeedback(name: "increase")
    public static let decrease = SensoryFeedback(name: "decrease")
    public static let start = SensoryFeedback(name: "start")
    public static let stop = SensoryFeedback(name: "stop")
    public static let alignment = SensoryFeedback(name: "alignment")
    public static let levelChange = SensoryFeedback(name: "levelChange")
    public static let impact = SensoryFeedback(name: "impact")

    /// - Parameter intensity: from 0 to 1; held within, not a number counts as 1.
    public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback {
        SensoryFeedback(name: "impact \(weight.name) \(clamped(intensity))")
    }

    /// - Parameter intensity: from 0 to 1; held within, not a number counts as 1.
    public static func impact(flexibility: Flexibility, intensity: Double = 1.0) -> SensoryFeedback {
        SensoryFeedback(name: "impact \(flexibility.name) \(clamped(intensity))")
    }

    private static func clamped(_ intensity: Double) -> Double {
        intensity.isNaN ? 1 : Swift.min(Swift.max(intensity, 0), 1)
    }
}
