@_exported public import Foundation
@_exported public import TallyLayers
// Of the modules below, what Core Animation and Core Graphics have.
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
