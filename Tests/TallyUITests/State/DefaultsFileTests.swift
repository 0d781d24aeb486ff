import Foundation
import TallyCore
import Testing

struct DefaultsFileTests {
    /// A store that nobody else has, and a folder for its file.
    private func withFile(_ body: (UserDefaults, URL) throws -> Void) throws {
        let name = "tally.tests.\(UUID().uuidString)"
        let store = try #require(UserDefaults(suiteName: name))
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(name)
        defer {
            store.removePersistentDomain(forName: name)
            try? FileManager.default.removeItem(at: folder)
        }
        try body(store, folder.appendingPathComponent("deep/\(name).plist"))
    }

    private func read(_ url: URL) throws -> NSDictionary {
        let values = try PropertyListSerialization.propertyList(from: Data(contentsOf: url), format: nil)
        return NSDictionary(dictionary: try #require(values as? [String: Any]))
    }

    @Test func `what is set is in the file, and what is taken away is not`() throws {
        try withFile { store, url in
            let file = DefaultsFile(store, url)
            #expect(file.save())
            #expect(!FileManager.default.fileExists(atPath: url.path), "nothing was set")
            store.set(1, forKey: "whole")
            store.set(2.5, forKey: "number")
            store.set(true, forKey: "flag")
            store.set("seen", forKey: "text")
            store.set(Data([1, 2]), forKey: "data")
            store.set(["a": [1, 2]], forKey: "nested")
            #expect(file.save())
            let first = try read(url)
            #expect(
                first
                    == NSDictionary(dictionary: [
                        "whole": 1, "number": 2.5, "flag": true, "text": "seen", "data": Data([1, 2]),
                        "nested": ["a": [1, 2]],
                    ]))
            for key in ["whole", "number", "data", "nested"] { store.removeObject(forKey: key) }
            store.set(false, forKey: "flag")
            #expect(file.save())
            let second = try read(url)
            #expect(second == NSDictionary(dictionary: ["flag": false, "text": "seen"]))
        }
    }

    @Test func `nothing is written while nothing changes, and nobody else may read the file`() throws {
        try withFile { store, url in
            let file = DefaultsFile(store, url)
            store.set(Double.nan, forKey: "number")
            #expect(file.save())
            let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
            #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
            let number = try #require(attributes[.systemFileNumber] as? NSNumber)
            #expect(file.save())
            let later = try FileManager.default.attributesOfItem(atPath: url.path)
            #expect(later[.systemFileNumber] as? NSNumber == number)
        }
    }

    @Test func `another program's keys stay, of the same key the latest writer's`() throws {
        try withFile { store, url in
            let file = DefaultsFile(store, url)
            store.set("ours", forKey: "a")
            #expect(file.save())
            let theirs: NSDictionary = ["a": "theirs", "b": "theirs"]
            try PropertyListSerialization.data(fromPropertyList: theirs, format: .binary, options: 0).write(to: url)
            store.set("ours", forKey: "c")
            #expect(file.save())
            #expect(try read(url) == NSDictionary(dictionary: ["a": "theirs", "b": "theirs", "c": "ours"]))
        }
    }

    @Test(arguments: ["", "garbage", "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>a</key>"])
    func `a file that is gone or no property list is written anew, with everything`(content: String) throws {
        try withFile { store, url in
            let file = DefaultsFile(store, url)
            store.set(1, forKey: "a")
            #expect(file.save())
            try Data(content.utf8).write(to: url)
            store.set(2, forKey: "b")
            #expect(file.save())
            #expect(try read(url) == NSDictionary(dictionary: ["a": 1, "b": 2]))
        }
    }

    @Test func `a file is whole at every moment, and nothing is left beside it`() throws {
        try withFile { store, url in
            let file = DefaultsFile(store, url)
            store.set(0, forKey: "number")
            #expect(file.save())
            let isDone = Flag()
            let reader = Thread {
                while !isDone.value {
                    guard let data = try? Data(contentsOf: url),
                        let values = try? PropertyListSerialization.propertyList(from: data, format: nil),
                        let number = (values as? [String: Any])?["number"] as? Int,
                        (values as? [String: Any])?["long"] as? String == (number == 0 ? nil : long(number))
                    else {
                        isTorn.value = true
                        return
                    }
                }
            }
            reader.start()
            for number in 1...200 {
                store.set(number, forKey: "number")
                store.set(long(number), forKey: "long")
                #expect(file.save())
            }
            isDone.value = true
            #expect(!isTorn.value)
            let names = try FileManager.default.contentsOfDirectory(atPath: url.deletingLastPathComponent().path)
            #expect(names == [url.lastPathComponent])
        }
    }

    @Test func `a file that cannot be written is tried again`() throws {
        try withFile { store, url in
            let file = DefaultsFile(store, url)
            store.set(1, forKey: "a")
            // A folder stands in its place.
            try FileManager.default.createDirectory(
                at: url.appendingPathComponent("in the way"), withIntermediateDirectories: true)
            #expect(!file.save())
            try FileManager.default.removeItem(at: url)
            #expect(file.save())
            #expect(try read(url) == NSDictionary(dictionary: ["a": 1]))
        }
    }

    @Test func `a link to the file stays one`() throws {
        try withFile { store, url in
            let folder = url.deletingLastPathComponent()
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let real = folder.appendingPathComponent("real.plist")
            try Data().write(to: real)
            try FileManager.default.createSymbolicLink(at: url, withDestinationURL: real)
            let file = DefaultsFile(store, url)
            store.set(1, forKey: "a")
            #expect(file.save())
            #expect(try read(real) == NSDictionary(dictionary: ["a": 1]))
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: url.path) == real.path)
        }
    }

    @Test func `a store's file has its suite's name, where Foundation looks for it`() throws {
        let store = try #require(UserDefaults(suiteName: "tally.tests.suite"))
        #expect(DefaultsFile(store)?.url.lastPathComponent == "tally.tests.suite.plist")
        let standard = try #require(DefaultsFile(UserDefaults.standard))
        #expect(standard.url.lastPathComponent == ProcessInfo.processInfo.processName + ".plist")
    }
}

private final class Flag: @unchecked Sendable {
    private let lock = NSLock()
    private var isSet = false
    var value: Bool {
        get { lock.withLock { isSet } }
        set { lock.withLock { isSet = newValue } }
    }
}

private func long(_ number: Int) -> String { String(repeating: "\(number) ", count: 5000) }
private let isTorn = Flag()
