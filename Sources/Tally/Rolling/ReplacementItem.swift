/// Where one of the contents of a window stands: in it, or above or below it on its way out.
struct ReplacementItem<Value: Equatable>: Equatable, Identifiable {
    /// Names the view.
    let id: Int
    /// Names what it shows: in a stream of changes another value takes over the view that is on its way in.
    var number: Int
    var value: Value
    var isLeaving = false
    /// Whether the one that took its place leaves, too: the newest two alone are a strip.
    var fades = false
    /// How many times its own height above (-1) or below (1) the window the content is bound for.
    var place = 0.0
    /// Where it came from.
    let entrance: Double
}
