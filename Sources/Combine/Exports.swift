// What URLSession delivers is Foundation's on Apple's platforms.
@_exported public import FoundationNetworking
@_exported public import TallyCombine
// With Foundation's name come the publishers of timers, and the clock of queues and run loops.
@_exported public import class TallyTime.Timer
