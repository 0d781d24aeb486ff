public import Foundation
import Observation
public import TallyCore
import TallyControls
import TallyUI

/// What of the content's size a hosting controller follows.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let preferredContentSize = Self(rawValue: 1)
    public static let intrinsicContentSize = Self(rawValue: 2)
}

/// A controller that shows a SwiftUI view: as the root of a window, or in a view of UIKit's.
@MainActor @preconcurrency
open class UIHostingController<Content>: UIViewController where Content: View {
    private let hosted: Hosted<Content>
    /// The controller's, where SwiftUI shows it by itself.
    private let style = HostedStyle()

    public init(rootView: Content) {
        hosted = Hosted(rootView)
        super.init(nibName: nil, bundle: nil)
        hosted.controller = self
    }

    /// There are no archives to make it of.
    public init?(coder aDecoder: NSCoder, rootView: Content) { return nil }

    public required init?(coder: NSCoder) { return nil }

    /// Another one is gone over to, as another value of a view's is: within an animation it moves.
    open var rootView: Content {
        get { hosted.view }
        set {
            hosted.view = newValue
            (viewIfLoaded as? HostingView)?.contentIsAnother()
        }
    }

    /// With `intrinsicContentSize` constraints follow when the content asks for another size; without it they have the size that it had when
    /// they last asked. With `preferredContentSize` the controller's property of that name follows.
    open var sizingOptions: UIHostingControllerSizingOptions = [] {
        didSet { if sizingOptions != oldValue, let view = viewIfLoaded as? HostingView { track(view) } }
    }

    private func track(_ view: HostingView) {
        view.tracksContentSize = sizingOptions.contains(.intrinsicContentSize)
        view.onContentSize = nil
        if sizingOptions.contains(.preferredContentSize) {
            view.onContentSize = { [weak self] size in
                if let self, preferredContentSize != size { preferredContentSize = size }
            }
        }
        view.invalidateIntrinsicContentSize()
        view.setNeedsLayout()
    }

    open override func loadView() {
        let hosted = hosted
        let view = HostingView { AnyView(HostedView(hosted: hosted)) }
        view.backgroundColor = .systemBackground
        self.view = view
        track(view)
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        (viewIfLoaded as? HostingView)?.setSeen(true)
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        (viewIfLoaded as? HostingView)?.setSeen(false)
    }

    open override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        guard let insets = viewIfLoaded?.safeAreaInsets else { return }
        hosted.insets = EdgeInsets(
            top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    }

    /// Returns the size that the content takes of one.
    open func sizeThatFits(in size: CGSize) -> CGSize {
        (view as? HostingView)?.fitting(ProposedViewSize(size)) ?? size
    }

    package override func ownStyleChanged() { style.follow(ownStyle) }

    package override var isShownBySwiftUI: Bool { true }

    package override var content: AnyView {
        AnyView(
            HostedInStyle(style: style) { [hosted] in AnyView(HostedView(hosted: hosted)) }
                .modifier(ControllerRootModifier(controller: self)))
    }
}

/// What a body that shows the root reads.
@MainActor @Observable
private final class Hosted<Content: View> {
    var view: Content
    /// What bars around cover of it.
    var insets = EdgeInsets()

    @ObservationIgnored weak var controller: UIViewController?
    /// The bar of the navigation controller that the controller is a screen of.
    @ObservationIgnored let bar = OuterBar()

    init(_ view: Content) { self.view = view }
}

private struct HostedView<Content: View>: View {
    let hosted: Hosted<Content>

    var body: some View {
        hosted.view.safeAreaPadding(hosted.insets)
            .modifier(
                OuterScreen(
                    bar: hosted.controller?.parent is UINavigationController ? hosted.bar : nil,
                    told: { [weak controller = hosted.controller] in controller?.take($0) },
                    dismiss: hosted.controller?.ownDismissal))
    }
}
