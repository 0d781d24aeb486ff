import Foundation

/// What a view says of the row that it is.
struct ListRowTraits {
    var insets: EdgeInsets?
    var separator = Visibility.automatic
    /// Points further in than other rows, the line below included.
    var indent: CGFloat = 0
}

/// A change of what a view says of its row; the outermost of a kind counts.
nonisolated struct ListRowTrait: ElementModifier {
    typealias Body = Never
    let change: @MainActor (inout ListRowTraits) -> Void

    @MainActor func makeSlot(for element: Element, _ entry: TypedChainEntry<Self>) -> Slot {
        ListRowTraitSlot(element, entry)
    }
}

final class ListRowTraitSlot: Slot {
    override func apply(isFirst: Bool) { if !isFirst { element.rowFrame?.traitsChanged() } }

    func change(_ traits: inout ListRowTraits) {
        (entry as? TypedChainEntry<ListRowTrait>)?.modifier.change(&traits)
    }
}

extension Element {
    var rowTraits: ListRowTraits {
        var traits = ListRowTraits()
        for slot in slots { (slot as? ListRowTraitSlot)?.change(&traits) }
        return traits
    }
}

extension View {
    /// Points between the view and the edges of its row; nil: those of the list, 11 above and below and 16 at the sides.
    ///
    /// What is not finite counts as 0, what is beyond a million points as that.
    public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
        modifier(ListRowTrait { $0.insets = insets })
    }

    /// Whether a line is seen below the row. Rows have none above: of the edges the bottom one counts.
    public nonisolated func listRowSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        modifier(ListRowTrait { if edges.contains(.bottom) { $0.separator = visibility } })
    }

    /// Whether lines are seen below the rows of the section: the same as `listRowSeparator(_:edges:)` of each of them.
    public nonisolated func listSectionSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        listRowSeparator(visibility, edges: edges)
    }

    /// Draws a view behind the whole row, in place of what the list draws there; nil: what the list draws.
    public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View {
        // unsafe: a part of the value made here, and used by views alone, on the main actor.
        nonisolated(unsafe) let view = view
        return modifier(
            making {
                _LayeredModifier(
                    layer: RowBackground(view: view), alignment: .center, isInFront: false, fillsRow: true)
            })
    }
}

/// Finds the row that a view stands behind.
@MainActor
final class RowMemory: NodeMemoryObject {
    private let node: NodeLink
    init(_ node: NodeLink) { self.node = node }
    func nodeEnded(_ runtime: Runtime) {}

    private var frame: ListRowFrameSlot? {
        var owner = node.living?.list.owner
        while let now = owner {
            if let slot = now as? Slot { return slot.element.rowFrame }
            owner = (now as? Element)?.container
        }
        return nil
    }

    /// False for the header and the footer of a section.
    var isRow: Bool { frame?.isRow ?? true }

    /// Which rows of its section it is; the body that asks is told when that is another.
    var ends: RowEnds {
        guard let frame else { return [] }
        frame.changed.read()
        return frame.ends
    }
}

/// Tells a view whether it is a row of a list, not a part of one.
@MainActor
final class RowLevel: NodeMemoryObject {
    private let node: NodeLink
    init(_ node: NodeLink) { self.node = node }
    func nodeEnded(_ runtime: Runtime) {}

    var isRow: Bool { node.living?.list.owner?.holdsRows ?? false }
}

/// The shape of a row's ground: round where a card begins and ends.
private struct RowBackground<V: View>: View {
    let view: V?
    private let memory = NodeMemory<RowMemory>()
    @Environment(\.listLook) private var look

    init(view: V?) { self.view = view }

    var body: some View {
        if let view {
            if look == .insetGrouped { view.clipShape(RowGround.shape(memory.wrapped.ends)) } else { view }
        }
    }
}

/// The card that a row stands on, or its part of it.
struct RowGround: View {
    private let memory = NodeMemory<RowMemory>()
    @Environment(\.listLook) private var look

    /// Points.
    private static var radius: CGFloat { 10 }

    static func shape(_ ends: RowEnds) -> UnevenRoundedRectangle {
        let top = ends.contains(.first) ? radius : 0
        let bottom = ends.contains(.last) ? radius : 0
        return UnevenRoundedRectangle(
            topLeadingRadius: top, bottomLeadingRadius: bottom, bottomTrailingRadius: bottom, topTrailingRadius: top,
            style: .continuous)
    }

    var body: some View {
        let ends = memory.wrapped.ends
        if memory.wrapped.isRow { Self.shape(look == .insetGrouped ? ends : []).fill(ListFill.card) }
    }
}

/// What lists are drawn on: the published colours of iOS.
struct ListFill: ShapeStyle {
    private let light: UInt32
    private let dark: UInt32
    /// Behind the cards.
    static let ground = ListFill(light: 0xF2F2_F7FF, dark: 0x0000_00FF)
    static let card = ListFill(light: 0xFFFF_FFFF, dark: 0x1C1C_1EFF)

    func resolve(in environment: EnvironmentValues) -> Color.Resolved {
        Color.Resolved(hexadecimal: environment.colorScheme == .dark ? dark : light)
    }
}
