public import Foundation
import TallyCore
public import TallyUI

extension AttributeScopes {
    /// What UIKit shows of an attributed text; SwiftUI's `Text` does, too, where none of its own says otherwise.
    public struct UIKitAttributes: AttributeScope {
        public let font: FontAttribute
        public let foregroundColor: ForegroundColorAttribute
        public let backgroundColor: BackgroundColorAttribute
        public let strikethroughStyle: StrikethroughStyleAttribute
        public let strikethroughColor: StrikethroughColorAttribute
        public let underlineStyle: UnderlineStyleAttribute
        public let underlineColor: UnderlineColorAttribute
        public let kern: KernAttribute
        public let tracking: TrackingAttribute
        public let baselineOffset: BaselineOffsetAttribute
        public let foundation: FoundationAttributes
        public let swiftUI: SwiftUIAttributes

        public enum FontAttribute: AttributedStringKey, Sendable {
            public typealias Value = UIFont
            public static var name: String { UIKitLook.name(.font) }
        }

        public enum ForegroundColorAttribute: AttributedStringKey, Sendable {
            public typealias Value = UIColor
            public static var name: String { UIKitLook.name(.foregroundColor) }
        }

        /// The colour behind a text, as high as the line that it stands in.
        public enum BackgroundColorAttribute: AttributedStringKey, Sendable {
            public typealias Value = UIColor
            public static var name: String { UIKitLook.name(.backgroundColor) }
        }

        public enum StrikethroughStyleAttribute: AttributedStringKey, Sendable {
            public typealias Value = NSUnderlineStyle
            public static var name: String { UIKitLook.name(.strikethroughStyle) }
        }

        public enum StrikethroughColorAttribute: AttributedStringKey, Sendable {
            public typealias Value = UIColor
            public static var name: String { UIKitLook.name(.strikethroughColor) }
        }

        public enum UnderlineStyleAttribute: AttributedStringKey, Sendable {
            public typealias Value = NSUnderlineStyle
            public static var name: String { UIKitLook.name(.underlineStyle) }
        }

        public enum UnderlineColorAttribute: AttributedStringKey, Sendable {
            public typealias Value = UIColor
            public static var name: String { UIKitLook.name(.underlineColor) }
        }

        public enum KernAttribute: AttributedStringKey, Sendable {
            public typealias Value = CGFloat
            public static var name: String { UIKitLook.name(.kern) }
        }

        public enum TrackingAttribute: AttributedStringKey, Sendable {
            public typealias Value = CGFloat
            public static var name: String { UIKitLook.name(.tracking) }
        }

        public enum BaselineOffsetAttribute: AttributedStringKey, Sendable {
            public typealias Value = CGFloat
            public static var name: String { UIKitLook.name(.baselineOffset) }
        }
    }

    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
    // Where both have a name, SwiftUI's is meant, unless the value says otherwise.
    @_disfavoredOverload
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
    ) -> T { self[T.self] }
}
