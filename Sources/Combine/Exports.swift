// An honest subset: what observed objects and their publishers need.
@_exported public import protocol TallyUI.Cancellable
@_exported public import class TallyUI.AnyCancellable
@_exported public import protocol TallyUI.ObservableObject
@_exported public import class TallyUI.ObservableObjectPublisher
@_exported public import struct TallyUI.Published
@_exported public import protocol TallyUI.ConnectablePublisher
@_exported public import protocol TallyUI.Publisher
@_exported public import enum TallyUI.Publishers
@_exported public import protocol TallyUI.Subject
@_exported public import class TallyUI.PassthroughSubject
@_exported public import class TallyUI.CurrentValueSubject
@_exported public import enum TallyUI.Subscribers
// With Foundation's name come the publishers of timers.
@_exported public import class TallyTime.Timer
