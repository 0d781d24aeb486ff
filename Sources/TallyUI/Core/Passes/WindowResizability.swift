/// What bounds the size that a person can give to a window.
public struct WindowResizability: Sendable {
    enum Kind: Sendable { case automatic, contentSize, contentMinSize }
    let kind: Kind

    /// The window may have any size.
    public static let automatic = WindowResizability(kind: .automatic)
    /// From the content's smallest size; a window whose content has one size cannot be resized.
    public static let contentSize = WindowResizability(kind: .contentSize)
    /// From the content's smallest size.
    public static let contentMinSize = WindowResizability(kind: .contentMinSize)
}
