import Foundation

/// What a program wants of its window.
package struct WindowSettings: Equatable {
    /// Nil: the program's name.
    package var title: String?
    /// Points. Nil: the window's usual one.
    package var size: CGSize?
    var resizability = WindowResizability.Kind.automatic

    /// Whether the window may be no smaller than its content.
    package var keepsContentVisible: Bool { resizability != .automatic }
    /// Whether the window may be no larger than its content.
    package var fitsContent: Bool { resizability == .contentSize }
}

private struct WindowSettingsKey: EnvironmentKey { static let defaultValue = WindowSettings() }

extension EnvironmentValues {
    /// What the scenes around have said of the window.
    var windowSettings: WindowSettings {
        get { self[WindowSettingsKey.self] }
        set { self[WindowSettingsKey.self] = newValue }
    }
}

extension RootView {
    /// The first window of a program is the one that is shown. False for the others.
    func takeWindow(_ node: _ViewNode, _ settings: WindowSettings) -> Bool {
        if let windowNode, windowNode.isAlive, windowNode !== node { return false }
        windowNode = node
        window = settings
        return true
    }
}
