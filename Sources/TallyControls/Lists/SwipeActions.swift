import Foundation
import TallyCore
import TallyUI

extension View {
    /// Buttons that a swipe brings to light at a side of the row; in lists.
    ///
    /// A swipe to the other side, or an action, covers them again. Where `allowsFullSwipe` is true, a swipe over more than
    /// half of the row and past the last button runs the first one. A button is as wide as 74 points, red where its role is
    /// destructive and else in its tint, grey where it has none. A tap on the row itself covers them, too. Outside of lists
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
        return modifier(making { SwipeRow(edge: edge, allowsFullSwipe: allowsFullSwipe, actions: actions) })
    }
}

/// A row that a finger moves aside, and the buttons that are seen beside it then.
struct SwipeRow<Actions: View>: ViewModifier {
    let edge: HorizontalEdge
    let allowsFullSwipe: Bool
    let actions: Actions
    var isSynthesized = false
    var isOff = false
    /// Told when the row is to be opened otherwise than by a finger; counts up.
    var opens = 0
    /// Points that the row is moved to the side opposite to the buttons.
    @State private var way: CGFloat = 0
    /// How far it was when a finger took it.
    @State private var origin: CGFloat?
    private let model = NodeMemory<RowSwipeModel>()
    @Environment(\.layoutDirection) private var layoutDirection
    @Environment(\.editMode) private var editMode
    @Environment(\.openRow) private var openRow

    init(
        edge: HorizontalEdge, allowsFullSwipe: Bool, actions: Actions, isSynthesized: Bool = false,
        isOff: Bool = false, opens: Int = 0
    ) {
        self.edge = edge
        self.allowsFullSwipe = allowsFullSwipe
        self.actions = actions
        self.isSynthesized = isSynthesized
        self.isOff = isOff
        self.opens = opens
    }

    /// The width of a button in points, and the speed, in points a second, of a throw that opens or closes.
    static var buttonWidth: CGFloat { 74 }
    private static var throwSpeed: Double { 300 }

    /// Towards the trailing side, where the buttons are at the leading one.
    private var sign: CGFloat { edge == .leading ? 1 : -1 }
    private var isEditing: Bool { editMode?.wrappedValue.isEditing ?? false }

    func body(content: Content) -> some View {
        let swipe = model.wrapped
        let _ = connect(swipe)
        content
            .modifier(ListRowFrame())
            .offset(x: layoutDirection == .rightToLeft ? -sign * way : sign * way)
            .overlay(alignment: edge == .leading ? .leading : .trailing) {
                if way > 0 || origin != nil {
                    if origin == nil {
                        Color.clear.contentShape(Rectangle()).onTapGesture { close() }.accessibilityHidden(true)
                    }
                    SwipeButtons(edge: edge, way: way, model: swipe, close: close) { actions }
                        .onAppear { if origin == nil { open(swipe) } }
                }
            }
            .clipped()
            .contentShape(Rectangle())
            .onGeometryChange(for: CGFloat.self, of: \.size.width) { swipe.width = $0 }
            .highPriorityGesture(RowSwipe(model: swipe), including: isOff ? .subviews : .all)
            .modifier(RowSwipeMark(model: swipe))
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
        swipe.isMirrored = layoutDirection == .rightToLeft
        swipe.edge = edge
        swipe.isSynthesized = isSynthesized
        swipe.isOpen = way > 0
        if swipe.isOpen { openRow?.note(swipe) }
        swipe.open = { [weak swipe] in if let swipe { open(swipe) } }
        swipe.close = close
        let sign = Double(sign)
        swipe.mayBegin = { [weak swipe] direction in
            (swipe?.mayMove(direction) ?? false) && (way > 0 || !isEditing)
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

/// The buttons beside a row that is moved aside: as wide together as the row leaves room.
private struct SwipeButtons<Actions: View>: View {
    let edge: HorizontalEdge
    let way: CGFloat
    let model: RowSwipeModel
    let close: () -> Void
    @ViewBuilder let actions: () -> Actions

    var body: some View {
        SwipeLayout(isReversed: edge == .trailing) { actions() }
            .buttonStyle(SwipeActionStyle(model: model, close: close))
            .labelStyle(SwipeLabelStyle())
            .freshForeground()
            .frame(width: way)
            .clipped()
    }
}

/// Equal widths side by side, the first nearest to the edge.
private struct SwipeLayout: Layout {
    let isReversed: Bool

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let width = bounds.width / CGFloat(Swift.max(1, subviews.count))
        for (index, view) in subviews.enumerated() {
            let place = isReversed ? subviews.count - 1 - index : index
            view.place(
                at: CGPoint(x: bounds.minX + width * CGFloat(place), y: bounds.minY),
                proposal: ProposedViewSize(width: width, height: bounds.height))
        }
    }
}

/// The icon over the title.
private struct SwipeLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 4) {
            configuration.icon.accessibilityHidden(true)
            configuration.title.font(.footnote)
        }
    }
}

/// A button beside a row: acts, and covers the buttons again.
private struct SwipeActionStyle: PrimitiveButtonStyle {
    let model: RowSwipeModel
    let close: () -> Void

    func makeBody(configuration: Configuration) -> some View {
        SwipeAction(configuration: configuration, model: model, close: close)
    }
}

private struct SwipeAction: View {
    let configuration: PrimitiveButtonStyleConfiguration
    let model: RowSwipeModel
    let close: () -> Void
    private let memory = NodeMemory<SwipeActionMemory>()
    @Environment(\.tintStyle) private var tint

    init(configuration: PrimitiveButtonStyleConfiguration, model: RowSwipeModel, close: @escaping () -> Void) {
        self.configuration = configuration
        self.model = model
        self.close = close
    }

    var body: some View {
        let own = memory.wrapped
        let _ = own.note(in: model) { configuration.trigger() }
        PressedButton(
            configuration: PrimitiveButtonStyleConfiguration(role: configuration.role, label: configuration.label) {
                configuration.trigger()
                close()
            }
        ) { face in
            face.label
                .lineLimit(1)
                .standardForeground(.white)
                // As wide as the button at rest, so that a swipe does not squeeze it.
                .frame(minWidth: SwipeRow<EmptyView>.buttonWidth, maxWidth: .infinity, maxHeight: .infinity)
                .background(face.role == .destructive ? AnyShapeStyle(.red) : tint ?? AnyShapeStyle(.gray))
                .opacity(face.isPressed ? 0.75 : 1)
        }
    }
}

/// Makes an action known as long as its button is there.
@MainActor
private final class SwipeActionMemory: NodeMemoryObject {
    private weak var model: RowSwipeModel?
    init(_ node: NodeLink) {}

    func note(in model: RowSwipeModel, _ run: @escaping () -> Void) {
        self.model = model
        model.note(ObjectIdentifier(self), run)
    }

    func nodeEnded(_ runtime: Runtime) { model?.actions.removeAll { $0.id == ObjectIdentifier(self) } }
}
