import Foundation

extension Font {
    /// How wide the letters are, where the font has several; the painter draws the standard one.
    public struct Width: Hashable, Sendable {
        /// 0 is standard, below it narrower.
        public var value: CGFloat

        public init(_ value: CGFloat) { self.value = value }

        public static let compressed = Width(-0.4)
        public static let condensed = Width(-0.2)
        public static let standard = Width(0)
        public static let expanded = Width(0.2)
    }
}
