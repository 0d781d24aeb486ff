public import Foundation
@_spi(Runtime) import TallyCore
import TallyScene

extension View {
    /// Shows content above or below the view, which gives way; scroll views in it, and what ignores the safe area, extend
    /// under the content.
    ///
    /// - Parameters:
    ///   - alignment: of the content along the edge.
    ///   - spacing: points between the two. Nil: 8.
    public nonisolated func safeAreaInset<V>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View where V: View {
        inset(
            edge == .top ? .top : .bottom, Alignment(horizontal: alignment, vertical: .center), spacing, content())
    }

    /// Shows content before or after the view, which gives way; scroll views in it, and what ignores the safe area, extend
    /// under the content.
    ///
    /// - Parameters:
    ///   - alignment: of the content along the edge.
    ///   - spacing: points between the two. Nil: 8.
    public nonisolated func safeAreaInset<V>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View where V: View {
        inset(
            edge == .leading ? .leading : .trailing, Alignment(horizontal: .center, vertical: alignment), spacing,
            content())
    }

    private nonisolated func inset<V: View>(
        _ edge: Edge, _ alignment: Alignment, _ spacing: CGFloat?, _ content: V
    ) -> some View {
        // unsafe: a part of the value made here, and used by views alone, on the main actor.
        nonisolated(unsafe) let bar = content
        return modifier(
            making { SafeAreaInsetModifier(edge: edge, alignment: alignment, spacing: spacing, bar: bar) })
    }
}

/// Keeps the area for the views inside, and takes from it.
private struct SafeAreaInsetModifier<Bar: View>: ViewModifier {
    let edge: Edge
    let alignment: Alignment
    let spacing: CGFloat?
    let bar: Bar
    private let area = NodeMemory<SafeArea>()

    init(edge: Edge, alignment: Alignment, spacing: CGFloat?, bar: Bar) {
        self.edge = edge
        self.alignment = alignment
        self.spacing = spacing
        self.bar = bar
    }

    func body(content: Content) -> some View {
        let area = area.wrapped
        content.environment(\.safeArea, area)
            .modifier(SafeAreaBar(area: area, edge: edge, alignment: alignment, spacing: spacing, bar: bar))
    }
}

nonisolated struct SafeAreaBar<Bar: View>: ElementModifier {
    typealias Body = Never
    let area: SafeArea
    let edge: Edge
    let alignment: Alignment
    let spacing: CGFloat?
    let bar: Bar

    @MainActor func makeSlot(for element: Element, _ applied: TypedAppliedModifier<Self>) -> Slot {
        SafeAreaBarSlot<Bar>(element, applied, around: Segment())
    }
}
