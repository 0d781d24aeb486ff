public import Foundation

extension UIScrollView {
    /// The share of the speed that is left after each millisecond of a glide.
    public struct DecelerationRate: RawRepresentable, Equatable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let normal = Self(rawValue: 0.998)
        public static let fast = Self(rawValue: 0.99)
    }

    /// What a drag does with the keys of a text field.
    public enum KeyboardDismissMode: Int, Sendable {
        case none = 0
        /// Takes them as a drag begins.
        case onDrag = 1
        /// There is no keyboard on the stage that a finger could pull down: as `onDrag`.
        case interactive = 2
        case onDragWithAccessory = 3
        case interactiveWithAccessory = 4
    }

    /// When safe areas are added to the insets: `automatic` adds the upper and lower one also where the content is not longer than the
    /// view, if the view is a controller's, or the hindmost in one.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        case automatic = 0
        case scrollableAxes = 1
        case never = 2
        case always = 3
    }

    public enum IndicatorStyle: Int, Sendable {
        case `default` = 0
        case black = 1
        case white = 2
    }
}
