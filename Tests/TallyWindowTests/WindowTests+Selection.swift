#if Window
    import Foundation
    import Testing

    extension WindowTests {
        @Test func `a text is selected with a real mouse, and copied to the desktop's clipboard`() throws {
            let screen = try Screen()
            try screen.typeHello()
            func expect(_ text: String) throws {
                #expect(try screen.wait { $0.text.hasPrefix("<\(text)>") }.text.hasPrefix("<\(text)>"))
            }
            // A word of the text above the field.
            try screen.hand("mousemove", "190", "50", "click", "--repeat", "2", "--delay", "60", "1", events: 4)
            try screen.picture("selected word")
            try screen.hand("key", "ctrl+c", "mousemove", "300", "150", "click", "1", "key", "End", "key", "ctrl+v")
            try expect("HelloHello")
            // All of it, by a drag beyond both ends.
            try screen.hand(
                "mousemove", "10", "50", "mousemove", "160", "50", "mousedown", "1", "mousemove", "200", "50")
            try screen.hand("mousemove", "300", "50", "mouseup", "1", "key", "ctrl+a", "key", "ctrl+c")
            try screen.picture("selected line")
            try screen.hand("mousemove", "300", "150", "click", "1", "key", "ctrl+a", "key", "ctrl+v")
            try expect("<HelloHello> -")
            // What a press with Shift adds goes on from where the last press was.
            try screen.hand("mousemove", "200", "50", "click", "1", "keydown", "shift", "mousemove", "390", "50")
            try screen.hand("mousemove", "255", "50", "click", "1", "keyup", "shift", "key", "ctrl+c")
            try screen.picture("selected on")
            // What is selected does not blink.
            let still = try screen.rest()
            usleep(700_000)
            #expect(try screen.ask().frames == still.frames)
            try screen.hand("mousemove", "300", "150", "click", "1", "key", "ctrl+a", "key", "ctrl+v")
            let part = try screen.wait { !$0.text.hasPrefix("<<HelloHello>") && !$0.text.hasPrefix("<>") }.text
            #expect("<HelloHello> -".contains(part.dropFirst().prefix { $0 != ">" }) && part.count > 4)
        }
    }
#endif
