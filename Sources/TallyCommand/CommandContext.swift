import Foundation

/// What the command touches outside: its streams, and what paints.
struct CommandContext {
    /// The descriptor values are read from for `-`.
    var input: Int32
    /// The descriptor of a terminal to play in, if it is one.
    var output: Int32 = 1
    var write: (String) -> Void
    var writeError: (String) -> Void
    /// Whether complaints go to a person's terminal.
    var isTerminal: Bool
    var film: FilmMaker

    /// Those of this process.
    static var process: CommandContext {
        CommandContext(
            input: 0, write: { write($0, to: 1) }, writeError: { write($0, to: 2) }, isTerminal: isatty(2) == 1,
            film: frames(script:settings:))
    }

    private static func write(_ text: String, to descriptor: Int32) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0 && errno == EINTR { continue }
            if count <= 0 { return }
            bytes = bytes.dropFirst(count)
        }
    }
}
