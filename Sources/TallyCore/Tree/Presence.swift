/// Whether the views of a part of the tree are before the person's eyes. Those on a screen that is covered, in a tab
/// that is not chosen or in a row that is scrolled out of view keep their state, and have disappeared all the same.
@MainActor
package final class Presence: PresenceMember {
    private var isShownItself: Bool
    private var isOuterShown: Bool
    private weak var outer: Presence?
    /// Told of changes once it has asked.
    weak var animator: Animator?
    /// The members in the order in which they came, those inside first.
    private var members: [any PresenceMember] = []
    /// Made at its first request, it knows only after the next choice whether its views are seen.
    var isNew = false
    /// The last choice in which it was among those chosen.
    var choice = 0

    /// Counts the changes of what decides where: what a node has found out is good for one version.
    static var version = 0

    package init(outer: Presence?, isShown: Bool) {
        self.outer = outer
        isShownItself = isShown
        isOuterShown = outer?.isShown ?? true
        outer?.add(self)
    }

    package var isShown: Bool { isShownItself && isOuterShown }

    package func setShown(_ isShown: Bool) { change { isShownItself = isShown } }

    package func presenceChanged(_ isShown: Bool) { change { isOuterShown = isShown } }

    private func change(_ body: () -> Void) {
        let before = isShown
        body()
        let now = isShown
        if now == before { return }
        animator?.presenceChanged()
        for member in members { member.presenceChanged(now) }
    }

    package func add(_ member: any PresenceMember) { members.append(member) }
    package func remove(_ member: any PresenceMember) { members.removeAll { $0 === member } }

    package func end() { outer?.remove(self) }
}

/// Something that acts when the part of the tree that it stands in is seen no more, and when it is seen again.
@MainActor
package protocol PresenceMember: AnyObject {
    func presenceChanged(_ isShown: Bool)
}

extension _ViewNode {
    /// What decides whether views at the node are before the person's eyes; nil: they always are.
    ///
    /// - Complexity: O(1) where nodes around have asked before, else O(depth of the tree).
    package var presenceAround: Presence? {
        if let knownPresence, knownPresence.version == Presence.version { return knownPresence.presence }
        var found = presence
        if found == nil {
            if let choice = list.presences { found = choice.presence(of: self) } else { found = parent?.presenceAround }
        }
        knownPresence = (Presence.version, found)
        return found
    }
}
