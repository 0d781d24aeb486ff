import Foundation
import SwiftUI
import Testing

/// What Foundation has on Apple's platforms alone.
struct FoundationNamesTests {
    @Test func `folders of the person and of the program have names`() {
        let home = URL.homeDirectory.path
        let folders: [URL] = [
            .documentsDirectory, .desktopDirectory, .downloadsDirectory, .moviesDirectory, .musicDirectory,
            .picturesDirectory, .sharedPublicDirectory, .trashDirectory, .cachesDirectory, .applicationSupportDirectory,
            .libraryDirectory,
        ]
        #expect(Set(folders).count == folders.count)
        for folder in folders { #expect(folder.isFileURL && folder.hasDirectoryPath && folder.path != home) }
        #expect(URL.documentsDirectory.appending(path: "a.json").lastPathComponent == "a.json")
    }

    @Test func `defaults are kept under their keys by the older names`() throws {
        let defaults = try #require(UserDefaults(suiteName: "tally-names-\(UUID())"))
        defaults.setValue(3, forKey: "count")
        defaults.setValue(["a"], forKey: "words")
        #expect(defaults.integer(forKey: "count") == 3 && defaults.value(forKey: "count") as? Int == 3)
        #expect(defaults.value(forKey: "words") as? [String] == ["a"])
        defaults.setValue(nil, forKey: "count")
        #expect(defaults.value(forKey: "count") == nil && defaults.object(forKey: "count") == nil)
    }

    @Test func `a file is written whole by the older name of the option`() throws {
        let file = URL.temporaryDirectory.appending(path: "tally-atomic-\(UUID())")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data([1, 2]).write(to: file, options: .atomicWrite)
        #expect(try Data(contentsOf: file) == Data([1, 2]))
    }
}
