import Foundation
import TallyCore
import TallyUI

/// A picker as a link to a screen of its views; choosing one goes back.
struct PickerLink<Content: View, Label: View>: View {
    let selection: AnyHashable
    let content: Content
    let label: Label
    /// Of the screen of choices.
    let title: Text?
    let choose: (AnyHashable) -> Void
    @Environment(\.areLabelsHidden) private var isLabelHidden

    var body: some View {
        NavigationLink {
            PickerScreen(selection: selection, content: content, title: title, choose: choose)
        } label: {
            HStack(spacing: 8) {
                if !isLabelHidden {
                    label
                    Spacer(minLength: 0)
                }
                ChosenView(selection: selection, content: content).environment(\.alignsLabels, false)
                    .standardForeground(.secondary)
            }
        }
    }
}

private struct PickerScreen<Content: View>: View {
    let selection: AnyHashable
    let content: Content
    let title: Text?
    let choose: (AnyHashable) -> Void
    @Environment(\.dismiss) private var dismiss

    init(selection: AnyHashable, content: Content, title: Text?, choose: @escaping (AnyHashable) -> Void) {
        self.selection = selection
        self.content = content
        self.title = title
        self.choose = choose
    }

    var body: some View {
        List {
            content.environment(\.namesRows, true).environment(\.leavesDividersOut, true)
                .modifier(PickerRow(selection: [selection], choose: pick))
        }
        .listStyle(.insetGrouped)
        .navigationTitle(title ?? Text(verbatim: ""))
        .navigationBarTitleDisplayMode(.inline)
    }

    private func pick(_ tag: AnyHashable) {
        choose(tag)
        dismiss()
    }
}
