@_spi(Runtime) import TallyCore

/// What is said of what has the focus on a stage.
@MainActor
final class FocusedValueStore: RuntimeService {
    private weak var runtime: Runtime?
    private var slots: [FocusedValueSlot] = []
    private(set) var values = FocusedValues()
    private let changed = Signal()
    private var isAsked = false

    init(_ runtime: Runtime) { self.runtime = runtime }

    /// The values; the body that reads them is told when they are others.
    func read() -> FocusedValues {
        changed.read()
        return values
    }

    func add(_ slot: FocusedValueSlot) { slots.append(slot) }

    func remove(_ slot: FocusedValueSlot) {
        slots.removeAll { $0 === slot }
        needsCollection()
    }

    /// Has the values collected anew after the update: a slot says something else, or the focus has gone elsewhere.
    func needsCollection() {
        if isAsked { return }
        isAsked = true
        runtime?.afterUpdate { [weak self] in self?.collect() }
    }

    func focusChanged() { if !slots.isEmpty { needsCollection() } }

    private func collect() {
        isAsked = false
        var new = FocusedValues()
        for slot in slots where slot.isOfScene { slot.write(to: &new) }
        var around: [FocusedValueSlot] = []
        runtime?.focused?.site.walk { step, _ in
            if case .slot(let slot) = step, let said = slots.first(where: { $0 === slot }), !said.isOfScene {
                around.append(said)
            }
            return true
        }
        // What is further in counts.
        for slot in around.reversed() { slot.write(to: &new) }
        if new == values { return }
        values = new
        changed.send(runtime)
    }
}

/// Says something of what has the focus, as long as that is in the view, or of the scene.
class FocusedValueSlot: Slot {
    private var store: FocusedValueStore { element.runtime.service(FocusedValueStore.self) }
    override var measures: Bool { false }
    var isOfScene: Bool { false }

    override func apply(isFirst: Bool) {
        if isFirst { store.add(self) }
        store.needsCollection()
    }

    func write(to values: inout FocusedValues) {}

    override func destroy() { store.remove(self) }
}

nonisolated struct FocusedValueModifier<Value>: ElementModifier {
    typealias Body = Never
    let keyPath: WritableKeyPath<FocusedValues, Value?>
    let value: Value?
    let isOfScene: Bool

    @MainActor func makeSlot(for element: Element, _ applied: TypedAppliedModifier<Self>) -> Slot {
        TypedFocusedValueSlot<Value>(element, applied)
    }
}

private final class TypedFocusedValueSlot<Value>: FocusedValueSlot {
    private var said: FocusedValueModifier<Value> { modifier(FocusedValueModifier<Value>.self) }
    override var isOfScene: Bool { said.isOfScene }

    override func write(to values: inout FocusedValues) {
        if let value = said.value { values[keyPath: said.keyPath] = value }
    }
}
