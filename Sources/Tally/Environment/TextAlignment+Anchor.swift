import SwiftUI

extension TextAlignment {
    /// Returns where text stands in a place that is wider than it: 0 at the left end, 1 at the right.
    func anchor(in direction: LayoutDirection) -> Double {
        switch self {
        case .leading: direction == .leftToRight ? 0 : 1
        case .center: 0.5
        case .trailing: direction == .leftToRight ? 1 : 0
        }
    }
}
