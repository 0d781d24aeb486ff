import TallyCore
import TallyUI

/// What the view that has a toolbar is given by what is around it on its screen: its items, which the bar shows, are given it too.
struct ItemSurroundings {
    private let values: EnvironmentValues
    private let isOuter: Bool

    /// - Parameter isOuter: Whether the bar is not SwiftUI's.
    init(_ values: EnvironmentValues, isOuter: Bool) {
        self.values = values
        self.isOuter = isOuter
    }

    /// Sets what was set on the screen. Texts and labels look as the bar has them.
    func apply(to bar: inout EnvironmentValues) {
        let (font, style, look) = (bar.font, bar.textStyle, bar.labelLook)
        let (size, isInBar) = (bar.dynamicTypeSize, bar.sizeBeyondBar != nil)
        bar =
            isOuter
            ? values.moved(since: OuterBarKey.self, onto: bar) : values.moved(since: NavigationEntryKey.self, onto: bar)
        if bar.font != font { bar.font = font }
        if bar.textStyle != style { bar.textStyle = style }
        if bar.labelLook != look { bar.labelLook = look }
        guard isInBar else { return }
        if bar.dynamicTypeSize != size { bar.sizeBeyondBar = bar.dynamicTypeSize }
        bar.dynamicTypeSize = size
    }
}

extension ToolbarEntry {
    /// The item as it is shown.
    @MainActor var view: some View {
        content.fontWeight(confirms ? .semibold : nil)
            .transformEnvironment(\.self) { [surroundings] in surroundings?.apply(to: &$0) }
    }
}
