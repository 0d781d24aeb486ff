import TallyCore

/// Whether, and where, the keyboard's focus is among the views that it is given to with `focused(_:)`.
///
/// Writing it moves the focus with the next frame; a value that no view within reach is marked with
/// goes back to where the focus is.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    private var link: FocusLink<Value>

    public init() where Value == Bool { link = FocusLink(initial: false) }

    public init<T: Hashable>() where Value == T? { link = FocusLink(initial: nil) }

    public var wrappedValue: Value {
        get { link.value }
        nonmutating set { link.write(newValue) }
    }

    public var projectedValue: FocusState<Value>.Binding { Binding(link: link) }

    /// A focus state that is owned elsewhere.
    @propertyWrapper
    public struct Binding {
        let link: FocusLink<Value>

        public var wrappedValue: Value {
            get { link.value }
            nonmutating set { link.write(newValue) }
        }

        public var projectedValue: FocusState<Value>.Binding { self }
    }
}

extension FocusState: StoredProperty {
    package mutating func install(_ kept: inout AnyObject?, _ context: PropertyContext) {
        link.install(&kept) { FocusStorage($0, context.node) }
    }

    package static func areSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}
