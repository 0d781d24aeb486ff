@_exported public import Foundation
// What URLSession is of, is Foundation's on Apple's platforms.
@_exported public import FoundationNetworking
@_exported public import TallyKit
// As on iOS, where UIKit brings QuartzCore.
@_exported public import TallyLayers
