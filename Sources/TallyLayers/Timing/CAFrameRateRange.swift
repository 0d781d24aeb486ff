// The name of the function is the C function of other platforms.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// How often, in frames per second, an animation would like to be drawn. It is kept, and has no effect.
public struct CAFrameRateRange: Hashable, Sendable {
    public var minimum: Float
    public var maximum: Float
    public var preferred: Float?

    public init() { self.init(minimum: 0, maximum: 0) }

    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        self.minimum = minimum
        self.maximum = maximum
        self.preferred = preferred
    }

    /// Whatever the system takes.
    public static let `default` = CAFrameRateRange()
}

public func CAFrameRateRangeIsEqualToRange(_ range: CAFrameRateRange, _ other: CAFrameRateRange) -> Bool {
    range == other
}
