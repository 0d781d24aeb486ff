import Foundation
import Testing

/// A million edits take minutes in a debug build: `swift test --filter AmountMillionTests` asks for them by name.
@Suite(.enabled(if: CommandLine.arguments.contains { $0.contains("AmountMillion") }))
struct AmountMillionTests {
    @Test(arguments: AmountRandomTests.everywhere, 1...10)
    func `a million edits do what the plain rules say`(place: AmountRandomTests.Place, seed: UInt64) {
        AmountRun(place, seed: seed &* 7919, checksTextEvery: 40).play(10_000)
    }

    @Test func `what is said means the amount, for each from 0 to 99,999`() {
        AmountReadingTests().expectMeanings(0..<100_000)
    }
}
