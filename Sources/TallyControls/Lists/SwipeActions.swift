import Foundation
import TallyCore
import TallyUI

extension View {
    /// Buttons that a swipe brings to light at a side of the row; in lists.
    ///
    /// A swipe to the other side, or an action, covers them again. Where `allowsFullSwipe` is true, a swipe over more than
    /// half of the row and past the last button runs the first one. A button is as wide as 74 points, red where its role is
    /// destructive and else in its tint, grey where it has none. A tap on the row itself covers them, too. It is the row
    /// that is moved, whatever part of it says so and in whichever order with what else is said of the row. Outside of lists
    /// they work the same, over the view instead of its row.
    ///
    /// One row of a list is open at most. A finger that goes down beside it covers it, and as a tap presses nothing then;
    /// so does what scrolls the list.
    ///
    /// At the trailing side they stand in place of the Delete that `onDelete(perform:)` gives a row. In edit mode rows are
    /// not swiped; what is open then is covered.
    public nonisolated func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View {
        // unsafe: a part of the value made here, and used by views alone, on the main actor.
        nonisolated(unsafe) let actions = content()
        return modifier(
            making { SwipeActionsModifier(edge: edge, allowsFullSwipe: allowsFullSwipe, actions: actions) })
    }
}

private struct SwipeActionsModifier<Actions: View>: ViewModifier {
    let edge: HorizontalEdge
    let allowsFullSwipe: Bool
    let actions: Actions
    private let tries = NodeMemory<SwipeTries>()
    @Environment(\.isInList) private var isInList

    init(edge: HorizontalEdge, allowsFullSwipe: Bool, actions: Actions) {
        self.edge = edge
        self.allowsFullSwipe = allowsFullSwipe
        self.actions = actions
    }

    func body(content: Content) -> some View {
        let mark = RowSwipeMark(
            edge: edge, allowsFullSwipe: allowsFullSwipe, actions: actions, askAgain: tries.wrapped.tryAgain())
        if isInList {
            content.modifier(mark)
        } else {
            content.modifier(mark).modifier(ListRowFrame()).modifier(RowPress(isOfList: false)).modifier(RowSwipes())
        }
    }
}

/// Has the modifier applied again where the row was not there yet.
@MainActor
private final class SwipeTries: NodeMemoryObject {
    private let node: NodeLink
    private let isWanted = Signal()

    init(_ node: NodeLink) { self.node = node }
    func nodeEnded(_ runtime: Runtime) {}

    /// The body that asks is evaluated again when what is returned is called.
    func tryAgain() -> @MainActor () -> Void {
        isWanted.read()
        return { [weak self] in if let self { isWanted.send(node.runtime) } }
    }
}
