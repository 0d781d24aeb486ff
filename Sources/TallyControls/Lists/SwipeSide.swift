import Foundation
import TallyCore
import TallyUI

/// The buttons at a side of a row, seen while it is moved aside.
struct SwipeSide<Actions: View>: View {
    let edge: HorizontalEdge
    let allowsFullSwipe: Bool
    let actions: Actions
    let isSynthesized: Bool
    let isOff: Bool
    /// Counts up when the row is to be opened otherwise than by a finger.
    let opens: Int
    /// Tells the row of what moves it, each time that is otherwise.
    let meet: @MainActor (RowSwipeModel) -> Void
    /// Points that the row is moved to the side opposite to the buttons.
    @State private var way: CGFloat = 0
    /// How far it was when a finger took it.
    @State private var origin: CGFloat?
    private let model = NodeMemory<RowSwipeModel>()
    @Environment(\.editMode) private var editMode
    @Environment(\.openRow) private var openRow

    init(
        edge: HorizontalEdge, allowsFullSwipe: Bool, actions: Actions, isSynthesized: Bool, isOff: Bool, opens: Int,
        meet: @escaping @MainActor (RowSwipeModel) -> Void
    ) {
        self.edge = edge
        self.allowsFullSwipe = allowsFullSwipe
        self.actions = actions
        self.isSynthesized = isSynthesized
        self.isOff = isOff
        self.opens = opens
        self.meet = meet
    }

    private static var buttonWidth: CGFloat { SwipeButtons<Actions>.width }
    /// Points a second of a throw that opens or closes.
    private static var throwSpeed: Double { 300 }

    /// Towards the trailing side, where the buttons are at the leading one.
    private var sign: CGFloat { edge == .leading ? 1 : -1 }
    private var isEditing: Bool { editMode?.wrappedValue.isEditing ?? false }

    var body: some View {
        let swipe = model.wrapped
        let _ = connect(swipe)
        ZStack(alignment: edge == .leading ? .leading : .trailing) {
            if way > 0 || origin != nil {
                if origin == nil {
                    Color.clear.contentShape(Rectangle()).onTapGesture { close() }.accessibilityHidden(true)
                }
                SwipeButtons(edge: edge, way: way, model: swipe, close: close) { actions }
                    .onAppear { if origin == nil { open(swipe) } }
            }
        }
        .onChange(of: opens) { (swipe.replacement ?? swipe).open() }
        .onChange(of: isOff) { if isOff { close() } }
        .onChange(of: isEditing) { close() }
    }

    private func close() { if way != 0 { withAnimation(.smooth(duration: 0.3)) { way = 0 } } }

    /// Opens the row as far as there are buttons; how many is known once they are there.
    private func open(_ swipe: RowSwipeModel) {
        openRow?.become(swipe)
        let width = CGFloat(Swift.max(1, swipe.actions.count)) * Self.buttonWidth
        withAnimation(.smooth(duration: 0.3)) { way = width }
    }

    private func connect(_ swipe: RowSwipeModel) {
        swipe.edge = edge
        swipe.isSynthesized = isSynthesized
        swipe.way = way
        swipe.isShown = way > 0 || origin != nil
        meet(swipe)
        if swipe.isOpen { openRow?.note(swipe) }
        swipe.open = { [weak swipe] in if let swipe { open(swipe) } }
        swipe.close = close
        let sign = Double(sign)
        swipe.mayBegin = { [weak swipe] direction in
            !isOff && (swipe?.mayMove(direction) ?? false) && (way > 0 || !isEditing)
        }
        swipe.moved = { [weak swipe] points in
            let start = origin ?? way
            if origin == nil {
                origin = start
                if let swipe { openRow?.become(swipe) }
            }
            withTransaction(.byHand) { way = Swift.max(0, start + CGFloat(points * sign)) }
        }
        swipe.ended = { [weak swipe] points, velocity in
            guard let swipe else { return }
            let start = origin ?? way
            origin = nil
            let now = Swift.max(0, start + CGFloat(points * sign))
            let open = CGFloat(swipe.actions.count) * Self.buttonWidth
            let whole = Swift.max(swipe.width / 2, open + Self.buttonWidth / 2)
            if allowsFullSwipe, let first = swipe.actions.first, now > whole {
                first.run()
                return close()
            }
            let speed = velocity * sign
            let isOpen = speed > Self.throwSpeed || speed > -Self.throwSpeed && now > open / 2
            withAnimation(.smooth(duration: 0.3)) { way = isOpen ? open : 0 }
        }
    }
}
