import SwiftUI

/// What a window tells its rows, by heights that no place has: a width would be another one within a group that is on its way to another size.
extension ProposedViewSize {
    private static let (shares, limits) = (1e7, 1e8)

    /// The points that the text in a row has.
    static func limit(_ points: Double) -> ProposedViewSize {
        ProposedViewSize(width: 0, height: CGFloat(limits + points))
    }

    /// The share of its width that a row has which opens.
    static func share(_ share: Double) -> ProposedViewSize {
        ProposedViewSize(width: 0, height: CGFloat(shares + share))
    }

    var limit: Double? {
        guard let height = height.map({ Double($0) }), height >= Self.limits, height.isFinite else { return nil }
        return height - Self.limits
    }

    var share: Double? {
        guard let height = height.map({ Double($0) }), abs(height - Self.shares) < 1_000 else { return nil }
        return height - Self.shares
    }
}
