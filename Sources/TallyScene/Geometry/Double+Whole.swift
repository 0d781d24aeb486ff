extension Double {
    /// Returns the whole number towards zero, held within a range. What is not a number is the least.
    package func whole(in range: ClosedRange<Int>) -> Int {
        // In this form NaN is below; the ends of a range are far inside of what a Double holds exactly.
        guard self > Double(range.lowerBound) else { return range.lowerBound }
        return self < Double(range.upperBound) ? Int(self) : range.upperBound
    }
}
