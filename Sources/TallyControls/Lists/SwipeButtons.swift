import Foundation
import TallyCore
import TallyUI

/// The buttons beside a row that is moved aside: as wide together as the row leaves room.
struct SwipeButtons<Actions: View>: View {
    let edge: HorizontalEdge
    let way: CGFloat
    let model: RowSwipeModel
    let close: () -> Void
    @ViewBuilder let actions: () -> Actions

    /// Of a button, in points.
    static var width: CGFloat { 74 }

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
                .frame(minWidth: SwipeButtons<EmptyView>.width, maxWidth: .infinity, maxHeight: .infinity)
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
