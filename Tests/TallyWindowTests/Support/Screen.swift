import Foundation

/// A screen in memory with the probe's window on it, and a hand on its mouse and keyboard.
final class Screen {
    private let server = Process()
    let probe = Process()
    private var environment = ProcessInfo.processInfo.environment
    private let answers = Pipe()
    private let questions = Pipe()
    private var unread: [UInt8] = []

    /// Starts both, and returns when the window has drawn its first frame.
    init(_ variables: [String: String] = [:]) throws {
        let display = Pipe()
        server.executableURL = try Self.tool("Xvfb")
        server.arguments = ["-displayfd", "1", "-screen", "0", "640x480x24", "-nolisten", "tcp"]
        server.standardOutput = display
        server.standardError = FileHandle.nullDevice
        try server.run()
        var number: [UInt8] = []
        while let byte = Self.byte(display.fileHandleForReading.fileDescriptor), byte != UInt8(ascii: "\n") {
            number.append(byte)
        }
        environment["DISPLAY"] = ":" + String(decoding: number, as: UTF8.self)
        environment["GDK_BACKEND"] = "x11"
        environment["GSK_RENDERER"] = "cairo"
        environment["LANG"] = "C"
        environment["DBUS_SESSION_BUS_ADDRESS"] = "disabled:"
        environment.merge(variables) { $1 }

        let bundle = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        probe.executableURL = bundle.appendingPathComponent("WindowProbe")
        probe.environment = environment
        probe.standardInput = questions
        probe.standardOutput = answers
        probe.standardError = FileHandle.nullDevice
        try probe.run()
        _ = try wait { $0.frames > 0 }
    }

    deinit {
        // They were started from a thread of a pool, whose mask blocks every milder signal.
        for process in [probe, server] where process.isRunning { kill(process.processIdentifier, SIGKILL) }
        for process in [probe, server] { process.waitUntilExit() }
    }

    struct State {
        /// How often the window was drawn, and how many presses, releases, keys and turns of the wheel it has taken.
        var frames: Int
        var events: Int
        /// Nothing is to be played or drawn.
        var isAtRest: Bool
        /// It has the keyboard.
        var isActive: Bool
        var size: String
        var text: String
    }

    /// What the probe says to a line.
    func ask(_ question: String = "state") throws -> State {
        questions.fileHandleForWriting.write(Data((question + "\n").utf8))
        while true {
            let parts = try line().split(separator: " ", maxSplits: 5).map(String.init)
            if parts.count == 6, let frames = Int(parts[0]), let events = Int(parts[1]) {
                return State(
                    frames: frames, events: events, isAtRest: parts[2] == "rest", isActive: parts[3] == "active",
                    size: parts[4], text: parts[5])
            }
        }
    }

    /// The names and places that the views have for assistive technology, and the faces of the game's cards.
    func cards() throws -> [String] {
        questions.fileHandleForWriting.write(Data("cards\n".utf8))
        while true {
            let line = try line()
            if line.hasPrefix("cards ") { return line.dropFirst(6).split(separator: "|").map(String.init) }
        }
    }

    /// How often the window was drawn, and how many bytes of pixels GTK has been given.
    func handedOver() throws -> (frames: Int, bytes: Int) {
        questions.fileHandleForWriting.write(Data("bytes\n".utf8))
        while true {
            let parts = try line().split(separator: " ")
            if parts.count == 3, parts[0] == "bytes", let frames = Int(parts[1]), let bytes = Int(parts[2]) {
                return (frames, bytes)
            }
        }
    }

    /// Asks until the answer is as wished; however busy the machine is, within half a minute.
    func wait(_ question: String = "state", until isWished: (State) -> Bool) throws -> State {
        for _ in 0..<1500 {
            let state = try ask(question)
            if isWished(state) { return state }
            usleep(20_000)
        }
        throw ScreenError(description: "The window stayed at \(try ask()).")
    }

    /// Waits until all that was begun has been drawn.
    @discardableResult func rest() throws -> State { try wait { $0.isAtRest } }

    /// Gives the window the keyboard, and waits until it knows.
    func focus() throws {
        try window("windowfocus")
        _ = try wait { $0.isActive }
    }

    /// Shows the text field, types a word into it, and waits until it is there.
    @discardableResult func typeHello() throws -> State {
        _ = try ask("field")
        try focus()
        _ = try wait { $0.text.hasPrefix("<> -") }
        try hand("mousemove", "200", "150", "click", "1")
        try hand("type", "--delay", "1", "Hello")
        return try wait { $0.text.hasPrefix("<Hello>") }
    }

    /// Has `xdotool` do something to the probe's window.
    func window(_ words: String...) throws { try run(["search", "--sync", "--name", "^Probe$"] + words) }

    /// Runs `xdotool`, and waits until the window has taken as many presses, releases, keys and turns of the wheel.
    func hand(_ words: String..., events: Int) throws {
        let before = try ask().events
        try run(words)
        _ = try wait { $0.events >= before + events }
    }

    /// Runs `xdotool`.
    func hand(_ words: String...) throws { try run(words) }

    private func run(_ words: [String]) throws {
        let tool = Process()
        tool.executableURL = try Self.tool("xdotool")
        tool.arguments = words
        tool.environment = environment
        tool.standardError = FileHandle.nullDevice
        tool.standardOutput = FileHandle.nullDevice
        try tool.run()
        tool.waitUntilExit()
    }

    /// Puts what is on the screen into the folder that `TALLY_SCREEN_PICTURES` names, if it does.
    func picture(_ name: String) throws {
        guard let folder = environment["TALLY_SCREEN_PICTURES"] else { return }
        let tool = Process()
        tool.executableURL = try Self.tool("import")
        tool.arguments = ["-window", "root", folder + "/" + name + ".png"]
        tool.environment = environment
        try tool.run()
        tool.waitUntilExit()
    }

    /// Whether the probe does nothing. The system may do something in it once: what costs does so in each of several stretches.
    func isIdle() throws -> Bool {
        try (0..<6).contains { _ in
            let time = try processorTime()
            usleep(400_000)
            return try processorTime() - time <= 0.01
        }
    }

    /// Seconds of processor time that the probe has used.
    private func processorTime() throws -> Double {
        let fields = try String(contentsOfFile: "/proc/\(probe.processIdentifier)/stat", encoding: .utf8)
            .split(separator: ")").last!.split(separator: " ")
        return (Double(fields[11])! + Double(fields[12])!) / Double(sysconf(Int32(_SC_CLK_TCK)))
    }

    private func line() throws -> String {
        while true {
            if let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
                let line = String(decoding: unread[..<end], as: UTF8.self)
                unread.removeSubrange(...end)
                return line
            }
            guard let byte = Self.byte(answers.fileHandleForReading.fileDescriptor) else {
                throw ScreenError(description: "The probe has ended.")
            }
            unread.append(byte)
        }
    }

    private static func byte(_ descriptor: Int32) -> UInt8? {
        var byte: UInt8 = 0
        while true {
            let count = read(descriptor, &byte, 1)
            if count < 0 && errno == EINTR { continue }
            return count == 1 ? byte : nil
        }
    }

    private static func tool(_ name: String) throws -> URL {
        let url = URL(fileURLWithPath: "/usr/bin/" + name)
        guard FileManager.default.isExecutableFile(atPath: url.path) else {
            throw ScreenError(description: "\(url.path) is missing. Install it with Scripts/install-deps.")
        }
        return url
    }
}

struct ScreenError: Error, CustomStringConvertible {
    let description: String
}
