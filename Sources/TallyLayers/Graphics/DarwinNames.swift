// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Names of the C library of Apple's platforms, which `import UIKit` and `import QuartzCore`
// bring there, and which code for layers writes.

/// The largest `Float`: a repeat count of it never ends.
public let HUGE: Float = .greatestFiniteMagnitude
public let MAXFLOAT: Float = .greatestFiniteMagnitude
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1_000
public let USEC_PER_SEC: UInt64 = 1_000_000
public typealias NSInteger = Int
public typealias NSUInteger = UInt
