package import Foundation

/// What is wrong with a file: why, and what helps.
package struct Problem: Equatable, CustomStringConvertible {
    package let isError: Bool
    package let file: URL
    package let message: String

    package static func error(_ file: URL, _ message: String) -> Problem {
        Problem(isError: true, file: file, message: message)
    }

    package static func warning(_ file: URL, _ message: String) -> Problem {
        Problem(isError: false, file: file, message: message)
    }

    /// As a compiler says it.
    package var description: String { "\(file.path):1:1: \(isError ? "error" : "warning"): \(message)" }
}

extension Problem {
    /// A file that is not what it should be: JSON of some form.
    static func unreadable(_ file: URL, _ error: any Error, form: String) -> Problem {
        let reason =
            switch error {
            case DecodingError.dataCorrupted(let context): context.debugDescription
            case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
                place(context) + context.debugDescription
            case DecodingError.keyNotFound(let key, let context): place(context) + "there is no \"\(key.stringValue)\"."
            default: "\(error.localizedDescription)"
            }
        return .error(file, "This is not \(form): \(reason) Save it anew in Xcode, or remove it.")
    }

    private static func place(_ context: DecodingError.Context) -> String {
        let path = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
        return path.isEmpty ? "" : "at \(path.joined(separator: ".")): "
    }
}
