/// What a pointer looks like over a view.
package enum PointerLook: Sendable {
    case standard
    /// Over text that can be edited or selected.
    case text
    /// Over a link, in a text or as a view.
    case link
}
