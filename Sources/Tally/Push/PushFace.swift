import SwiftUI

/// How a new face takes the place of the old one in a `PushCounter`.
public struct PushFace: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case push, moveIn, reveal, fade
    }

    let kind: Kind
    let edge: Edge

    /// The new face comes in from below and pushes the old one out upwards.
    public static let push = push(from: .bottom)
    /// The new face slides over the old one from below.
    public static let moveIn = moveIn(from: .bottom)
    /// The old face slides away upwards from over the new one.
    public static let reveal = reveal(from: .bottom)
    /// The new face comes out of transparency while the old one goes into it; nothing travels.
    public static let fade = PushFace(kind: .fade, edge: .bottom)

    /// The new face comes in at an edge and pushes the old one out at the opposite one.
    public static func push(from edge: Edge) -> PushFace { PushFace(kind: .push, edge: edge) }

    /// The new face slides over the old one from an edge; what it has reached of the old one is not seen any more.
    public static func moveIn(from edge: Edge) -> PushFace { PushFace(kind: .moveIn, edge: edge) }

    /// The old face slides away from an edge, and the new one is seen where it has left.
    public static func reveal(from edge: Edge) -> PushFace { PushFace(kind: .reveal, edge: edge) }
}

extension PushFace {
    /// Whether the faces move as one, above each other.
    var isStrip: Bool { kind == .push && (edge == .bottom || edge == .top) }

    /// Where one face is drawn, in widths and heights of the window.
    struct Drawing: Equatable {
        var shift = UnitPoint.zero
        /// Where the part of the window is in which the face is seen; zero where all of it is.
        var window = UnitPoint.zero
        var opacity = 1.0
    }

    /// Returns the old face, when the new one has covered a share of its way.
    func old(at share: Double) -> Drawing {
        switch kind {
        case .push, .reveal: Drawing(shift: way(share))
        case .moveIn: Drawing(window: way(share))
        case .fade: Drawing(opacity: 1 - share)
        }
    }

    /// Returns the new face, when it has covered a share of its way.
    func new(at share: Double) -> Drawing {
        switch kind {
        case .push, .moveIn: Drawing(shift: way(share - 1))
        case .reveal: Drawing(window: way(share - 1))
        case .fade: Drawing(opacity: share)
        }
    }

    /// Returns the way from the edge inwards. Leading is left: digits run from left to right everywhere.
    private func way(_ share: Double) -> UnitPoint {
        switch edge {
        case .bottom: UnitPoint(x: 0, y: -share)
        case .top: UnitPoint(x: 0, y: share)
        case .leading: UnitPoint(x: share, y: 0)
        case .trailing: UnitPoint(x: -share, y: 0)
        }
    }
}
