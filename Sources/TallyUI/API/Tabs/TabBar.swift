import Foundation

/// The bar at the bottom of a tab view.
struct TabBar: View {
    let model: TabModel
    let selected: AnyHashable

    var body: some View {
        HStack(spacing: 0) {
            ForEach(Array(model.tabs.enumerated()), id: \.element.tag) { index, tab in
                let isSelected = tab.tag == selected
                Button(action: { model.select(tab.tag) }) {
                    tab.item
                        .labelStyle(TabLabelStyle())
                        .font(.system(size: 10, weight: .medium))
                        .foregroundStyle(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
                        .frame(maxWidth: .infinity, maxHeight: .infinity)
                }
                .buttonStyle(.plain)
                .accessibilityAddTraits(isSelected ? .isSelected : [])
            }
        }
        .frame(height: 49)
        .freshForeground()
        .background(.background)
        .overlay(alignment: .top) { Rectangle().fill(ControlFill.separator).frame(height: 0.5) }
    }
}

/// The icon over the title.
private struct TabLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 3) {
            configuration.icon.font(.system(size: 20)).frame(height: 24).accessibilityHidden(true)
            configuration.title
        }
    }
}

/// A dot for each page; that of the page shown is brighter.
struct PageDots: View {
    let model: TabModel
    let selected: AnyHashable

    var body: some View {
        HStack(spacing: 8) {
            ForEach(Array(model.tabs.enumerated()), id: \.element.tag) { index, tab in
                Circle().fill(.white).opacity(tab.tag == selected ? 1 : 0.4).frame(width: 7, height: 7)
            }
        }
        .padding(6)
        .background(Color.black.opacity(0.2), in: Capsule())
        .allowsHitTesting(false)
    }
}
