import Foundation
@_spi(Runtime) import TallyCore
import TallyScene
import TallyUI

/// How something is presented over the stage.
enum PresentationKind {
    /// A card from the bottom edge.
    case sheet
    /// The whole stage, from the bottom edge.
    case cover
    /// A card in the middle, which fades in.
    case dialog
    /// Buttons that come from the bottom edge.
    case choices
    /// Items beside a view, which grow out of it.
    case menu
    /// A view that is lifted over the others, with items beside it.
    case lift
    /// A card beside a view.
    case popover

    var isDialog: Bool { self == .dialog || self == .choices }
    /// Whether one is there at a time.
    var takesTurns: Bool { self != .menu && self != .lift }
}

/// One presentation of a view's: whether it is wanted, whether it is there, and how it goes.
@MainActor
final class PresentationModel: NodeMemoryObject {
    let node: NodeLink
    private(set) var kind = PresentationKind.sheet
    /// Whether it may be of another kind where there is little room.
    private(set) var adapts = false
    /// Whether it is to be seen: it was asked for, and no other one is in its way.
    private(set) var isWanted = false
    /// Whether it is on the stage, be it on its way out.
    private(set) var isThere = false
    /// It is out of sight, and its views are about to go.
    private var isGoing = false
    /// Another item is another presentation.
    private(set) var serial = 0
    /// The presentations of items before, which are on their way out.
    private(set) var outgoing: [Int] = []
    private var isOut = false
    /// A dialog has been answered: it goes, and comes anew if it is still wanted.
    private var isAnswered = false
    var version = 0
    private(set) var presence = Presence(outer: nil, isShown: true)
    private var item: AnyHashable?
    /// Makes the binding false, or nil.
    private var end: () -> Void = {}
    private var dismissed: (() -> Void)?
    let changed = Signal()
    weak var deck: DeckElement?
    let settings = PresentationSettingsModel()
    /// Beside which view it floats, if it does.
    private(set) lazy var place = FloatingPlace()
    /// The environment of the presenter.
    fileprivate(set) var environment = EnvironmentValues()
    /// Where a finger has brought the sheet.
    var chosen: PresentationDetent?
    private var turn: PresentationTurn?
    /// It waited in the stage that this one was made from: whatever was there comes before it.
    private var hasWaited = false
    /// That of what its own views present.
    private(set) lazy var innerTurn = PresentationTurn()

    init(_ node: NodeLink) {
        self.node = node
        // In a stage made from this one, what is there has its state by the number of its presentation.
        node.keep(Int.self, in: self, restore: { serial = $0 }, read: { $0.isThere ? $0.serial - 1 : $0.serial })
        node.keep(PresentationDetent?.self, in: self, restore: { chosen = $0 }, read: { $0.chosen })
        node.keep(Bool.self, in: self, restore: { hasWaited = $0 }, read: { $0.turn?.isWaiting($0) ?? false })
        settings.adaptationChanged = { [weak self] in
            guard let self else { return }
            version += 1
            changed.send(self.node.runtime)
        }
        settings.growsFirst = { [weak self] in
            guard let self else { return false }
            return shownKind == .sheet && isWanted && reach > 0 && settings.current.contentInteraction.resizesFirst
        }
        settings.sinksFirst = { [weak self] in self?.mayDrag(.down) ?? false }
    }

    var holdsState: Bool { isThere || isWanted }

    func nodeEnded(_ runtime: Runtime) {
        presence.end()
        turn?.forget(self)
        turn?.isOver(self)
        end = {}
        dismissed = nil
    }

