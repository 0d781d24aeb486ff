import Foundation
@_spi(Runtime) import TallyCore
import TallyScene
import TallyUI

/// What stands over the whole stage, as long as its presenter is there.
@MainActor
final class PresentationLayer: StageLayer, NodeEndObserver {
    // unowned: it stands among what is remembered at a node, which the runtime ends before it goes.
    private unowned let runtime: Runtime
    /// What it was given to show last; nil when it has gone.
    var last: AnyObject?
    private(set) lazy var list = ElementList(runtime: runtime, owner: self)
    /// Of a sheet, moves back what stands below.
    private(set) var recess: SheetRecess?
    /// Whether it takes all that is done on the stage: not while it leaves.
    var isReached = false {
        didSet { if isReached != oldValue { reachChanged() } }
    }
    var kind = PresentationKind.sheet
    var lettingThrough: () -> Bool = { false }
    var letsThrough: Bool { lettingThrough() }
    /// Another one is another presentation, which takes the keys from the one before.
    var serial = 0 {
        didSet { if serial != oldValue, isReached { contentChanged() } }
    }
    /// What had the focus when it came; has it again when it goes.
    private weak var outerFocus: (any KeyResponder)?
    /// Ends the presentation.
    var dismiss: () -> Void = {}
    private var isListed = false
    /// The how many'th presentation of the stage it is; 0: none.
    private(set) var order = 0

    init(_ node: _ViewNode, _ runtime: Runtime) {
        self.runtime = runtime
        // A stage made in the state of another has its presentations over one another as they are there.
        _ = runtime.stateRecord?.keep(
            Int.self, at: node,
            make: {
                order = $0 ?? 0
                return self
            }, read: { (layer: PresentationLayer) in layer.order })
    }

    /// Puts the views over all that is there.
    func show<V: View>(_ view: V, parent: _ViewNode, _ update: _ViewUpdate) {
        let isNew = !isListed
        if isNew {
            isListed = true
            // Before its views are there: what they present at once stands over them.
            runtime.root.add(self, &order)
        }
        list.reconcile(view, parent: parent, update)
        if isNew { runtime.root.elementListChanged(list) }
    }

    func segments(over below: [Segment]) -> [Segment] {
        guard kind == .sheet else {
            recess = nil
            return below + list.segments()
        }
        let under = runtime.root.presentations.prefix { $0 !== self }.last as? PresentationLayer
        let recess = recess ?? SheetRecess()
        self.recess = recess
        return recess.segments(of: below, standsOn: under?.recess) + list.segments()
    }

    /// Takes the views away.
    func remove() {
        guard isListed else { return }
        isListed = false
        order = 0
        isReached = false
        recess = nil
        list.destroy()
        list.needsCollection()
        runtime.root.presentations.removeAll { $0 === self }
        runtime.root.elementListChanged(list)
    }

    func nodeEnded(_ runtime: Runtime) { remove() }

    /// Brings the keys to the topmost presentation: what is below does not keep the focus, and gets it back.
    private func reachChanged() {
        let isReached = isReached
        runtime.afterUpdate { [weak self, weak runtime] in
            guard let self, let runtime, self.isReached == isReached else { return }
            if isReached { takeFocus(runtime) } else { restoreFocus(runtime) }
        }
    }

    private func takeFocus(_ runtime: Runtime) {
        let candidates = runtime.focusCandidates
        if let focused = runtime.focused {
            if candidates.contains(where: { $0.responder === focused }) { return }
            outerFocus = focused
        }
        focusFirst(of: candidates, runtime)
    }

    private func contentChanged() {
        runtime.afterUpdate { [weak self, weak runtime] in
            guard let self, let runtime, isReached else { return }
            let candidates = runtime.focusCandidates
            if let focused = runtime.focused, candidates.contains(where: { $0.responder === focused }) { return }
            focusFirst(of: candidates, runtime)
        }
    }

    /// Handles a key: a menu's arrows move the focus, Return answers an alert, Escape ends what is presented.
    func keyPressed(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> Bool {
        switch (key, kind) {
        case (.upArrow, .menu), (.downArrow, .menu): return runtime.moveFocus(forward: key == .downArrow)
        case (.return, .dialog): return modifiers.isEmpty && runtime.answerAlert()
        case (.escape, _):
            dismiss()
            return true
        default: return false
        }
    }

    /// Focuses the first field of an alert, which is there to be typed into.
    private func focusFirst(of candidates: [FocusCandidate], _ runtime: Runtime) {
        runtime.focus(kind == .dialog ? candidates.first { $0.responder is TextInputSlot } : nil)
    }

    private func restoreFocus(_ runtime: Runtime) {
        let candidates = runtime.focusCandidates
        let before = outerFocus
        outerFocus = nil
        if let focused = runtime.focused, candidates.contains(where: { $0.responder === focused }) { return }
        if let before, let candidate = candidates.first(where: { $0.responder === before }) {
            runtime.focus(candidate)
        } else if runtime.focused != nil {
            runtime.focus(nil)
        }
    }

    func elementListChanged(_ list: ElementList) { runtime.root.elementListChanged(list) }
    func elementAnswersChanged(_ element: Element) { runtime.root.elementAnswersChanged(element) }
}

/// What was presented last: what leaves is not described anew, since what it was about may be there no more.
final class LastContent<Content> {
    private var content: Content?

    func content(isLeaving: Bool, _ describe: () -> Content) -> Content {
        if isLeaving, let content { return content }
        let new = describe()
        content = new
        return new
    }
}
