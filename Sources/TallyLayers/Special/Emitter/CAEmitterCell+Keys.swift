internal import Foundation

extension CAEmitterCell {
    /// Returns a property by its name; nil for what is none. A number is a `Double`.
    public func value(forKey key: String) -> Any? {
        if let path = Self.single(key) { return Double(self[keyPath: path]) }
        if let path = Self.length(key) { return Double(self[keyPath: path]) }
        switch key {
        case "name": return name
        case "enabled", "isEnabled": return isEnabled
        case "contents": return contents
        case "contentsRect": return contentsRect
        case "color": return color
        case "beginTime": return beginTime
        case "duration": return duration
        default: return nil
        }
    }

    /// Sets a property by its name. What is no property, or a value of another kind than it, changes nothing.
    public func setValue(_ value: Any?, forKey key: String) {
        let number = value.flatMap(LayerValue.double)
        if let path = Self.single(key) {
            if let number { self[keyPath: path] = Float(number) }
            return
        }
        if let path = Self.length(key) {
            if let number { self[keyPath: path] = CGFloat(number) }
            return
        }
        switch key {
        case "name": name = value as? String
        case "enabled", "isEnabled": if let number { isEnabled = number != 0 }
        case "contents": contents = value
        case "contentsRect": if let rect = value as? CGRect { contentsRect = rect }
        case "color": color = value as? CGColor
        case "beginTime": if let number { beginTime = number }
        case "duration": if let number { duration = number }
        default: break
        }
    }

    private static func single(_ key: String) -> ReferenceWritableKeyPath<CAEmitterCell, Float>? {
        switch key {
        case "birthRate": \.birthRate
        case "lifetime": \.lifetime
        case "lifetimeRange": \.lifetimeRange
        case "redRange": \.redRange
        case "greenRange": \.greenRange
        case "blueRange": \.blueRange
        case "alphaRange": \.alphaRange
        case "redSpeed": \.redSpeed
        case "greenSpeed": \.greenSpeed
        case "blueSpeed": \.blueSpeed
        case "alphaSpeed": \.alphaSpeed
        default: nil
        }
    }

    private static func length(_ key: String) -> ReferenceWritableKeyPath<CAEmitterCell, CGFloat>? {
        switch key {
        case "contentsScale": \.contentsScale
        case "emissionLongitude": \.emissionLongitude
        case "emissionLatitude": \.emissionLatitude
        case "emissionRange": \.emissionRange
        case "velocity": \.velocity
        case "velocityRange": \.velocityRange
        case "xAcceleration": \.xAcceleration
        case "yAcceleration": \.yAcceleration
        case "zAcceleration": \.zAcceleration
        case "scale": \.scale
        case "scaleRange": \.scaleRange
        case "scaleSpeed": \.scaleSpeed
        case "spin": \.spin
        case "spinRange": \.spinRange
        default: nil
        }
    }
}

// Cells by their names: `emitterCells.spark.birthRate`.
extension CAEmitterLayer {
    static let cellPrefix = "emitterCells."

    private func place(_ keyPath: String) -> (index: Int, key: String)? {
        guard keyPath.hasPrefix(Self.cellPrefix) else { return nil }
        let path = keyPath.dropFirst(Self.cellPrefix.count)
        for (index, cell) in (emitterCells ?? []).enumerated() {
            guard let name = cell.name, !name.isEmpty, path.hasPrefix(name + ".") else { continue }
            return (index, String(path.dropFirst(name.count + 1)))
        }
        return nil
    }

    final func cellValue(_ keyPath: String) -> Any? {
        place(keyPath).flatMap { emitterCells?[$0.index].value(forKey: $0.key) }
    }

    /// Sets what the particles have that come from now on: those that are there are of the cell as it was.
    final func setCellValue(_ value: Any?, _ keyPath: String) {
        guard let (index, key) = place(keyPath), let cell = emitterCells?[index].copy() as? CAEmitterCell else {
            return
        }
        cell.setValue(value, forKey: key)
        emitterCells?[index] = cell
    }
}
