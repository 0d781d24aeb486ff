import Foundation
@_spi(Runtime) import TallyCore
import TallyScene

extension AccessibilityItem {
    /// Takes over what a modifier says.
    @MainActor mutating func apply(_ change: AccessibilityChange, _ slot: Slot, _ toStage: Projection, _ locale: Locale)
    {
        if let label = change.label { self.label = label.string(locale: locale) }
        if let value = change.value { self.value = value.string(locale: locale) }
        if let hint = change.hint { self.hint = hint.string(locale: locale) }
        traits.formUnion(change.addedTraits)
        if change.addedTraits.contains(.isButton) { traits.remove(.isStaticText) }
        traits.subtract(change.removedTraits)
        if let action = change.action { self.action = action }
        if let identifier = change.identifier { self.identifier = identifier }
        for action in change.actions { actions.append((action.name.string(locale: locale), action.run)) }
        if let priority = change.sortPriority { sortPriority = priority.isNaN ? 0 : priority }
        if let heading = change.heading { self.heading = heading }
        if let contentType = change.contentType { self.contentType = contentType }
        if let labels = change.inputLabels { inputLabels = labels.map { $0.string(locale: locale) } }
        if let responds = change.responds { self.responds = responds }
        if let options = change.directTouch { directTouch = options }
        if let pairing = change.pairing { self.pairing = pairing }
        rotors += change.rotors.map { $0.told(locale) }
        rotorIDs += change.rotorIDs
        for content in change.customContent { tell(content, locale) }
        let size = slot.rect.size
        if let point = change.activationPoint {
            let inside: CGPoint =
                switch point {
                case .place(let point): point
                // A view's far edges are not its own.
                case .share(let unit):
                    CGPoint(
                        x: Swift.min(unit.x * size.width, size.width - 1.0 / 1024),
                        y: Swift.min(unit.y * size.height, size.height - 1.0 / 1024))
                }
            activationPoint = toStage.apply(Point(x: slot.rect.minX + inside.x, y: slot.rect.minY + inside.y))
        }
        if let zoom = change.zoom {
            let middle = CGPoint(x: size.width / 2, y: size.height / 2)
            for (name, direction) in [
                ("Zoom in", AccessibilityZoomGestureAction.Direction.zoomIn), ("Zoom out", .zoomOut),
            ] {
                let gesture = AccessibilityZoomGestureAction(direction: direction, location: .center, point: middle)
                actions.append((name, { zoom(gesture) }))
            }
        }
    }

    private mutating func tell(_ content: AccessibilityCustomContent, _ locale: Locale) {
        let label = content.key.label.string(locale: locale)
        let detail = content.value.map {
            AccessibilityDetail(
                label: label, value: $0.string(locale: locale), isImportant: content.importance == .high)
        }
        if let index = details.firstIndex(where: { $0.label == label }) {
            if let detail { details[index] = detail } else { details.remove(at: index) }
        } else if let detail {
            details.append(detail)
        }
    }
}
