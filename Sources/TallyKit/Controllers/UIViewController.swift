public import Foundation
import TallyCore

/// What a window shows. Here that is a hosting controller, whose root is a SwiftUI view: UIKit's own views are not here yet, and
/// another controller shows nothing.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
    /// What bars would show of it.
    open var title: String?

    public override nonisolated init() { super.init() }

    /// There are no archives to make it of.
    public required init?(coder: NSCoder) { nil }

    /// What is shown.
    package var content: AnyView { AnyView(EmptyView()) }
}
