public import Foundation
@_spi(Runtime) import TallyCore

extension View {
    /// Puts space around the view that scroll views in it, and what ignores the safe area, extend into.
    public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        padding(ofSafeArea: _PaddingLayout(edges: .all, insets: insets))
    }

    /// Puts space around the view as `safeAreaPadding(_:)` does, at some edges; nil is 16 points.
    public nonisolated func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        padding(
            ofSafeArea: _PaddingLayout(
                edges: edges, insets: length.map { EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0) }))
    }

    public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }

    private nonisolated func padding(ofSafeArea padding: _PaddingLayout) -> some View {
        modifier(making { SafeAreaPaddingModifier(padding: padding) })
    }
}

private struct SafeAreaPaddingModifier: ViewModifier {
    let padding: _PaddingLayout
    private let area = NodeMemory<SafeArea>()

    init(padding: _PaddingLayout) { self.padding = padding }

    func body(content: Content) -> some View {
        let area = area.wrapped
        content.environment(\.safeArea, area).modifier(SafeAreaSpace(area: area, padding: padding))
    }
}

nonisolated struct SafeAreaSpace: ElementModifier {
    typealias Body = Never
    let area: SafeArea
    let padding: _PaddingLayout

    @MainActor func makeSlot(for element: Element, _ applied: TypedAppliedModifier<Self>) -> Slot {
        SafeAreaSpaceSlot(element, applied)
    }
}
