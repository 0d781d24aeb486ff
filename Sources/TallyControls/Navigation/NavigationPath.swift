import TallyCore

/// The values that stand for the screens of a navigation stack above its root, of any types, the lowest first.
// unsafe: Apple's is too; a value, whose elements are compared on the main actor alone.
public struct NavigationPath: Equatable {
    var elements: [AnyHashable] = []

    public init() {}

    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        self.elements = elements.map { AnyHashable($0) }
    }

    /// How many screens stand above the root.
    public var count: Int { elements.count }
    public var isEmpty: Bool { elements.isEmpty }

    public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }

    /// Takes away the topmost values.
    ///
    /// - Precondition: there are `k` values at least, and `k` is not negative.
    public mutating func removeLast(_ k: Int = 1) {
        precondition(
            k >= 0 && k <= elements.count,
            "NavigationPath.removeLast(\(k)): the path holds \(elements.count) values. Ask for its count first.")
        elements.removeLast(k)
    }
}

/// The path of a stack, whatever it is made of.
@MainActor
struct NavigationPathAccess {
    let read: () -> [AnyHashable]
    /// False if the path cannot hold the value.
    let append: (AnyHashable) -> Bool
    let removeLast: (Int) -> Void

    init(_ path: Binding<NavigationPath>) {
        read = { path.wrappedValue.elements }
        append = {
            path.wrappedValue.elements.append($0)
            return true
        }
        removeLast = { path.wrappedValue.elements.removeLast(Swift.min($0, path.wrappedValue.elements.count)) }
    }

    init<Data>(_ path: Binding<Data>)
    where
        Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
        Data.Element: Hashable
    {
        read = { path.wrappedValue.map { AnyHashable($0) } }
        append = {
            guard let element = $0.base as? Data.Element else { return false }
            path.wrappedValue.append(element)
            return true
        }
        removeLast = {
            var elements = path.wrappedValue
            let end = elements.index(elements.endIndex, offsetBy: -Swift.min($0, elements.count))
            elements.removeSubrange(end..<elements.endIndex)
            path.wrappedValue = elements
        }
    }
}
