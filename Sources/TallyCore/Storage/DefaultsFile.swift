import Foundation

/// The file in which a store of defaults keeps its values, updated whole or not at all.
///
/// Foundation on Linux writes it in `synchronize()` alone, into the file that is there: who ends meanwhile leaves half a
/// file, which counts as none. Here the file is written beside and put into its place.
package final class DefaultsFile {
    package let store: UserDefaults
    package let url: URL
    /// What the store held when it was last looked at, each value as it is written.
    private var known: [String: Data]

    package init(_ store: UserDefaults, _ url: URL) {
        self.store = store
        self.url = url
        known = Self.contents(of: store)
    }

    /// That of the store, where Foundation reads it; nil where that cannot be known.
    package convenience init?(_ store: UserDefaults) {
        guard let name = store === UserDefaults.standard ? Self.programName : Self.suite(of: store) else { return nil }
        self.init(store, Self.folder.appendingPathComponent(name + ".plist"))
    }

    /// Writes what the program has changed since the last call; what other programs have written meanwhile stays.
    ///
    /// - Returns: False if the file cannot be written; the next call tries again.
    @discardableResult package func save() -> Bool {
        let now = Self.contents(of: store)
        if now == known { return true }
        let found = dictionary()
        var values = found ?? [:]
        let all = store.dictionaryRepresentation()
        for (key, data) in now where found == nil || known[key] != data {  // order: each key by itself
            values[key] = all[key]
        }
        for key in known.keys where now[key] == nil { values[key] = nil }  // order: each key by itself
        guard let data = try? PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0),
            replace(with: data)
        else { return false }
        known = now
        return true
    }

    private func dictionary() -> [String: Any]? {
        guard let data = try? Data(contentsOf: url) else { return nil }
        return (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any]
    }

    /// Replaces the file in one step, for nobody but the person to read.
    private func replace(with data: Data) -> Bool {
        let target = url.resolvingSymlinksInPath()
        let folder = target.deletingLastPathComponent()
        try? FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let beside = folder.appendingPathComponent(".\(target.lastPathComponent).\(getpid())").path
        unlink(beside)
        let descriptor = open(beside, O_WRONLY | O_CREAT | O_EXCL, 0o600)
        guard descriptor >= 0 else { return false }
        let isWritten = write(data, to: descriptor) && fsync(descriptor) == 0
        guard close(descriptor) == 0, isWritten, rename(beside, target.path) == 0 else {
            unlink(beside)
            return false
        }
        return true
    }

    private func write(_ data: Data, to descriptor: Int32) -> Bool {
        var rest = data[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0 && errno == EINTR { continue }
            if count <= 0 { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }

    /// Returns the contents without what is only registered: such a value is nobody's choice, and not for a file.
    private static func contents(of store: UserDefaults) -> [String: Data] {
        // A store of nothing shows what is registered and nothing else.
        let registered = UserDefaults(suiteName: "org.tally.nothing")?.dictionaryRepresentation().compactMapValues(
            encoded)
        return store.dictionaryRepresentation().compactMapValues(encoded)
            .filter { registered?[$0.key] != $0.value }  // order: each key by itself
    }

    private static func encoded(_ value: Any) -> Data? {
        try? PropertyListSerialization.data(fromPropertyList: ["": value], format: .xml, options: 0)
    }

    // MARK: Where Foundation looks

    private static var programName: String { Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName }

    /// Reads the name of a store's suite off its fields, as the store says it to nobody.
    private static func suite(of store: UserDefaults) -> String? {
        Mirror(reflecting: store).descendant("suite") as? String
    }

    /// That of the XDG Base Directory Specification, which ignores a relative one.
    private static var folder: URL {
        if let path = ProcessInfo.processInfo.environment["XDG_CONFIG_HOME"], path.hasPrefix("/") {
            return URL(fileURLWithPath: path, isDirectory: true)
        }
        return FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".config", isDirectory: true)
    }
}
