import Foundation
import Testing

@testable import Tally

struct RollableNumberTests {
    @Test(arguments: [
        (0.1, "0.1"), (1e16, "10000000000000000"), (-1.5e-7, "-0.00000015"), (1234567.0, "1234567"), (0, "0"),
        (-0.0, "0"),
        (0.1 + 0.2, "0.30000000000000004"), (1e127, "1" + String(repeating: "0", count: 127)),
        (.leastNonzeroMagnitude, "0"),
    ])
    func `a double's decimal is its shortest text`(value: Double, expected: String) {
        #expect(value.decimal?.description == expected)
    }

    @Test func `a float's decimal is its own shortest text`() {
        #expect(Float(0.1).decimal?.description == "0.1")
        #expect(Float.greatestFiniteMagnitude.decimal?.description == "340282350000000000000000000000000000000")
    }

    @Test func `doubles beyond the range of decimals take the largest`() {
        #expect(1e300.decimal == Decimal.greatestFiniteMagnitude)
        #expect((-Double.greatestFiniteMagnitude).decimal == -Decimal.greatestFiniteMagnitude)
        let magnitudes = stride(from: 120.0, through: 300, by: 0.7).map { pow(10, $0).decimal ?? 0 }
        #expect(magnitudes == magnitudes.sorted())
        #expect(1.5e-127.decimal == 1e-127.decimal)
        #expect(Double.leastNormalMagnitude.decimal == 0)
    }

    @Test func `what is no number has no decimal`() {
        #expect(Double.nan.decimal == nil)
        #expect(Double.infinity.decimal == nil)
        #expect((-Float.infinity).decimal == nil)
        #expect(Decimal.nan.decimal == nil)
    }

    @Test func `every integer type keeps its extremes`() {
        func check<V: FixedWidthInteger & RollableNumber>(_ type: V.Type) {
            for value in [V.min, V.max, 0, 7] { #expect(value.decimal?.description == value.description) }
        }
        check(Int.self)
        check(Int8.self)
        check(Int16.self)
        check(Int32.self)
        check(Int64.self)
        check(UInt.self)
        check(UInt8.self)
        check(UInt16.self)
        check(UInt32.self)
        check(UInt64.self)
        if #available(macOS 15, iOS 18, *) {
            check(Int128.self)
            check(UInt128.self)
        }
    }
}
