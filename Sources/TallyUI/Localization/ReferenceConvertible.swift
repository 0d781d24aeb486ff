public import Foundation

// What Foundation's values are on Apple's platforms and not on Linux: so they stand in texts, with a formatter or without, as there.
extension Date: @retroactive ReferenceConvertible { public typealias ReferenceType = NSDate }
extension UUID: @retroactive ReferenceConvertible { public typealias ReferenceType = NSUUID }
extension Data: @retroactive ReferenceConvertible { public typealias ReferenceType = NSData }
extension Locale: @retroactive ReferenceConvertible { public typealias ReferenceType = NSLocale }
extension DateInterval: @retroactive ReferenceConvertible { public typealias ReferenceType = NSDateInterval }
extension URLQueryItem: @retroactive ReferenceConvertible { public typealias ReferenceType = NSURLQueryItem }
