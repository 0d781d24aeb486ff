/// A stored property of a view that brings a value from outside the view; updated before the body runs.
public protocol DynamicProperty {
    mutating func update()
}

extension DynamicProperty {
    public mutating func update() {}
}

/// A dynamic property of the runtime's own: it keeps an object at the node.
@MainActor
package protocol StoredProperty: DynamicProperty {
    mutating func install(_ storage: inout AnyObject?, _ context: PropertyContext)
    /// Returns whether two views that differ in this property at most may be taken for equal.
    static func areSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool
}

/// A stored property that is nothing but a value whose dynamic properties count as those of the view that stores it.
package protocol PropertyHolder {
    /// What it holds, at its beginning.
    associatedtype Held
}

/// A value that a view stores, as the style of a control; its dynamic properties are the view's.
@propertyWrapper
package struct Installed<Value>: PropertyHolder {
    package typealias Held = Value
    package var wrappedValue: Value
    package nonisolated init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

/// What a property has read of the environment the last time.
@MainActor
protocol EnvironmentReader: AnyObject {
    /// Returns false if the environment surely holds the same for the property.
    func differs(in environment: EnvironmentValues) -> Bool
}

/// What a property may know of the place where its view stands.
package struct PropertyContext {
    package let node: _ViewNode
    package let environment: EnvironmentValues

    package init(node: _ViewNode, environment: EnvironmentValues) {
        self.node = node
        self.environment = environment
    }
}
