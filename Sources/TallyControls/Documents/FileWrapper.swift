public import Foundation

/// What a file, a folder or a symbolic link holds, apart from where it is; Foundation has none on Linux.
///
/// A folder holds wrappers by their names in it. Nothing is read or written but by `init(url:options:)`, `read(from:options:)` and
/// `write(to:options:originalContentsURL:)`. An accessor of another kind of file's contents gives nil.
open class FileWrapper {
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Reads at once, as is always done here.
        public static let immediate = ReadingOptions(rawValue: 1)
        /// Reads rather than maps the file, as is always done here.
        public static let withoutMapping = ReadingOptions(rawValue: 2)
    }

    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Writes beside the place, and puts the whole there when it is written.
        public static let atomic = WritingOptions(rawValue: 1)
        /// Sets `filename` to the name that it was written under.
        public static let withNameUpdating = WritingOptions(rawValue: 2)
    }

    private enum Content {
        case file(Data)
        case folder([String: FileWrapper])
        case link(URL)
    }

    private var content: Content
    /// The name that a folder gives it, if that is free there.
    open var preferredFilename: String?
    /// The name that it was read or written under.
    open var filename: String?
    open var fileAttributes: [String: Any] = [:]

    public init(regularFileWithContents contents: Data) { content = .file(contents) }

    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
        content = .folder(childrenByPreferredName)
        // order: each is changed for itself.
        for (name, child) in childrenByPreferredName where child.preferredFilename == nil {
            child.preferredFilename = name
        }
    }

    public init(symbolicLinkWithDestinationURL url: URL) { content = .link(url) }

    /// Reads what is at a place, with all that is in a folder.
    public convenience init(url: URL, options: ReadingOptions = []) throws {
        self.init(regularFileWithContents: Data())
        try read(from: url, options: options)
    }

    open var isRegularFile: Bool { if case .file = content { true } else { false } }
    open var isDirectory: Bool { if case .folder = content { true } else { false } }
    open var isSymbolicLink: Bool { if case .link = content { true } else { false } }

    open var regularFileContents: Data? { if case .file(let data) = content { data } else { nil } }
    /// What is in a folder, by name.
    open var fileWrappers: [String: FileWrapper]? { if case .folder(let children) = content { children } else { nil } }
    open var symbolicLinkDestinationURL: URL? { if case .link(let url) = content { url } else { nil } }
}

// What is in a folder. On what is none these do nothing.
extension FileWrapper {
    /// Puts something into the folder.
    ///
    /// - Returns: the name it has there: its preferred one, with a number if that is taken.
    @discardableResult
    public func addFileWrapper(_ child: FileWrapper) -> String {
        guard case .folder(var children) = content else { return child.preferredFilename ?? "" }
        let wished = child.preferredFilename ?? child.filename ?? "Untitled"
        var name = wished
        var number = 2
        while children[name] != nil {
            name = "\(number)__\(wished)"
            number += 1
        }
        children[name] = child
        content = .folder(children)
        return name
    }

    @discardableResult
    public func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
        let child = FileWrapper(regularFileWithContents: data)
        child.preferredFilename = fileName
        return addFileWrapper(child)
    }

    public func removeFileWrapper(_ child: FileWrapper) {
        guard case .folder(var children) = content, let key = keyForChildFileWrapper(child) else { return }
        children[key] = nil
        content = .folder(children)
    }

    /// Returns the name of what is in the folder; nil if it is not.
    public func keyForChildFileWrapper(_ child: FileWrapper) -> String? {
        // order: one has it, as a folder holds a wrapper once.
        fileWrappers?.first { $0.value === child }?.key
    }
}

// Reading and writing.
extension FileWrapper {
    /// Reads anew what is at a place.
    public func read(from url: URL, options: ReadingOptions = []) throws {
        let manager = FileManager.default
        let attributes = try manager.attributesOfItem(atPath: url.path)
        switch attributes[.type] as? FileAttributeType {
        case .typeDirectory:
            var children: [String: FileWrapper] = [:]
            for name in try manager.contentsOfDirectory(atPath: url.path) {
                children[name] = try FileWrapper(url: url.appending(path: name), options: options)
            }
            content = .folder(children)
        case .typeSymbolicLink:
            content = .link(URL(filePath: try manager.destinationOfSymbolicLink(atPath: url.path)))
        default: content = .file(try Data(contentsOf: url))
        }
        filename = url.lastPathComponent
        preferredFilename = preferredFilename ?? filename
        fileAttributes = Dictionary(uniqueKeysWithValues: attributes.map { ($0.key.rawValue, $0.value) })
    }

    /// Writes it to a place, over what is there.
    public func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
        if options.contains(.atomic), !isRegularFile {
            let beside = url.deletingLastPathComponent().appending(
                path: ".\(url.lastPathComponent).\(UUID().uuidString)")
            do {
                try put(at: beside, options)
                if FileManager.default.fileExists(atPath: url.path) { try FileManager.default.removeItem(at: url) }
                try FileManager.default.moveItem(at: beside, to: url)
            } catch {
                try? FileManager.default.removeItem(at: beside)
                throw error
            }
        } else {
            try put(at: url, options)
        }
        if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
    }

    private func put(at url: URL, _ options: WritingOptions) throws {
        let manager = FileManager.default
        switch content {
        case .file(let data): try data.write(to: url, options: options.contains(.atomic) ? .atomic : [])
        case .folder(let children):
            if !manager.fileExists(atPath: url.path) {
                try manager.createDirectory(at: url, withIntermediateDirectories: false)
            }
            // order: each is a file of its own.
            for (name, child) in children { try child.put(at: url.appending(path: name), options) }
        case .link(let destination):
            try? manager.removeItem(at: url)
            try manager.createSymbolicLink(atPath: url.path, withDestinationPath: destination.relativePath)
        }
    }

    /// Returns whether what is at a place has the same contents.
    public func matchesContents(of url: URL) -> Bool {
        guard let other = try? FileWrapper(url: url) else { return false }
        return holdsSame(as: other)
    }

    private func holdsSame(as other: FileWrapper) -> Bool {
        switch (content, other.content) {
        case (.file(let a), .file(let b)): a == b
        case (.link(let a), .link(let b)): a.relativePath == b.relativePath
        case (.folder(let a), .folder(let b)):
            // order: all of them count.
            a.count == b.count && a.allSatisfy { name, child in b[name].map { child.holdsSame(as: $0) } ?? false }
        default: false
        }
    }
}
