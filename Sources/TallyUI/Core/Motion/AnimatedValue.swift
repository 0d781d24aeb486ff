import TallyMotion

/// A value of an element or a view that may be under way, as it explains itself.
@MainActor
protocol AnimatedValue: AnyObject {
    var shownNow: Any { get }
    var modelNow: Any { get }
    /// Whether it has been given a value.
    var hasBeenSet: Bool { get }
    /// Returns what runs; nil while it rests.
    func summary(at time: Double) -> MotionSummary?
    /// Whose writes the log keeps in its name.
    var writeKey: ObjectIdentifier { get }
}

extension AnimatedValue {
    var writeKey: ObjectIdentifier { ObjectIdentifier(self) }
    var hasBeenSet: Bool { true }
}

extension Attribute: AnimatedValue {
    var shownNow: Any { presented }
    var modelNow: Any { model }
    var hasBeenSet: Bool { hasValue }
    func summary(at time: Double) -> MotionSummary? { element.runtime.animator.summary(self, at: time) }
}

extension AnimatedData: AnimatedValue {
    var shownNow: Any { shown }
    var modelNow: Any { model }
    func summary(at time: Double) -> MotionSummary? { run?.summary(at: time) }
}

extension StyleAttribute: AnimatedValue {
    var shownNow: Any { shown }
    var modelNow: Any { style ?? shown }
    var hasBeenSet: Bool { style != nil }
    // The colours of a style move together.
    func summary(at time: Double) -> MotionSummary? { attributes.lazy.compactMap { $0.summary(at: time) }.first }
    var writeKey: ObjectIdentifier { ObjectIdentifier(attributes.first ?? self) }
}
