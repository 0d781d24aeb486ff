import TallyCore
import TallyUI

/// Hides and shows the sidebar of a split view.
struct SplitToggleButton: View {
    let toggle: SplitToggle

    init(toggle: SplitToggle) { self.toggle = toggle }

    var body: some View {
        Button(action: { toggle.turn() }) { Image(systemName: "sidebar.left") }
            .accessibilityLabel(Text(verbatim: toggle.isShown ? "Hide Sidebar" : "Show Sidebar"))
    }
}
