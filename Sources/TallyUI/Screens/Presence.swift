/// Whether a screen is before the person's eyes: one that is covered keeps its state, and has disappeared all the same.
@MainActor
final class Presence: PresenceMember {
    private var isShownItself: Bool
    private var isOuterShown: Bool
    private weak var outer: Presence?
    /// In the order in which they came, those inside first.
    private var members: [any PresenceMember] = []

    init(outer: Presence?, isShown: Bool) {
        self.outer = outer
        isShownItself = isShown
        isOuterShown = outer?.isShown ?? true
        outer?.add(self)
    }

    var isShown: Bool { isShownItself && isOuterShown }

    func setShown(_ isShown: Bool) { change { isShownItself = isShown } }

    func presenceChanged(_ isShown: Bool) { change { isOuterShown = isShown } }

    private func change(_ body: () -> Void) {
        let before = isShown
        body()
        let now = isShown
        if now == before { return }
        for member in members { member.presenceChanged(now) }
    }

    func add(_ member: any PresenceMember) { members.append(member) }
    func remove(_ member: any PresenceMember) { members.removeAll { $0 === member } }

    func end() { outer?.remove(self) }
}

/// Something that acts when its screen is covered, and when it is seen again.
@MainActor
protocol PresenceMember: AnyObject {
    func presenceChanged(_ isShown: Bool)
}

private struct PresenceKey: EnvironmentKey { static let defaultValue: Presence? = nil }

extension EnvironmentValues {
    /// That of the screen around; nil: always seen.
    var presence: Presence? {
        get { self[PresenceKey.self] }
        set { self[PresenceKey.self] = newValue }
    }
}
