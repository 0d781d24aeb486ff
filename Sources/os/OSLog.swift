public import Foundation

/// Where messages come from: a part of a program.
public final class OSLog: NSObject, Sendable {
    let subsystem: String
    let category: String
    private let isOff: Bool

    public init(subsystem: String, category: String) {
        self.subsystem = subsystem
        self.category = category
        isOff = false
    }

    public convenience init(subsystem: String, category: OSLog.Category) {
        self.init(subsystem: subsystem, category: category.rawValue)
    }

    private init(isOff: Bool) {
        (subsystem, category) = ("", "")
        self.isOff = isOff
    }

    /// That of no part in particular.
    public static let `default` = OSLog(isOff: false)
    /// What is told to it is not written.
    public static let disabled = OSLog(isOff: true)

    /// Categories that tools know.
    public struct Category: RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
        public static let dynamicTracing = Category(rawValue: "DynamicTracing")
        public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
    }

    /// Whether a message of a type is written: all are, but for those of `disabled`.
    public func isEnabled(type: OSLogType) -> Bool { !isOff }

    /// Writes a message to standard error: `[subsystem:category] error: text`, in one line of its own.
    ///
    /// What the process was started with decides where that goes; where it is closed nothing happens.
    func write(_ text: @autoclosure () -> String, _ type: OSLogType) {
        if isOff { return }
        let line = line(text(), type) + "\n"
        // In one call, so that lines of several threads do not mix.
        try? FileHandle.standardError.write(contentsOf: Data(line.utf8))
    }

    package func line(_ text: String, _ type: OSLogType) -> String {
        let place = subsystem.isEmpty && category.isEmpty ? "" : "[\(subsystem):\(category)] "
        return place + (type.word.map { "\($0): " } ?? "") + text
    }
}
