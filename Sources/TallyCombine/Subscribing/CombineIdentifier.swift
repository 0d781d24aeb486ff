internal import Synchronization

private let identifiersMade = Atomic<UInt>(0)

/// Tells one subscriber or subscription from another.
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
    private let value: UInt

    /// One that no other has.
    public init() { value = identifiersMade.wrappingAdd(1, ordering: .relaxed).newValue << 1 | 1 }

    /// That of an object, as long as it lives.
    public init(_ object: AnyObject) { value = UInt(bitPattern: ObjectIdentifier(object)) }

    public var description: String { "0x\(String(value, radix: 16))" }
}

/// What can be told from others of its kind.
public protocol CustomCombineIdentifierConvertible {
    var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    /// That of the object.
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
