@_spi(Runtime) import TallyCore

/// The service that knows where the focus of assistive technology is: apart from the keyboard's, and on one element.
final class AccessibilityFocus: RuntimeService {
    fileprivate weak var element: Element?
    fileprivate var level = 0
    /// From the inside out.
    fileprivate(set) var marks: [any AccessibilityFocusMark] = []
    /// Those that there are, in the order in which they came.
    fileprivate var known: [any AccessibilityFocusMark] = []

    init(_ runtime: Runtime) {}
}

extension Runtime {
    var accessibilityFocus: AccessibilityFocus { service(AccessibilityFocus.self) }

    /// What the focus of assistive technology is on. Nil: no assistive technology is at work, or it looks at nothing.
    package var accessibilityFocusedItem: AccessibilityItem? {
        let focus = accessibilityFocus
        if let mark = focus.marks.first {
            return accessibilityItems.first { $0.focusMarks.contains { $0 === mark } }
        }
        guard let element = focus.element else { return nil }
        return accessibilityItems.first { $0.site.map { $0.element === element && $0.level == focus.level } ?? false }
    }

    /// Brings the focus of assistive technology to an element, or to none, and tells the states that follow it.
    package func focusAccessibility(on item: AccessibilityItem?) {
        focusAccessibility(on: item?.site, item?.focusMarks ?? [])
    }

    private func focusAccessibility(on site: Site?, _ now: [any AccessibilityFocusMark]) {
        let focus = accessibilityFocus
        let before = focus.marks
        (focus.element, focus.level, focus.marks) = (site?.element, site?.level ?? 0, now)
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
        if let item = accessibilityItems.first(where: { $0.focusMarks.contains { $0.isAskedFor(by: storage) } }) {
            focusAccessibility(on: item)
            return true
        }
        // What is only coming is not told yet, and has the focus all the same.
        guard let mark = accessibilityFocus.known.first(where: { $0.isAskedFor(by: storage) }) else { return false }
        let site = Site(element: mark.element, level: mark.level)
        focusAccessibility(on: site, site.accessibilityFocusMarks)
        return true
    }

    func accessibilityMarkCame(_ mark: any AccessibilityFocusMark) { accessibilityFocus.known.append(mark) }

    /// Takes the focus from a view that has gone.
    func accessibilityMarkWent(_ mark: any AccessibilityFocusMark) {
        let focus = accessibilityFocus
        focus.known.removeAll { $0 === mark }
        guard focus.marks.contains(where: { $0 === mark }) else { return }
        let marks = focus.marks
        (focus.element, focus.level, focus.marks) = (nil, 0, [])
        afterUpdate { for mark in marks { mark.focusChanged(false) } }
    }
}

extension Site {
    /// The marks around the site, from the inside out.
    @MainActor fileprivate var accessibilityFocusMarks: [any AccessibilityFocusMark] {
        var marks: [any AccessibilityFocusMark] = []
        walk { step, _ in
            if case .slot(let slot) = step, let mark = slot as? any AccessibilityFocusMark { marks.append(mark) }
            return true
        }
        return marks
    }
}
