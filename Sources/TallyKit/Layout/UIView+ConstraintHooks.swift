public import Foundation
import TallyCore

/// What Auto Layout keeps of a view.
package final class ConstraintState {}

// What views tell Auto Layout, and ask it.
extension UIView {
    final var followsConstraints: Bool { false }
    final func placeByConstraints() {}
    final func constraintsMayDiffer() {}
    final func constraintsLeave(_ old: UIView) {}
    final func intrinsicSizeChanged() { insideIntrinsicSizeChanged() }
    final func isHugging(_ axis: Axis) -> Bool { false }
    final func resistsCompression(_ axis: Axis) -> Bool { true }
    public static let layoutFittingCompressedSize = CGSize.zero
    public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
    public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { targetSize }
}
