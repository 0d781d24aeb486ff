import Foundation
@testable import TallyCommand
import TallyScene
import Testing

@MainActor @Suite struct PlayTests {
    private func play(_ words: [String], input: Int32 = -1, output: Int32 = -1) -> (said: String, outcome: Outcome) {
        let outcome = Outcome()
        let context = CommandContext(
            input: input, output: output, write: { outcome.said += $0 }, writeError: { outcome.complained += $0 },
            isTerminal: false, film: frames(script:settings:))
        outcome.status = Command.run(["play"] + words, in: context)
        return (outcome.said, outcome)
    }

    /// A terminal of 40 columns and 10 rows that nobody looks at.
    private func withTerminal<R>(_ body: (Int32) throws -> R) throws -> R {
        var (master, slave): (Int32, Int32) = (-1, -1)
        var size = winsize(ws_row: 10, ws_col: 40, ws_xpixel: 0, ws_ypixel: 0)
        try #require(openpty(&master, &slave, nil, nil, &size) == 0)
        defer { for descriptor in [master, slave] { close(descriptor) } }
        return try body(slave)
    }

    @Test func `a picture is written by half blocks, and then only the cells that differ`() {
        var terminal = TerminalPicture()
        var picture = Bitmap(width: 2, height: 2, pixels: [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFF00_00FF])
        #expect(
            terminal.update(picture) == "\u{1B}[?2026h\u{1B}[1;1H\u{1B}[38;2;255;0;0m\u{1B}[48;2;0;0;255m▀"
                + "\u{1B}[38;2;0;255;0m▀\u{1B}[0m\u{1B}[?2026l")
        #expect(terminal.update(picture) == "")
        picture[1, 1] = 0xFFFF_FFFF
        #expect(
            terminal.update(picture) == "\u{1B}[?2026h\u{1B}[1;2H\u{1B}[38;2;0;255;0m\u{1B}[48;2;255;255;255m▀"
                + "\u{1B}[0m\u{1B}[?2026l")
    }

    @Test func `numbers roll in a terminal, whose cursor is hidden meanwhile and shown again`() throws {
        let (said, outcome) = try withTerminal {
            play(["--terminal", "1", "2", "--hold", "0.05", "--duration", "0.1"], output: $0)
        }
        #expect(outcome.status == .success)
        #expect(outcome.complained == "")
        #expect(said.hasPrefix(TerminalPicture.begin))
        #expect(said.hasSuffix(TerminalPicture.end))
        #expect(said.contains("\u{1B}[?25l") && said.contains("\u{1B}[?25h"))
        #expect(said.components(separatedBy: "\u{1B}[?2026h").count > 2)
    }

    @Test func `of a stream the latest number is taken, and what is no number is counted`() throws {
        var ends: [Int32] = [0, 0]
        try #require(pipe(&ends) == 0)
        let stream = NumberStream(ends[0])
        func feed(_ text: String) { _ = text.withCString { write(ends[1], $0, strlen($0)) } }
        feed("1\n2\nx\n3\n4")
        #expect(stream.latest() == 3)
        feed("5\n\n")
        #expect(stream.latest() == 45)
        #expect(!stream.hasEnded)
        feed("7")
        close(ends[1])
        #expect(stream.latest() == nil)
        #expect(stream.latest() == 7)
        #expect(stream.hasEnded)
        #expect(stream.refused == 1)
        close(ends[0])
    }

    @Test func `a stream keeps no more than a slice: what is too long for a number is left out`() throws {
        var ends: [Int32] = [0, 0]
        try #require(pipe(&ends) == 0)
        let stream = NumberStream(ends[0])
        let noise = [UInt8](repeating: UInt8(ascii: "7"), count: 40_000)
        for _ in 0..<3 {
            #expect(noise.withUnsafeBytes { write(ends[1], $0.baseAddress, noise.count) } == noise.count)
            #expect(stream.latest() == nil)
            #expect(stream.latest() == nil)
        }
        #expect(stream.refused == 1)
        _ = "7\n8\r\n \n".withCString { write(ends[1], $0, strlen($0)) }
        #expect(stream.latest() == 8)
        #expect(stream.refused == 1)
        for descriptor in ends { close(descriptor) }
    }

    @Test func `of every so many numbers of a stream the first is taken, and the last of all`() throws {
        var ends: [Int32] = [0, 0]
        try #require(pipe(&ends) == 0)
        let stream = NumberStream(ends[0], every: 3)
        func feed(_ text: String) { _ = text.withCString { write(ends[1], $0, strlen($0)) } }
        feed("1\n2\n")
        #expect(stream.latest() == 1)
        feed("3\nx\n")
        #expect(stream.latest() == nil)
        feed("4\n5\n")
        #expect(stream.latest() == 4)
        close(ends[1])
        #expect(stream.latest() == 5 && stream.hasEnded)
        close(ends[0])
    }

    @Test func `a flood of numbers is shown in a terminal, and an end of it ends the playing`() throws {
        var ends: [Int32] = [0, 0]
        try #require(pipe(&ends) == 0)
        let (reading, writing) = (ends[0], ends[1])
        let lines = Array((0..<4000).map { "\(100_000 + $0)\n" }.joined().utf8)
        let writer = Thread {
            for _ in 0..<100 { _ = lines.withUnsafeBytes { write(writing, $0.baseAddress, lines.count) } }
            close(writing)
        }
        writer.start()
        let start = ContinuousClock.now
        let (said, outcome) = try withTerminal {
            play(["--terminal", "-", "--duration", "0.05", "--style", "continuous"], input: reading, output: $0)
        }
        close(reading)
        #expect(outcome.status == .success && outcome.complained == "")
        // Frames are not faster than the display's, however fast the numbers are.
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        let frames = said.components(separatedBy: "\u{1B}[?2026h").count
        #expect(frames > 2 && Double(frames) <= seconds * 60 + 3)
    }

    @Test func `a number that comes after a pause rolls as one that comes at once`() throws {
        var ends: [Int32] = [0, 0]
        try #require(pipe(&ends) == 0)
        let (reading, writing) = (ends[0], ends[1])
        let writer = Thread {
            for number in ["1000\n", "7892\n"] {
                _ = number.withCString { write(writing, $0, strlen($0)) }
                usleep(900_000)
            }
            close(writing)
        }
        writer.start()
        let (said, outcome) = try withTerminal {
            play(["--terminal", "-", "--duration", "0.5"], input: reading, output: $0)
        }
        close(reading)
        #expect(outcome.status == .success)
        // The first is there without a motion.
        #expect(said.components(separatedBy: "\u{1B}[?2026h").count > 8)
    }

    @Test func `a stream plays until it is over and its last number rests`() throws {
        var ends: [Int32] = [0, 0]
        try #require(pipe(&ends) == 0)
        _ = "10\nmany\n2000.5\n".withCString { write(ends[1], $0, strlen($0)) }
        close(ends[1])
        let (_, outcome) = try withTerminal {
            play(["--terminal", "-", "--duration", "0.1"], input: ends[0], output: $0)
        }
        close(ends[0])
        #expect(outcome.status == .success)
        #expect(outcome.complained == "tally: 1 line without a number left out.\n")
    }

    @Test func `a number that is wider than those before has room made for it`() throws {
        let settings = try RecordSettings(playing: Arguments([], table: Option.play))
        let model = PlayModel(script: Script([1]), settings: settings, picture: CGSize(width: 320, height: 180))
        let before = model.sizes.number
        model.show(2)
        #expect(model.sizes.number == before)
        model.show(123_456_789)
        #expect(model.sizes.number < before)
        model.show(Decimal(string: "0.25")!)
        #expect(model.look.format.text(2) == "2.00")
        #expect(model.script.entries.map(\.value) == [Decimal(string: "0.25")!])
    }

    @Test func `without a terminal it says what to do`() {
        let (_, outcome) = play(["--terminal", "1"])
        #expect(outcome.status == .unavailable)
        #expect(
            outcome.complained
                == "tally: There is neither a display nor a terminal to play on; make a film with \"tally record\".\n")
    }

    @Test(arguments: ["record", "play", "gallery"])
    func `every option that a command's help lists is one it takes, and does`(command: String) throws {
        let folder = TemporaryFolder()
        let table = ["record": Option.record, "play": Option.play, "gallery": Option.gallery][command]!
        let words = [
            "file": "numbers.csv", "column": "1", "label": "1", "every": "2", "hold": "0", "duration": "0.01",
            "locale": "de", "prefix": "a", "suffix": "b", "title": "c", "size": "40x30", "font": "Inter",
            "font-size": "10", "color": "red", "background": "#fff", "output": folder.file("a.gif"), "fps": "20",
            "loop": "1",
        ]
        try Data("1\n2\n".utf8).write(to: URL(fileURLWithPath: folder.file("numbers.csv")))
        for option in table where !(command == "gallery" && option.name == "output" || option.name == "quiet") {
            var line = ["--" + option.name]
            switch option.value {
            case .none: break
            case .oneOf(let values): line.append(values[0])
            case .text, .file: line.append(try #require(words[option.name], "\(option.name)"))
            }
            if option.name == "file" { line[1] = folder.file("numbers.csv") }
            if ["column", "label"].contains(option.name) { line += ["--file", folder.file("numbers.csv")] }
            let needsNumbers = !["file", "column", "label"].contains(option.name)
            if command != "gallery", needsNumbers { line += ["1", "2"] }
            if command != "gallery" { line = ["--hold", "0", "--duration", "0.01"] + line }
            if command == "record", option.name != "output" { line += ["-o", folder.file("\(option.name).gif")] }
            if command == "play", option.name != "terminal" { line.append("--terminal") }
            let outcome = try withTerminal { output in
                let outcome = Outcome()
                let context = CommandContext(
                    input: -1, output: output, write: { outcome.said += $0 }, writeError: { outcome.complained += $0 },
                    isTerminal: false, film: frames(script:settings:))
                outcome.status = Command.run([command] + line, in: context)
                return outcome
            }
            #expect(outcome.status == .success, "\(command) \(line): \(outcome.complained)")
            if ["help", "version", "generate"].contains(option.name) {
                #expect(!outcome.said.isEmpty && !outcome.said.hasPrefix("\u{1B}"))
            }
        }
    }

    @Test func `options of a film are none of a player, and the other way round`() {
        #expect(play(["1", "-o", "a.gif"]).outcome.status == .usage)
        #expect(play(["1", "--fps", "30"]).outcome.complained.hasSuffix("Try \"tally help play\".\n"))
        #expect(run(["record", "1", "-o", "a.gif", "--terminal"]).status == .usage)
        #expect(play([]).outcome.status == .usage)
    }

    @Test func `the help names every option and fits a terminal of 100 columns`() throws {
        let manual = try Generated.text("man").replacing("\\-", with: "-")
        for option in Option.play {
            #expect(HelpText.play.contains("--\(option.name)"))
            #expect(manual.contains("--\(option.name)"))
        }
        for line in HelpText.play.split(separator: "\n") { #expect(line.count <= 100, "\(line)") }
        #expect(play(["--help"]).said == HelpText.play)
    }
}
