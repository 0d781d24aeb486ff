import Foundation

/// What few views set.
package struct ViewTraits {
    var tintColor: UIColor?
    var needsConstraints = false
    var isMask = false
    /// It is hidden, and shown until a stack view has closed it.
    var hidesLater = false
    /// The width that constraints have given a view whose height follows from it.
    var constrainedWidth: CGFloat?
    /// What bars cover of it, as it was told last.
    var safeArea = UIEdgeInsets.zero
    /// The size that those inside were placed for by their autoresizing masks.
    var laidOutSize: CGSize?
    /// The style of the view and of those inside; unspecified: that of what is around.
    var style = UIUserInterfaceStyle.unspecified
}
