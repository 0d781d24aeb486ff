@_exported public import Dispatch
@_exported public import Foundation
// What URLSession is of, is Foundation's on Apple's platforms.
@_exported public import FoundationNetworking
// As on iOS, where UIKit brings QuartzCore.
@_exported public import QuartzCore
@_exported public import TallyKit
// A file that imports UIKit alone has the clock of the stage, too.
@_exported public import TallyTime
@_exported public import struct TallyTime.DispatchTime
@_exported public import struct TallyTime.DispatchWallTime
@_exported public import class TallyTime.DispatchWorkItem
@_exported public import class TallyTime.Timer
// Of the modules below, what UIKit has.
@_exported public import enum TallyControls.UIKeyboardType
@_exported public import enum TallyControls.UITextAutocapitalizationType
@_exported public import struct TallyControls.UITextContentType
// What previews are written with.
@_exported public import struct TallyUI.PreviewTrait
@_exported public import class TallyUI._PreviewContent
// Foundation's on Linux ends the program where parts of a text have other fonts.
@_exported public import typealias TallyKit.NSAttributedString
@_exported public import typealias TallyKit.NSMutableAttributedString
// Foundation's reads no string catalogs, and does not find what stands beside a file that is shown.
@_exported public import func TallyUI.NSLocalizedString
