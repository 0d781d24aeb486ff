import Observation
import SwiftUI

/// Something that a tree reads, and that a test writes.
@MainActor @Observable
final class Switch {
    var isOn = false
    nonisolated init() {}
}

/// A small tree of views made from a seed: what is compared is how it is shown after its switches have been thrown with
/// how a fresh stage shows it.
@MainActor
final class Tree {
    enum Kind: String, CaseIterable {
        // What draws.
        case color, circle, ring, text, canvas, picture
        // What holds others.
        case hStack, vStack, zStack, scroll, across, lazy, grid, list, form, flow, anyLayout, fits, group, section
        case reader, placeReader, relative, inset, anchored, measured, spaced
        // What comes and goes.
        case when, either, each
        // What stands around another.
        case frame, padding, offset, opacity, scale, turn, flip, blur, shadow, clip, mask, overlay, background
        case font, guide, blend, grouped, priority, aspect, fixed, flexible, position, tint, id, named
    }

    let kind: Kind
    let parts: [Tree]
    let number: Int
    let control: Switch

    init(_ kind: Kind, _ parts: [Tree] = [], _ number: Int = 0, _ control: Switch) {
        self.kind = kind
        self.parts = parts
        self.number = number
        self.control = control
    }

    static let leaves: [Kind] = [.color, .circle, .ring, .text, .text, .canvas, .picture]
    static let containers: [Kind] = [
        .hStack, .vStack, .zStack, .scroll, .across, .lazy, .grid, .list, .form, .flow, .anyLayout, .fits, .group,
        .section, .inset, .spaced,
    ]
    static let readers: [Kind] = [.reader, .reader, .placeReader, .relative, .anchored, .measured]
    static let conditions: [Kind] = [.when, .either, .each]
    static let modifiers: [Kind] = [
        .frame, .padding, .offset, .opacity, .scale, .turn, .flip, .blur, .shadow, .clip, .mask, .overlay, .background,
        .font, .guide, .blend, .grouped, .priority, .aspect, .fixed, .flexible, .position, .tint, .id, .named,
    ]

    /// - Parameter depth: at most so many below one another.
    static func random(_ source: inout SplitMix, _ switches: [Switch], depth: Int) -> Tree {
        func pick(_ kinds: [Kind]) -> Kind { kinds[Int(source.next() % UInt64(kinds.count))] }
        let roll = depth <= 0 ? 0 : source.next() % 10
        let kind: Kind =
            switch roll {
            case 0: pick(leaves)
            case 1...3: pick(containers)
            case 4, 5: pick(readers)
            case 6, 7: pick(conditions)
            default: pick(modifiers)
            }
        let count: Int
        if leaves.contains(kind) {
            count = 0
        } else if containers.contains(kind) || kind == .each {
            count = 1 + Int(source.next() % 3)
        } else if [.overlay, .background, .mask, .either, .inset, .when].contains(kind) {
            count = 2
        } else {
            count = 1
        }
        let parts = (0..<count).map { _ in random(&source, switches, depth: depth - 1) }
        let number = Int(source.next() % 8)
        return Tree(kind, parts, number, switches[Int(source.next() % UInt64(switches.count))])
    }

    /// The tree in short, for a report.
    func code(_ switches: [Switch]) -> String {
        let name = switches.firstIndex { $0 === control } ?? 0
        let inside = parts.map { $0.code(switches) }.joined(separator: ", ")
        return "\(kind) \(number) s\(name)" + (parts.isEmpty ? "" : "(" + inside + ")")
    }

    /// The trees that are a little smaller.
    var smaller: [Tree] {
        var all = parts
        for (index, part) in parts.enumerated() {
            for less in part.smaller {
                var copy = parts
                copy[index] = less
                all.append(Tree(kind, copy, number, control))
            }
        }
        if Self.containers.contains(kind) || kind == .each, parts.count > 1 {
            for index in parts.indices {
                var copy = parts
                copy.remove(at: index)
                all.append(Tree(kind, copy, number, control))
            }
        }
        return all
    }
}
