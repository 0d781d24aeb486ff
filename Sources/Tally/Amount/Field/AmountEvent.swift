import Foundation

/// What a field tells of the amount in it.
public enum AmountEvent: Hashable, Sendable {
    /// The amount is another; `nil` if there is no digit.
    case changed(Decimal?)
    /// The amount has gone over the maximum, or was to and is now the maximum; or it has come back.
    case crossedMaximum(isOver: Bool)
    /// The amount has gone under the minimum, or has come up to it. Nothing typed counts as 0.
    case crossedMinimum(isUnder: Bool)
}
