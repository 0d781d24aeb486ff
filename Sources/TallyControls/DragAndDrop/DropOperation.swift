/// What a drop does.
public enum DropOperation: Sendable, Hashable {
    /// The drag is called off.
    case cancel
    /// Nothing can be dropped here.
    case forbidden
    case copy
    case move
}

/// What a destination would do with what is dropped now.
public struct DropProposal: Sendable {
    public let operation: DropOperation

    public init(operation: DropOperation) { self.operation = operation }

    var isPossible: Bool { operation == .copy || operation == .move }
}
