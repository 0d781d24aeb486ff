// An honest subset: what observed objects and their publishers need.
@_exported public import protocol TallyUI.Cancellable
@_exported public import class TallyUI.AnyCancellable
@_exported public import protocol TallyUI.ObservableObject
@_exported public import class TallyUI.ObservableObjectPublisher
@_exported public import struct TallyUI.Published
@_exported public import protocol TallyUI.Publisher
@_exported public import protocol TallyUI.Subject
@_exported public import class TallyUI.PassthroughSubject
@_exported public import class TallyUI.CurrentValueSubject
@_exported public import enum TallyUI.Subscribers
