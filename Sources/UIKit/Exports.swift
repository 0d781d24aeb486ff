@_exported public import Dispatch
@_exported public import Foundation
// What URLSession is of, is Foundation's on Apple's platforms.
@_exported public import FoundationNetworking
@_exported public import TallyKit
// As on iOS, where UIKit brings QuartzCore.
@_exported public import TallyLayers
// A file that imports UIKit alone has the clock of the stage, too.
@_exported public import TallyTime
@_exported public import struct TallyTime.DispatchTime
@_exported public import struct TallyTime.DispatchWallTime
@_exported public import class TallyTime.DispatchWorkItem
@_exported public import class TallyTime.Timer
// Of the modules below, what UIKit, Core Animation and Core Graphics have.
@_exported public import struct TallyCore.CGAffineTransform
@_exported public import struct TallyCore.CGVector
@_exported public import enum TallyCore.CGLineCap
@_exported public import enum TallyCore.CGLineJoin
@_exported public import func TallyUI.CGPointMake
@_exported public import func TallyUI.CGRectMake
@_exported public import func TallyUI.CGSizeMake
@_exported public import class TallyUI.CGImage
@_exported public import struct TallyCore.CATransform3D
@_exported public import let TallyCore.CATransform3DIdentity
@_exported public import func TallyCore.CATransform3DConcat
@_exported public import func TallyCore.CATransform3DEqualToTransform
@_exported public import func TallyCore.CATransform3DGetAffineTransform
@_exported public import func TallyCore.CATransform3DIsAffine
@_exported public import func TallyCore.CATransform3DIsIdentity
@_exported public import func TallyCore.CATransform3DMakeAffineTransform
@_exported public import func TallyCore.CATransform3DMakeRotation
@_exported public import func TallyCore.CATransform3DMakeScale
@_exported public import func TallyCore.CATransform3DMakeTranslation
@_exported public import func TallyCore.CATransform3DRotate
@_exported public import func TallyCore.CATransform3DScale
@_exported public import func TallyCore.CATransform3DTranslate
@_exported public import enum TallyControls.UIKeyboardType
@_exported public import enum TallyControls.UITextAutocapitalizationType
@_exported public import struct TallyControls.UITextContentType
