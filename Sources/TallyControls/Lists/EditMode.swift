@_spi(Runtime) import TallyCore
import TallyUI

/// Whether a list shows what deletes and moves its rows.
public enum EditMode: Sendable, Hashable {
    case inactive
    /// A state between the two, which counts as editing.
    case transient
    case active

    public var isEditing: Bool { self != .inactive }
}

/// The edit mode of a stage, for whoever brings none of his own.
@MainActor
final class EditModeHolder {
    private weak var runtime: Runtime?
    private lazy var location: StateLocation<EditMode>? = runtime?.root.list.root.map { root in
        guard let record = root.runtime.stateRecord else { return StateLocation(.inactive, node: root) }
        return record.keep(
            EditMode.self, at: root, make: { StateLocation($0 ?? .inactive, node: root) }, read: { $0.newestValue })
    }

    init(_ runtime: Runtime) { self.runtime = runtime }

    var binding: Binding<EditMode>? { location.map { Binding(location: $0) } }
}

private struct EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }
private struct EditModeHolderKey: EnvironmentKey { static let defaultValue: EditModeHolder? = nil }

extension EnvironmentValues {
    /// Whether lists are edited: a state of the stage's, which `EditButton` turns, unless the environment is given another.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] ?? editModeHolder.flatMap { holder in onMain { holder.binding } } }
        set { self[EditModeKey.self] = newValue }
    }

    var editModeHolder: EditModeHolder? {
        get { self[EditModeHolderKey.self] }
        set { self[EditModeHolderKey.self] = newValue }
    }
}

/// A button that begins and ends the editing of the lists around: "Edit" and "Done".
nonisolated public struct EditButton: View {
    @Environment(\.editMode) private var mode

    public init() {}

    @MainActor public var body: some View {
        let isEditing = mode?.wrappedValue.isEditing ?? false
        Button {
            withAnimation { mode?.wrappedValue = isEditing ? .inactive : .active }
        } label: {
            Text(verbatim: isEditing ? "Done" : "Edit").fontWeight(isEditing ? .semibold : .regular)
        }
    }
}
