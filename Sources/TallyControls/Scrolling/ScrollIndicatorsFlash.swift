import TallyCore
import TallyUI

private struct IndicatorFlashesKey: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
    /// Changes when the bars of scroll views are to be seen for a moment.
    var indicatorFlashes: Int {
        get { self[IndicatorFlashesKey.self] }
        set { self[IndicatorFlashesKey.self] = newValue }
    }
}

extension View {
    /// Shows the bars of the scroll views in the view for a moment each time that a value changes.
    public nonisolated func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
        modifier(FlashModifier(trigger: value, isAtFirst: false))
    }

    /// Shows the bars of the scroll views in the view for a moment when it appears.
    public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View {
        modifier(FlashModifier(trigger: onAppear, isAtFirst: onAppear))
    }
}

nonisolated private struct FlashModifier<Trigger: Equatable>: ViewModifier {
    let trigger: Trigger
    let isAtFirst: Bool
    @State private var flashes = 0

    init(trigger: Trigger, isAtFirst: Bool) {
        self.trigger = trigger
        self.isAtFirst = isAtFirst
    }

    @MainActor func body(content: Content) -> some View {
        // Read here, where the body depends on it.
        let count = flashes
        return content.transformEnvironment(\.indicatorFlashes) { $0 += count }
            .onAppear { if isAtFirst { flashes += 1 } }
            .onChange(of: trigger) { flashes += 1 }
    }
}
