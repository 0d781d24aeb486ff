internal import Foundation
internal import TallyCatalog

/// The names of the colours, or of the pictures, of a target: a level is a namespace.
struct SymbolTree {
    /// Name and set, in the order of the assets' names.
    private(set) var members: [(name: String, set: AssetSet)] = []
    /// In the order of their groups' names.
    private(set) var types: [(name: String, path: [String], tree: SymbolTree)] = []

    var isEmpty: Bool { members.isEmpty && types.isEmpty }

    /// What cannot have a name, or has one that another has, is left out with a warning.
    init(_ sets: [AssetSet], what: String, _ problems: inout [Problem]) {
        self.init(
            sets.sorted { ($0.name, $0.folder.path) < ($1.name, $1.folder.path) }, what: what, level: 0, &problems)
    }

    private init(_ sets: [AssetSet], what: String, level: Int, _ problems: inout [Problem]) {
        var taken: [String: String] = [:]
        for set in sets where set.namespace.count == level {
            guard let name = SymbolName.ofMember(set.ownName) else {
                problems.append(
                    .warning(
                        set.folder,
                        "The \(what) asset \"\(set.name)\" has no name in Swift: \"\(set.ownName)\" has no letter and no digit. Rename the asset."
                    ))
                continue
            }
            if let other = taken[name] {
                problems.append(.warning(set.folder, Self.clash(set.name, other, name, what)))
                continue
            }
            taken[name] = set.name
            members.append((name, set))
        }
        var groups: [(group: String, sets: [AssetSet])] = []
        for set in sets where set.namespace.count > level {
            if let index = groups.firstIndex(where: { $0.group == set.namespace[level] }) {
                groups[index].sets.append(set)
            } else {
                groups.append((set.namespace[level], [set]))
            }
        }
        for (group, sets) in groups {
            let path = Array(sets[0].namespace[...level])
            let place = sets[0].folder.deletingLastPathComponent()
            guard let name = SymbolName.ofType(group) else {
                problems.append(
                    .warning(
                        place,
                        "The group \"\(path.joined(separator: "/"))\" has no name in Swift: it has no letter and no digit. Rename it."
                    ))
                continue
            }
            let tree = SymbolTree(sets, what: what, level: level + 1, &problems)
            if let other = taken[name] {
                problems.append(.warning(place, Self.clash(path.joined(separator: "/"), other, name, what)))
                continue
            }
            taken[name] = path.joined(separator: "/")
            if !tree.isEmpty { types.append((name, path, tree)) }
        }
    }

    private static func clash(_ name: String, _ other: String, _ symbol: String, _ what: String) -> String {
        name == other
            ? "Two \(what) assets are named \"\(name)\": the first in the order of their paths is used. Rename or remove one."
            : "The \"\(name)\" \(what) asset name resolves to the symbol \"\(symbol)\", which \"\(other)\" has already. Rename the asset."
    }
}
