import Foundation
import TallyScene

/// How something is presented over the stage.
enum PresentationKind {
    /// A card from the bottom edge.
    case sheet
    /// The whole stage, from the bottom edge.
    case cover
    /// A card in the middle, which fades in.
    case dialog
}

/// One presentation of a view's: whether it is wanted, whether it is there, and how it goes.
@MainActor
final class PresentationModel: NodeMemoryObject, ScreenDragTarget {
    private unowned let node: _ViewNode
    private(set) var kind = PresentationKind.sheet
    private(set) var isWanted = false
    /// On the stage, be it on its way out.
    private(set) var isThere = false
    /// Another item is another presentation.
    private(set) var serial = 0
    private(set) var version = 0
    private(set) var presence = Presence(outer: nil, isShown: true)
    private var item: AnyHashable?
    /// Makes the binding false, or nil.
    private var end: () -> Void = {}
    private var dismissed: (() -> Void)?
    private let changed = Signal()
    weak var deck: DeckElement?

    init(_ node: _ViewNode) { self.node = node }

    func nodeEnded() { presence.end() }

    /// Called by the presenter's body.
    func bring(
        _ kind: PresentationKind, isWanted: Bool, item: AnyHashable? = nil, end: @escaping () -> Void,
        dismissed: (() -> Void)? = nil
    ) {
        changed.read()
        self.kind = kind
        self.end = end
        if isWanted { self.dismissed = dismissed }
        version += 1
        if isWanted && (!isThere || item != self.item) { serial += 1 }
        if isWanted { self.item = item }
        self.isWanted = isWanted
        if isWanted { isThere = true }
    }

    /// Ends the presentation, as its views and its person ask for it.
    func dismiss() { if isWanted { end() } }

    func arrived() {
        if isWanted || !isThere { return }
        isThere = false
        version += 1
        changed.give(node.runtime)
        if let dismissed { node.runtime.afterUpdate { dismissed() } }
        dismissed = nil
    }

    func mayDrag(_ direction: ScreenDragDirection) -> Bool {
        direction == .down && kind == .sheet && isWanted
    }

    func dragEnded(isOut: Bool) {
        if isOut { dismiss() }
        version += 1
        changed.give(node.runtime)
    }
}

/// Stands beside the presenter without taking a place there; what it presents stands over the stage.
struct PresentationHost<Content: View>: _PrimitiveView {
    let model: PresentationModel
    let version: Int
    @ViewBuilder let content: () -> Content

    @MainActor static func _reconcile(_ view: Self, _ node: _ViewNode, _ update: inout _ViewUpdate) {
        let model = view.model
        let runtime = update.runtime
        let layer = update.fold(node) { PresentationLayer(runtime) }
        guard model.isThere else { return layer.remove() }
        layer.isReached = model.isWanted
        layer.dismiss = { [weak model] in model?.dismiss() }
        let environment = update.fold(node) { EnvironmentFold() }
        environment.apply(&update, isSame: true) {
            $0.navigationEntry = nil
            $0.presence = model.presence
            $0.dismissal = Dismissal { [weak model] in model?.dismiss() }
            $0.isEnabled = true
        }
        layer.show(
            PresentationDeck(model: model, version: view.version, content: update.describe { view.content() })
                .gesture(ScreenDrag(target: model, direction: .down)),
            parent: node, update)
    }
}

/// The deck over the stage, with the presentation as its only screen.
private struct PresentationDeck<Content: View>: _PrimitiveView {
    let model: PresentationModel
    let version: Int
    let content: Content

    @MainActor static func _reconcile(_ view: Self, _ node: _ViewNode, _ update: inout _ViewUpdate) {
        let element: DeckElement
        if let known = node.element {
            element = unsafeDowncast(known, to: DeckElement.self)
        } else {
            element = DeckElement(node, update)
            node.element = element
            view.model.deck = element
        }
        element.list.reconcile(
            PresentationScreens(model: view.model, version: view.version, content: view.content), parent: node, update)
        element.finish(update)
    }
}

private struct PresentationScreens<Content: View>: _PrimitiveView {
    let model: PresentationModel
    let version: Int
    let content: Content

    @MainActor static func _reconcile(_ view: Self, _ node: _ViewNode, _ update: inout _ViewUpdate) {
        DynamicChildren.of(node, update).reconcile(keys: [AnyHashable(view.model.serial)], update) { _, slot, update in
            var update = update
            update.insertion = .none
            slot.reconcile(
                PresentationFrame(model: view.model, version: view.version, content: view.content), update)
        }
    }
}

private struct PresentationFrame<Content: View>: _PrimitiveView {
    let model: PresentationModel
    let version: Int
    let content: Content

    @MainActor static func _reconcile(_ view: Self, _ node: _ViewNode, _ update: inout _ViewUpdate) {
        let model = view.model
        let element: ScreenElement
        if let known = node.element {
            element = unsafeDowncast(known, to: ScreenElement.self)
        } else {
            element = ScreenElement(node, update)
            node.element = element
        }
        element.list.reconcile(
            PresentationFace(kind: model.kind, content: view.content), parent: node, update)
        let motion: ScreenMotion =
            switch model.kind {
            case .sheet: .cover(dims: true)
            case .cover: .cover(dims: false)
            case .dialog: .fade
            }
        element.bring(to: model.isWanted, motion, isSkipped: false, startsInPlace: false, update) { [weak model] in
            model?.arrived()
        }
        element.finish(update)
    }
}

/// What is seen of a presentation: its card, or its ground.
private struct PresentationFace<Content: View>: View {
    let kind: PresentationKind
    let content: Content

    /// Points.
    private static var cornerRadius: CGFloat { 12 }

    var body: some View {
        switch kind {
        case .sheet:
            content
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .background(
                    .background,
                    in: UnevenRoundedRectangle(
                        topLeadingRadius: Self.cornerRadius, topTrailingRadius: Self.cornerRadius)
                )
                .clipShape(
                    UnevenRoundedRectangle(
                        topLeadingRadius: Self.cornerRadius, topTrailingRadius: Self.cornerRadius)
                )
                .modifier(SheetInset())
        case .cover:
            content.frame(maxWidth: .infinity, maxHeight: .infinity).background(.background)
        case .dialog:
            content.frame(maxWidth: .infinity, maxHeight: .infinity)
        }
    }
}

/// Leaves a strip of the stage to be seen over a sheet.
private struct SheetInset: ViewModifier {
    func body(content: Content) -> some View {
        SheetLayout { content }
    }
}

private struct SheetLayout: Layout {
    /// Points over a sheet; of a low stage, a tenth.
    private static var gap: CGFloat { 24 }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let gap = Swift.min(Self.gap, bounds.height / 10)
        for subview in subviews {
            subview.place(
                at: CGPoint(x: bounds.minX, y: bounds.minY + gap),
                proposal: ProposedViewSize(width: bounds.width, height: bounds.height - gap))
        }
    }
}
