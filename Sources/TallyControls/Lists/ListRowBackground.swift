import TallyCore
import TallyUI

extension View {
    /// Draws a view behind the whole row, in place of what the list draws there; nil: what the list draws.
    public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View {
        // unsafe: a part of the value made here, and used by views alone, on the main actor.
        nonisolated(unsafe) let view = view
        let hasGround = view != nil
        return modifier(
            making {
                _LayeredModifier(
                    layer: RowBackground(view: view), alignment: .center, isInFront: false, fillsRow: true)
            }
        ).modifier(ListRowTrait { $0.hasGround = hasGround })
    }
}

/// The shape of a row's ground: round where a card begins and ends.
private struct RowBackground<V: View>: View {
    let view: V?
    private let memory = NodeMemory<RowMemory>()
    @Environment(\.shownListLook) private var look

    init(view: V?) { self.view = view }

    var body: some View {
        if let view {
            if look == .insetGrouped { view.clipShape(RowGround.shape(memory.wrapped.ends)) } else { view }
        }
    }
}
