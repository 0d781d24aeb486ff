public import Foundation

/// Makes a transform of an animation's numbers, so that an angle can be animated as such.
open class CAValueFunction: NSObject {
    public let name: CAValueFunctionName
    package let function: TransformFunction

    /// The function of a name; nil if there is none.
    public init?(name: CAValueFunctionName) {
        guard let function = TransformFunction(rawValue: name.rawValue) else { return nil }
        self.name = name
        self.function = function
        super.init()
    }
}
