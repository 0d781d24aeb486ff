import TallyLayers

// Tests import Foundation beside the modules that UIKit is made of: what they mean is what files that import UIKit have.
typealias NSAttributedString = TallyLayers.NSAttributedString
typealias NSMutableAttributedString = TallyLayers.NSMutableAttributedString
