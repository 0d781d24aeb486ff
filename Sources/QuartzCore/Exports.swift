// As on Apple's platforms, where QuartzCore brings Core Graphics.
@_exported public import CoreGraphics
@_exported public import Foundation
@_exported public import TallyLayers
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
// Foundation's on Linux ends the program where parts of a text have other fonts.
@_exported public import class TallyLayers.NSAttributedString
@_exported public import class TallyLayers.NSMutableAttributedString
