/// One column as it is shown: a drum, or a symbol that comes and goes in place.
struct RollCell: Equatable, Identifiable {
    let id: Int
    let key: NumberText.Key
    var strip: RollStrip
    /// The digit at rest in the window; `nil` for a symbol.
    var digit: Int?
    /// Whether the column is on its way out: shown at its old slot, and without a place in the layout.
    var isLeaving = false
    /// Whether it is transparent once it has left, or slides out of the window.
    var fades = true
    /// Where the column comes in, in faces from its target; 0 if it comes in place.
    var entrance = 0

    var opacity: Double { isLeaving && fades ? 0 : 1 }
    var text: String { strip.text }
}
