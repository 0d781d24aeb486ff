import Foundation

/// The built command, run as a person would.
struct Program {
    /// Beside the test bundle.
    static let path: String? = {
        let bundle = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        let path = bundle.appendingPathComponent("tally").path
        return FileManager.default.isExecutableFile(atPath: path) ? path : nil
    }()

    /// Runs it to its end.
    /// - Parameter environment: Variables that differ from the test's own.
    static func run(
        _ arguments: [String], input: String = "", environment: [String: String] = [:]
    ) throws -> (status: Int32, complaint: String) {
        let process = try start(arguments, environment: environment)
        let pipe = process.standardInput as! Pipe
        pipe.fileHandleForWriting.write(Data(input.utf8))
        try pipe.fileHandleForWriting.close()
        let complaint = readToEnd((process.standardError as! Pipe).fileHandleForReading.fileDescriptor)
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: complaint, as: UTF8.self))
    }

    static func start(_ arguments: [String], environment: [String: String] = [:]) throws -> Process {
        let process = Process()
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.executableURL = URL(fileURLWithPath: path!)
        process.arguments = arguments
        process.standardInput = Pipe()
        process.standardError = Pipe()
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        return process
    }
}
