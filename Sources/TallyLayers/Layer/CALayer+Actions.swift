internal import Foundation

extension CALayer {
    /// Returns what animates a change that is about to be made; nil: it is made at once.
    final func beginChange(_ property: LayerProperty, _ key: String) -> (any CAAction)? {
        if original != nil || CATransaction.disablesActions { return nil }
        marks.findsNoAction = false
        if let found = action(forKey: key) { return found is NSNull ? nil : found }
        // A class that answers nil without asking this one wishes none.
        guard marks.findsNoAction, isShown, context != nil, property != .shadowPath else { return nil }
        let animation = CABasicAnimation(keyPath: property.key)
        // A fade that is cut off goes on from what is seen.
        animation.fromValue = committedValues[property].any(as: property.kind)
        animation.duration = CATransaction.animationDuration()
        animation.timingFunction = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
        return animation
    }

    /// Runs what answers for an event.
    final func happens(_ event: String) {
        if original != nil || CATransaction.disablesActions { return }
        action(forKey: event)?.run(forKey: event, object: self, arguments: nil)
    }

    /// Runs what is to happen as the layer, with what is inside, comes into a tree that is shown.
    final func orderIn() {
        if modelValues.isHidden { return }
        happens(kCAOnOrderIn)
        for child in children { child.orderIn() }
    }

    /// Runs what is to happen as it leaves the tree; its animations end with that.
    final func orderOut() {
        if modelValues.isHidden { return }
        happens(kCAOnOrderOut)
        for child in children { child.orderOut() }
    }

    final func searchAction(forKey key: String) -> (any CAAction)? {
        if let answer = delegate?.action(for: self, forKey: key) { return answer }
        if let answer = actions?[key] { return answer }
        if let answer = (style?["actions"] as? [String: any CAAction])?[key] { return answer }
        return type(of: self).defaultAction(forKey: key)
    }
}

/// The keys of actions that are no property's, but for those that have public names.
enum LayerEvent {
    /// A layer was put in or taken out.
    static let sublayers = "sublayers"
}
