import Foundation
import TallyCore
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

    /// Returns what moves an element now and why, or which rule keeps it still.
    ///
    /// Says of each animated value of the element, its modifiers and all that stands around it: from where to where,
    /// what is shown, under which animation and how far it is. With `recordsExplanations` also who set it off, what it
    /// interrupted, and why the others did not move.
    ///
    /// - Parameter name: What the element reads, or its accessibility label. Of several, the one that is not on its way
    ///   out.
    /// - Throws: `StageError` if no element or several are called so. What it says then: where the element is that read so
    ///   before, and which names come near.
    /// - Complexity: O(elements on the stage). Animated values are found by reflection: not for every frame.
    public func explain(_ name: String) throws -> Explanation {
        let found = try explanations(ofSome: name)
        let staying = found.filter { !$0.isLeaving }
        if found.count > 1, staying.count == 1 {
            var result = explanation(staying[0], name)
            let others =
                found.count == 2 ? "Another \"\(name)\" is" : "\(found.count - 1) others called \"\(name)\" are"
            result.remarks.append("\(others) leaving: explanations(of:) has all")
            return result
        }
        guard found.count == 1 else {
            let places = found.map {
                "(\($0.rect.midX.whole(in: -1_000_000...1_000_000)), \($0.rect.midY.whole(in: -1_000_000...1_000_000)))"
            }.joined(separator: ", ")
            throw StageError(
                description: "\(found.count) elements are called \"\(name)\", at \(places). Give one an accessibility "
                    + "label of its own, or ask for the explanations(of:) all.")
        }
        return explanation(found[0], name)
    }

    /// Returns what moves each element that is called so, and why; those on their way out come last. See `explain(_:)`.
    ///
    /// - Throws: `StageError` if no element is called so.
    /// - Complexity: O(elements on the stage) for each.
    public func explanations(of name: String) throws -> [Explanation] {
        let found = try explanations(ofSome: name)
        return (found.filter { !$0.isLeaving } + found.filter(\.isLeaving)).map { explanation($0, name) }
    }

    private func explanations(ofSome name: String) throws -> [ElementExplanation] {
        runtime.frame(at: time)
        let found = targets(name).compactMap(runtime.explanation(drawnBy:))
        if found.isEmpty { throw noElement(name) }
        return found
    }

    private func explanation(_ found: ElementExplanation, _ name: String) -> Explanation {
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
        writer = value.writer
        reason = value.reason
    }
}
