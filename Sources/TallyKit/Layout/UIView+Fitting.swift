public import Foundation
import TallyCore
internal import TallySolver

extension UIView {
    public nonisolated static let layoutFittingCompressedSize = CGSize.zero
    public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    /// The size at which the constraints among the view and what is inside hold best, next to a target.
    ///
    /// - Complexity: the constraints inside are solved anew.
    final func fittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
        updateConstraintsIfNeeded()
        flushConstraints()
        return LayoutEngine(self, isFitting: true).size(nearest: target, horizontal, vertical)
    }
}

extension LayoutEngine {
    /// The size of the root, which nothing else holds.
    func size(
        nearest target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize {
        guard let root else { return .zero }
        let record = record(root.layoutState)
        let wishes = [(record.width, target.width, horizontal), (record.height, target.height, vertical)]
        flush()
        for (variable, length, priority) in wishes {
            let linear = LinearConstraint(
                LinearExpression(variable), .equal, Self.admitted(Double(max(length, 0))), priority: priority.weight)
            _ = insist(linear, .floor(record))
        }
        note(root.layoutState)
        flush()
        let rect = root.alignmentRect(forFrame: record.place(in: solver).rect)
        let scale = root.pixelScale
        return CGSize(
            width: max(rect.width.roundedUp(to: scale), 0) + 0, height: max(rect.height.roundedUp(to: scale), 0) + 0)
    }
}
