import TallyScene

/// An element that holds others in one list, and is laid out anew when they are others or answer otherwise.
@_spi(Runtime) open class ContainerElement: Element, ElementListOwner {
    package final let list: ElementList

    public override init(_ node: _ViewNode, _ update: _ViewUpdate) {
        list = ElementList(update.runtime)
        super.init(node, update)
        list.stand(in: self)
    }

    package override final var childList: ElementList? { list }
    package var stackAxis: Axis? { nil }
    package var holdsRows: Bool { false }
    /// Which parts of sections stay in view, and along which axis.
    package var pinning: (views: PinnedScrollableViews, axis: Axis)? { nil }

    /// Tells `list.presences`, where it is there, of which elements the views are seen.
    open func choosePresent() {}

    open func elementListChanged(_ list: ElementList) {
        invalidateLayout()
        needsRecord()
    }

    package final func elementAnswersChanged(_ element: Element) { invalidateLayout() }

    // In place: a row of thousands that changes is no reason to go over all of them.
    package final func elementSegmentChanged(_ list: ElementList, from old: Segment, to new: Segment) {
        old.replace(by: new)
    }

    open override func destroy() {
        list.destroy()
        list.stand(in: nil)
        super.destroy()
    }
}
