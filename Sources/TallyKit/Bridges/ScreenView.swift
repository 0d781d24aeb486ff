import Foundation
import TallyControls
@_spi(Runtime) import TallyCore

/// Stands for the view that shows the whole screen around the host of one element: the outermost superview there.
///
/// Its background is that of the sheet or the cover that the element stands in. Many a program has that cleared by way of
/// `superview?.superview`.
final class ScreenView: UIView {
    private weak var root: HostRootView?
    /// The presentation that has been told of the background.
    private weak var told: PresentationSettingsModel?

    init(of root: HostRootView) {
        self.root = root
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var superview: UIView? { root?.window }
    override var subviews: [UIView] { root.map { [$0] } ?? [] }
    override var window: UIWindow? { root?.window }

    override var backgroundColor: UIColor? {
        didSet {
            guard let host = root?.host, let presentation = host.environment.presentationSettings else { return }
            told = presentation
            presentation.setGround(
                Color(uiColor: backgroundColor ?? .clear), ObjectIdentifier(self), host.runtime)
        }
    }

    /// Called when the element ends.
    func end(_ runtime: Runtime) { told?.remove(ObjectIdentifier(self), runtime) }
}
