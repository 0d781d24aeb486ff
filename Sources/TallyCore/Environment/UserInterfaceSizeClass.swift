import Foundation

/// How much room there is along an axis, roughly.
public enum UserInterfaceSizeClass: Sendable {
    case compact
    case regular
}

extension EnvironmentValues {
    private enum HorizontalSizeClassKey: EnvironmentKey {
        static let defaultValue: UserInterfaceSizeClass? = .regular
    }

    private enum VerticalSizeClassKey: EnvironmentKey {
        static let defaultValue: UserInterfaceSizeClass? = .regular
    }

    /// Compact on a stage or in a window narrower than 600 points, as on a phone held upright; regular from there on.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] }
        set { self[HorizontalSizeClassKey.self] = newValue }
    }

    /// Compact on a stage or in a window lower than 480 points, as on a phone lying on its side; regular from there on.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] }
        set { self[VerticalSizeClassKey.self] = newValue }
    }

    /// Sets the classes of a stage, which views may set to others below.
    package mutating func setSizeClasses(for size: CGSize) {
        let classes = SizeClasses(size)
        horizontalSizeClass = classes.horizontal
        verticalSizeClass = classes.vertical
    }
}

/// How much room a stage has.
package struct SizeClasses: Equatable {
    let horizontal: UserInterfaceSizeClass
    let vertical: UserInterfaceSizeClass

    /// Points from which on a width is regular: below it are phones, above it tablets.
    package static let regularWidth: CGFloat = 600

    /// Phones are 320 to 440 points wide upright, and as low lying; tablets have 744 and more both ways.
    package init(_ size: CGSize) {
        horizontal = size.width < Self.regularWidth ? .compact : .regular
        vertical = size.height < 480 ? .compact : .regular
    }
}
