import Foundation
import TallyCore
import TallyUI

/// Whether every other row stands on a faint ground.
nonisolated public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
    private enum Kind: Hashable { case automatic, enabled, disabled }

    private let kind: Kind

    /// As the style of the list or the table has it; none of those here does by itself.
    public static let automatic = AlternatingRowBackgroundBehavior(kind: .automatic)
    public static let enabled = AlternatingRowBackgroundBehavior(kind: .enabled)
    public static let disabled = AlternatingRowBackgroundBehavior(kind: .disabled)
}

private struct AlternatingRowsKey: EnvironmentKey {
    static let defaultValue = AlternatingRowBackgroundBehavior.automatic
}

extension EnvironmentValues {
    var alternatingRows: AlternatingRowBackgroundBehavior {
        get { self[AlternatingRowsKey.self] }
        set { self[AlternatingRowsKey.self] = newValue }
    }
}

extension View {
    /// Sets whether every other row stands on a faint ground, in plain lists and in tables: the second, the fourth and so on, whether
    /// they are seen or not.
    public nonisolated func alternatingRowBackgrounds(
        _ behavior: AlternatingRowBackgroundBehavior = .enabled
    ) -> some View {
        environment(\.alternatingRows, behavior)
    }
}

/// What every other row stands on.
struct AlternatingGround: View {
    private let memory = NodeMemory<RowMemory>()

    var body: some View { if memory.wrapped.isEven { Rectangle().fill(.quaternary.opacity(0.4)) } }
}
