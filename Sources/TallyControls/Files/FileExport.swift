import Foundation
import TallyCore
import TallyUI

/// Something that can be written to a file.
struct FileExport {
    /// The types that it can be written as, the best first.
    private let types: [UTType]
    /// Makes the file of a type, given the one that is there.
    let wrapper: (UTType, FileWrapper?) throws -> FileWrapper

    static func document<D: FileDocument>(_ document: D) -> FileExport {
        FileExport(types: D.writableContentTypes) {
            try document.fileWrapper(configuration: .init(contentType: $0, existingFile: $1))
        }
    }

    static func reference<D: ReferenceFileDocument>(_ document: D) -> FileExport {
        FileExport(types: D.writableContentTypes) {
            let snapshot = try document.snapshot(contentType: $0)
            return try document.fileWrapper(
                snapshot: snapshot, configuration: .init(contentType: $0, existingFile: $1))
        }
    }

    static func item<T: Transferable>(_ item: T) -> FileExport {
        let item = TransferItem(item)
        return FileExport(types: item.types) { type, _ in
            guard let data = item.data(as: type) else { throw CocoaError(.fileWriteUnknown) }
            return FileWrapper(regularFileWithContents: data)
        }
    }

    /// The type that it is written as: the first wished for that it can be, else its own first.
    func type(among wished: [UTType]) -> UTType {
        wished.first { wish in types.contains { $0 == wish || $0.conforms(to: wish) } } ?? wished.first
            ?? types.first ?? .data
    }

    /// Writes it as a whole or not at all, over what is there.
    func write(_ wished: [UTType], to url: URL) throws -> URL {
        try wrapper(type(among: wished), nil).write(to: url, options: .atomic, originalContentsURL: nil)
        return url
    }

    /// Writes it into a folder, under a name that is free there.
    func write(_ wished: [UTType], into folder: URL) throws -> URL {
        let type = type(among: wished)
        let file = try wrapper(type, nil)
        let name = Self.name(file.preferredFilename, of: type)
        let url = Self.free(name, in: folder)
        try file.write(to: url, options: .atomic, originalContentsURL: nil)
        return url
    }

    /// Returns a name with the extension of a type, where it has none; without a name *Untitled*.
    static func name(_ name: String?, of type: UTType) -> String {
        let name = name.flatMap { $0.isEmpty ? nil : $0 } ?? "Untitled"
        guard let suffix = type.preferredFilenameExtension, URL(filePath: name).pathExtension.isEmpty else {
            return name
        }
        return "\(name).\(suffix)"
    }

    private static func free(_ name: String, in folder: URL) -> URL {
        let url = folder.appending(path: name)
        let (stem, suffix) = (url.deletingPathExtension().lastPathComponent, url.pathExtension)
        var place = url
        var number = 2
        while FileManager.default.fileExists(atPath: place.path) {
            place = folder.appending(path: suffix.isEmpty ? "\(stem) \(number)" : "\(stem) \(number).\(suffix)")
            number += 1
        }
        return place
    }
}
