/// What bounds the size that a person can give to a window.
public struct WindowResizability: Sendable {
    package enum Kind: Sendable { case automatic, contentSize, contentMinSize }
    package let kind: Kind

    /// The window may have any size.
    public static let automatic = WindowResizability(kind: .automatic)
    /// The window may have any size from the content's smallest on; one whose content has one size cannot be resized.
    public static let contentSize = WindowResizability(kind: .contentSize)
    /// The window may have any size from the content's smallest on.
    public static let contentMinSize = WindowResizability(kind: .contentMinSize)
}
