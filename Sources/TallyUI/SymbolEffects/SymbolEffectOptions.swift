/// How often and how fast an effect plays.
///
/// Where nothing is said, an effect that a value triggers plays once, and one that is active goes on until it is no longer.
public struct SymbolEffectOptions: Hashable, Sendable {
    /// How often the effect plays; nil is as suits the place.
    private(set) var repetition: RepeatBehavior?
    /// Times the effect's own.
    private(set) var speed = 1.0

    public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }
    /// Plays again and again.
    public static var repeating: SymbolEffectOptions { SymbolEffectOptions().repeating }
    /// Plays once, even where it would last.
    public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions().nonRepeating }

    /// - Parameter count: How often it plays, held within 1...1000; nil: again and again.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions().repeat(count) }
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        SymbolEffectOptions().repeat(behavior)
    }

    /// - Parameter speed: Times the effect's own, held within 0.01...100; 1 if it is not a positive number.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }

    /// Plays again and again.
    public var repeating: SymbolEffectOptions { self.repeat(.periodic) }
    /// Plays once, even where it would last.
    public var nonRepeating: SymbolEffectOptions { self.repeat(1) }

    /// - Parameter count: How often it plays, held within 1...1000; nil: again and again.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self.repeat(.periodic(count)) }

    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        var copy = self
        copy.repetition = behavior
        return copy
    }

    /// - Parameter speed: Times the effect's own, held within 0.01...100; 1 if it is not a positive number.
    public func speed(_ speed: Double) -> SymbolEffectOptions {
        var copy = self
        copy.speed = speed > 0 ? Swift.min(Swift.max(speed, 0.01), 100) : 1
        return copy
    }
}

extension SymbolEffectOptions {
    /// Whether an effect starts and stops each time it plays, or goes on.
    public struct RepeatBehavior: Hashable, Sendable {
        let isContinuous: Bool
        /// How often the effect plays; nil is for ever.
        let count: Int?
        /// Seconds between one time and the next; nil: as suits the effect.
        let delay: Double?

        /// Goes on without stopping: what turns keeps its speed. Other effects play as if periodic, without a delay.
        public static var continuous: RepeatBehavior { RepeatBehavior(isContinuous: true, count: nil, delay: 0) }
        /// Starts and stops each time, again and again.
        public static var periodic: RepeatBehavior { .periodic() }

        /// - Parameters:
        ///   - count: How often it plays, held within 1...1000; nil: again and again.
        ///   - delay: Seconds between one time and the next, held within 0...3600; nil or not a number: as suits the effect.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            RepeatBehavior(
                isContinuous: false, count: count.map { Swift.min(Swift.max($0, 1), 1000) },
                delay: delay.flatMap { $0.isNaN ? nil : Swift.min(Swift.max($0, 0), 3600) })
        }
    }
}
