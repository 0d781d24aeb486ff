import TallyCore

/// Follows a drag over a view, and takes what is dropped.
///
/// A drag enters, is told of at each of its moves, and leaves, or is dropped; after a drop it does not leave. Where a delegate moves
/// the views in `dropEntered(info:)`, the view that the drag is over next is told at the next move.
@MainActor @preconcurrency
public protocol DropDelegate {
    /// Returns whether the drag concerns the view; asked when it enters. Where it does not, the views around are asked.
    @MainActor @preconcurrency func validateDrop(info: DropInfo) -> Bool
    /// Takes what is dropped. False: it was not taken, and flies back.
    @MainActor @preconcurrency func performDrop(info: DropInfo) -> Bool
    @MainActor @preconcurrency func dropEntered(info: DropInfo)
    /// Returns what a drop would do now. Nil: what it was last; at first it would be taken.
    @MainActor @preconcurrency func dropUpdated(info: DropInfo) -> DropProposal?
    @MainActor @preconcurrency func dropExited(info: DropInfo)
}

extension DropDelegate {
    public func validateDrop(info: DropInfo) -> Bool { true }
    public func dropEntered(info: DropInfo) {}
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    public func dropExited(info: DropInfo) {}
}
