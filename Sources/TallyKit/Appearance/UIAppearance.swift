public import Foundation

/// Views that others stand in, and whose appearance may say what those look like.
@MainActor @preconcurrency
public protocol UIAppearanceContainer: NSObjectProtocol {}

/// What can be told once how all of its kind look.
@MainActor @preconcurrency
public protocol UIAppearance: NSObjectProtocol {
    static func appearance() -> Self
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
    static func appearance(for trait: UITraitCollection) -> Self
    static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self
}

extension UIAppearance {
    /// Returns what takes note of the looks of all of the class and of those derived from it.
    ///
    /// A view takes them over as it comes into a window, where its own are as they were made; views that stand in one stay as they
    /// are. An item of a bar has text attributes and tint of it where it has none of its own, from the next time that it is shown. It
    /// holds for the whole program. Taken over are colours, fonts, pictures, text attributes and styles: what Apple marks so, and
    /// `UILabel.textColor`. The receiver is made by `init?(coder:)`: a class of the program's own whose initializer ends it cannot be
    /// asked.
    ///
    /// SwiftUI's bars, segments, switches and dots of pages follow those of `UINavigationBar`, `UITabBar`, `UISegmentedControl`,
    /// `UISwitch` and `UIPageControl`.
    public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

    /// Traits are not told apart: as `appearance()`.
    public static func appearance(for trait: UITraitCollection) -> Self { appearance() }

    /// Traits are not told apart: as `appearance(whenContainedInInstancesOf:)`.
    public static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { appearance(whenContainedInInstancesOf: containerTypes) }
}

extension UIViewController: UIAppearanceContainer {}
extension UIPresentationController: UIAppearanceContainer {}

extension UIView: UIAppearance, UIAppearanceContainer {
    /// Returns what takes note of the looks of views that stand in a view, or a screen, of the first class, which stands in one of the
    /// next, and so on.
    ///
    /// Where several hold, the one with more classes counts.
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { AppearanceStore.shared.receiver(of: self, inside: containerTypes) }
}

extension UIBarItem: UIAppearance {
    /// Returns what takes note of the looks of items that are shown in a view of the first class, which stands in one of the next, and so
    /// on.
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { AppearanceStore.shared.receiver(of: self, inside: containerTypes) }
}
