/// An element that holds others in one list, and is laid out anew when they are others or answer otherwise.
class ContainerElement: Element, ElementListOwner {
    final private(set) lazy var list = ElementList(runtime: runtime, owner: self)

    override final var childList: ElementList? { list }
    var stackAxis: Axis? { nil }
    var holdsRows: Bool { false }
    /// Which parts of sections stay in view, and along which axis.
    var pinning: (views: PinnedScrollableViews, axis: Axis)? { nil }

    /// Tells `list.presences`, where it is there, of which elements the views are seen.
    func choosePresent() {}

    func elementListChanged(_ list: ElementList) {
        invalidateLayout()
        needsRecord()
    }

    final func elementAnswersChanged(_ element: Element) { invalidateLayout() }

    override func destroy() {
        list.destroy()
        super.destroy()
    }
}
