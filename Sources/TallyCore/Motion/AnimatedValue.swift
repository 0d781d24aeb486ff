import TallyMotion

/// A value of an element or a view that may be under way, as it explains itself.
@MainActor
package protocol AnimatedValue: AnyObject {
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
    package var writeKey: ObjectIdentifier { ObjectIdentifier(self) }
    package var hasBeenSet: Bool { true }
}

extension Attribute: AnimatedValue {
    package var shownNow: Any { presented }
    package var modelNow: Any { model }
    package var hasBeenSet: Bool { hasValue }
    package func summary(at time: Double) -> MotionSummary? { element.runtime.animator.summary(self, at: time) }
}

extension AnimatedData: AnimatedValue {
    package var shownNow: Any { shown }
    package var modelNow: Any { model }
    package func summary(at time: Double) -> MotionSummary? { run?.summary(at: time) }
}

extension StyleAttribute: AnimatedValue {
    package var shownNow: Any { shown }
    package var modelNow: Any { style ?? shown }
    package var hasBeenSet: Bool { style != nil }
    // The colours of a style move together.
    package func summary(at time: Double) -> MotionSummary? {
        attributes.lazy.compactMap { $0.summary(at: time) }.first
    }
    package var writeKey: ObjectIdentifier { ObjectIdentifier(attributes.first ?? self) }
}
