package import Foundation

/// Where the rows of a wheel lie, seen from the front: flatter, nearer one another and fainter towards its edges. In points.
///
/// The wheel's radius is such that a quarter of it is half of what is seen.
package struct WheelShape: Sendable {
    private let radius: CGFloat

    /// The height of a wheel, and of its rows where nothing else is said.
    package static let height: CGFloat = 216
    package static let row: CGFloat = 32
    /// How far from the sides the band ends that marks the row in the middle.
    package static let bandInset: CGFloat = 8
    package static let bandRadius: CGFloat = 8

    /// - Parameter window: the height in which the wheel is seen.
    package init(window: CGFloat) { radius = Swift.max(window, 1) / 2 }

    /// How a row looks that has rolled away from the middle.
    package struct Place: Equatable, Sendable {
        /// Of its height.
        package let scale: CGFloat
        /// From the middle to the middle of the row.
        package let height: CGFloat
        package let opacity: CGFloat
    }

    /// - Parameters:
    ///   - way: from the middle along the rim.
    ///   - row: the height of a row that lies in the middle.
    package func place(_ way: CGFloat, row: CGFloat) -> Place {
        let angle = Swift.min(Swift.max(way / radius, -.pi / 2), .pi / 2)
        let facing = cos(angle)
        return Place(
            scale: Swift.max(facing, 0.01), height: radius * sin(angle),
            opacity: way.magnitude < row / 2 ? 1 : 0.6 * facing)
    }

    /// Returns the way along the rim to what is seen at a height; beyond the rim, to its edge.
    package func way(toHeight height: CGFloat) -> CGFloat {
        radius * asin(Swift.min(Swift.max(height / radius, -1), 1))
    }

    /// The way along the rim from which on nothing is seen.
    package var reach: CGFloat { radius * .pi / 2 }
}
