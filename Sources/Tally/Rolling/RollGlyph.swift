/// One of the glyphs that take turns in a column.
struct RollGlyph: Equatable, Identifiable {
    let id: Int
    let text: String
    /// Where it came from, in lines below its column.
    let entrance: Double
    /// Where it is bound for, in lines below its column.
    var place = 0.0
    /// Whether it is on its way out, or has left.
    var isLeaving = false
    /// The number of the change by which two newer ones had come; `nil` before.
    var passing: Int?
    /// Whether it has gone and waits, unseen, where glyphs come in.
    var isParked = false
}
