import TallyCore

/// The colour of the icons of labels in a list.
public struct ListItemTint: Sendable {
    /// Nil: that of the text.
    let color: Color?
    /// Whether a tint that is set within counts instead.
    let yields: Bool

    /// A colour, whatever the tint is.
    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint, yields: false) }

    /// A colour, where no tint is set.
    public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint, yields: true) }

    /// Icons in the colour of the text.
    public static let monochrome = ListItemTint(color: nil, yields: false)
}

private struct ListItemTintKey: EnvironmentKey { static var defaultValue: ListItemTint? { nil } }

extension EnvironmentValues {
    var listItemTint: ListItemTint? {
        get { self[ListItemTintKey.self] }
        set { self[ListItemTintKey.self] = newValue }
    }
}

extension View {
    /// Sets the colour of the icons of labels in the rows of lists; nil: the tint.
    public nonisolated func listItemTint(_ tint: ListItemTint?) -> some View { environment(\.listItemTint, tint) }

    /// Sets the colour of the icons of labels in the rows of lists; nil: the tint.
    public nonisolated func listItemTint(_ tint: Color?) -> some View {
        listItemTint(tint.map { ListItemTint.fixed($0) })
    }
}
