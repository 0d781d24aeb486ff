import TallyCore
import TallyUI

/// What a bar has by itself.
public struct ToolbarDefaultItemKind: Sendable {
    /// The button of a split view that hides and shows its sidebar.
    public static let sidebarToggle = ToolbarDefaultItemKind()
}

extension View {
    /// Takes away what the bars of the split view around have by themselves; nil: nothing.
    public nonisolated func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
        modifier(RemovesToggle(removes: defaultItemKind != nil))
    }
}

private struct RemovesToggle: ViewModifier {
    let removes: Bool
    @Environment(\.splitPlace) private var place

    nonisolated init(removes: Bool) { self.removes = removes }

    func body(content: Content) -> some View {
        content.onChange(of: removes, initial: true) { place?.model.isToggleRemoved = removes }
    }
}
