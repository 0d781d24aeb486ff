import TallyRecorder

/// What ends a command early: the status, and a text with the value, the reason and the remedy.
struct CommandError: Error, Hashable {
    let status: ExitStatus
    let message: String

    init(_ status: ExitStatus, _ message: String) {
        self.status = status
        self.message = message
    }

    init(_ error: RecordingError) {
        message = error.description
        switch error.kind {
        case .badSetting: status = .usage
        case .unavailable: status = .unavailable
        case .cannotCreate: status = .cannotCreate
        case .writeFailed: status = .inputOutput
        case .badFrame, .encoderFailed: status = .failed
        case .cancelled: status = Interrupt.status ?? .failed
        }
    }
}
