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
