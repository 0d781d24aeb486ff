import TallyCore

extension View {
    /// Binds the id of the view that a scroll view inside stands at: a new id scrolls there, and scrolling writes the id.
    ///
    /// It is told of the targets of `scrollTargetLayout` or `scrollTarget`: the one whose anchor is nearest to the
    /// window's, without animation. A new id scrolls under the transaction of its change; nil, or one that no view inside
    /// has, does not.
    /// - Parameter anchor: of the view and of the window. Nil: it scrolls no further than needed, and top left corners are
    ///   compared.
    public nonisolated func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
        modifier(making { ScrollPositionIDModifier(id: id, anchor: anchor) })
    }

    /// Binds the position of a scroll view inside.
    ///
    /// - Parameter anchor: of the views that `viewID` tells of, and of the window. Nil: top left corners are compared.
    public nonisolated func scrollPosition(
        _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
    ) -> some View {
        modifier(making { ScrollPositionModifier(position: position, anchor: anchor) })
    }
}

/// What was read of a binding last, and what goes between it and the scroll view.
nonisolated private final class PositionMemory<Value> {
    var link: ScrollPositionLink?
    var last: Value?
    nonisolated init() {}
}

private struct ScrollPositionIDModifier<ID: Hashable>: ViewModifier {
    @Binding var id: ID?
    let anchor: UnitPoint?
    @State private var memory = PositionMemory<ID>()

    init(id: Binding<ID?>, anchor: UnitPoint?) {
        _id = id
        self.anchor = anchor
    }

    private var link: ScrollPositionLink {
        let link = memory.link ?? ScrollPositionLink()
        memory.link = link
        link.anchor = anchor
        link.isID = { $0.base is ID }
        link.report = { [memory, $id] key, _ in
            guard let new = key?.base as? ID, new != memory.last else { return }
            memory.last = new
            $id.wrappedValue = new
        }
        if id != memory.last {
            memory.last = id
            if let id { link.ask(.view(AnyHashable(id), anchor: anchor)) }
        }
        return link
    }

    func body(content: Content) -> some View { content.environment(\.scrollPositionLink, link) }
}

private struct ScrollPositionModifier: ViewModifier {
    @Binding var position: ScrollPosition
    let anchor: UnitPoint?
    @State private var memory = PositionMemory<ScrollPosition>()

    init(position: Binding<ScrollPosition>, anchor: UnitPoint?) {
        _position = position
        self.anchor = anchor
    }

    private var link: ScrollPositionLink {
        let link = memory.link ?? ScrollPositionLink()
        memory.link = link
        link.anchor = anchor
        let known = position
        link.isID = { known.isID($0) }
        link.report = { [memory, $position] key, isByHand in
            guard isByHand else { return }
            var new = $position.wrappedValue
            new.followHand(to: key)
            guard new != memory.last else { return }
            memory.last = new
            $position.wrappedValue = new
        }
        if known != memory.last {
            memory.last = known
            if let request = known.request { link.ask(request) }
        }
        return link
    }

    func body(content: Content) -> some View { content.environment(\.scrollPositionLink, link) }
}