    /// Takes over what the presenter says; called by its body.
    ///
    /// All but a menu waits until another one that the same views present is out of sight, and until it itself is with another
    /// item.
    func update(
        _ kind: PresentationKind, adapts: Bool = false, isWanted: Bool, item: AnyHashable? = nil,
        turn: PresentationTurn? = nil, end: @escaping () -> Void, dismissed: (() -> Void)? = nil
    ) {
        changed.read()
        self.kind = kind
        self.adapts = adapts || kind == .sheet
        self.end = end
        if !isWanted { self.turn?.forget(self) }
        let isWanted = isWanted && (!kind.takesTurns || mayBeThere(item, turn))
        if isWanted { self.dismissed = dismissed }
        version += 1
        if isWanted && (!isThere || item != self.item || isAnswered) {
            if isThere { outgoing.append(serial) }
            serial += 1
        }
        if isWanted {
            self.item = item
            isThere = true
            isOut = false
            if kind == .lift { place.lift() }
        }
        isAnswered = false
        self.isWanted = isWanted
    }

    private func mayBeThere(_ item: AnyHashable?, _ turn: PresentationTurn?) -> Bool {
        if isThere { return item == self.item }
        self.turn = turn ?? node.runtime?.service(PresentationTurn.self)
        if isGoing || hasWaited {
            self.turn?.wait(self)
            if hasWaited { node.runtime?.afterUpdate { [weak turn = self.turn] in turn?.callFirst() } }
            hasWaited = false
            return false
        }
        return self.turn?.admits(self) ?? true
    }

    /// Called when what was in its way is out of sight.
    func turnHasCome() {
        version += 1
        changed.send(node.runtime)
    }

    /// Ends the presentation, as its views and its person ask for it. A dialog goes also where the binding stays true: it asks
    /// anew then.
    func dismiss() {
        guard isWanted else { return }
        end()
        guard kind.isDialog else { return }
        isAnswered = true
        version += 1
        changed.send(node.runtime)
    }

    /// Called when a presentation has come to where it was bound.
    func arrived(_ serial: Int) {
        let isOther = serial != self.serial
        if isOther { outgoing.removeAll { $0 == serial } } else { isOut = !isWanted }
        let isOver = isOut && outgoing.isEmpty && isThere
        guard isOver || isOther else { return }
        version += 1
        changed.send(node.runtime)
        guard isOver else { return }
        isThere = false
        isGoing = true
        chosen = nil
    }

    /// Called when its views have gone.
    func gone() {
        if let dismissed { node.runtime?.afterUpdate { dismissed() } }
        dismissed = nil
        item = nil
        isGoing = false
        place.lower()
        turn?.isOver(self)
    }

    /// Presses the button of the alert that Return stands for.
    func answer() { node.runtime?.answerAlert() }

    /// Ends the presentation, unless its views have said that a person cannot.
    func dismissByHand() { if !settings.current.isDismissDisabled { dismiss() } }
}

/// Stands beside the presenter without taking a place there; what it presents stands over the stage.
struct PresentationHost<Content: View>: _PrimitiveView {
    let model: PresentationModel
    let version: Int
    @ViewBuilder let content: () -> Content

    @MainActor static func _reconcile(_ view: UnsafePointer<Self>, _ node: _ViewNode, _ update: inout _ViewUpdate) {
        let view = view.pointee
        let model = view.model
        let runtime = update.runtime
        let layer = update.remember(node) { PresentationLayer(node, runtime) }
        guard model.isThere else {
            layer.remove()
            layer.last = nil
            return model.gone()
        }
        model.environment = update.environment
        let isSameKind = layer.kind == model.shownKind
        layer.kind = model.shownKind
        layer.serial = model.serial
        layer.isReached = model.isWanted
        layer.lettingThrough = { [weak model] in model?.letsThrough ?? false }
        layer.dismiss = { [weak model] in model?.dismissByHand() }
        node.presence = model.presence
        let environment = update.remember(node) { DerivedEnvironment() }
        environment.apply(&update, isSame: isSameKind) {
            $0.navigationEntry = nil
            $0.tabPlace = nil
            $0.splitPlace = nil
            $0.splitToggle = nil
            $0.search = nil
            $0.outerSearch = nil
            $0.refreshModel = nil
            $0.pulledModel = nil
            $0.suggestionTarget = nil
            $0.dismissal = Dismissal { [weak model] in model?.dismiss() }
            $0.isEnabled = true
            $0.presentationSettings = model.settings
            $0.presentationTurn = model.innerTurn
            $0.isElevated = model.shownKind != .cover
            $0.keyboardShortcut = nil
            if model.kind == .dialog { $0.submitActions = [] }
            $0.isInList = false
            $0.alignsLabels = false
            $0.openRow = nil
            $0.automaticListLook = .insetGrouped
            $0.isInMenu = false
            $0.rowContext = nil
            $0.namesRows = false
            $0.selectedType = nil
            $0.labelLook = .titleAndIcon
            $0.leaveBarTypeSize()
        }
        let last = layer.last as? LastContent<Content> ?? LastContent()
        layer.last = last
        let content = last.content(isLeaving: !model.isWanted) { update.describe(at: node) { view.content() } }
        layer.show(
            PresentationDeck(model: model, layer: layer, version: view.version, content: content)
                .gesture(ScreenDrag(target: model, direction: .down)),
            parent: node, update)
    }
}

