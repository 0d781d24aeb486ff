import Foundation

/// A Swift file of the person's.
struct PreviewFile: Hashable, Sendable {
    /// As the compiler gets it: the person's words, so that its errors have them too.
    let path: String
    let text: String
    /// Whether something else is compiled in its place.
    private let isReplaced: Bool

    /// The files that some paths name: a file itself, and of a folder every Swift file in it, in the order of their paths.
    ///
    /// Of a folder are left out what is hidden, `Package.swift`, and folders of tests.
    static func all(at paths: [String]) throws(CommandError) -> [PreviewFile] {
        var files: [PreviewFile] = []
        for path in paths {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
                throw CommandError(.noInput, "There is no file \"\(path)\"; name a Swift file or a folder of them.")
            }
            if !isFolder.boolValue {
                files.append(try PreviewFile(reading: path))
                continue
            }
            let inside = names(in: path)
            if inside.isEmpty {
                throw CommandError(.noInput, "The folder \"\(path)\" has no Swift files; name one that has.")
            }
            let folder = path.hasSuffix("/") ? path : path + "/"
            for name in inside { files.append(try PreviewFile(reading: folder + name)) }
        }
        var seen: Set<String> = []
        return files.filter { seen.insert($0.path).inserted }
    }

    init(path: String, text: String) {
        self.path = path
        self.text = text
        isReplaced = text.contains("@UIApplicationMain") || text.contains(Self.part)
    }

    private init(reading path: String) throws(CommandError) {
        guard path.hasSuffix(".swift") else {
            throw CommandError(.noInput, "\"\(path)\" is no Swift file; name one that ends in .swift, or a folder.")
        }
        guard let data = FileManager.default.contents(atPath: path) else {
            throw CommandError(.noInput, "The file \"\(path)\" cannot be read; look at its permissions.")
        }
        // The compiler would take it for an option.
        self.init(path: path.hasPrefix("-") ? "./" + path : path, text: String(decoding: data, as: UTF8.self))
    }

    /// What is compiled in the file's place; nil: the file itself.
    ///
    /// `@UIApplicationMain` means what `@main` does, and Swift's compiler crashes at it where there is no Objective-C. What is imported
    /// as a part of a module, as `os.log` and `CoreGraphics.CGGeometry`, is all of it here: a module of Swift has no parts.
    var replacement: String? {
        guard isReplaced else { return nil }
        // Each in as many characters as before: the compiler tells the place of an error.
        return head
            + text.replacingOccurrences(of: "@UIApplicationMain", with: "@main             ")
            .replacing(Self.part) { $0.output.whole + String(repeating: " ", count: $0.output.part.count) }
    }

    /// The name of what is compiled: two files of one name would not be told apart.
    var compiledName: String {
        let name = (path as NSString).lastPathComponent
        return isReplaced ? "TallyPreview_\(name)" : name
    }

    /// How many bytes what is compiled has before the file's own.
    var addedBytes: Int { isReplaced ? head.utf8.count : 0 }

    /// Has the compiler speak of the person's file.
    private var head: String {
        let quoted = path.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
        return "#sourceLocation(file: \"\(quoted)\", line: 1)\n"
    }

    /// An import of a part of a module that is here.
    private static var part: Regex<(Substring, whole: Substring, part: Substring)> {
        /(?<whole>^[\t ]*(?:@\w+[\t ]+)*import[\t ]+(?:os|CoreGraphics|QuartzCore|UIKit|SwiftUI|Combine|Foundation|simd))(?<part>(?:\.\w+)+)/
            .anchorsMatchLineEndings()
    }

    private static func names(in folder: String) -> [String] {
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
        return paths.filter { path in
            let parts = path.split(separator: "/")
            return path.hasSuffix(".swift") && parts.last != "Package.swift"
                && !parts.contains { $0.hasPrefix(".") } && !parts.dropLast().contains { $0.hasSuffix("Tests") }
        }.sorted()
    }
}
