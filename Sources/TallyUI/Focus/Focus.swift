@_spi(Runtime) import TallyCore
import TallyScene

/// A modifier's slot around a part of the views that wants to know whether a focus is within.
@MainActor
protocol FocusListener: Slot {
    /// Called when the focus has come or gone, and when the mark itself has gone.
    func focusChanged(_ isInside: Bool)
}

extension [any FocusListener] {
    /// Tells those that the focus has left, and those that it has entered.
    @MainActor static func tell(_ now: Self, insteadOf before: Self) {
        for mark in before where !now.contains(where: { $0 === mark }) { mark.focusChanged(false) }
        for mark in now where !before.contains(where: { $0 === mark }) { mark.focusChanged(true) }
    }
}

/// One that is about the keyboard's focus.
@MainActor
protocol FocusMark: FocusListener {
    /// Returns whether a value given to a focus state, which is told apart by its storage, asks for the focus here.
    func isAskedFor(by location: AnyObject) -> Bool
}

/// Something that can have the focus, and the marks around it from the outside in.
package struct FocusCandidate {
    package let responder: any KeyResponder
    let marks: [any FocusMark]
}

extension Runtime {
    /// Everything that can have the focus now, in the order of the views.
    package var focusCandidates: [FocusCandidate] {
        var found: [FocusCandidate] = []
        for list in root.reached { list.collectFocus(into: &found, []) }
        return found.filter(\.responder.isEnabled)
    }

    /// Gives the focus to a candidate, or to nobody, and tells the marks that it has left or entered.
    package func focus(_ candidate: FocusCandidate?) {
        let old = focused
        focused = candidate?.responder
        let before = focusMarks
        let now = candidate?.marks ?? []
        focusMarks = now
        hosting {
            if old !== focused {
                old?.focusChanged(false)
                candidate?.responder.focusChanged(true)
            }
            [any FocusListener].tell(now, insteadOf: before)
        }
        noteFieldFocus()
        service(FocusedValueStore.self).focusChanged()
    }

    /// True while somebody has the keyboard.
    package var hasFocus: Bool { focused != nil }

    /// Takes the focus from whoever has it.
    package func dropFocus() { focus(nil) }

    /// Gives the focus to a responder that is there; does nothing if it cannot have it.
    func focus(on responder: any KeyResponder) {
        if focused === responder { return }
        if let candidate = focusCandidates.first(where: { $0.responder === responder }) { focus(candidate) }
    }

    /// Returns the innermost mark of a focus state around what has the focus; nil: that is elsewhere.
    func focusMark(of location: AnyObject) -> (any FocusMark)? {
        focusMarks.last { ($0 as? any FocusStateHolder)?.holder === location }
    }

    /// Moves the focus as a focus state was written: the first that it asks for gets it, or nobody if it asks for none.
    ///
    /// - Returns: false if it asks for somebody, and nobody within reach can have it.
    func focusStateWritten(_ location: AnyObject, asksForNobody: Bool, keepsOthers: Bool = false) -> Bool {
        if keepsOthers, focused != nil { return true }
        if asksForNobody {
            if focusMark(of: location) != nil { focus(nil) }
            return true
        }
        let candidate = focusCandidates.first { $0.marks.contains { $0.isAskedFor(by: location) } }
        guard let candidate else { return keepsOthers }
        if candidate.responder !== focused { focus(candidate) }
        return true
    }

    /// Takes the focus from a view that has gone, so that nobody has it; called while the tree is updated.
    package func keyResponderWent(_ responder: any KeyResponder) {
        guard focused === responder else { return }
        focused = nil
        afterUpdate { [weak self] in if let self, focused == nil { focus(nil) } }
    }

    package func moveFocus(forward: Bool) -> Bool {
        let candidates = focusCandidates
        guard !candidates.isEmpty else { return false }
        let current = candidates.firstIndex { $0.responder === focused }
        let next = current.map { $0 + (forward ? 1 : -1) } ?? (forward ? 0 : candidates.count - 1)
        let candidate = candidates[(next + candidates.count) % candidates.count]
        focus(candidate)
        candidate.responder.focusCameByTab()
        return true
    }
}

/// A mark that belongs to a focus state.
@MainActor
protocol FocusStateHolder: AnyObject {
    var holder: AnyObject? { get }
}

extension ElementList {
    func collectFocus(into found: inout [FocusCandidate], _ marks: [any FocusMark]) {
        collect()
        for element in elements where !element.isOffstage {
            element.collectFocus(element.slots.count, into: &found, marks)
        }
    }
}

extension Element {
    fileprivate func collectFocus(_ level: Int, into found: inout [FocusCandidate], _ marks: [any FocusMark]) {
        guard level > 0 else { return childList?.collectFocus(into: &found, marks) ?? () }
        let slot = slots[level - 1]
        var marks = marks
        if let mark = slot as? any FocusMark { marks.append(mark) }
        slot.backgroundList?.collectFocus(into: &found, marks)
        collectFocus(level - 1, into: &found, marks)
        if let responder = slot as? any KeyResponder, responder.takesFocus {
            found.append(FocusCandidate(responder: responder, marks: marks))
        }
        slot.overlayList?.collectFocus(into: &found, marks)
    }
}
