@_spi(Runtime) import TallyCore
import TallyUI

/// What a `RenameButton` does.
public struct RenameAction {
    fileprivate let action: () -> Void

    public func callAsFunction() { action() }
}

private struct RenameActionKey: EnvironmentKey { static var defaultValue: RenameAction? { nil } }

extension EnvironmentValues {
    /// What `renameAction(_:)` has given; nil: there is nothing to rename.
    public internal(set) var rename: RenameAction? {
        get { self[RenameActionKey.self] }
        set { self[RenameActionKey.self] = newValue }
    }
}

extension View {
    /// Sets what the rename buttons in the view do.
    public nonisolated func renameAction(_ action: @escaping () -> Void) -> some View {
        environment(\.rename, RenameAction(action: action))
    }

    /// Has the rename buttons in the view bring the keyboard to a field.
    public nonisolated func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
        renameAction { isFocused.wrappedValue = true }
    }
}

/// A button "Rename" with a pencil, which runs what `renameAction(_:)` says; without that it is off.
nonisolated public struct RenameButton<Label: View>: View {
    private let label: Label
    @Environment(\.rename) private var rename

    public init() where Label == TallyControls.Label<Text, Image> {
        label = TallyControls.Label {
            Text(verbatim: "Rename")
        } icon: {
            Image(systemName: "pencil")
        }
    }

    @MainActor public var body: some View {
        Button(action: { rename?() }) { label }.disabled(rename == nil)
    }
}
