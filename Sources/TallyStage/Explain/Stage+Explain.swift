import Foundation
import TallyScene
import TallyUI

extension Stage {
    /// Whether the stage takes note why each value is written, so that `explain` can say why something rests; false.
    ///
    /// Set it before the change in question. While it is on, a write to an animated value costs a note; frames cost
    /// nothing, and while it is off nothing does. To find out who set an animation off, closures of `.transaction`
    /// modifiers are called once more.
    public var recordsExplanations: Bool {
        get { runtime.keepsWrites }
        set { runtime.keepsWrites = newValue }
    }

    /// What moves an element now and why, or which rule keeps it still.
    ///
    /// Says of each animated value of the element, its modifiers and all that stands around it: from where to where,
    /// what is shown, under which animation and how far it is. With `recordsExplanations` also who set it off, what it
    /// interrupted, and why the others did not move.
    ///
    /// - Parameter name: What the element reads, or its accessibility label.
    /// - Throws: `StageError` if no element or several are called so.
    /// - Complexity: O(elements on the stage). Animated values are found by reflection: not for every frame.
    public func explain(_ name: String) throws -> Explanation {
        runtime.frame(at: time)
        guard let segment = try target(name), let found = runtime.explanation(drawnBy: segment) else {
            throw noElement(name)
        }
        let subject = found.kind.hasPrefix("text") ? found.kind : "\"\(name)\", a \(found.kind),"
        return Explanation(
            subject: subject, time: time, values: found.values.map(Explanation.Value.init), remarks: found.remarks,
            hasReasons: recordsExplanations)
    }
}

extension Explanation.Value {
    fileprivate init(_ value: ValueExplanation) {
        name = value.name
        owner = value.owner
        isInside = value.isInside
        from = value.from
        shown = value.shown
        target = value.target
        run = value.run.map {
            Explanation.Run(animation: $0.animation, elapsed: $0.elapsed, duration: $0.duration)
        }
        velocity = value.velocity
        source = value.source
        interrupted = value.interrupted
        keptVelocity = value.keptVelocity
        reason = value.reason
    }
}
