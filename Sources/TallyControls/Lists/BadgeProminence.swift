import Foundation
import TallyCore
import TallyUI

/// How much the badges of rows are to be seen.
public struct BadgeProminence: Hashable, Sendable {
    private let level: Int

    /// In the tertiary colour.
    public static let decreased = BadgeProminence(level: 0)
    /// In the secondary colour.
    public static let standard = BadgeProminence(level: 1)
    /// White on a red capsule.
    public static let increased = BadgeProminence(level: 2)
}

private struct BadgeProminenceKey: EnvironmentKey { static let defaultValue = BadgeProminence.standard }

extension EnvironmentValues {
    public var badgeProminence: BadgeProminence {
        get { self[BadgeProminenceKey.self] }
        set { self[BadgeProminenceKey.self] = newValue }
    }
}

extension View {
    /// Sets how much the badges of the rows in the view are to be seen; those of tabs are as they are.
    public nonisolated func badgeProminence(_ prominence: BadgeProminence) -> some View {
        environment(\.badgeProminence, prominence)
    }
}

/// A row's badge as it is to be seen.
struct BadgeFace: View {
    let badge: Text
    @Environment(\.badgeProminence) private var prominence

    init(badge: Text) { self.badge = badge }

    var body: some View {
        // What the text says of itself counts: the place says the rest.
        switch prominence {
        case .increased:
            Group { badge }.font(.subheadline).foregroundStyle(.white).padding(.horizontal, 8).padding(.vertical, 2)
                .background(.red, in: Capsule())
        case .decreased: Group { badge }.foregroundStyle(.tertiary)
        default: Group { badge }.foregroundStyle(.secondary)
        }
    }
}
