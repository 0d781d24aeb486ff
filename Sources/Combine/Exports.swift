// An honest subset: what observed objects and their publishers need.
@_exported public import protocol TallyCore.Cancellable
@_exported public import class TallyCore.AnyCancellable
@_exported public import protocol TallyCore.ObservableObject
@_exported public import class TallyCore.ObservableObjectPublisher
@_exported public import struct TallyCore.Published
@_exported public import protocol TallyCore.ConnectablePublisher
@_exported public import protocol TallyCore.Publisher
@_exported public import enum TallyCore.Publishers
@_exported public import protocol TallyCore.Subject
@_exported public import class TallyCore.PassthroughSubject
@_exported public import class TallyCore.CurrentValueSubject
@_exported public import enum TallyCore.Subscribers
// With Foundation's name come the publishers of timers.
@_exported public import class TallyTime.Timer
