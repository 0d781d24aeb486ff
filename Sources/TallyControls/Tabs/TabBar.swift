import Foundation
import TallyCore
import TallyUI

/// The bar at the bottom of a tab view.
struct TabBar: View {
    let model: TabModel
    let selected: AnyHashable
    let said: BarLook
    let isMoreOpen: Binding<Bool>

    init(model: TabModel, selected: AnyHashable, look: BarLook, isMoreOpen: Binding<Bool>) {
        self.model = model
        self.selected = selected
        said = look
        self.isMoreOpen = isMoreOpen
    }

    var body: some View {
        let look = ProgramLook.current
        HStack(spacing: 0) {
            let bar = model.barTabs
            let hasMore = !model.moreTabs.isEmpty
            let isMore = hasMore && (isMoreOpen.wrappedValue || !bar.contains { $0.tag == selected })
            ForEach(Array(bar), id: \.tag) { tab in
                button(tab.item, badge: tab.badge, isSelected: tab.tag == selected && !isMore) {
                    isMoreOpen.wrappedValue = false
                    model.select(tab.tag)
                }
                .disabled(tab.isDisabled)
            }
            if hasMore {
                button(Label("More", systemImage: "ellipsis"), badge: nil, isSelected: isMore) {
                    isMoreOpen.wrappedValue = true
                }
            }
        }
        .modifier(BarTypeSize())
        .frame(height: BarMeasures.tabHeight)
        .freshForeground()
        .background(ground(look))
        .overlay(alignment: .top) {
            if said.ground == nil, said.groundVisibility != .hidden {
                Rectangle().fill(ControlFill.separator).frame(height: BarMeasures.hairline)
            }
        }
        .transformEnvironment(\.colorScheme) { if let scheme = said.colorScheme { $0 = scheme } }
    }

    private func button(
        _ item: some View, badge: Text?, isSelected: Bool, action: @escaping () -> Void
    ) -> some View {
        let look = ProgramLook.current
        return Button {
            action()
        } label: {
            TabItemFace(content: item)
                .labelStyle(TabLabelStyle())
                .font(
                    (isSelected ? look?.selectedTab.font : nil) ?? look?.tab.font
                        ?? .system(size: BarMeasures.tabFontSize, weight: .medium)
                )
                .lineLimit(1)
                .environment(\.symbolEnlargement, 2)
                .environment(\.symbolVariants, .fill)
                .foregroundStyle(color(isSelected, look))
                .overlay(alignment: .top) {
                    badge.map { TabBadge(label: $0).padding(.top, BarMeasures.badgeTop) }
                }
                .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(isSelected ? .isSelected : [])
        .accessibilityValue(badge ?? Text(verbatim: ""))
    }

    private func ground(_ look: ProgramLook?) -> AnyShapeStyle {
        if said.groundVisibility == .hidden { return AnyShapeStyle(.clear) }
        return said.ground ?? look?.tabGround.color.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.background)
    }

    private func color(_ isSelected: Bool, _ look: ProgramLook?) -> AnyShapeStyle {
        if let color = isSelected ? look?.selectedTab.color : look?.tab.color { return AnyShapeStyle(color) }
        return isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary)
    }
}

/// A dot for each page; that of the page shown is brighter.
struct PageDots: View {
    let model: TabModel
    let selected: AnyHashable
    @Environment(\.hasPageDotsGround) private var hasGround

    var body: some View {
        let look = ProgramLook.current
        HStack(spacing: 8) {
            ForEach(Array(model.tabs.enumerated()), id: \.element.tag) { index, tab in
                Circle().fill(color(tab.tag == selected, look)).frame(width: 7, height: 7)
            }
        }
        .padding(6)
        .background(Color.black.opacity(hasGround ? 0.2 : 0), in: Capsule())
        .allowsHitTesting(false)
    }
    private func color(_ isSelected: Bool, _ look: ProgramLook?) -> Color {
        (isSelected ? look?.currentPageDot : look?.pageDot) ?? .white.opacity(isSelected ? 1 : 0.4)
    }
}
