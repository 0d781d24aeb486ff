import Foundation
@_spi(Runtime) import TallyCore
import TallyLayers
internal import TallyScene
import TallyUI

/// What assistive technology is told of one view.
@MainActor
struct SpokenView {
    let label: String
    let value: String
    let traits: AccessibilityTraits
    /// In the space of the host's root.
    let rect: CGRect
    let segment: Segment?

    static func all(in view: UIView, of root: UIView) -> [SpokenView] {
        if !view.isSpoken { return [] }
        let isElement = view.isAccessibilityElement || view.isStandardElement
        let label = view.accessibilityLabel ?? view.standardLabel ?? ""
        guard isElement else {
            let inside = view.spokenOrder
            let modal = view.subviews.last { $0.accessibilityViewIsModal && $0.isSpoken }
            return (modal.map { [$0] } ?? inside).flatMap { all(in: $0, of: root) }
        }
        if label.isEmpty && (view.accessibilityValue ?? "").isEmpty && view.accessibilityIdentifier == nil { return [] }
        return [
            SpokenView(
                label: label.isEmpty ? view.accessibilityIdentifier ?? "" : label,
                value: view.accessibilityValue ?? view.standardValue ?? "",
                traits: AccessibilityTraits(view.accessibilityTraits.union(view.standardTraits)),
                rect: view.convert(view.bounds, to: root), segment: view.layer.drawing?.outer)
        ]
    }
}

extension UIView {
    fileprivate var isSpoken: Bool { !isHidden && alpha >= 0.01 && !accessibilityElementsHidden }
}

extension [UIView] {
    /// From above, and in a line from the left.
    @MainActor var inReadingOrder: [UIView] {
        let places = map { $0.frame }
        return places.indices.sorted {
            (places[$0].minY, places[$0].minX, $0) < (places[$1].minY, places[$1].minX, $1)
        }.map { self[$0] }
    }
}

extension AccessibilityTraits {
    init(_ traits: UIAccessibilityTraits) {
        self.init()
        if traits.contains(.button) || traits.contains(.keyboardKey) { insert(.isButton) }
        if traits.contains(.link) { insert(.isLink) }
        if traits.contains(.image) { insert(.isImage) }
        if traits.contains(.selected) { insert(.isSelected) }
        if traits.contains(.staticText) { insert(.isStaticText) }
        if traits.contains(.header) { insert(.isHeader) }
        if traits.contains(.searchField) { insert(.isSearchField) }
        if traits.contains(.updatesFrequently) { insert(.updatesFrequently) }
    }
}
