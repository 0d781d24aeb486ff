import Foundation
import TallyCore
import TallyUI

/// The columns as screens over one another.
struct CompactSplit<Sidebar: View, Content: View, Detail: View>: View {
    let model: SplitModel
    let version: Int
    let sidebar: Sidebar
    let content: Content
    let detail: Detail

    var body: some View {
        NavigationStack(path: model.pathBinding) {
            sidebar
                .environment(\.splitPlace, SplitPlace(model: model, column: .sidebar))
                .navigationDestination(for: NavigationSplitViewColumn.self) { column in
                    Group { if column == .content { content } else { detail } }
                        .environment(\.splitPlace, SplitPlace(model: model, column: column))
                }
        }
    }
}

/// The columns side by side, or over the detail.
struct RegularSplit<Sidebar: View, Content: View, Detail: View>: View {
    let model: SplitModel
    let version: Int
    let visibility: Binding<NavigationSplitViewVisibility>
    let look: SplitLook
    let sidebar: Sidebar
    let content: Content
    let detail: Detail

    var body: some View {
        GeometryReader { proxy in
            let shown = shown(in: proxy.size.width)
            let toggle = SplitToggle(isShown: shown.sidebar) { turn(shown) }
            if look == .sideBySide {
                HStack(spacing: 0) {
                    columns(shown, toggle, proxy.size.width)
                    column(.detail, !shown.sidebar && !shown.content ? toggle : nil) { detail }
                }
            } else {
                ZStack(alignment: .leading) {
                    column(.detail, !shown.sidebar && !shown.content ? toggle : nil) { detail }
                    if shown.sidebar || shown.content {
                        Color.black.opacity(0.2).ignoresSafeArea().contentShape(Rectangle())
                            .onTapGesture { withAnimation { visibility.wrappedValue = .detailOnly } }
                            .accessibilityHidden(true)
                            .transition(.opacity)
                    }
                    HStack(spacing: 0) { columns(shown, toggle, proxy.size.width) }
                }
            }
        }
    }

    /// The columns before the detail.
    @ViewBuilder private func columns(
        _ shown: (sidebar: Bool, content: Bool), _ toggle: SplitToggle, _ width: CGFloat
    ) -> some View {
        if shown.sidebar {
            column(.sidebar, toggle) { sidebar }
                .frame(width: model.width(of: .sidebar, in: width))
                .transition(.move(edge: .leading))
        }
        if shown.content {
            column(.content, shown.sidebar ? nil : toggle) { content }
                .frame(width: model.width(of: .content, in: width))
                .transition(.move(edge: .leading))
        }
    }

    private func column(
        _ column: NavigationSplitViewColumn, _ toggle: SplitToggle?, @ViewBuilder _ view: () -> some View
    ) -> some View {
        NavigationStack {
            Group {
                if let link = model.link(in: column) { link.content().id(link.serial) } else { view() }
            }
            .environment(\.splitPlace, SplitPlace(model: model, column: column))
            .environment(\.automaticListLook, column == .detail ? .insetGrouped : .plain)
        }
        .environment(\.splitToggle, model.isToggleRemoved ? nil : toggle)
        .overlay(alignment: .trailing) {
            if column != .detail { Rectangle().fill(ControlFill.separator).frame(width: 0.5).ignoresSafeArea() }
        }
    }

    private func shown(in width: CGFloat) -> (sidebar: Bool, content: Bool) {
        let hasContent = model.columns.hasContent
        switch visibility.wrappedValue {
        case .all: return (true, hasContent)
        case .doubleColumn: return (!hasContent, hasContent)
        case .detailOnly: return (false, false)
        default: return look == .overDetail ? (false, false) : (!hasContent || width >= 1000, hasContent)
        }
    }

    private func turn(_ shown: (sidebar: Bool, content: Bool)) {
        withAnimation(.smooth(duration: 0.35)) {
            visibility.wrappedValue =
                shown.sidebar ? (model.columns.hasContent && look == .sideBySide ? .doubleColumn : .detailOnly) : .all
        }
    }
}
