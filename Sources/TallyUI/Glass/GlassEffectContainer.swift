public import Foundation
public import TallyCore

/// Views with glass that belong together.
///
/// Each pane stands by itself: panes that come close do not run into one another.
public struct GlassEffectContainer<Content: View>: View {
    private let content: Content

    /// - Parameter spacing: in points, within which panes would run into one another. It changes nothing.
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

    public var body: some View { content }
}
