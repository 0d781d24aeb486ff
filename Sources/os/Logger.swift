/// Tells what happens in a part of a program. On Linux messages go to standard error, as a debugger shows them on Apple's platforms.
public struct Logger: Sendable {
    private let log: OSLog

    /// One of no part in particular.
    public init() { log = .default }
    public init(_ logObj: OSLog) { log = logObj }

    /// - Parameters:
    ///   - subsystem: a program or a library, as `com.example.shop`.
    ///   - category: a part of it.
    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

    public func log(_ message: OSLogMessage) { log.write(message.text, .default) }
    public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text, level) }
    /// The same as `debug(_:)`.
    public func trace(_ message: OSLogMessage) { log.write(message.text, .debug) }
    public func debug(_ message: OSLogMessage) { log.write(message.text, .debug) }
    public func info(_ message: OSLogMessage) { log.write(message.text, .info) }
    /// The same as `log(_:)`.
    public func notice(_ message: OSLogMessage) { log.write(message.text, .default) }
    /// The same as `error(_:)`.
    public func warning(_ message: OSLogMessage) { log.write(message.text, .error) }
    public func error(_ message: OSLogMessage) { log.write(message.text, .error) }
    /// The same as `fault(_:)`.
    public func critical(_ message: OSLogMessage) { log.write(message.text, .fault) }
    public func fault(_ message: OSLogMessage) { log.write(message.text, .fault) }
}
