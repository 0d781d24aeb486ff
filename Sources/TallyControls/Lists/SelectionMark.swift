import Foundation
import TallyCore
import TallyScene
import TallyUI

private struct MarksSelectionKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Whether rows have a mark that tells whether they are selected, while the list is edited.
    var marksSelection: Bool {
        get { self[MarksSelectionKey.self] }
        set { self[MarksSelectionKey.self] = newValue }
    }
}

/// The circle at the start of a row of which several can be selected: it comes when the list is edited, and has a check mark while the row is
/// selected.
struct SelectionMark: ViewModifier {
    let selection: ListSelection
    let isEditing: Bool

    func body(content: Content) -> some View {
        content
            .padding(.leading, isEditing ? RowControl.room : 0)
            .frame(maxWidth: .infinity, alignment: .leading)
            .modifier(RowControl.at(.leading) { mark })
            .animation(.snappy(duration: 0.3), value: isEditing)
    }

    /// What the row is told by assistive technology is that it is selected, by itself.
    @ViewBuilder private var mark: some View {
        if isEditing {
            ZStack {
                Image(systemName: "circle").foregroundStyle(.tertiary)
                    .modifier(TagShown(selection: selection.tags(), isInverted: true))
                Image(systemName: "checkmark.circle.fill").foregroundStyle(.white, .tint)
                    .modifier(TagShown(selection: selection.tags()))
            }
            .imageScale(.large)
            .accessibilityHidden(true)
            .transition(.move(edge: .leading).combined(with: .opacity))
        }
    }
}
