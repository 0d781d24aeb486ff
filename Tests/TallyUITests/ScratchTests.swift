import Foundation
import Testing
@testable import TallyUI

@MainActor struct ScratchTests {
    @Test func scratch() throws {
        let names = try String(contentsOfFile: "/work/play/w/names.txt", encoding: .utf8).split(separator: "\n").map(String.init)
        for n in names where !Symbol(n, weight: 400).isKnown { print("UNDRAWN", n) }
    }
}
