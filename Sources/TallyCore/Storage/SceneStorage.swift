import Foundation

/// A value that the scene keeps under a key: as long as the stage is there, be the view that writes it there or not.
///
/// Every view of the stage that reads the key shows a write in the next frame, under the transaction of the write.
/// Nothing is kept when the program ends. What stands under the key and is of another type counts as nothing. Outside of
/// views it is the value that it was made with, and writes are lost.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    private let key: String
    private let initial: Value
    private let form: StoredForm<Value>
    private var stored: StoredValue<Value>?

    init(_ initial: Value, _ key: String, _ form: StoredForm<Value>) {
        self.initial = initial
        self.key = key
        self.form = form
    }

    public var wrappedValue: Value {
        get { stored.flatMap(\.value) ?? initial }
        nonmutating set { stored?.write(newValue) }
    }

    public var projectedValue: Binding<Value> {
        guard let stored else { return .constant(initial) }
        return Binding(stored: stored, initial: initial)
    }
}

// unsafe: what it leads to is locked or belongs to the main actor, and the value may be sent.
extension SceneStorage: @unchecked Sendable where Value: Sendable {}

extension SceneStorage: StoredProperty {
    private final class Memory: StateHolding {
        var holdsState: Bool { false }
        let key: String
        let stored: StoredValue<Value>?

        init(_ key: String, _ stored: StoredValue<Value>?) {
            self.key = key
            self.stored = stored
        }
    }

    package mutating func install(_ storage: inout AnyObject?, _ context: PropertyContext) {
        if let memory = storage as? Memory, memory.key == key {
            stored = memory.stored
            return
        }
        let values = context.node.runtime.storedValues
        stored = values.value(.scene(values.scene), key, form)
        storage = Memory(key, stored)
    }

    package static func areSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        a.assumingMemoryBound(to: Self.self).pointee.key == b.assumingMemoryBound(to: Self.self).pointee.key
    }
}
