public import Foundation

/// Through a list of values, or along a path.
///
/// Values that are not of the property's type leave the animation without effect, as no values do. Lists of the wrong length,
/// and key times that do not rise from 0 to 1, count as not given.
open class CAKeyframeAnimation: CAPropertyAnimation {
    open var values: [Any]?
    /// Beats `values`; only for a property that is a point.
    open var path: CGPath? {
        didSet { if path is CGMutablePath { path = path?.fixed } }
    }
    /// A time in 0…1 for each value; with `discrete` one more, the end of the last.
    open var keyTimes: [NSNumber]?
    /// A pace for each segment between two values.
    open var timingFunctions: [CAMediaTimingFunction]?
    open var calculationMode = CAAnimationCalculationMode.linear
    /// How tight the curve of `cubic` is at each value; 0 is round, 1 straight.
    open var tensionValues: [NSNumber]?
    /// How sharp its corners are.
    open var continuityValues: [NSNumber]?
    /// Whether it swings out before a value or after it.
    open var biasValues: [NSNumber]?
    /// Turns the layer along the path.
    open var rotationMode: CAAnimationRotationMode?

    override func takeFields(of other: CAAnimation) {
        super.takeFields(of: other)
        guard let other = other as? CAKeyframeAnimation else { return }
        (values, path, keyTimes, timingFunctions) = (other.values, other.path, other.keyTimes, other.timingFunctions)
        (calculationMode, rotationMode) = (other.calculationMode, other.rotationMode)
        (tensionValues, continuityValues) = (other.tensionValues, other.continuityValues)
        biasValues = other.biasValues
    }

    override func knownValue(_ key: String) -> Any?? {
        switch key {
        case "values": .some(values)
        case "path": .some(path)
        case "keyTimes": .some(keyTimes)
        case "timingFunctions": .some(timingFunctions)
        case "calculationMode": calculationMode
        case "tensionValues": .some(tensionValues)
        case "continuityValues": .some(continuityValues)
        case "biasValues": .some(biasValues)
        case "rotationMode": .some(rotationMode)
        default: super.knownValue(key)
        }
    }

    override func setKnownValue(_ value: Any?, _ key: String) -> Bool {
        switch key {
        case "values": values = value as? [Any]
        case "path": path = value as? CGPath
        case "keyTimes": keyTimes = value as? [NSNumber]
        case "timingFunctions": timingFunctions = value as? [CAMediaTimingFunction]
        case "calculationMode":
            let name = (value as? String).map { CAAnimationCalculationMode(rawValue: $0) }
            calculationMode = value as? CAAnimationCalculationMode ?? name ?? calculationMode
        case "tensionValues": tensionValues = value as? [NSNumber]
        case "continuityValues": continuityValues = value as? [NSNumber]
        case "biasValues": biasValues = value as? [NSNumber]
        case "rotationMode":
            let name = (value as? String).map { CAAnimationRotationMode(rawValue: $0) }
            rotationMode = value as? CAAnimationRotationMode ?? name
        default: return super.setKnownValue(value, key)
        }
        return true
    }
}
