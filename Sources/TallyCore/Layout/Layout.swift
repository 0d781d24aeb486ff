public import Foundation

/// A way to arrange views: asked for its size, then told to place its subviews.
///
/// Its `animatableData` animates: each frame of a change lays out with the data of that frame.
public protocol Layout: Animatable {
    static var layoutProperties: LayoutProperties { get }
    associatedtype Cache = Void
    typealias Subviews = LayoutSubviews

    func makeCache(subviews: Self.Subviews) -> Self.Cache
    func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)
    func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing
    func sizeThatFits(proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache) -> CGSize
    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache)
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
        cache: inout Self.Cache
    ) -> CGFloat?
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
        cache: inout Self.Cache
    ) -> CGFloat?
}

extension Layout {
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    public func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews) {
        cache = makeCache(subviews: subviews)
    }

    /// Joins what all subviews prefer at all edges.
    public func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing {
        ViewSpacing(joining: subviews) { _ in .all }
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
        cache: inout Self.Cache
    ) -> CGFloat? { nil }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
        cache: inout Self.Cache
    ) -> CGFloat? { nil }

    @_disfavoredOverload
    @inlinable public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        LayoutView(layout: self, content: content())
    }
}

extension Layout where Cache == Void {
    public func makeCache(subviews: Self.Subviews) {}
    public func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews) {}
}

/// What a layout type says of itself as a whole.
public struct LayoutProperties: Sendable {
    public var stackOrientation: Axis?
    /// Views that are scrolled out of view are not there.
    var isLazy = false
    /// Whether its views are rows of a list.
    package var rows = Rows.none
    public init() {}

    package enum Rows { case none, each }

    package static let lazy = {
        var properties = LayoutProperties()
        properties.isLazy = true
        return properties
    }()
}

/// A value that a subview carries for its layout.
public protocol LayoutValueKey {
    associatedtype Value
    static var defaultValue: Self.Value { get }
}
