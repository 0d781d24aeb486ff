internal import Foundation

// Sublayers by their names: `sublayers.left.position.y`.
extension CALayer {
    private static let prefix = "sublayers."

    /// Returns the sublayer that a key path names, and the rest of the path; nil: it names none that is inside.
    final func named(_ keyPath: String) -> (layer: CALayer, rest: String)? {
        guard keyPath.hasPrefix(Self.prefix) else { return nil }
        let path = keyPath.dropFirst(Self.prefix.count)
        for child in children {
            guard let name = child.name, !name.isEmpty, path.hasPrefix(name + ".") else { continue }
            return (child, String(path.dropFirst(name.count + 1)))
        }
        return nil
    }

    /// Returns what of an animation moves sublayers that it names: for each of them a copy with what is its own.
    final func parts(of animation: CAAnimation) -> [(layer: CALayer, part: CAAnimation)] {
        switch animation {
        case let animation as CAPropertyAnimation:
            guard let path = animation.keyPath, let (layer, rest) = named(path),
                let part = animation.copy() as? CAPropertyAnimation
            else { return [] }
            part.keyPath = rest
            return [(layer, handed(part, to: layer))]
        case let group as CAAnimationGroup:
            var found: [(layer: CALayer, parts: [CAAnimation])] = []
            for child in group.animations ?? [] {
                for (layer, part) in parts(of: child) {
                    if let index = found.firstIndex(where: { $0.layer === layer }) {
                        found[index].parts.append(part)
                    } else {
                        found.append((layer, [part]))
                    }
                }
            }
            return found.compactMap { layer, parts in
                guard let part = group.copy() as? CAAnimationGroup else { return nil }
                part.animations = parts
                return (layer, handed(part, to: layer))
            }
        default: return []
        }
    }

    /// The delegate hears of the whole alone.
    private func handed(_ part: CAAnimation, to layer: CALayer) -> CAAnimation {
        part.delegate = nil
        return part
    }
}
