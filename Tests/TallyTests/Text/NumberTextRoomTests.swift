import Testing

@testable import Tally

/// Which texts are as wide as one another.
struct NumberTextRoomTests {
    @Test func `the same marks and as many digits of one script take the same room`() {
        func isAsWide(_ a: String, _ b: String) -> Bool {
            NumberText(verbatim: a).isAsWide(as: NumberText(verbatim: b))
        }
        #expect(isAsWide("1,234", "9,876") && isAsWide("1,234", "987,6") && isAsWide("-5%", "%-1") && isAsWide("", ""))
        #expect(
            !isAsWide("1,234", "1.234") && !isAsWide("999", "1,000") && !isAsWide("12", "١٢") && !isAsWide("ab", "ac"))
    }
}
