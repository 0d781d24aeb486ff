import Testing

@testable import TallyCore

/// Structures of two properties, read by address; sizes and alignments in every order, and properties without a size.
struct FieldAddressTests {
    private struct Pair<A: Equatable, B: Equatable> {
        let a: A
        let b: B

        var isFoundByAddress: Bool {
            withUnsafePointer(to: self) {
                FieldAddresses.first(of: $0, A.self).pointee == a
                    && FieldAddresses.second(of: $0, behind: A.self, B.self).pointee == b
            }
        }
    }

    private struct Nothing: Equatable {}
    private struct Odd: Equatable {
        var wide: Int64
        var narrow: Int8
    }

    @Test
    func `both properties are found, whatever room and place they need`() {
        func check<A: Equatable>(_ a: A) {
            #expect(Pair(a: a, b: Int8(-3)).isFoundByAddress, "\(A.self) before a byte")
            #expect(Pair(a: a, b: Int16(-300)).isFoundByAddress, "\(A.self) before two bytes")
            #expect(Pair(a: a, b: 7.5).isFoundByAddress, "\(A.self) before a number")
            #expect(Pair(a: a, b: "a text that is longer than a word").isFoundByAddress, "\(A.self) before a text")
            #expect(Pair(a: a, b: Nothing()).isFoundByAddress, "\(A.self) before nothing")
            #expect(Pair(a: a, b: Odd(wide: 5, narrow: 6)).isFoundByAddress, "\(A.self) before padding")
            #expect(Pair(a: a, b: Optional(true)).isFoundByAddress, "\(A.self) before an optional")
        }
        check(Int8(1))
        check(Int16(2))
        check(3.25)
        check("another text that is longer than a word")
        check(Nothing())
        check(Odd(wide: 1, narrow: 2))
        check(Int?.none)
        check([1, 2, 3])
    }
}
