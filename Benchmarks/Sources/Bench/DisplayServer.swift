import Foundation

/// A screen in memory, where the windows of this process open from now on.
@MainActor
final class DisplayServer {
    private let process = Process()
    private var isUsed = false

    /// Nil where Xvfb is not installed.
    init?(width: Int, height: Int) throws {
        let path = "/usr/bin/Xvfb"
        guard FileManager.default.isExecutableFile(atPath: path) else { return nil }
        let display = Pipe()
        process.executableURL = URL(fileURLWithPath: path)
        // It ends with its last client: without it GTK would end this process.
        process.arguments = [
            "-displayfd", "1", "-screen", "0", "\(width)x\(height)x24", "-nolisten", "tcp", "-terminate",
        ]
        process.standardOutput = display
        process.standardError = FileHandle.nullDevice
        try process.run()
        var name = ""
        while let byte = try display.fileHandleForReading.read(upToCount: 1)?.first, byte != UInt8(ascii: "\n") {
            name.unicodeScalars.append(Unicode.Scalar(byte))
        }
        for (key, value) in [
            ("DISPLAY", ":" + name), ("GDK_BACKEND", "x11"), ("GSK_RENDERER", "cairo"),
            ("DBUS_SESSION_BUS_ADDRESS", "disabled:"),
        ] { setenv(key, value, 1) }
    }

    /// Seconds that the server has used.
    var processorTime: Double {
        isUsed = true
        let text = try? String(contentsOfFile: "/proc/\(process.processIdentifier)/schedstat", encoding: .utf8)
        return text?.split(separator: " ").first.flatMap { Double($0) }.map { $0 * 1e-9 } ?? .nan
    }

    /// Ends it if no window has come to it.
    func endIfUnused() { if !isUsed { process.terminate() } }
}
