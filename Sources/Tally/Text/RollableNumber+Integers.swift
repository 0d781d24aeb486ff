import Foundation

extension Int: RollableNumber { public var decimal: Decimal? { Decimal(self) } }
extension Int8: RollableNumber { public var decimal: Decimal? { Decimal(Int(self)) } }
extension Int16: RollableNumber { public var decimal: Decimal? { Decimal(Int(self)) } }
extension Int32: RollableNumber { public var decimal: Decimal? { Decimal(Int(self)) } }
extension Int64: RollableNumber { public var decimal: Decimal? { Decimal(self) } }
extension UInt: RollableNumber { public var decimal: Decimal? { Decimal(self) } }
extension UInt8: RollableNumber { public var decimal: Decimal? { Decimal(UInt(self)) } }
extension UInt16: RollableNumber { public var decimal: Decimal? { Decimal(UInt(self)) } }
extension UInt32: RollableNumber { public var decimal: Decimal? { Decimal(UInt(self)) } }
extension UInt64: RollableNumber { public var decimal: Decimal? { Decimal(self) } }

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Int128: RollableNumber { public var decimal: Decimal? { Decimal(string: description) } }

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension UInt128: RollableNumber { public var decimal: Decimal? { Decimal(string: description) } }
