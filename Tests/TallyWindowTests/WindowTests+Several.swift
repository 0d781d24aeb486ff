#if Window
    import Foundation
    import Testing

    extension WindowTests {
        @Test func `a program has several windows, each plays its views, and the last one ends it`() throws {
            let screen = try Screen()
            _ = try screen.ask("other")
            let other = try screen.wait("last") { $0.text == "other 0" }
            #expect(other.size == "300x200")
            #expect(try screen.ask().text.hasPrefix("0 0 "))
            _ = try screen.ask("task")
            _ = try screen.wait("last") { $0.text == "other 1" }
            _ = try screen.wait { $0.text.hasPrefix("0 1 ") }
            // Without its first window the program goes on.
            #expect(try screen.ask("over").text == "other 1")
            _ = try screen.ask("task")
            _ = try screen.wait("last") { $0.text == "other 2" && $0.isAtRest }
            #expect(try screen.isIdle())
            #expect(throws: ScreenError.self) { try screen.ask("close") }
        }
    }
#endif
