/// An element that holds others in one list, and is laid out anew when they are others or answer otherwise.
@_spi(Runtime) open class ContainerElement: Element, ElementListOwner {
    package final private(set) lazy var list = ElementList(runtime: runtime, owner: self)

    public override init(_ node: _ViewNode, _ update: _ViewUpdate) { super.init(node, update) }

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

    open override func destroy() {
        list.destroy()
        super.destroy()
    }
}
