import TallyCore

/// A value of a focus state of any type, for a part of the views.
@MainActor
package protocol AnyFocusTie {
    /// The storage of the state.
    var holder: AnyObject? { get }
    func isAskedFor(by location: AnyObject) -> Bool
    func focusChanged(_ isInside: Bool)
}

/// A value of a focus state, and what it is when the focus is elsewhere, for a part of the views.
nonisolated struct FocusTie<Value: Hashable>: AnyFocusTie {
    let link: FocusLink<Value>
    let value: Value
    let none: Value

    @MainActor var holder: AnyObject? { link.storage }

    /// Returns whether a value given to a focus state, which is told apart by its storage, asks for the focus here.
    @MainActor func isAskedFor(by location: AnyObject) -> Bool {
        guard let storage = link.storage, storage === location else { return false }
        return storage.asked == value
    }

    @MainActor func focusChanged(_ isInside: Bool) {
        guard let storage = link.storage else { return }
        if isInside {
            storage.focusEntered(value)
        } else if storage.location.get() == value {
            storage.focusChanged(to: none)
        }
    }
}
