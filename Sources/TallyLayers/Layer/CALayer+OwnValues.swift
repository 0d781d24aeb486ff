internal import Foundation

// What programs keep under keys of their own. It can be animated: a presentation layer has the value of the frame.
extension CALayer {
    final func ownValue(_ key: String) -> Any? {
        let value = ownValues[key] ?? type(of: self).defaultValue(forKey: key)
        guard original != nil, let known = ProgramKey(known: key), let shown = modelValues.own[.program(known)] else {
            return value
        }
        return shown.any(like: value)
    }

    /// Keeps a value, and runs what is found for the key.
    final func setOwnValue(_ value: Any?, _ key: String) {
        let isAsked = original == nil && !CATransaction.disablesActions
        let redraws = type(of: self).needsDisplay(forKey: key)
        if let known = redraws ? ProgramKey(key) : ProgramKey(known: key) {
            takeUpOwnValue(known)
            if isShown, committed == nil { committed = shownValues }
            let action = isAsked ? action(forKey: key) : nil
            ownValues[key] = value
            modelValues.own[.program(known)] = LayerValue(value, as: .any)
            if redraws { setNeedsDisplay() }
            action?.run(forKey: key, object: self, arguments: nil)
        } else {
            let action = isAsked ? action(forKey: key) : nil
            ownValues[key] = value
            action?.run(forKey: key, object: self, arguments: nil)
        }
    }

    /// Puts values that an animation of such keys goes out from where animations look for them.
    ///
    /// - Returns: true: the layer is drawn anew in each of its frames.
    final func prepare(_ animation: CAAnimation) -> Bool {
        switch animation {
        case let animation as CAPropertyAnimation:
            guard let path = animation.keyPath, let property = LayerKeyPath(animated: path)?.property else {
                return false
            }
            if case .program(let key) = property { takeUpOwnValue(key) }
            return type(of: self).needsDisplay(forKey: property.key)
        case let group as CAAnimationGroup:
            return (group.animations ?? []).reduce(false) { redraws, child in prepare(child) || redraws }
        default: return false
        }
    }

    private func takeUpOwnValue(_ key: ProgramKey) {
        let property = LayerProperty.program(key)
        if modelValues.own[property] != nil { return }
        let value = LayerValue(ownValues[key.name] ?? type(of: self).defaultValue(forKey: key.name), as: .any)
        modelValues.own[property] = value
        if committed != nil { committed?.own[property] = value }
    }
}
