public import Foundation

extension CGFloat {
    /// The number, rounded to the nearest that there is.
    public init(truncating number: NSNumber) { self.init(number.doubleValue) }

    /// The number; nil where there is none that is exactly as large.
    public init?(exactly number: NSNumber) {
        guard let value = Double(exactly: number) else { return nil }
        self.init(value)
    }
}
