import Foundation
@testable import TallyCommand
import TallyRecorder
import TallyScene

/// A folder of its own for a test, removed when the test lets go of it.
final class TemporaryFolder {
    let path: String

    init() {
        path = NSTemporaryDirectory() + "tally-" + UUID().uuidString
        try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func file(_ name: String) -> String { path + "/" + name }

    func write(_ name: String, _ text: String) -> String {
        try? Data(text.utf8).write(to: URL(fileURLWithPath: file(name)))
        return file(name)
    }

    var contents: [String] {
        ((try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []).sorted()
    }
}

/// What a run of the command said, how it ended, and what it would have filmed.
final class Outcome {
    var said = ""
    var complained = ""
    var status = ExitStatus.success
    var script = Script()
    var settings: RecordSettings?
    /// Without the line that points at the help.
    var complaint: String { complained.replacing("Try \"tally help record\".\n", with: "") }
}

/// Runs the command inside the test, with a painter that makes three small pictures or, if asked for, the real one.
@MainActor func run(
    _ arguments: [String], input: [UInt8]? = nil, isTerminal: Bool = false, paints: Bool = false
) -> Outcome {
    let outcome = Outcome()
    var descriptor: Int32 = -1
    let folder = TemporaryFolder()
    if let input {
        try? Data(input).write(to: URL(fileURLWithPath: folder.file("input")))
        descriptor = open(folder.file("input"), O_RDONLY)
    }
    defer { if descriptor >= 0 { close(descriptor) } }
    let context = CommandContext(
        input: descriptor, output: -1, write: { outcome.said += $0 }, writeError: { outcome.complained += $0 },
        isTerminal: isTerminal
    ) { (script, settings) throws(CommandError) in
        outcome.script = script
        outcome.settings = settings
        if paints { return try frames(script: script, settings: settings) }
        let shades: [UInt32] = [0xFF00_0000, 0xFF80_8080, 0xFFFF_FFFF]
        var pictures = shades.map { shade in
            let pixels = [UInt32](repeating: shade, count: settings.width * settings.height)
            return Film.Frame(picture: Bitmap(width: settings.width, height: settings.height, pixels: pixels))
        }[...]
        return Film(length: 3) { pictures.popFirst() }
    }
    outcome.status = Command.run(arguments, in: context)
    return outcome
}

@MainActor func run(_ arguments: [String], input: String) -> Outcome {
    run(arguments, input: Array(input.utf8))
}
