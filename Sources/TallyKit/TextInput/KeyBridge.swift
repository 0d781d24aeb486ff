import Foundation
@_spi(Runtime) import TallyCore
import TallyControls
internal import TallyScene
@_spi(Runtime) import TallyUI

/// A responder that is typed into with selection and input methods.
@MainActor
protocol TextResponder: UIResponder {
    var canvas: TextCanvas { get }
    /// Told that the keys have gone.
    func ended()
}

/// Brings the focus of the stage to UIKit's first responder, and back.
@MainActor
enum KeyBridge {
    private(set) static weak var slot: TouchSlot?

    /// Follows UIKit: whoever has its keys has the focus of the stage.
    static func follow(_ responder: UIResponder?) {
        let old = slot
        slot = responder.flatMap(slot(of:))
        guard let runtime = (slot ?? old)?.element.runtime else { return }
        guard let slot else {
            if let old, runtime.focused === old { runtime.dropFocus() }
            return
        }
        if runtime.focused === slot { return }
        // It may have come into the tree only just now.
        runtime.afterUpdate { [weak slot] in
            guard let slot, slot === self.slot, let held = FirstResponder.holder, self.slot(of: held) === slot,
                let candidate = runtime.focusCandidates.first(where: { $0.responder === slot })
            else { return }
            if runtime.focused !== slot { runtime.focus(candidate) }
        }
    }

    /// The slot of the host that shows a responder.
    static func slot(of responder: UIResponder) -> TouchSlot? {
        var next: UIResponder? = responder
        while let current = next {
            if let root = current as? HostRootView { return root.host?.touchSlot }
            next = (current as? UIView)?.around ?? (current as? UIViewController)?.viewIfLoaded
            if next === current { return nil }
        }
        return nil
    }
}

extension ViewHostElement {
    var touchSlot: TouchSlot? {
        for slot in slots { if let slot = slot as? TouchSlot { return slot } }
        return nil
    }

    /// The views inside that are typed into, from the back.
    var fields: [any UIView & TextResponder] {
        func all(_ view: UIView) -> [any UIView & TextResponder] {
            if view.isHidden || view.alpha < 0.01 || !view.isUserInteractionEnabled { return [] }
            let own = (view as? any UIView & TextResponder).map { $0.canBecomeFirstResponder ? [$0] : [] } ?? []
            return own + view.subviews.flatMap(all)
        }
        return all(root)
    }
}

extension TouchSlot: TextInputResponder {
    /// The one inside that has the keys.
    private var responder: UIResponder? {
        FirstResponder.holder.flatMap { KeyBridge.slot(of: $0) === self ? $0 : nil }
    }
    private var canvas: TextCanvas? { (responder as? any TextResponder)?.canvas }

    package var takesFocus: Bool { responder != nil || host?.fields.isEmpty == false }
    package var takesText: Bool { responder is any TextResponder || responder is any UIKeyInput }
    var isComposing: Bool { canvas?.edit.marked != nil }
    func mark(_ text: String) { canvas?.mark(text) }

    var caretOnStage: Rect? {
        guard let canvas, let host, !isGone else { return nil }
        let place = host.shownFrame
        let rect = canvas.convert(canvas.caretRect, to: host.root)
        return Projection(site.toStage).apply(Rect(rect).offset(x: place.minX, y: place.minY))
    }

    func keyPressed(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> Bool {
        if key == .tab { return nextField(forward: !modifiers.contains(.shift)) }
        if let canvas { return canvas.keyPressed(key, modifiers) }
        guard let input = responder as? any UIKeyInput, modifiers.isDisjoint(with: [.command, .control]) else {
            return false
        }
        switch key {
        case .delete: input.deleteBackward()
        case .return: input.insertText("\n")
        case .escape, .tab: return false
        default:
            guard key.character.isTyped else { return false }
            input.insertText(String(key.character))
        }
        return true
    }

    private func nextField(forward: Bool) -> Bool {
        guard let fields = host?.fields, let index = fields.firstIndex(where: { $0 === responder }) else {
            return false
        }
        let next = index + (forward ? 1 : -1)
        guard fields.indices.contains(next), fields[next].becomeFirstResponder() else { return false }
        (fields[next] as any TextResponder).canvas.perform { $0.selectAll() }
        return true
    }

    func focusChanged(_ hasFocus: Bool) {
        if hasFocus {
            if responder == nil { _ = host?.fields.first?.becomeFirstResponder() }
        } else if let responder, !responder.resignFirstResponder() {
            FirstResponder.drop(responder)
        }
    }
}
