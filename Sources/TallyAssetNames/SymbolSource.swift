internal import Foundation
package import TallyCatalog

/// The Swift that names the colours and the pictures of a target.
package struct SymbolSource {
    package let text: String

    /// - Parameters:
    ///   - bundle: that the assets are in: the target's, or the program's own.
    ///   - problems: takes a warning for each asset that is left out.
    package init(_ sets: [AssetSet], bundle: Bundle = .module, _ problems: inout [Problem]) {
        let colors = SymbolTree(sets.filter { $0.kind == .color }, what: "color", &problems)
        let images = SymbolTree(sets.filter { $0.kind != .color }, what: "image", &problems)
        var lines = [
            "// The names of this target's assets, made by the plugin TallyAssets.",
            "#if canImport(SwiftUI) && !canImport(Darwin)",
            "import Foundation",
            "import SwiftUI",
            "",
        ]
        if !colors.isEmpty || !images.isEmpty {
            lines += ["private let resourceBundle = Foundation.Bundle.\(bundle.rawValue)", ""]
        }
        if !colors.isEmpty {
            lines += Self.resources(of: colors, type: "ColorResource", what: "color")
            lines += Self.colors(of: colors, &problems)
        }
        if !images.isEmpty { lines += Self.resources(of: images, type: "ImageResource", what: "image") }
        lines.append("#endif")
        text = lines.joined(separator: "\n") + "\n"
    }

    /// Where assets are.
    package enum Bundle: String {
        case module
        case main
    }

    private static func resources(of tree: SymbolTree, type: String, what: String) -> [String] {
        ["extension SwiftUI.\(type) {"] + resources(tree, type, what, indent: "    ") + ["}", ""]
    }

    private static func resources(_ tree: SymbolTree, _ type: String, _ what: String, indent: String) -> [String] {
        var lines: [String] = []
        for (name, set) in tree.members {
            lines.append("\(indent)/// The \(literal(set.name)) asset catalog \(what) resource.")
            lines.append(
                "\(indent)static let \(SymbolName.escaped(name)) = SwiftUI.\(type)(name: \(literal(set.name)), bundle: resourceBundle)"
            )
        }
        for (name, path, inner) in tree.types {
            lines.append("\(indent)/// The \(literal(path.joined(separator: "/"))) asset catalog resource namespace.")
            lines.append("\(indent)enum \(SymbolName.escaped(name)) {")
            lines += resources(inner, type, what, indent: indent + "    ")
            lines.append("\(indent)}")
        }
        return lines
    }

    /// Colours by name, as `Color.brand` and where a style is wanted. They stand in the extension of styles alone, where `Color` finds
    /// them, too: a name that the program gives its own colour in an extension of `Color` goes before.
    private static func colors(of tree: SymbolTree, _ problems: inout [Problem]) -> [String] {
        var lines = ["extension SwiftUI.ShapeStyle where Self == SwiftUI.Color {"]
        for (name, set) in tree.members {
            if taken.contains(name) {
                problems.append(
                    .warning(
                        set.folder,
                        "The \"\(set.name)\" color asset name resolves to a conflicting Color symbol \"\(name)\": Color(.\(name)) is the asset's, Color.\(name) is not. Rename the asset."
                    ))
                continue
            }
            lines.append("    /// The \(literal(set.name)) asset catalog color.")
            lines.append(
                "    static var \(SymbolName.escaped(name)): SwiftUI.Color { SwiftUI.Color(.\(SymbolName.escaped(name))) }"
            )
        }
        lines += ["}", ""]
        let types = tree.types.filter { type in
            if !takenTypes.contains(type.name) { return true }
            problems.append(
                .warning(
                    type.tree.firstFolder ?? URL(fileURLWithPath: "."),
                    "The group \"\(type.path.joined(separator: "/"))\" resolves to a conflicting Color symbol \"\(type.name)\": its colors are resources alone. Rename the group."
                ))
            return false
        }
        if !types.isEmpty {
            lines.append("extension SwiftUI.Color {")
            for type in types { lines += namespace(type, prefix: "", indent: "    ") }
            lines += ["}", ""]
        }
        return lines
    }

    private static func namespace(
        _ type: (name: String, path: [String], tree: SymbolTree), prefix: String, indent: String
    ) -> [String] {
        let path = "\(prefix).\(SymbolName.escaped(type.name))"
        var lines = [
            "\(indent)/// The \(literal(type.path.joined(separator: "/"))) asset catalog resource namespace.",
            "\(indent)enum \(SymbolName.escaped(type.name)) {",
        ]
        for (name, set) in type.tree.members {
            lines.append("\(indent)    /// The \(literal(set.name)) asset catalog color.")
            lines.append(
                "\(indent)    static var \(SymbolName.escaped(name)): SwiftUI.Color { SwiftUI.Color(\(path).\(SymbolName.escaped(name))) }"
            )
        }
        for inner in type.tree.types { lines += namespace(inner, prefix: path, indent: indent + "    ") }
        return lines + ["\(indent)}"]
    }

    /// A name as a literal of Swift's.
    private static func literal(_ name: String) -> String {
        let parts = name.unicodeScalars.map { scalar in
            switch scalar {
            case "\\": "\\\\"
            case "\"": "\\\""
            case _
            where scalar.properties.generalCategory == .control || scalar.properties.generalCategory == .lineSeparator:
                "\\u{\(String(scalar.value, radix: 16))}"
            default: String(scalar)
            }
        }
        return "\"\(parts.joined())\""
    }

    /// The colours that `Color` has by itself.
    private static let taken: Set<String> = [
        "accentColor", "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint", "orange", "pink",
        "primary",
        "purple", "red", "secondary", "teal", "white", "yellow",
    ]

    /// The types that `Color` has by itself.
    private static let takenTypes: Set<String> = ["Body", "RGBColorSpace", "Resolved"]
}

extension SymbolTree {
    fileprivate var firstFolder: URL? { members.first?.set.folder ?? types.first?.tree.firstFolder }
}
