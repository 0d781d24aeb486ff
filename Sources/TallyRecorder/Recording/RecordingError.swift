/// Why a recording could not be made: the value, the reason and the remedy, in one sentence or two.
///
/// Whenever it is thrown, no file of the recording remains.
public struct RecordingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What went wrong, for a program that must choose what to do.
    public enum Kind: Hashable, Sendable {
        /// A setting that no recording can have.
        case badSetting
        /// A frame that does not fit the recording.
        case badFrame
        /// A program that is needed is not installed.
        case unavailable
        /// The file cannot be made where it was asked for.
        case cannotCreate
        /// Writing failed half way.
        case writeFailed
        /// The encoder gave up.
        case encoderFailed
        /// It was stopped on request.
        case cancelled
    }

    public let kind: Kind
    public let description: String

    public init(_ kind: Kind, _ description: String) {
        self.kind = kind
        self.description = description
    }
}
