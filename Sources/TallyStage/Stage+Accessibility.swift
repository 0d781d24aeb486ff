import Foundation

extension Stage {
    /// Does what assistive technology can do, by its name, with the element of this accessibility label or identifier.
    ///
    /// - Throws: `StageError` if no element has the label and the action; the message lists what there is.
    public func perform(_ action: String, on label: String) throws {
        runtime.frame(at: time)
        let items = runtime.accessibilityItems.filter { $0.label == label || $0.identifier == label }
        let entries = items.flatMap(\.rotors).flatMap(\.entries)
        let found =
            items.flatMap(\.actions).first { $0.name == action }?.run
            ?? entries.first { $0.label == action }?.prepare
        guard let found else {
            let known = items.flatMap(\.actions).map { "\"\($0.name)\"" }.joined(separator: ", ")
            throw StageError(
                description: "Nothing labelled \"\(label)\" has an action \"\(action)\". "
                    + (items.isEmpty ? "No element has the label." : "There is: \(known.isEmpty ? "none" : known)."))
        }
        runtime.perform(found)
    }

    /// Activates the element of this accessibility label or identifier as assistive technology does: by its default action, and
    /// where it has none by a tap at its activation point.
    ///
    /// - Throws: `StageError` if no element or several have it; where it comes to a tap, as `tap(_:)` does.
    public func activate(_ label: String) throws {
        runtime.frame(at: time)
        let found = try onlyItem(label)
        guard let action = found.action else { return try tap(label) }
        runtime.perform(action)
    }

    /// Brings the focus of assistive technology to the element of this accessibility label or identifier, as a swipe does; nil
    /// takes it away. `AccessibilityFocusState` follows it.
    ///
    /// - Throws: `StageError` if no element or several have it; the focus stays where it is.
    public func focusAccessibility(on label: String?) throws {
        runtime.frame(at: time)
        runtime.focusAccessibility(on: try label.map { try onlyItem($0) })
    }

    /// What the focus of assistive technology is on; nil: nothing, or what has gone.
    public var accessibilityFocus: AccessibilityElement? {
        runtime.accessibilityFocusedItem.map { AccessibilityElement($0) }
    }

    private func onlyItem(_ label: String) throws -> AccessibilityItem {
        let items = runtime.accessibilityItems
        let found = items.filter { $0.label == label || !$0.identifier.isEmpty && $0.identifier == label }
        if found.count == 1 { return found[0] }
        if found.isEmpty { throw StageError.nothing(labelled: label, among: items) }
        throw StageError(
            description: "\(found.count) elements are labelled \"\(label)\". Give one an accessibility identifier.")
    }
}
