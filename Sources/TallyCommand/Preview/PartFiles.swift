import Foundation

/// The hidden files that a recording is written to until it is whole, as there were before one began.
struct PartFiles {
    private let folder: String
    private let name: String
    private let before: Set<String>

    init(of output: String) {
        let address = URL(fileURLWithPath: output)
        folder = address.deletingLastPathComponent().path
        name = address.lastPathComponent
        before = Self.names(in: folder, of: name)
    }

    /// Removes those that have come since, of a recording that has crashed.
    func removeNew() {
        for part in Self.names(in: folder, of: name).subtracting(before).sorted() {
            try? FileManager.default.removeItem(atPath: folder + "/" + part)
        }
    }

    private static func names(in folder: String, of name: String) -> Set<String> {
        let all = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return Set(all.filter { $0.hasPrefix(".\(name).") && $0.hasSuffix(".part") || $0 == ".\(name).part" })
    }
}