/// The deck over the stage, with the presentation as its only screen.
private struct PresentationDeck<Content: View>: _PrimitiveView {
    let model: PresentationModel
    let layer: PresentationLayer
    let version: Int
    let content: Content

    @MainActor static func _reconcile(_ view: UnsafePointer<Self>, _ node: _ViewNode, _ update: inout _ViewUpdate) {
        let view = view.pointee
        let element: DeckElement
        if let known = node.element(DeckElement.self) {
            element = known
        } else {
            element = DeckElement(node, update)
            node.element = element
            view.model.deck = element
        }
        element.list.reconcile(
            PresentationScreens(
                model: view.model, layer: view.layer, version: view.version, content: view.content), parent: node,
            update)
        element.finish(update)
    }
}

private struct PresentationScreens<Content: View>: _PrimitiveView {
    let model: PresentationModel
    let layer: PresentationLayer
    let version: Int
    let content: Content

    /// What is on its way out shows what it showed last.
    private final class Memory {
        var contents: [Int: Content] = [:]
    }

    @MainActor static func _reconcile(_ view: UnsafePointer<Self>, _ node: _ViewNode, _ update: inout _ViewUpdate) {
        let view = view.pointee
        let model = view.model
        let memory = update.remember(node) { Memory() }
        let serials = model.outgoing + [model.serial]
        memory.contents[model.serial] = view.content
        memory.contents = memory.contents.filter { serials.contains($0.key) }
        DynamicChildren.of(node, update).reconcile(keys: serials.map { AnyHashable($0) }, update) {
            index, handle, update in
            guard let content = memory.contents[serials[index]] else { return }
            var update = update
            update.insertion = .none
            handle.reconcile(
                PresentationFrame(
                    model: model, layer: view.layer, serial: serials[index], version: view.version, content: content),
                update)
        }
    }
}

private struct PresentationFrame<Content: View>: _PrimitiveView {
    let model: PresentationModel
    let layer: PresentationLayer
    let serial: Int
    let version: Int
    let content: Content

    @MainActor static func _reconcile(_ view: UnsafePointer<Self>, _ node: _ViewNode, _ update: inout _ViewUpdate) {
        let view = view.pointee
        let model = view.model
        let element: ScreenElement
        if let known = node.element(ScreenElement.self) {
            element = known
        } else {
            element = ScreenElement(node, update)
            node.element = element
        }
        let stretch = update.remember(node) { SheetStretch(element) }
        stretch.layer = view.layer
        element.stretch = model.shownKind == .sheet ? stretch : nil
        element.list.reconcile(
            PresentationFace(model: model, stretch: stretch, content: view.content), parent: node, update)
        let motion: ScreenMotion =
            switch model.shownKind {
            case .sheet: .cover(dims: !model.letsThrough)
            case .choices: .cover(dims: true)
            case .cover: .cover(dims: false)
            case .dialog: .fade
            case .menu, .popover: .pop(model.place)
            case .lift: .inPlace
            }
        let serial = view.serial
        let isIn = model.isWanted && serial == model.serial
        element.update(to: isIn, motion, isSkipped: false, startsInPlace: false, update) { [weak model] in
            model?.arrived(serial)
        }
        element.finish(update)
    }
}
