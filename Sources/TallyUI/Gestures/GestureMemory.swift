@_spi(Runtime) import TallyCore

/// What the gestures of one's own that stand at one view keep from press to press: storage for their properties.
@MainActor
package final class GestureMemory {
    /// That of the view whose gestures are being made, updated or asked.
    private(set) static var current: GestureMemory?

    private weak var slot: GestureSlot?
    private var known: [Key: Storage] = [:]
    /// The storages in the order in which they were made.
    private var storages: [Storage] = []
    /// How many gestures of each type have been made for the press.
    private var made: [ObjectIdentifier: Int] = [:]

    private struct Key: Hashable {
        let type: ObjectIdentifier
        let place: Int
    }

    /// The objects that the properties of one gesture keep.
    final class Storage {
        var objects: [AnyObject?]

        init(count: Int) { objects = Array(repeating: nil, count: count) }
    }

    init(_ slot: GestureSlot) { self.slot = slot }

    /// Where properties of the slot's gestures find what they need; nil once the view has gone.
    var context: PropertyContext? {
        guard let slot, !slot.isGone else { return nil }
        return PropertyContext(node: slot.element.node, environment: slot.applied.environment)
    }

    /// Begins a press: gestures take the storage of those that stood at the same place.
    func begin() { made.removeAll() }

    func use<R>(_ body: () -> R) -> R {
        let outer = Self.current
        Self.current = self
        defer { Self.current = outer }
        return body()
    }

    /// Returns the storage of the next gesture of a type, counted from the outside in.
    func storage<G>(of type: G.Type, count: Int) -> Storage {
        let place = made[ObjectIdentifier(type), default: 0]
        made[ObjectIdentifier(type)] = place + 1
        let key = Key(type: ObjectIdentifier(type), place: place)
        if let storage = known[key] { return storage }
        let storage = Storage(count: count)
        known[key] = storage
        storages.append(storage)
        return storage
    }

    func end(_ runtime: Runtime) {
        for storage in storages {
            for case let observer as any NodeEndObserver in storage.objects { observer.nodeEnded(runtime) }
        }
        known = [:]
        storages = []
    }
}

/// Follows what a gesture of one's own is made of; one with properties is asked for its body at each event.
final class BodyRecognizer<G: Gesture>: WrappingRecognizer<G.Body.Value, G.Body.Value> {
    private var gesture: G
    private let memory: GestureMemory?
    private let storage: GestureMemory.Storage?

    init(_ gesture: G) {
        self.gesture = gesture
        let properties = PropertyLayout.of(G.self)
        memory = properties.isEmpty ? nil : GestureMemory.current
        storage = memory?.storage(of: G.self, count: properties.storageCount)
        super.init(G.Body._makeRecognizer(Self.body(of: gesture, memory, storage)))
    }

    func update(to new: G) {
        gesture = new
        G.Body._update(base, to: Self.body(of: gesture, memory, storage))
    }

    private static func body(of gesture: G, _ memory: GestureMemory?, _ storage: GestureMemory.Storage?) -> G.Body {
        guard let storage, let context = memory?.context else { return gesture.body }
        var installed = gesture
        PropertyLayout.of(G.self).install(&installed, &storage.objects, context)
        return installed.body
    }

    override func react(to event: GestureEvent, _ effects: inout GestureEffects) -> GesturePhase<G.Body.Value> {
        if memory != nil { update(to: gesture) }
        return base.receive(event, &effects)
    }
}
