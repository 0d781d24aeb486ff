/// A lazy layout that lets parts of sections stay in view.
protocol PinningLayout: Layout {
    var pinnedViews: PinnedScrollableViews { get }
    /// Along which the views scroll.
    var axis: Axis { get }
}
