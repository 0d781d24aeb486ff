#if Window
    import Foundation
    import Testing

    extension WindowTests {
        @Test func `the card game is dealt, matched and begun anew with a real mouse`() throws {
            let table = try CardTable()
            let screen = table.screen
            try table.deal()
            try screen.picture("dealt")
            let first = try table.matchPair()
            // Once the figures have rolled.
            let score = try screen.wait { $0.text.hasPrefix("Score ") && !$0.text.hasPrefix("Score 0") }.text
            #expect(score.hasPrefix("Score ") && !score.hasPrefix("Score 0"))
            // They spin: frames go on being drawn.
            usleep(700_000)
            let spinning = try screen.ask().frames
            usleep(300_000)
            #expect(try screen.ask().frames > spinning + 3)
            try screen.picture("matched")
            try table.click(try #require(try table.cards().first { $0.label == "face down" }))
            #expect(try table.wait { try table.cards().count == 4 })
            #expect(try !table.cards().contains { $0.label.hasPrefix(first) })
            usleep(800_000)
            try screen.picture("left")
            try table.click("New game")
            #expect(try table.wait { try screen.ask().text.hasPrefix("Score 0") && table.cards().isEmpty })
            // Nothing spins any more.
            #expect(try table.isAtRest())
            try screen.picture("new")
        }

        @Test func `the card game comes to its end, and is dealt again by a key`() throws {
            let table = try CardTable()
            let screen = table.screen
            try screen.focus()
            try table.deal()
            for _ in 0..<3 { _ = try table.matchPair() }
            // The last pair leaves by itself.
            #expect(try table.wait { try screen.ask().text.contains("All pairs found") })
            #expect(try table.isAtRest())
            #expect(try table.cards().isEmpty)
            try screen.picture("over")
            try screen.hand("key", "Return")
            #expect(try table.wait { try table.cards().count == 6 })
            #expect(try table.isAtRest())
            #expect(try table.cards().allSatisfy { $0.label == "face down" })
            #expect(try screen.ask().text.hasPrefix("Score 0"))
            try screen.picture("again")
        }
    }
#endif
