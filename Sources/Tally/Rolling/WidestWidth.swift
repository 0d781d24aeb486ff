/// The width that a window keeps: that of the widest it has shown, in the font that it has.
struct WidestWidth {
    private var width = 0.0
    private var line = 0.0

    /// Takes note of a window.
    ///
    /// - Parameters:
    ///   - width: Points that it takes of itself.
    ///   - line: Points that a line is high: in another font what was wider is as much wider or narrower as lines are higher or lower.
    /// - Returns: Points of the widest so far.
    mutating func keep(_ width: Double, line: Double) -> Double {
        if line > 0 {
            if self.line > 0 { self.width *= line / self.line }
            self.line = line
        }
        self.width = max(self.width, width)
        return self.width
    }
}
