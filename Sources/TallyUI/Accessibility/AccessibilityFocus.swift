@_spi(Runtime) import TallyCore

/// The service that knows where the focus of assistive technology is: apart from the keyboard's, and on one element.
final class AccessibilityFocus: RuntimeService {
    fileprivate weak var element: Element?
    fileprivate var level = 0
    /// From the inside out.
    fileprivate(set) var marks: [any AccessibilityFocusMark] = []

    init(_ runtime: Runtime) {}
}

extension Runtime {
    var accessibilityFocus: AccessibilityFocus { service(AccessibilityFocus.self) }

    /// What the focus of assistive technology is on. Nil: no assistive technology is at work, or it looks at nothing.
    package var accessibilityFocusedItem: AccessibilityItem? {
        guard let element = accessibilityFocus.element else { return nil }
        let level = accessibilityFocus.level
        return accessibilityItems.first { $0.site.map { $0.element === element && $0.level == level } ?? false }
    }

    /// Brings the focus of assistive technology to an element, or to none, and tells the states that follow it.
    package func focusAccessibility(on item: AccessibilityItem?) {
        let focus = accessibilityFocus
        let before = focus.marks
        let now = item?.focusMarks ?? []
        (focus.element, focus.level, focus.marks) = (item?.site?.element, item?.site?.level ?? 0, now)
        hosting { [any FocusListener].tell(now, insteadOf: before) }
    }

    /// Moves the focus as a focus state was written.
    ///
    /// - Returns: false if it asks for somebody, and nobody can have it.
    func accessibilityFocusWritten(_ storage: AnyObject, asksForNobody: Bool) -> Bool {
        if asksForNobody {
            let isHere = accessibilityFocus.marks.contains { $0.holder === storage }
            if isHere { focusAccessibility(on: nil) }
            return true
        }
        let found = accessibilityItems.first { $0.focusMarks.contains { $0.isAskedFor(by: storage) } }
        guard let found else { return false }
        focusAccessibility(on: found)
        return true
    }

    /// Takes the focus from a view that has gone.
    func accessibilityMarkWent(_ mark: any AccessibilityFocusMark) {
        let focus = accessibilityFocus
        guard focus.marks.contains(where: { $0 === mark }) else { return }
        let marks = focus.marks
        (focus.element, focus.level, focus.marks) = (nil, 0, [])
        afterUpdate { for mark in marks { mark.focusChanged(false) } }
    }
}
