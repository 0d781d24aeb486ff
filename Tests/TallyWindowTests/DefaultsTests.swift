#if Window
    import Foundation
    import Testing

    /// What a program keeps, over several runs of it.
    @Suite(.serialized) struct DefaultsTests {
        /// A folder for the files of the program's person.
        private final class Home {
            let url = FileManager.default.temporaryDirectory.appendingPathComponent("tally.\(UUID().uuidString)")
            var variables: [String: String] { ["XDG_CONFIG_HOME": url.path] }
            var file: URL { url.appendingPathComponent("WindowProbe.plist") }
            var kept: String? {
                guard let data = try? Data(contentsOf: file),
                    let values = try? PropertyListSerialization.propertyList(from: data, format: nil)
                else { return nil }
                return (values as? [String: Any])?["kept"] as? String
            }
            deinit { try? FileManager.default.removeItem(at: url) }
        }

        private func screen(_ home: Home) throws -> Screen {
            let screen = try Screen(home.variables)
            _ = try screen.ask("kept")
            _ = try screen.wait { $0.text.hasPrefix("kept") }
            return screen
        }

        @Test func `what a click writes is in the file within a second, and there after a kill`() throws {
            let home = Home()
            var screen: Screen? = try screen(home)
            #expect(try screen?.ask().text == "kept nothing")
            #expect(home.kept == nil)
            try screen?.hand("mousemove", "200", "150", "click", "1")
            _ = try screen?.wait { $0.text == "kept clicked" }
            usleep(1_000_000)
            #expect(home.kept == "clicked")
            // Its process is killed, which nothing can see coming.
            screen = nil
            let later = try self.screen(home)
            #expect(try later.ask().text == "kept clicked")
            let names = try FileManager.default.contentsOfDirectory(atPath: home.url.path)
            #expect(names == ["WindowProbe.plist"])
        }

        @Test func `what is set past the property shows in an idle window, and is kept when the window closes`() throws
        {
            let home = Home()
            let screen = try screen(home)
            try screen.rest()
            _ = try screen.ask("keep")
            _ = try screen.wait { $0.text == "kept set" }
            #expect(throws: ScreenError.self) { try screen.ask("close") }
            screen.probe.waitUntilExit()
            #expect(home.kept == "set")
        }

        @Test func `what is set right before the program ends is kept`() throws {
            let home = Home()
            let first = try screen(home)
            #expect(throws: ScreenError.self) { try first.ask("leave") }
            first.probe.waitUntilExit()
            #expect(first.probe.terminationStatus == 3 && home.kept == "left")
        }

        @Test func `a program that is told to end keeps what it has, and ends by the signal`() throws {
            let home = Home()
            let screen = try screen(home)
            _ = try screen.ask("keep")
            kill(screen.probe.processIdentifier, SIGTERM)
            screen.probe.waitUntilExit()
            #expect(screen.probe.terminationReason == .uncaughtSignal)
            #expect(screen.probe.terminationStatus == SIGTERM)
            #expect(home.kept == "set")
        }

        @Test func `a program that keeps nothing makes no file`() throws {
            let home = Home()
            let screen = try screen(home)
            #expect(throws: ScreenError.self) { try screen.ask("close") }
            screen.probe.waitUntilExit()
            #expect(!FileManager.default.fileExists(atPath: home.file.path))
        }
    }
#endif
