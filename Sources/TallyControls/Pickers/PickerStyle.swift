import TallyCore

/// How pickers look.
public protocol PickerStyle {}

/// The style of pickers where none is set: it looks like `menu`, and in a menu like `inline`.
nonisolated public struct DefaultPickerStyle: PickerStyle { public init() {} }

/// A style of segments side by side.
nonisolated public struct SegmentedPickerStyle: PickerStyle { public init() {} }

/// A button that shows what is chosen and opens a menu; in a menu a menu inside.
nonisolated public struct MenuPickerStyle: PickerStyle { public init() {} }

/// Rows, of which the chosen one is marked.
nonisolated public struct InlinePickerStyle: PickerStyle { public init() {} }

/// A wheel of rows that a drag, the mouse's wheel, a press on a row and the arrow keys turn.
nonisolated public struct WheelPickerStyle: PickerStyle { public init() {} }

/// A link to a screen of the choices, which goes back when one is chosen.
nonisolated public struct NavigationLinkPickerStyle: PickerStyle { public init() {} }

/// A style of segments side by side.
nonisolated public struct PalettePickerStyle: PickerStyle { public init() {} }

extension PickerStyle where Self == DefaultPickerStyle {
    /// A style that looks like `menu`, and in a menu like `inline`.
    public static var automatic: DefaultPickerStyle { .init() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
    /// A style of segments side by side.
    public static var segmented: SegmentedPickerStyle { .init() }
}

extension PickerStyle where Self == MenuPickerStyle {
    /// A button that shows what is chosen and opens a menu; in a menu a menu inside.
    public static var menu: MenuPickerStyle { .init() }
}

extension PickerStyle where Self == InlinePickerStyle {
    /// Rows, of which the chosen one is marked.
    public static var inline: InlinePickerStyle { .init() }
}

extension PickerStyle where Self == WheelPickerStyle {
    /// A wheel of rows that a drag, the mouse's wheel, a press on a row and the arrow keys turn.
    public static var wheel: WheelPickerStyle { .init() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// A link to a screen of the choices, which goes back when one is chosen. Outside of a navigation stack it is disabled.
    public static var navigationLink: NavigationLinkPickerStyle { .init() }
}

extension PickerStyle where Self == PalettePickerStyle {
    /// A style of segments side by side.
    public static var palette: PalettePickerStyle { .init() }
}

/// What is seen of a picker.
enum PickerLook: Sendable {
    /// A menu; in a menu its rows.
    case automatic
    case segments
    case menu
    case inline
    case wheel
    case link
}

private struct PickerLookKey: EnvironmentKey { static let defaultValue = PickerLook.automatic }

extension EnvironmentValues {
    var pickerLook: PickerLook {
        get { self[PickerLookKey.self] }
        set { self[PickerLookKey.self] = newValue }
    }
}

extension View {
    /// Sets how pickers in the view look.
    public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        environment(\.pickerLook, PickerLook(S.self))
    }
}

extension PickerLook {
    /// Segments for a style of which nothing is known.
    fileprivate init(_ style: (some PickerStyle).Type) {
        let looks: [ObjectIdentifier: PickerLook] = [
            ObjectIdentifier(DefaultPickerStyle.self): .automatic, ObjectIdentifier(MenuPickerStyle.self): .menu,
            ObjectIdentifier(InlinePickerStyle.self): .inline, ObjectIdentifier(WheelPickerStyle.self): .wheel,
            ObjectIdentifier(NavigationLinkPickerStyle.self): .link,
        ]
        self = looks[ObjectIdentifier(style)] ?? .segments
    }
}
