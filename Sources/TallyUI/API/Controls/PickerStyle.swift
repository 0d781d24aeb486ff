/// How pickers look.
@MainActor @preconcurrency
public protocol PickerStyle {}

/// Segments side by side; in a form a button that opens a menu.
public struct DefaultPickerStyle: PickerStyle { public nonisolated init() {} }

/// Segments side by side.
public struct SegmentedPickerStyle: PickerStyle { public nonisolated init() {} }

/// A button that shows what is chosen and opens a menu.
public struct MenuPickerStyle: PickerStyle { public nonisolated init() {} }

/// Rows, of which the chosen one is marked.
public struct InlinePickerStyle: PickerStyle { public nonisolated init() {} }

/// There are no wheels: a button that opens a menu.
public struct WheelPickerStyle: PickerStyle { public nonisolated init() {} }

/// There is no screen for it: a button that opens a menu.
public struct NavigationLinkPickerStyle: PickerStyle { public nonisolated init() {} }

/// Segments side by side.
public struct PalettePickerStyle: PickerStyle { public nonisolated init() {} }

extension PickerStyle where Self == DefaultPickerStyle {
    /// Segments side by side; in a form a button that opens a menu.
    public static var automatic: DefaultPickerStyle { .init() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
    /// Segments side by side.
    public static var segmented: SegmentedPickerStyle { .init() }
}

extension PickerStyle where Self == MenuPickerStyle {
    /// A button that shows what is chosen and opens a menu.
    public static var menu: MenuPickerStyle { .init() }
}

extension PickerStyle where Self == InlinePickerStyle {
    /// Rows, of which the chosen one is marked.
    public static var inline: InlinePickerStyle { .init() }
}

extension PickerStyle where Self == WheelPickerStyle {
    /// There are no wheels: a button that opens a menu.
    public static var wheel: WheelPickerStyle { .init() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// There is no screen for it: a button that opens a menu.
    public static var navigationLink: NavigationLinkPickerStyle { .init() }
}

extension PickerStyle where Self == PalettePickerStyle {
    /// Segments side by side.
    public static var palette: PalettePickerStyle { .init() }
}

/// What is seen of a picker.
enum PickerLook: Sendable {
    /// Segments, and in a form a menu.
    case automatic
    case segments
    case menu
    case inline
}

private struct PickerLookKey: EnvironmentKey { static let defaultValue = PickerLook.automatic }

extension EnvironmentValues {
    var pickerLook: PickerLook {
        get { self[PickerLookKey.self] }
        set { self[PickerLookKey.self] = newValue }
    }
}

extension View {
    /// How pickers in the view look: as segments, as a menu, or as rows. Styles of none of these take the nearest.
    public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        let look: PickerLook =
            switch style {
            case is MenuPickerStyle, is WheelPickerStyle, is NavigationLinkPickerStyle: .menu
            case is InlinePickerStyle: .inline
            case is DefaultPickerStyle: .automatic
            default: .segments
            }
        return environment(\.pickerLook, look)
    }
}
