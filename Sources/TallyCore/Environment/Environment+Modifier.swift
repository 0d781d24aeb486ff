import Observation

/// Sets values of the environment for the views inside; the result is one object as long as nothing changes.
package final class DerivedEnvironment {
    private var outer: EnvironmentStorage?
    private var result: EnvironmentValues?

    package init() {}

    @MainActor package func apply(
        _ update: inout _ViewUpdate, isSame: Bool, _ change: (inout EnvironmentValues) -> Void
    ) {
        if isSame, let result, outer === update.environment.storage {
            update.environment = result
            return
        }
        outer = update.environment.storage
        change(&update.environment)
        result = update.environment
    }
}

nonisolated public struct _EnvironmentKeyWritingModifier<Value>: ViewModifier {
    public typealias Body = Never
    public var keyPath: WritableKeyPath<EnvironmentValues, Value>
    public var value: Value

    public nonisolated init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
        self.keyPath = keyPath
        self.value = value
    }

    private final class Memory {
        let environment = DerivedEnvironment()
        var value: Value
        let comparator: ErasedComparator
        init(_ value: Value, _ comparator: ErasedComparator) {
            self.value = value
            self.comparator = comparator
        }
    }

    @MainActor public static func _reconcile<C: View>(
        _ modifier: UnsafePointer<Self>, content: UnsafePointer<C>, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        let new = FieldAddresses.second(
            of: modifier, behind: WritableKeyPath<EnvironmentValues, Value>.self, Value.self)
        let memory = update.remember(node) { Memory(new.pointee, .of(Value.self)) }
        let isSame = withUnsafePointer(to: &memory.value) {
            memory.comparator.areEqual(UnsafeRawPointer($0), UnsafeRawPointer(new))
        }
        if !isSame { memory.value = new.pointee }
        memory.environment.apply(&update, isSame: isSame) { $0[keyPath: modifier.pointee.keyPath] = new.pointee }
        C._reconcile(content, node, &update)
    }
}

extension View {
    @inlinable public nonisolated func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some View {
        modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
    }

    public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(
            _EnvironmentKeyWritingModifier<T?>(keyPath: \EnvironmentValues.[objectKey: ObjectKey<T>()], value: object))
    }
}

package struct ObjectKey<T>: Hashable {
    package init() {}
}

extension EnvironmentValues {
    package subscript<T: AnyObject>(objectKey key: ObjectKey<T>) -> T? {
        get { self[T.self] }
        set { self[T.self] = newValue }
    }
}
