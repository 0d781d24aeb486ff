import SwiftUI

/// A hand on the state of a view under test, from outside the stage.
@MainActor
final class Remote<Value> {
    fileprivate let initial: Value
    fileprivate(set) var binding: Binding<Value>?

    init(_ initial: Value) { self.initial = initial }

    /// Reads and writes the view's `@State`.
    var value: Value {
        get { binding?.wrappedValue ?? initial }
        set { binding?.wrappedValue = newValue }
    }

    fileprivate func take(_ binding: Binding<Value>) { self.binding = binding }
}

/// Owns a state that a test writes through its remote.
struct Playing<Value, Content: View>: View {
    @State private var value: Value
    private let remote: Remote<Value>
    private let content: (Value) -> Content

    init(_ remote: Remote<Value>, @ViewBuilder _ content: @escaping (Value) -> Content) {
        self.remote = remote
        self.content = content
        _value = State(initialValue: remote.initial)
    }

    var body: some View {
        let _ = remote.take($value)
        content(value)
    }
}
