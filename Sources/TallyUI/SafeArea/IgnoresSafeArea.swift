import Foundation
@_spi(Runtime) import TallyCore
import TallyScene

/// What takes parts of the stage away from views. A stage takes none itself; `safeAreaInset` and `safeAreaPadding` do.
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let container = SafeAreaRegions(rawValue: 1)
    /// There is no keyboard on the stage: it takes nothing.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    public static let all = SafeAreaRegions(rawValue: .max)
}

extension View {
    /// Extends the view under what takes the safe area at the edges that the view reaches. For the layout around, it keeps
    /// its size.
    public nonisolated func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
    ) -> some View {
        modifier(IgnoresSafeAreaModifier(edges: regions.contains(.container) ? edges : []))
    }
}

nonisolated struct IgnoresSafeAreaModifier: ElementModifier, Equatable, Sendable {
    typealias Body = Never
    let edges: Edge.Set

    @MainActor func makeSlot(for element: Element, _ applied: TypedAppliedModifier<Self>) -> Slot {
        IgnoresSafeAreaSlot(element, applied)
    }
}

final class IgnoresSafeAreaSlot: Slot {
    private var edges: Edge.Set {
        modifier(IgnoresSafeAreaModifier.self).edges
    }

    override func apply(isFirst: Bool) { if !isFirst { element.invalidateLayout() } }

    override func placeInside(_ rect: Rect, _ proposal: ProposedViewSize) {
        guard applied.environment.safeArea != nil else { return element.place(level, rect, proposal) }
        let insets = Site(element: element, level: level).safeAreaInsets(around: rect, in: applied.environment).keeping(
            edges)
        if insets == EdgeInsets() { return element.place(level, rect, proposal) }
        let isMirrored = applied.environment.layoutDirection == .rightToLeft
        let whole = rect.expanded(by: insets, isMirrored: isMirrored)
        let offered = ProposedViewSize(CGSize(whole.size))
        let size = element.size(level, offered)
        element.place(
            level,
            Rect(
                x: whole.minX + (whole.width - Double(size.width)) / 2,
                y: whole.minY + (whole.height - Double(size.height)) / 2, width: Double(size.width),
                height: Double(size.height)), offered)
    }
}
