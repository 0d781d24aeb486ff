import Foundation
import Observation

/// The size of the stage or window as a value to observe, for views that read it in their bodies.
@MainActor @Observable
final class ScreenSize {
    var size: CGSize
    init(_ size: CGSize) { self.size = size }
}

extension RootView {
    /// The size in points. A body that reads it is evaluated again when it changes.
    package var observedSize: CGSize { screen.size }

    /// The smallest and the largest size that the content takes.
    package var contentLimits: (smallest: CGSize, largest: CGSize) { (fitting(.zero), fitting(.infinity)) }

    private func fitting(_ proposal: ProposedViewSize) -> CGSize {
        list.collect()
        var size = CGSize.zero
        for element in list.elements {
            let own = element.size(proposal)
            size = CGSize(width: max(size.width, own.width), height: max(size.height, own.height))
        }
        return size
    }
}
