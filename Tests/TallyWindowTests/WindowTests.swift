#if Window
    import Foundation
    import Testing

    // long: one program, and each way in which a person or the system deals with its window.

    /// A program in a real window. Its buttons stand at (200, 80) and (200, 180) of 400×300.
    @Suite(.serialized) struct WindowTests {
        @Test func `a click changes the state, and one frame shows it`() throws {
            let screen = try Screen()
            let before = try screen.ask()
            #expect(before.size == "400x300")
            #expect(before.text == "0 0 off 400")
            try screen.hand("mousemove", "200", "80", "click", "1")
            let after = try screen.wait { $0.text.hasPrefix("1 ") }
            #expect(after.text == "1 0 off 400")
            #expect(try screen.wait { $0.frames > before.frames }.frames <= before.frames + 2)
            try screen.hand("mousemove", "20", "280", "click", "1", events: 2)
            #expect(try screen.rest().text == "1 0 off 400")
        }

        @Test func `an animation draws frames until it is over, and then none; idle costs nothing`() throws {
            let screen = try Screen()
            let before = try screen.ask()
            try screen.hand("mousemove", "200", "180", "click", "1")
            #expect(try screen.wait { $0.frames >= before.frames + 6 }.text.hasSuffix("over 400"))
            let still = try screen.rest()
            #expect(try screen.isIdle())
            #expect(try screen.ask().frames == still.frames)
            #expect(still.frames < before.frames + 30)
        }

        @Test func `what is written after a rest moves from then on, and hands GTK what moves only`() throws {
            let screen = try Screen()
            _ = try screen.ask("number")
            try screen.focus()
            try screen.window("windowsize", "640", "480")
            _ = try screen.wait { $0.isAtRest && $0.size == "640x480" && $0.text.hasPrefix("1,0") }
            // Longer than the motion takes.
            usleep(1_500_000)
            let before = try screen.handedOver()
            #expect(before.bytes >= 640 * 480 * 4)
            _ = try screen.ask("roll")
            _ = try screen.wait { $0.isAtRest && $0.text == "2,111,111" }
            let after = try screen.handedOver()
            let frames = after.frames - before.frames
            #expect(frames > 8)
            // It stands where four tiles meet.
            #expect(after.bytes > before.bytes && after.bytes - before.bytes <= frames * 4 * 128 * 128 * 4)
            usleep(300_000)
            #expect(try screen.handedOver() == after)
        }

        @Test func `a key that is held when the window loses the keyboard goes up`() throws {
            let screen = try Screen()
            _ = try screen.ask("keys")
            try screen.focus()
            try screen.hand("keydown", "w")
            _ = try screen.wait { $0.text.contains("77'w' +77'w'") }
            // Nobody has it now.
            try screen.hand("windowfocus", "0")
            #expect(try screen.wait { $0.text.contains("-77'w'") }.text.hasPrefix("<>"))
            #expect(try screen.wait { !$0.isActive }.text.hasSuffix("· · · · ·"))
            try screen.hand("keyup", "w")
            try screen.focus()
            usleep(200_000)
            #expect(try screen.ask().text.components(separatedBy: "-77'w'").count == 2)
        }

        @Test func `the second button of the mouse opens the menu of what it is pressed on`() throws {
            let screen = try Screen()
            _ = try screen.ask("keys")
            try screen.focus()
            _ = try screen.wait { $0.isAtRest && $0.text.hasPrefix("<> []") }
            try screen.hand("mousemove", "200", "150", "click", "3", events: 1)
            _ = try screen.wait { $0.isAtRest && $0.text.contains("Choose") }
            try screen.picture("menu")
            try screen.hand("key", "Down", "key", "Return", events: 2)
            // The arrow was the menu's alone; the view has the keys again.
            let chosen = try screen.wait { $0.isAtRest && !$0.text.contains("Choose") }
            #expect(chosen.text.hasPrefix("<chosen>") && !chosen.text.contains("f701"))
            try screen.hand("key", "a")
            #expect(try screen.wait { $0.text.contains("-61'a'") }.text.contains("61'a' -61'a'"))
        }

        @Test func `keys reach the views`() throws {
            let screen = try Screen()
            try screen.focus()
            try screen.hand("key", "Tab", "key", "space")
            #expect(try screen.wait { $0.text.hasPrefix("1 ") }.text == "1 0 off 400")
            try screen.hand("key", "Return")
            #expect(try screen.wait { $0.text.hasPrefix("2 ") }.text == "2 0 off 400")
        }

        @Test func `a text field takes what is typed, composed and pasted`() throws {
            let screen = try Screen(["GTK_IM_MODULE": "gtk-im-context-simple"])
            #expect(try screen.typeHello().text.contains("Hello Other"))
            try screen.hand("key", "BackSpace", "key", "ctrl+a", "key", "ctrl+c", "key", "End")
            // What is pasted comes from the desktop's clipboard.
            _ = try screen.ask("forget")
            try screen.hand("key", "ctrl+v")
            #expect(try screen.wait { $0.text.hasPrefix("<HellHell>") }.text.hasPrefix("<HellHell>"))
            try screen.hand("key", "ctrl+z", "key", "ctrl+shift+u", "type", "e9")
            #expect(try screen.wait { $0.text.contains("ue9") }.text.hasPrefix("<Hell>"))
            try screen.hand("key", "space")
            #expect(try screen.wait { $0.text.hasPrefix("<Hellé>") }.text.hasPrefix("<Hellé>"))
            try screen.hand("key", "Return")
            #expect(try screen.wait { $0.text.contains("sent") }.text.hasPrefix("<Hellé>"))
            try screen.hand("key", "Tab", "key", "space")
            #expect(try screen.wait { $0.text.contains("other") }.text.hasPrefix("<Hellé>"))
            let still = try screen.rest()
            usleep(700_000)
            #expect(try screen.ask().frames == still.frames)
        }

        @Test func `a double click in a field is drawn, without another event`() throws {
            let screen = try Screen()
            try screen.typeHello()
            let before = try screen.ask().frames
            try screen.hand("mousemove", "100", "150", "click", "--repeat", "2", "--delay", "60", "1", events: 4)
            // What is selected does not blink: all that is left to do is to draw it.
            #expect(try screen.rest().frames > before)
            try screen.picture("word")
            try screen.hand("key", "a")
            #expect(try screen.wait { $0.text.hasPrefix("<a>") }.text.hasPrefix("<a>"))
        }

        @Test func `shortcuts come with Shift, with Caps Lock and by the sign that Shift types`() throws {
            let screen = try Screen()
            _ = try screen.ask("keys")
            try screen.focus()
            func expect(_ shortcuts: String, after keys: String...) throws {
                for key in keys { try screen.hand("key", key) }
                #expect(try screen.wait { $0.text.hasPrefix("<\(shortcuts)>") }.text.hasPrefix("<\(shortcuts)>"))
            }
            try expect("", after: "s")
            try expect("save", after: "ctrl+s")
            try expect("save save as", after: "ctrl+shift+s")
            try expect("save save as save", after: "Caps_Lock", "ctrl+s")
            try expect("save save as save save as", after: "ctrl+shift+s", "Caps_Lock")
            try expect("save save as save save as larger", after: "ctrl+shift+equal")
            try expect("save save as save save as larger one", after: "ctrl+alt+1")
            // Neither is a shortcut.
            try expect("save save as save save as larger one", after: "ctrl+shift+1", "shift+s")
        }

        @Test func `keys arrive by their names: functions, keypad, locks, and when they go up`() throws {
            let screen = try Screen()
            _ = try screen.ask("keys")
            try screen.focus()
            _ = try screen.wait { $0.text.hasPrefix("<> []") }
            var all: [String] = []
            func expect(_ strokes: String..., after keys: String...) throws {
                for key in keys { try screen.hand("key", key) }
                all += strokes
                let wished = "[\(all.joined(separator: " "))]"
                #expect(try screen.wait { $0.text.contains(wished) }.text.contains(wished))
            }
            try expect("61'a'", "-61'a'", after: "a")
            try expect("41'A'", "-41'A'", after: "shift+a")
            try expect("61'A'", "-61'A'", after: "Caps_Lock", "a", "Caps_Lock")
            try expect("f705'\u{F705}'", "-f705'\u{F705}'", after: "F2")
            try expect("f727'\u{F727}'", "-f727'\u{F727}'", after: "Insert")
            try expect("f700#'\u{F700}'", "-f700#'\u{F700}'", after: "KP_Up")
            try expect("35#'5'", "-35#'5'", after: "KP_5")
            try screen.hand("keydown", "w")
            _ = try screen.wait { $0.text.contains("77'w' +77'w' +77'w'") }
            try screen.hand("keyup", "w")
            #expect(try screen.wait { $0.text.contains("-77'w'") }.text.hasPrefix("<>"))
        }

        @Test func `timers and work of a run loop run in a window, also of files without SwiftUI`() throws {
            let screen = try Screen()
            _ = try screen.ask("timers")
            _ = try screen.wait { $0.text.hasPrefix("<-> 0") }
            try screen.hand("mousemove", "100", "250", "click", "1")
            #expect(try screen.wait { $0.text.hasPrefix("<added>") }.text.hasPrefix("<added> 0"))
            try screen.hand("mousemove", "200", "150", "click", "1", events: 2)
            let start = try screen.wait { !$0.text.hasPrefix("<added>") }
            func counts(_ state: Screen.State) -> [Int] {
                state.text.split(separator: " ").prefix(2).compactMap { Int($0.trimmingCharacters(in: ["<", ">"])) }
            }
            // A busy machine draws several ticks in one frame, and takes longer for as many frames.
            let end = try screen.wait { counts($0).allSatisfy { $0 >= 10 } && $0.frames >= start.frames + 8 }
            // Each is drawn, and neither runs ahead of the other.
            // The date that a published timer tells is the real one.
            #expect(end.text.split(separator: " ").dropFirst(2).first.flatMap { Int($0) } ?? 0 >= 2025)
            #expect(end.frames >= start.frames + 8 && abs(counts(end)[0] - counts(end)[1]) <= 3)
            try screen.hand("mousemove", "300", "250", "click", "1")
            _ = try screen.rest()
            let still = try screen.ask().text
            #expect(try screen.isIdle())
            #expect(try screen.ask().text == still)
        }

        @Test func `an amount field takes what is typed, copied, pasted, selected and undone`() throws {
            let screen = try Screen()
            _ = try screen.ask("amount")
            try screen.focus()
            _ = try screen.wait { $0.text.hasPrefix("<> 0-0") }
            func expect(_ start: String) throws {
                #expect(try screen.wait { $0.text.hasPrefix(start) }.text.hasPrefix(start))
            }
            try screen.hand("mousemove", "200", "150", "click", "1")
            try screen.hand("type", "--delay", "1", "1234")
            try expect("<1234> 4-4 ₩1,234")
            try screen.hand("key", "ctrl+a", "key", "ctrl+c")
            try expect("<1234> 0-4")
            // What is pasted comes from the desktop's clipboard: the amount as it is shown.
            _ = try screen.ask("forget")
            try screen.hand("key", "End", "key", "ctrl+v")
            try expect("<12341234> 8-8")
            try screen.hand("key", "ctrl+z", "key", "shift+Left", "key", "shift+Left", "key", "BackSpace")
            try expect("<12> 2-2")
            // The selection comes back with what was deleted, and with what is done again.
            try screen.hand("key", "ctrl+z", "key", "ctrl+z")
            try expect("<> 0-0")
            try screen.hand("key", "ctrl+shift+z")
            try expect("<1234> 2-4")
            try screen.hand("mousemove", "5", "150", "click", "1", "key", "9")
            try expect("<91234> 1-1")
            try screen.hand("mousemove", "395", "150", "mousedown", "1", "mousemove", "300", "150")
            try screen.hand("mousemove", "5", "150")
            // While the button is still down.
            try expect("<91234> 0-5")
            try screen.hand("mouseup", "1")
            try expect("<91234> 0-5")
            let still = try screen.rest()
            usleep(700_000)
            #expect(try screen.ask().frames == still.frames)
        }

        @Test func `another size of the window lays out and evaluates what reads the screen`() throws {
            let screen = try Screen()
            try screen.window("windowsize", "500", "200")
            #expect(try screen.wait { $0.size == "500x200" && $0.text.hasSuffix("500") }.text == "0 0 off 500")
            try screen.hand("mousemove", "250", "30", "click", "1")
            #expect(try screen.wait { $0.text.hasPrefix("1 ") }.text == "1 0 off 500")
        }

        @Test func `an animation goes on while the window becomes larger, and ends as it would`() throws {
            let screen = try Screen()
            try screen.hand("mousemove", "200", "180", "click", "1", events: 2)
            for step in 1...5 { try screen.window("windowsize", "\(400 + 20 * step)", "\(300 + 10 * step)") }
            let end = try screen.wait { $0.isAtRest && $0.size == "500x350" }
            #expect(end.text.hasSuffix("500"))
            try screen.picture("resized")
        }

        @Test func `a window of one point is drawn, and comes back`() throws {
            let screen = try Screen()
            try screen.window("windowsize", "1", "1")
            _ = try screen.wait { $0.isAtRest && $0.size == "1x1" }
            try screen.window("windowsize", "400", "300")
            _ = try screen.wait { $0.isAtRest && $0.size == "400x300" }
            try screen.hand("mousemove", "200", "80", "click", "1", events: 2)
            #expect(try screen.rest().text == "1 0 off 400")
        }

        @Test func `a press that is let go outside of the window does nothing, and the next one acts`() throws {
            let screen = try Screen()
            try screen.hand(
                "mousemove", "200", "80", "mousedown", "1", "mousemove", "600", "400", "mouseup", "1", events: 2)
            #expect(try screen.rest().text == "0 0 off 400")
            try screen.hand("mousemove", "200", "80", "click", "1", events: 2)
            #expect(try screen.rest().text == "1 0 off 400")
        }

        @Test func `a key that is held repeats, and stops when it is let go`() throws {
            let screen = try Screen()
            try screen.focus()
            try screen.hand("key", "Tab", events: 1)
            try screen.hand("keydown", "Return")
            _ = try screen.wait { ($0.text.split(separator: " ").first.flatMap { Int($0) } ?? 0) >= 3 }
            try screen.hand("keyup", "Return")
            let still = try screen.rest()
            usleep(200_000)
            #expect(try screen.ask().events <= still.events + 1)
        }

        @Test func `a window that is taken away in mid-flight costs nothing, and shows the end when it is back`() throws
        {
            let screen = try Screen()
            try screen.hand("mousemove", "200", "180", "click", "1", events: 2)
            try screen.window("windowunmap")
            usleep(300_000)
            let frames = try screen.ask().frames
            #expect(try screen.isIdle())
            #expect(try screen.ask().frames == frames)
            try screen.window("windowmap")
            #expect(try screen.wait { $0.isAtRest && $0.frames > frames }.text == "0 0 over 400")
        }

        @Test func `a task of the main actor runs, and what it writes is drawn`() throws {
            let screen = try Screen()
            let before = try screen.ask("task")
            #expect(before.text == "0 0 off 400")
            #expect(try screen.wait { $0.text.hasPrefix("0 1 ") && $0.frames > before.frames }.text == "0 1 off 400")
        }

        @Test func `a flood of input leaves the window alive and drawn, and closing it works at once`() throws {
            let screen = try Screen()
            let before = try screen.ask("flood")
            #expect(try screen.wait { $0.frames > before.frames + 20 }.text.hasPrefix("0 "))
            try screen.hand("mousemove", "200", "80", "click", "1")
            #expect(try screen.wait { $0.text.hasPrefix("1 ") }.frames > before.frames)
            #expect(throws: ScreenError.self) { try screen.ask("close") }
            screen.probe.waitUntilExit()
            #expect(screen.probe.terminationStatus == 0)
        }

        @Test func `closing the window ends the program`() throws {
            let screen = try Screen()
            #expect(throws: ScreenError.self) { try screen.ask("close") }
            screen.probe.waitUntilExit()
            #expect(screen.probe.terminationStatus == 0)
            #expect(screen.probe.terminationReason == .exit)
        }

        @Test func `without a display the program says so and ends`() throws {
            let probe = Process()
            let complaint = Pipe()
            probe.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
                .appendingPathComponent("WindowProbe")
            probe.environment = ["PATH": "/usr/bin"]
            probe.standardInput = FileHandle.nullDevice
            probe.standardError = complaint
            try probe.run()
            probe.waitUntilExit()
            #expect(probe.terminationStatus == 69)
            let text = String(decoding: try complaint.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
            #expect(text.contains("error: There is no display to open a window on."))
        }
    }
#endif
