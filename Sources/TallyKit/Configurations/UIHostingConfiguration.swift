public import Foundation
import Observation
public import TallyCore
import TallyControls
import TallyUI

/// The content of a cell as a view of SwiftUI's.
///
/// A cell that is measured is as high as the view asks for, and follows it when that becomes another.
public struct UIHostingConfiguration<Content, Background>: UIContentConfiguration
where Content: View, Background: View {
    let content: Content
    let background: Background
    private var insets = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    private var least: (width: CGFloat?, height: CGFloat?) = (nil, 44)

    private init(_ content: Content, _ background: Background) {
        self.content = content
        self.background = background
    }

    @MainActor @preconcurrency
    public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
        self.init(content(), EmptyView())
    }

    /// Shows a view behind the content, as large as the cell.
    @MainActor @preconcurrency
    public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> {
        var other = UIHostingConfiguration<Content, B>(self.content, content())
        (other.insets, other.least) = (insets, least)
        return other
    }
    /// Fills the cell behind the content.
    @MainActor @preconcurrency
    public func background<S: ShapeStyle>(_ style: S) -> UIHostingConfiguration<Content, some View> {
        background { Rectangle().fill(style) }
    }
    /// Sets the distances of the content from the cell's edges; at first 11 points above and below, 16 beside.
    public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration<Content, Background> {
        margins(edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
    }
    public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> UIHostingConfiguration<Content, Background> {
        var other = self
        if edges.contains(.top) { other.insets.top = insets.top }
        if edges.contains(.leading) { other.insets.leading = insets.leading }
        if edges.contains(.bottom) { other.insets.bottom = insets.bottom }
        if edges.contains(.trailing) { other.insets.trailing = insets.trailing }
        return other
    }
    /// Sets the least size of the cell; at first 44 points of height.
    public func minSize(
        width: CGFloat? = nil, height: CGFloat? = nil
    ) -> UIHostingConfiguration<Content, Background> {
        var other = self
        other.least = (width, height)
        return other
    }
    /// Lets the cell be as small as the content.
    public func minSize() -> UIHostingConfiguration<Content, Background> { minSize(width: nil, height: nil) }

    @MainActor public func makeContentView() -> any UIView & UIContentView { HostingContentView(self) }
    public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration<Content, Background> { self }

    @MainActor var shown: AnyView {
        AnyView(
            content.frame(maxWidth: .infinity, alignment: .leading)
                .padding(insets).frame(minWidth: least.width, minHeight: least.height)
                .background { background })
    }
}

extension UIHostingConfiguration: SteadyConfiguration {}

/// Shows a hosting configuration.
private final class HostingContentView<Content: View, Background: View>: UIView, UIContentView {
    private var own: UIHostingConfiguration<Content, Background>
    private let box: HostedContent
    private let hosted: HostingView

    init(_ configuration: UIHostingConfiguration<Content, Background>) {
        own = configuration
        let box = HostedContent(configuration.shown)
        self.box = box
        hosted = HostingView { AnyView(HostedContentView(box: box)) }
        super.init(frame: .zero)
        hosted.tracksContentSize = true
        hosted.translatesAutoresizingMaskIntoConstraints = false
        addSubview(hosted)
        hosted.setContentHuggingPriority(.defaultLow, for: .horizontal)
        hosted.setContentCompressionResistancePriority(.fittingSizeLevel, for: .horizontal)
        NSLayoutConstraint.activate([
            hosted.topAnchor.constraint(equalTo: topAnchor), hosted.bottomAnchor.constraint(equalTo: bottomAnchor),
            hosted.leadingAnchor.constraint(equalTo: leadingAnchor),
            hosted.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }

    var configuration: any UIContentConfiguration {
        get { own }
        set {
            guard let new = newValue as? UIHostingConfiguration<Content, Background> else { return }
            own = new
            box.view = new.shown
            hosted.contentIsAnother()
        }
    }
}

@MainActor @Observable
private final class HostedContent {
    var view: AnyView
    init(_ view: AnyView) { self.view = view }
}

private struct HostedContentView: View {
    let box: HostedContent
    var body: some View { box.view }
}
