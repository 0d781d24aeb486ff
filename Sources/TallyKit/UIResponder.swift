public import Foundation

/// What delegates and controllers derive from. Nothing here hands it events: views are tapped by their own gestures.
@MainActor @preconcurrency
open class UIResponder: NSObject {
    public nonisolated override init() { super.init() }

    /// Who is asked next: nobody.
    open var next: UIResponder? { nil }
}
