@_exported public import Foundation
@_exported public import FoundationNetworking
@_exported public import Observation
@_exported public import TallyControls
@_exported public import TallyCore
@_exported public import TallyFormats
// As on iOS, where SwiftUI brings UIKit, and that QuartzCore.
@_exported public import TallyKit
@_exported public import TallyLayers
@_exported public import TallyTime
@_exported public import TallyUI
// A name that is imported by itself stands before the same name of a whole module: a file that imports Foundation or Dispatch,
// too, finds these.
@_exported public import class TallyFormats.DateComponentsFormatter
@_exported public import class TallyFormats.MeasurementFormatter
@_exported public import class TallyFormats.PersonNameComponentsFormatter
@_exported public import struct TallyTime.DispatchTime
@_exported public import struct TallyTime.DispatchWallTime
@_exported public import class TallyTime.DispatchWorkItem
@_exported public import class TallyTime.Timer
// Of Combine, what files that import SwiftUI alone have always found here: its other names come with `import Combine`.
@_exported public import protocol TallyCombine.Cancellable
@_exported public import protocol TallyCombine.ConnectablePublisher
@_exported public import protocol TallyCombine.ObservableObject
@_exported public import protocol TallyCombine.Publisher
@_exported public import protocol TallyCombine.Subject
@_exported public import class TallyCombine.AnyCancellable
@_exported public import class TallyCombine.CurrentValueSubject
@_exported public import class TallyCombine.ObservableObjectPublisher
@_exported public import class TallyCombine.PassthroughSubject
@_exported public import enum TallyCombine.Publishers
@_exported public import struct TallyCombine.Published
@_exported public import enum TallyCombine.Subscribers
// Foundation's on Linux ends the program where parts of a text have other fonts.
@_exported public import class TallyLayers.NSAttributedString
@_exported public import class TallyLayers.NSMutableAttributedString
// Foundation's reads no string catalogs, and does not find what stands beside a file that is shown.
@_exported public import func TallyUI.NSLocalizedString
