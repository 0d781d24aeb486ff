import Foundation
import TallyCore
import TallyUI

/// The bar at the bottom of a tab view.
struct TabBar: View {
    let model: TabModel
    let selected: AnyHashable

    var body: some View {
        HStack(spacing: 0) {
            ForEach(Array(model.tabs.enumerated()), id: \.element.tag) { index, tab in
                let isSelected = tab.tag == selected
                Button(action: { model.select(tab.tag) }) {
                    TabItemFace(content: tab.item)
                        .labelStyle(TabLabelStyle())
                        .font(.system(size: BarMeasures.tabFontSize, weight: .medium))
                        .lineLimit(1)
                        .environment(\.symbolEnlargement, 2)
                        .foregroundStyle(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
                        .overlay(alignment: .top) {
                            tab.badge.map { TabBadge(label: $0).padding(.top, BarMeasures.badgeTop) }
                        }
                        .contentShape(Rectangle())
                }
                .buttonStyle(.plain)
                .accessibilityAddTraits(isSelected ? .isSelected : [])
                .accessibilityValue(tab.badge ?? Text(verbatim: ""))
            }
        }
        .frame(height: BarMeasures.tabHeight)
        .freshForeground()
        .background(.background)
        .overlay(alignment: .top) { Rectangle().fill(ControlFill.separator).frame(height: BarMeasures.hairline) }
    }
}

/// A dot for each page; that of the page shown is brighter.
struct PageDots: View {
    let model: TabModel
    let selected: AnyHashable
    @Environment(\.hasPageDotsGround) private var hasGround

    var body: some View {
        HStack(spacing: 8) {
            ForEach(Array(model.tabs.enumerated()), id: \.element.tag) { index, tab in
                Circle().fill(.white).opacity(tab.tag == selected ? 1 : 0.4).frame(width: 7, height: 7)
            }
        }
        .padding(6)
        .background(Color.black.opacity(hasGround ? 0.2 : 0), in: Capsule())
        .allowsHitTesting(false)
    }
}
