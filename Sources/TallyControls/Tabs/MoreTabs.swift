import Foundation
import TallyCore
import TallyUI

extension TabModel {
    /// So many tabs have room in a bar; where there are more, the last place is that of the others.
    private static var places: Int { 5 }

    /// The tabs that stand in the bar.
    var barTabs: ArraySlice<Tab> { tabs.count > Self.places ? tabs.prefix(Self.places - 1) : tabs[...] }

    /// The others.
    var moreTabs: ArraySlice<Tab> { tabs.dropFirst(barTabs.count) }
}

/// The tabs that have no place in the bar, as rows.
struct MoreTabsList: View {
    let model: TabModel
    let choose: (AnyHashable) -> Void

    var body: some View {
        NavigationStack {
            List {
                ForEach(Array(model.moreTabs), id: \.tag) { tab in
                    Button {
                        choose(tab.tag)
                    } label: {
                        MoreTabRow(tab: tab)
                    }
                    .disabled(tab.isDisabled)
                    .accessibilityValue(tab.badge ?? Text(verbatim: ""))
                }
            }
            .listStyle(.plain)
            .navigationTitle(Text("More"))
        }
    }
}

private struct MoreTabRow: View {
    let tab: TabModel.Tab

    var body: some View {
        HStack(spacing: 12) {
            tab.item
            Spacer(minLength: 0)
            if let badge = tab.badge { TabBadge(label: badge) }
            RowArrow()
        }
        .standardForeground(.primary)
    }
}

/// Leads from a tab that has no place in the bar back to the list of those; nothing for other tabs.
struct MoreTabsHead: View {
    let model: TabModel
    let selected: AnyHashable
    let isMoreOpen: Binding<Bool>

    var body: some View {
        if model.moreTabs.contains(where: { $0.tag == selected }) {
            HStack {
                Button {
                    withAnimation(ScreenElement.animation) { isMoreOpen.wrappedValue = true }
                } label: {
                    BackFace(title: Text("More"))
                }
                Spacer(minLength: 0)
            }
            .padding(.horizontal, BarMeasures.margin)
            .frame(height: BarMeasures.height)
            .freshForeground()
            .background(.background)
            .accessibilityHidden(isMoreOpen.wrappedValue)
        }
    }
}
