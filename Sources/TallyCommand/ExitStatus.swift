/// How the command ends, numbered as in `sysexits.h`.
enum ExitStatus: Hashable, Sendable {
    case success
    case usage
    case badData
    case noInput
    case unavailable
    case failed
    case cannotCreate
    case inputOutput
    /// Stopped by a signal of this number.
    case signal(Int32)
    /// That of a second process of the command, which has said why itself.
    case passed(Int32)

    var code: Int32 {
        switch self {
        case .success: 0
        case .usage: 64
        case .badData: 65
        case .noInput: 66
        case .unavailable: 69
        case .failed: 70
        case .cannotCreate: 73
        case .inputOutput: 74
        case .signal(let number): 128 + number
        case .passed(let code): code
        }
    }

    /// What the manual says of each.
    static let table: [(code: Int32, meaning: String)] = [
        (0, "All went well."),
        (64, "The command was used wrongly: an unknown option, a value that makes no sense."),
        (65, "The data are wrong: a value that is no number, Swift that does not compile."),
        (66, "The input cannot be read, or the column is not there."),
        (69, "Something is not available: no ffmpeg, no display, no Swift compiler."),
        (70, "An encoder failed, or a preview crashed."),
        (73, "The output cannot be made there."),
        (74, "Reading or writing failed half way."),
        (130, "Interrupted (SIGINT). No partial file is left."),
        (143, "Terminated (SIGTERM). No partial file is left."),
    ]
}
