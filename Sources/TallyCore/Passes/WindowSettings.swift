import Foundation

/// What a program wants of its window.
package struct WindowSettings: Equatable {
    /// The title of the window; nil is the program's name.
    package var title: String?
    /// The size in points; nil is the window's usual one.
    package var size: CGSize?
    package var resizability = WindowResizability.Kind.automatic

    package init() {}

    /// Whether the window may be no smaller than its content.
    package var keepsContentVisible: Bool { resizability != .automatic }
    /// Whether the window may be no larger than its content.
    package var fitsContent: Bool { resizability == .contentSize }
}
