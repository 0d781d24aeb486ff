/// Which elements of a container are before the person's eyes, where they are not always all: the selected tab, the rows in
/// view. A view that stands for several elements is there as long as one of them is.
@MainActor
package final class PresenceChoice {
    private weak var container: ContainerElement?
    /// Those that views asked for and that are shown now.
    private var shown: [Presence] = []
    private var chosen: [Element] = []
    private var serial = 0
    private var isFollowed = false
    /// Those that do not know yet whether their views are seen.
    private var new: [Presence] = []
    var hasNew: Bool { !new.isEmpty }

    package init(_ container: ContainerElement) { self.container = container }

    /// Makes the presence of the views at a node of the container's list, not shown until the choice is made.
    fileprivate func make(at node: _ViewNode) -> Presence {
        let presence = Presence(outer: container?.node.presenceAround, isShown: false)
        node.presence = presence
        presence.isNew = true
        new.append(presence)
        if !isFollowed, let container {
            isFollowed = true
            container.runtime.layoutPass.choosers.append(WeakChooser(container))
        }
        return presence
    }

    func presence(of node: _ViewNode) -> Presence { node.presence ?? make(at: node) }

    /// Has the views of these elements be there and those of all others not; what leaves stays until it has gone.
    ///
    /// Views go first, and come in the order of the elements, those inside first.
    package func choose(_ elements: [Element], in list: ElementList) {
        for presence in new { presence.isNew = false }
        new = []
        serial += 1
        var seen = elements
        if !list.leaving.isEmpty {
            seen += list.leaving.filter { leaving in chosen.contains { $0 === leaving } }
        }
        chosen = seen
        var coming: [Presence] = []
        for element in seen {
            var next: _ViewNode? = element.node
            while let node = next, node.list === list {
                if let presence = node.presence, presence.choice != serial {
                    presence.choice = serial
                    coming.append(presence)
                }
                next = node.parent
            }
        }
        let before = shown
        shown = coming
        for presence in before where presence.choice != serial { presence.setShown(false) }
        for presence in coming { presence.setShown(true) }
    }
}

/// A container that decides whose views are there, as long as it is alive itself.
struct WeakChooser {
    weak var container: ContainerElement?
    init(_ container: ContainerElement) { self.container = container }
}
