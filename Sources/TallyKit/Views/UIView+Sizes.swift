import Foundation
import TallyCore

extension UIView {
    /// Returns the size for a proposal of SwiftUI's: between the intrinsic size and the proposal, as hugging and compression
    /// resistance allow; where there is no intrinsic size, the proposal.
    final func size(for proposal: ProposedViewSize) -> CGSize {
        let own = intrinsicContentSize
        func length(_ own: CGFloat, _ proposed: CGFloat?, _ axis: Axis) -> CGFloat {
            guard own != UIView.noIntrinsicMetric else {
                guard let proposed, proposed.isFinite else { return fittingLength(axis) }
                return max(proposed, 0)
            }
            guard let proposed, !proposed.isNaN else { return own }
            if proposed > own { return isHugging(axis) ? own : proposed.isFinite ? proposed : own }
            return resistsCompression(axis) ? own : max(proposed, 0)
        }
        return CGSize(
            width: length(own.width, proposal.width, .horizontal),
            height: length(own.height, proposal.height, .vertical))
    }

    /// The length of a view that says nothing, where nothing is proposed.
    private func fittingLength(_ axis: Axis) -> CGFloat {
        let fitting = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        let length = axis == .horizontal ? fitting.width : fitting.height
        return length > 0 ? length : 10
    }
}
