/// A lazy layout that lets parts of sections stay in view.
package protocol PinningLayout: Layout {
    var pinnedViews: PinnedScrollableViews { get }
    /// The axis along which the views scroll.
    var axis: Axis { get }
}
