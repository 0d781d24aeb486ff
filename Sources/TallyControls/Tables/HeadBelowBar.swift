import Foundation
import TallyCore
import TallyUI

private struct HeightBelowBarKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }

extension EnvironmentValues {
    /// Points of what stands between a navigation bar and what scrolls below it, and goes up with the bar.
    var heightBelowBar: CGFloat {
        get { self[HeightBelowBarKey.self] }
        set { self[HeightBelowBarKey.self] = newValue }
    }
}

/// Stays below the navigation bar, also where that becomes lower as the screen is scrolled.
struct HeadBelowBar: ViewModifier {
    @Environment(\.navigationEntry) private var entry

    func body(content: Content) -> some View {
        if let bar = entry?.bar { content.modifier(BarPart(bar: bar, role: .ground)) } else { content }
    }
}
