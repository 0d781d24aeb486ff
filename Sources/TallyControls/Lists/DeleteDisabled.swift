import TallyCore
import TallyUI

extension View {
    /// Sets whether a row cannot be deleted by the list, although the others of its `ForEach` can.
    public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View {
        modifier(ForbidsRowEdits(edits: .delete, isForbidden: isDisabled))
    }
}

/// What a list must not do with a row.
struct RowEditLimits: OptionSet, Sendable {
    let rawValue: Int
    static let delete = RowEditLimits(rawValue: 1)
    static let move = RowEditLimits(rawValue: 2)
}

/// Those that a row says of itself, for what stands around it.
struct RowEditLimitsKey: PreferenceKey {
    static let defaultValue: RowEditLimits = []
    static func reduce(value: inout RowEditLimits, nextValue: () -> RowEditLimits) { value.formUnion(nextValue()) }
}

private struct RowEditLimitsEnvironmentKey: EnvironmentKey { static let defaultValue: RowEditLimits = [] }

extension EnvironmentValues {
    /// Those that are said of all rows in a view.
    var rowEditLimits: RowEditLimits {
        get { self[RowEditLimitsEnvironmentKey.self] }
        set { self[RowEditLimitsEnvironmentKey.self] = newValue }
    }
}

/// Says of the rows in a view, or of the row that it is, what must not be done with them.
struct ForbidsRowEdits: ViewModifier {
    let edits: RowEditLimits
    let isForbidden: Bool

    nonisolated init(edits: RowEditLimits, isForbidden: Bool) {
        self.edits = edits
        self.isForbidden = isForbidden
    }

    func body(content: Content) -> some View {
        content
            .transformPreference(RowEditLimitsKey.self, change)
            .transformEnvironment(\.rowEditLimits, transform: change)
    }

    private func change(_ limits: inout RowEditLimits) {
        if isForbidden { limits.formUnion(edits) } else { limits.subtract(edits) }
    }
}
