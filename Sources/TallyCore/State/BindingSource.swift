/// What tells bindings to the same place apart from bindings to different places.
enum BindingSource {
    /// A source that nobody knows: closures.
    case unknown
    /// No place: the value is all there is.
    case constant
    case object(AnyObject)
    indirect case part(BindingSource, Part)

    enum Part: Equatable {
        case member(AnyKeyPath)
        case element(Int)
        /// The same value, as an optional.
        case optional
        /// What an optional holds.
        case unwrapped
        /// The same value, whatever its type.
        case hashable
    }

    /// Returns the source of an element. Places of other collections than those that count are not compared: the
    /// binding is never taken for another.
    static func element<Index>(of collection: BindingSource, at index: Index) -> BindingSource {
        guard Index.self == Int.self else { return .unknown }
        // unsafe: the line before has found out that it is an Int.
        return .part(collection, .element(unsafeBitCast(index, to: Int.self)))
    }

    func isSame(as other: BindingSource) -> Bool {
        switch (self, other) {
        case (.constant, .constant): true
        case (.object(let a), .object(let b)): a === b
        case (.part(let a, let p), .part(let b, let q)): p == q && a.isSame(as: b)
        default: false
        }
    }
}
