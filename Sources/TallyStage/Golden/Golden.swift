public import Foundation

/// What an animation looked like when somebody was content with it, stored in files beside the tests.
///
/// ```swift
/// let golden = Golden("roll")                       // __Goldens__/<this file's name>/roll.txt
/// try stage.tap("Roll")
/// #expect(golden.check(stage, for: 1, every: 0.1).holds)
/// ```
///
/// Run once with `Golden("roll", isRecording: true)`, look at the contact sheet beside the text, and take the argument
/// out again: a check that records does not hold.
public struct Golden: Sendable {
    public let name: String
    /// Where the files are.
    public let folder: URL
    /// Where pictures of what differs go: `TallyGoldens` in the folder for temporary files unless given.
    public let output: URL
    /// Whether checks write what they are given instead of comparing it.
    public let isRecording: Bool

    /// A golden in the folder `__Goldens__/<file>` beside a test's file.
    ///
    /// - Parameters:
    ///   - name: Names the files. A `/` in it is read as `-`.
    ///   - output: A folder for pictures of what differs; made when needed.
    public init(
        _ name: String, isRecording: Bool = false, output: URL? = nil, file: String = #filePath
    ) {
        let source = URL(fileURLWithPath: file)
        let suite = source.deletingPathExtension().lastPathComponent
        self.init(
            name, in: source.deletingLastPathComponent().appendingPathComponent("__Goldens__/\(suite)"),
            isRecording: isRecording,
            output: output ?? FileManager.default.temporaryDirectory.appendingPathComponent("TallyGoldens/\(suite)"))
    }

    /// A golden in a folder of your choice.
    public init(_ name: String, in folder: URL, isRecording: Bool = false, output: URL) {
        self.name = name.replacingOccurrences(of: "/", with: "-")
        self.folder = folder
        self.isRecording = isRecording
        self.output = output
    }

    func stored(_ suffix: String) -> URL { folder.appendingPathComponent(name + suffix) }

    func write(_ data: Data, to url: URL) throws {
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url, options: .atomic)
    }

    /// Returns what a check says that could not compare.
    func missing(_ url: URL) -> Check {
        .failed("There is no golden at \(url.path). Record it with isRecording: true, and look at it.")
    }

    func recorded(_ urls: [URL]) -> Check {
        .failed(
            "Recorded \(urls.map(\.path).joined(separator: " and ")). Look at it, and take isRecording: true out again."
        )
    }
}
