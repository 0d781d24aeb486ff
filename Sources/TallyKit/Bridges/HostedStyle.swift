import Observation
import TallyCore
import TallyUI

/// The light or the dark that views of UIKit give to SwiftUI's inside of them.
@MainActor @Observable
final class HostedStyle {
    /// nil: that of what is around.
    private(set) var scheme: ColorScheme?

    nonisolated init() {}

    func follow(_ style: UIUserInterfaceStyle) {
        let new = ColorScheme(style)
        if new != scheme { scheme = new }
    }
}

/// Shows what is hosted as the views around it have it.
struct HostedInStyle: View {
    let style: HostedStyle
    let content: @MainActor () -> AnyView

    var body: some View {
        let scheme = style.scheme
        content().transformEnvironment(\.colorScheme) { if let scheme { $0 = scheme } }
    }
}
