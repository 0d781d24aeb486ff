internal import Foundation

extension CALayer {
    /// Returns a property by its name, or what was kept under a name that is none. A number is a `Double`.
    public func value(forKey key: String) -> Any? { value(forKeyPath: key) }

    /// Sets a property by its name, as an assignment would; what no property is called is kept.
    ///
    /// A value of another kind than the property's changes nothing.
    public func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }

    /// As `value(forKey:)`, also for parts: `transform.scale`, `position.x`.
    public func value(forKeyPath keyPath: String) -> Any? {
        switch keyPath {
        case "frame": return frame
        case "name": return name
        case "speed": return Double(speed)
        case "beginTime": return beginTime
        case "timeOffset": return timeOffset
        case "duration": return duration
        default: break
        }
        guard let path = LayerKeyPath(keyPath) else {
            if let (layer, rest) = (original ?? self).named(keyPath) {
                return (original == nil ? layer : layer.presentation() ?? layer).value(forKeyPath: rest)
            }
            if let emitter = (original ?? self) as? CAEmitterLayer, keyPath.hasPrefix(CAEmitterLayer.cellPrefix) {
                return emitter.cellValue(keyPath)
            }
            return ownValue(keyPath)
        }
        return CrossFade.nearest(path.get(from: modelValues[path.property]).any(as: path.kind))
    }

    /// As `setValue(_:forKey:)`, also for parts: of a transform, those that are not named stay.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        switch keyPath {
        case "frame":
            if let rect = value as? CGRect { frame = rect }
            return
        case "name":
            name = value as? String
            return
        case "speed", "beginTime", "timeOffset", "duration":
            if let number = value.flatMap(LayerValue.double) { setTime(number, keyPath) }
            return
        default: break
        }
        guard let path = LayerKeyPath(keyPath) else {
            if let (layer, rest) = named(keyPath) { return layer.setValue(value, forKeyPath: rest) }
            if let emitter = self as? CAEmitterLayer, keyPath.hasPrefix(CAEmitterLayer.cellPrefix) {
                return emitter.setCellValue(value, keyPath)
            }
            return setOwnValue(value, keyPath)
        }
        guard let part = LayerValue(value, as: path.kind) else { return }
        let old = modelValues[path.property]
        let new = path.set(part, in: old)
        if new == old { return }
        change(path.property, path.property.key, path.property.change) { $0[path.property] = new }
        if path.property == .bounds { setNeedsLayout() }
    }

    private func setTime(_ number: Double, _ key: String) {
        switch key {
        case "speed": speed = Float(number)
        case "beginTime": beginTime = number
        case "timeOffset": timeOffset = number
        default: duration = number
        }
    }

    // What classes of special layers keep beside the properties that all have.

    final func own(_ property: LayerProperty) -> LayerValue { modelValues.own[property] ?? .none }

    final func setOwn(_ property: LayerProperty, _ value: LayerValue) {
        if modelValues.own[property] == value { return }
        change(property, property.key, .body) { $0.own[property] = value }
    }

    final func ownNumber(_ property: LayerProperty, _ standard: Double) -> Double {
        if case .number(let number)? = modelValues.own[property] { number } else { standard }
    }

    /// What is not a number changes nothing.
    final func setOwn(_ property: LayerProperty, _ number: Double) {
        if !number.isNaN { setOwn(property, .number(number)) }
    }
}

extension LayerValues {
    func number(_ property: LayerProperty, _ standard: Double) -> Double {
        if case .number(let number)? = own[property] { number } else { standard }
    }

    func point(_ property: LayerProperty, _ standard: CGPoint) -> CGPoint {
        if case .pair(let pair)? = own[property] { CGPoint(pair) } else { standard }
    }
}
