@_exported public import Foundation
@_exported public import FoundationNetworking
@_exported public import Observation
@_exported public import TallyControls
@_exported public import TallyCore
@_exported public import TallyTime
@_exported public import TallyUI
// A name that is imported by itself stands before the same name of a whole module: a file that imports Foundation or Dispatch,
// too, finds these.
@_exported public import struct TallyTime.DispatchTime
@_exported public import struct TallyTime.DispatchWallTime
@_exported public import class TallyTime.DispatchWorkItem
@_exported public import class TallyTime.Timer
