import TallyCore

/// Leads a focus state, and its bindings, to what is kept at its view's node.
// unsafe: Apple's bindings are sendable; what it leads to is locked or belongs to the main actor.
struct FocusLink<Value: Hashable>: @unchecked Sendable {
    let initial: Value
    private(set) var storage: FocusStorage<Value>?

    init(initial: Value) { self.initial = initial }

    var value: Value { storage?.location.value ?? initial }
    func write(_ value: Value) { storage?.writeAnywhere(value) }

    @MainActor mutating func install<Storage: FocusStorage<Value>>(
        _ kept: inout AnyObject?, _ make: (Value) -> Storage
    ) {
        let known = kept ?? make(initial)
        kept = known
        // unsafe: a property's memory is what it put there when it was installed first.
        storage = unsafeDowncast(known, to: Storage.self)
    }
}

/// What a focus state keeps at its view's node.
@MainActor
class FocusStorage<Value: Hashable>: StateHolding {
    final var holdsState: Bool { location.holdsState }
    final let location: StateLocation<Value>
    final let none: Value
    private weak var node: _ViewNode?

    init(_ none: Value, _ node: _ViewNode) {
        self.none = none
        self.node = node
        location = StateLocation(none, node: node)
    }

    /// Writes a value on any thread; see `StateLocation.write`.
    final nonisolated func writeAnywhere(_ value: Value) { location.write(value) { [self] in write($0) } }

    /// - Parameter keepsOthers: true if the focus stays where it is, should anybody have it.
    final func write(_ value: Value, keepsOthers: Bool = false) {
        guard let node, node.isAlive else { return }
        if !keepsOthers { location.set(value) }
        let runtime = node.runtime
        asked = value
        runtime.afterUpdate { [self] in
            let isFollowed = moveFocus(runtime, asksForNobody: value == none, keepsOthers: keepsOthers)
            if !isFollowed, asked == value { tellWhereFocusIs(runtime) }
        }
    }

    /// Moves the focus as the state was written. False: it asks for somebody, and nobody can have it.
    func moveFocus(_ runtime: Runtime, asksForNobody: Bool, keepsOthers: Bool) -> Bool {
        runtime.focusStateWritten(self, asksForNobody: asksForNobody, keepsOthers: keepsOthers)
    }

    /// Returns the mark of this state that has the focus; nil: none has.
    func focusedMark(_ runtime: Runtime) -> (any FocusListener)? { runtime.focusMark(of: self) }

    /// Tells the state where the focus is, as nobody can have the focus that was asked for.
    private func tellWhereFocusIs(_ runtime: Runtime) {
        if let mark = focusedMark(runtime) { mark.focusChanged(true) } else { focusChanged(to: none) }
    }

    /// What was written last, by the program or by the focus.
    private(set) final var asked: Value?

    /// Called when the focus has come to what stands for a value.
    func focusEntered(_ value: Value) { focusChanged(to: value) }

    final func focusChanged(to value: Value) {
        asked = value
        location.set(value)
    }
}
