/// Numbers that move in step: one timing for all, and columns of one place that begin together.
@MainActor
final class RollGroup: Equatable {
    /// What `rollAnimation` says where the group is; `nil` if it was not used.
    var explicit: RollTiming?
    /// That of the style where the group is.
    var own = RollTiming.flow

    private var known: [ObjectIdentifier: RollSpan] = [:]
    private var moving: Set<ObjectIdentifier> = []
    private var span: RollSpan?

    nonisolated init() {}

    nonisolated static func == (a: RollGroup, b: RollGroup) -> Bool { a === b }

    /// Notes that a number shows a text without motion.
    func note(_ text: NumberText, of member: AnyObject) { known[ObjectIdentifier(member)] = RollSpan(text) }

    /// A number begins to move.
    ///
    /// What the columns begin by is settled when the first number begins, from what all of them show, and holds until the
    /// last is at rest: numbers that change in one update agree whichever comes first.
    func begin(_ member: AnyObject, from old: NumberText, to new: NumberText) -> RollSpan? {
        note(new, of: member)
        if moving.isEmpty {
            span = known.values.reduce(RollSpan(old)) { $1.union($0) }  // order: a union
        }
        moving.insert(ObjectIdentifier(member))
        return span
    }

    func end(_ member: AnyObject) { moving.remove(ObjectIdentifier(member)) }

    func leave(_ member: AnyObject) {
        end(member)
        known[ObjectIdentifier(member)] = nil
    }
}
