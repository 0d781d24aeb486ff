import TallyLayers

/// What few views set.
package struct ViewTraits {
    var tintColor: UIColor?
    var needsConstraints = false
    var isMask = false
    /// The size that those inside were placed for by their autoresizing masks.
    var laidOutSize: CGSize?
}
