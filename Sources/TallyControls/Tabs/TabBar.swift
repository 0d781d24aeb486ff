import Foundation
import TallyCore
import TallyUI

/// The bar at the bottom of a tab view.
struct TabBar: View {
    let model: TabModel
    let selected: AnyHashable

    var body: some View {
        let look = ProgramLook.current
        HStack(spacing: 0) {
            ForEach(Array(model.tabs.enumerated()), id: \.element.tag) { index, tab in
                let isSelected = tab.tag == selected
                Button(action: { model.select(tab.tag) }) {
                    TabItemFace(content: tab.item)
                        .labelStyle(TabLabelStyle())
                        .font(
                            (isSelected ? look?.selectedTab.font : nil) ?? look?.tab.font
                                ?? .system(size: BarMeasures.tabFontSize, weight: .medium)
                        )
                        .lineLimit(1)
                        .environment(\.symbolEnlargement, 2)
                        .foregroundStyle(color(isSelected, look))
                        .overlay(alignment: .top) {
                            tab.badge.map { TabBadge(label: $0).padding(.top, BarMeasures.badgeTop) }
                        }
                        .contentShape(Rectangle())
                }
                .buttonStyle(.plain)
                .disabled(tab.isDisabled)
                .accessibilityAddTraits(isSelected ? .isSelected : [])
                .accessibilityValue(tab.badge ?? Text(verbatim: ""))
            }
        }
        .frame(height: BarMeasures.tabHeight)
        .freshForeground()
        .background(look?.tabGround.color.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.background))
        .overlay(alignment: .top) { Rectangle().fill(ControlFill.separator).frame(height: BarMeasures.hairline) }
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
