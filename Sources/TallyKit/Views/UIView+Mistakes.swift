import TallyCore
import TallyLayers

extension UIView {
    /// Tells whoever plays the view of a mistake of the program's; where nothing does, what shows views.
    final func report(_ mistake: String) { (layer.context?.runtime ?? Runtime.ofLayers)?.report(mistake) }
}
