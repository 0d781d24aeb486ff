import Foundation
import TallyAssetNames
import TallyCatalog

/// What is wanted of the tool.
struct Request {
    /// Where the names for Swift go; nil: nowhere.
    private(set) var symbols: URL?
    /// The folder that what is copied goes to; nil: nothing is.
    private(set) var resources: URL?
    /// Catalogs, tables and pictures, in their order; those that are declared as resources are not copied.
    private(set) var items: [(url: URL, isDeclared: Bool)] = []

    /// Nil: the words are none of the tool's.
    init?(_ words: [String]) {
        var words = words[...]
        while let word = words.popFirst() {
            guard let path = words.popFirst() else { return nil }
            let url = URL(fileURLWithPath: path)
            switch word {
            case "--symbols": symbols = url
            case "--resources": resources = url
            case "--copied": items.append((url, false))
            case "--declared": items.append((url, true))
            default: return nil
            }
        }
        if symbols == nil && resources == nil { return nil }
    }

    /// Does it, and returns what is wrong. After an error the outputs may be there or not.
    func perform() -> [Problem] {
        var problems: [Problem] = []
        let catalogs = items.map(\.url).filter { $0.pathExtension == AssetSet.catalogExtension }
        let sets = catalogs.flatMap { CatalogCheck.sets(in: $0, &problems) }
        let texts = items.map(\.url).filter { $0.pathExtension == StringCatalog.pathExtension }
        for file in texts { CatalogCheck.strings(file, &problems) }
        do {
            if let symbols {
                let source = SymbolSource(sets, &problems)
                try write(source.text, to: symbols)
            }
            if let resources { try copy(to: resources, &problems) }
        } catch {
            problems.append(.error(symbols ?? resources ?? URL(fileURLWithPath: "."), "\(error.localizedDescription)"))
        }
        return problems
    }

    /// A file that says the same stays as it is, so that nothing is compiled anew.
    private func write(_ text: String, to file: URL) throws {
        if (try? String(contentsOf: file, encoding: .utf8)) == text { return }
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    private func copy(to folder: URL, _ problems: inout [Problem]) throws {
        let manager = FileManager.default
        if manager.fileExists(atPath: folder.path) { try manager.removeItem(at: folder) }
        try manager.createDirectory(at: folder, withIntermediateDirectories: true)
        var taken: [String: URL] = [:]
        for item in items where !item.isDeclared {
            var name = item.url.lastPathComponent
            if let other = taken[name] {
                guard item.url.pathExtension == AssetSet.catalogExtension else {
                    problems.append(
                        .warning(
                            item.url,
                            "\"\(name)\" is the name of \(other.path), too: that one is used. Rename one, or leave it out with exclude."
                        ))
                    continue
                }
                // The name of a catalog is nothing to programs.
                let plain = item.url.deletingPathExtension().lastPathComponent
                var number = 2
                while taken["\(plain)-\(number).\(AssetSet.catalogExtension)"] != nil { number += 1 }
                name = "\(plain)-\(number).\(AssetSet.catalogExtension)"
            }
            taken[name] = item.url
            try manager.copyItem(at: item.url.resolvingSymlinksInPath(), to: folder.appending(path: name))
        }
    }
}
