/// How the new picture takes the old one's place. A type that is none of the four acts as `fade`.
public struct CATransitionType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let fade = CATransitionType(rawValue: "fade")
    /// The new one slides over the old one.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new one pushes the old one away.
    public static let push = CATransitionType(rawValue: "push")
    /// The old one slides away from above the new one.
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The side from which the new picture comes.
public struct CATransitionSubtype: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// Upwards, as on iOS.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// Downwards, as on iOS.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// From the layer's picture at the moment it is added to the live one. Its key is always "transition".
open class CATransition: CAAnimation {
    open var type = CATransitionType.fade
    /// nil is from the left.
    open var subtype: CATransitionSubtype?
    /// Where on the whole way it begins, 0…1.
    open var startProgress: Float = 0
    /// Where on the whole way it ends, not before `startProgress`.
    open var endProgress: Float = 1
    /// Kept; has no effect.
    open var filter: Any?

    override func takeFields(of other: CAAnimation) {
        super.takeFields(of: other)
        guard let other = other as? CATransition else { return }
        (type, subtype, filter) = (other.type, other.subtype, other.filter)
        (startProgress, endProgress) = (other.startProgress, other.endProgress)
    }

    override func knownValue(_ key: String) -> Any?? {
        switch key {
        case "type": type
        case "subtype": .some(subtype)
        case "startProgress": startProgress
        case "endProgress": endProgress
        case "filter": .some(filter)
        default: super.knownValue(key)
        }
    }

    override func setKnownValue(_ value: Any?, _ key: String) -> Bool {
        let number = value.flatMap { LayerValue.double($0) }.map { Float($0) }
        let name = value as? String
        switch key {
        case "type": type = value as? CATransitionType ?? name.map { CATransitionType(rawValue: $0) } ?? type
        case "subtype": subtype = value as? CATransitionSubtype ?? name.map { CATransitionSubtype(rawValue: $0) }
        case "startProgress": startProgress = number ?? startProgress
        case "endProgress": endProgress = number ?? endProgress
        case "filter": filter = value
        default: return super.setKnownValue(value, key)
        }
        return true
    }
}
