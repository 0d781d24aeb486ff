import TallyCore
import TallyUI

/// What a bar has by itself.
public struct ToolbarDefaultItemKind {
    /// The button of a split view that hides and shows its sidebar.
    public static var sidebarToggle: ToolbarDefaultItemKind { ToolbarDefaultItemKind() }
}

/// Has the split view around be without its button.
struct RemovesToggle: ViewModifier {
    let removes: Bool
    @Environment(\.splitPlace) private var place

    nonisolated init(removes: Bool) { self.removes = removes }

    func body(content: Content) -> some View {
        content.onChange(of: removes, initial: true) { place?.model.isToggleRemoved = removes }
    }
}
