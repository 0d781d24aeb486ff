import TallyCore

extension View {
    /// Sets what stands for the view in the bar of a tab view: a label, or an image and a text. Of several images and
    /// texts the first count; the bar gives them their font and their colour.
    public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        let label = label()
        return modifier(_LayoutValueModifier<TabItemKey>(value: making { AnyView(label) }))
    }
}

struct TabItemKey: LayoutValueKey {
    static var defaultValue: AnyView? { nil }
}
