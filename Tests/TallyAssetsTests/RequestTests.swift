import Foundation
import TallyAssetNames
import TallyCatalog
import Testing

@testable import TallyAssetsTool

/// What the plugin's tool writes and says of the catalogs of a target.
final class RequestTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "tally assets \(UUID())")
    private let plain = #"{"info":{"author":"xcode","version":1}}"#

    deinit { try? FileManager.default.removeItem(at: folder) }

    @discardableResult private func write(_ path: String, _ text: String) throws -> URL {
        let url = folder.appending(path: path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
        return url
    }

    private func set(_ path: String) throws { try write("\(path)/Contents.json", plain) }

    private var out: URL { folder.appending(path: "out/TallyAssets") }

    /// Runs the tool for some items, and returns the names it wrote and what it said.
    private func run(_ items: [String], declared: [String] = []) throws -> (symbols: String, problems: [Problem]) {
        let symbols = folder.appending(path: "out/AssetSymbols.swift")
        try FileManager.default.createDirectory(
            at: symbols.deletingLastPathComponent(), withIntermediateDirectories: true)
        var words = ["--symbols", symbols.path, "--resources", out.path]
        for item in items { words += ["--copied", folder.appending(path: item).path] }
        for item in declared { words += ["--declared", folder.appending(path: item).path] }
        let problems = try #require(Request(words)).perform()
        return (try String(contentsOf: symbols, encoding: .utf8), problems)
    }

    private func copied() -> [String] {
        (try? FileManager.default.subpathsOfDirectory(atPath: out.path).sorted()) ?? []
    }

    @Test func `colours and pictures are named, in their namespaces`() throws {
        try set("A.xcassets/Brand Blue.colorset")
        try set("A.xcassets/Group/Default.colorset")
        try write("A.xcassets/theme/Contents.json", #"{"properties":{"provides-namespace":true}}"#)
        try set("A.xcassets/theme/switch.imageset")
        try set("A.xcassets/theme/Ground.colorset")
        try set("A.xcassets/AppIcon.appiconset")
        try set("A.xcassets/custom.heart.symbolset")
        let (symbols, problems) = try run(["A.xcassets"])
        #expect(problems.isEmpty)
        for line in [
            #"static let brandBlue = SwiftUI.ColorResource(name: "Brand Blue", bundle: resourceBundle)"#,
            #"static let `default` = SwiftUI.ColorResource(name: "Default", bundle: resourceBundle)"#,
            #"static var brandBlue: SwiftUI.Color { SwiftUI.Color(.brandBlue) }"#,
            #"static var ground: SwiftUI.Color { SwiftUI.Color(.Theme.ground) }"#,
            #"static let `switch` = SwiftUI.ImageResource(name: "theme/switch", bundle: resourceBundle)"#,
            #"static let customHeart = SwiftUI.ImageResource(name: "custom.heart", bundle: resourceBundle)"#,
        ] { #expect(symbols.contains(line)) }
        #expect(symbols.components(separatedBy: "enum Theme {").count == 4)
        #expect(!symbols.contains("appIcon"))
        #expect(copied().contains("A.xcassets/theme/Ground.colorset/Contents.json"))
    }

    @Test func `reserved words are escaped wherever they stand`() throws {
        for name in ["init", "in", "default"] { try set("A.xcassets/\(name).colorset") }
        try write("A.xcassets/self/Contents.json", #"{"properties":{"provides-namespace":true}}"#)
        try set("A.xcassets/self/Init.colorset")
        let (symbols, problems) = try run(["A.xcassets"])
        #expect(problems.isEmpty)
        for name in ["`init`", "`in`", "`default`"] {
            #expect(symbols.contains("static var \(name): SwiftUI.Color { SwiftUI.Color(.\(name)) }"))
        }
        #expect(symbols.contains("static var `init`: SwiftUI.Color { SwiftUI.Color(.`Self`.`init`) }"))
    }

    @Test func `an empty catalog names nothing, and asks for no bundle`() throws {
        try set("A.xcassets")
        let (symbols, problems) = try run(["A.xcassets"])
        #expect(problems.isEmpty)
        #expect(!symbols.contains("Bundle.module") && !symbols.contains("extension"))
    }

    @Test func `of two assets with one symbol the second is left out, with a warning at it`() throws {
        try set("A.xcassets/gift.imageset")
        try set("A.xcassets/giftColor.imageset")
        try set("B.xcassets/gift.imageset")
        let (symbols, problems) = try run(["A.xcassets", "B.xcassets"])
        #expect(symbols.components(separatedBy: "static let gift ").count == 2)
        #expect(problems.allSatisfy { !$0.isError } && problems.count == 2)
        #expect(
            problems.contains {
                $0.file.path.hasSuffix("giftColor.imageset") && $0.message.contains("resolves to the symbol \"gift\"")
            })
        #expect(
            problems.contains {
                $0.file.path.hasSuffix("B.xcassets/gift.imageset") && $0.message.contains("Two image assets")
            })
    }

    @Test func `a colour that Color has by itself is a resource alone, as with Xcode`() throws {
        try set("A.xcassets/PrimaryColor.colorset")
        let (symbols, problems) = try run(["A.xcassets"])
        #expect(symbols.contains("static let primary = "))
        #expect(!symbols.contains("var primary"))
        #expect(problems.count == 1 && problems[0].message.contains("conflicting Color symbol \"primary\""))
    }

    @Test func `names without letters are left out, with a warning`() throws {
        try set("A.xcassets/-.imageset")
        try write("A.xcassets/+/Contents.json", #"{"properties":{"provides-namespace":true}}"#)
        try set("A.xcassets/+/a.imageset")
        let (symbols, problems) = try run(["A.xcassets"])
        #expect(!symbols.contains("static let"))
        #expect(problems.count == 2 && problems.allSatisfy { !$0.isError && $0.message.contains("Rename") })
    }

    @Test func `what cannot be read is an error that says file, reason and remedy`() throws {
        try write("A.xcassets/Torn.colorset/Contents.json", "{ torn")
        try write("A.xcassets/Odd.imageset/Contents.json", #"{"images":7}"#)
        try write("A.xcassets/Bare.imageset/a.png", "")
        try write("A.xcassets/Group/Contents.json", "[]")
        try write("File.xcassets", "no folder")
        try write("Torn.xcstrings", "{")
        try write("Odd.xcstrings", #"{"sourceLanguage":"en"}"#)
        let (symbols, problems) = try run(["A.xcassets", "File.xcassets", "Torn.xcstrings", "Odd.xcstrings"])
        #expect(!symbols.contains("static let"))
        #expect(problems.count == 7 && problems.allSatisfy(\.isError))
        for part in [
            "Torn.colorset/Contents.json", "Odd.imageset/Contents.json", "Bare.imageset/Contents.json",
            "Group/Contents.json",
            "File.xcassets", "Torn.xcstrings", "Odd.xcstrings",
        ] {
            let problem = try #require(problems.first { $0.file.path.hasSuffix(part) })
            #expect(
                problem.description.hasPrefix("\(problem.file.path):1:1: error: This is no") || part.hasPrefix("Bare"))
            #expect(problem.message.contains("remove it"))
        }
        #expect(problems.contains { $0.message.contains("images") })
        #expect(problems.contains { $0.message.contains("\"strings\"") })
    }

    @Test func `a picture that is not there is a warning that names it`() throws {
        try write(
            "A.xcassets/Logo.imageset/Contents.json", #"{"images":[{"filename":"gone.png","idiom":"universal"}]}"#)
        let (symbols, problems) = try run(["A.xcassets"])
        #expect(symbols.contains("static let logo"))
        #expect(problems.count == 1 && !problems[0].isError && problems[0].message.contains("\"gone.png\""))
    }

    @Test func `what is declared as a resource is named and not copied; catalogs of one name are both copied`() throws {
        try set("A/Assets.xcassets/One.imageset")
        try set("B/Assets.xcassets/Two.imageset")
        try set("C.xcassets/Three.imageset")
        try write("Localizable.xcstrings", #"{"sourceLanguage":"en","strings":{}}"#)
        try write("B/Localizable.xcstrings", #"{"sourceLanguage":"en","strings":{}}"#)
        try write("photo.png", "p")
        let (symbols, problems) = try run(
            [
                "A/Assets.xcassets", "B/Assets.xcassets", "Localizable.xcstrings", "B/Localizable.xcstrings",
                "photo.png",
            ],
            declared: ["C.xcassets"])
        for name in ["one", "two", "three"] { #expect(symbols.contains("static let \(name) =")) }
        #expect(problems.count == 1 && problems[0].message.contains("Localizable.xcstrings"))
        #expect(
            copied().contains("Assets.xcassets/One.imageset") && copied().contains("Assets-2.xcassets/Two.imageset"))
        #expect(copied().contains("photo.png") && !copied().contains { $0.hasPrefix("C.") })
        // What is gone is gone from the copy.
        _ = try run(["A/Assets.xcassets"])
        #expect(copied().allSatisfy { $0.hasPrefix("Assets.xcassets") })
    }

    @Test func `names are written as literals of Swift`() throws {
        try set("A.xcassets/a \"b\" \\(c).imageset")
        let (symbols, problems) = try run(["A.xcassets"])
        #expect(problems.isEmpty)
        #expect(symbols.contains(#"static let aBC = SwiftUI.ImageResource(name: "a \"b\" \\(c)", "#))
    }

    @Test func `the resources of the target with the program's name go before those of its other targets`() throws {
        for name in ["Shop_Basket", "Shop_Zoo", "odd.shop_Shop", "Shop_Shopping"] {
            try set("\(name).resources/A.xcassets")
        }
        let found = ResourceFolder.ofTargets(beside: folder, program: "Shop").map(\.lastPathComponent)
        #expect(found == ["odd.shop_Shop", "Shop_Basket", "Shop_Shopping", "Shop_Zoo"].map { "\($0).resources" })
    }

    @Test(arguments: [[], ["--symbols"], ["--copied", "a"], ["--nothing", "a"]])
    func `other words are none of the tool's`(words: [String]) {
        #expect(Request(words) == nil)
    }
}
