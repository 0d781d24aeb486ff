#if DEBUG
    extension ElementList {
        /// Checks what must hold of a list and of the nodes that stand in it, down to where an element holds a list of
        /// its own:
        ///
        /// - who lays it out is there as long as its nodes are: else nobody is told of a change;
        /// - each node is as `_ViewNode.violation` says;
        /// - where it was collected and has not been told of a change since, it holds the elements that a walk over the
        ///   nodes finds, in that order, and each knows whether it is leaving: else a view that has come is not laid out,
        ///   or one that has gone still is.
        ///
        /// - Parameter nodes: grows by the number of nodes in the list.
        /// - Returns: the first that does not hold.
        func violation(counting nodes: inout Int) -> String? {
            guard let root else {
                return elements.isEmpty && leaving.isEmpty ? nil : "it has elements, and no nodes"
            }
            if owner == nil { return "its owner has gone, and \(root.nameInMessages) is still there" }
            if let parent = root.parent, !parent.isAlive {
                return "\(parent.nameInMessages), which holds it, has ended"
            }
            var walk = Walk(list: self)
            walk.visit(root, under: nil, isLeaving: false)
            nodes += walk.nodes
            if let found = walk.found { return found }
            if isStale { return nil }
            return disagreement(elements, walk.elements, "elements")
                ?? disagreement(leaving, walk.leaving, "leaving elements")
        }

        private func disagreement(_ known: [Element], _ found: [Element], _ what: String) -> String? {
            if known.count != found.count {
                return "it holds \(known.count) \(what), and its nodes have \(found.count)"
            }
            for place in known.indices where known[place] !== found[place] {
                return "it holds other \(what) than its nodes have, or in another order, from place \(place) on"
            }
            return nil
        }

        @MainActor private struct Walk {
            let list: ElementList
            var nodes = 0
            var elements: [Element] = []
            var leaving: [Element] = []
            var found: String?

            mutating func visit(_ node: _ViewNode, under parent: _ViewNode?, isLeaving: Bool) {
                nodes += 1
                if let wrong = node.violation(under: parent, in: list) {
                    return found = "\(node.nameInMessages): \(wrong)"
                }
                if let element = node.element {
                    if !list.isStale, element.isLeaving != isLeaving {
                        return found = "\(node.nameInMessages): its element does not know whether it is leaving"
                    }
                    if isLeaving { leaving.append(element) } else { elements.append(element) }
                    if node.children.isEmpty, node.dynamic == nil { return }
                    return found = "\(node.nameInMessages): it has an element, and children beside it"
                }
                for child in node.children where found == nil { visit(child, under: node, isLeaving: isLeaving) }
                guard let dynamic = node.dynamic else { return }
                for child in dynamic.leaving where found == nil {
                    if let child = child.node { visit(child, under: node, isLeaving: true) }
                }
                for child in dynamic.live where found == nil {
                    if let child = child.node { visit(child, under: node, isLeaving: isLeaving) }
                }
            }
        }
    }

    /// Every list of elements that is there, be it held by an element, by a modifier or by the stage.
    @MainActor
    struct LivingLists {
        private struct Entry {
            weak var list: ElementList?
        }

        private var entries: [Entry] = []
        private var room = 64

        nonisolated init() {}

        mutating func note(_ list: ElementList) {
            guard Invariants.areChecked else { return }
            if entries.count >= room {
                entries.removeAll { $0.list == nil }
                room = max(64, 2 * entries.count)
            }
            entries.append(Entry(list: list))
        }

        /// - Parameter liveNodes: how many nodes there are.
        /// - Returns: the first thing that does not hold of one of them.
        func violation(liveNodes: Int) -> String? {
            var nodes = 0
            for entry in entries {
                guard let list = entry.list, let wrong = list.violation(counting: &nodes) else { continue }
                return "the list of elements of \(list.owner.map { "\(type(of: $0))" } ?? "nobody"): \(wrong)"
            }
            return nodes == liveNodes ? nil : "\(liveNodes) nodes are counted, and \(nodes) stand in the tree"
        }
    }
#endif
