import Foundation
@_spi(Runtime) import TallyCore
import TallyScene
import TallyUI

/// The name of a view that screens grow out of.
// unsafe: never changed; ids are compared on the main actor alone.
struct MatchedTransitionSourceKey: Hashable, @unchecked Sendable {
    let id: AnyHashable
    let namespace: Namespace.ID

    nonisolated init(id: some Hashable, namespace: Namespace.ID) {
        self.id = AnyHashable(id)
        self.namespace = namespace
    }
}

/// What the growing shape looks like where it leaves its source.
public protocol MatchedTransitionSourceConfiguration: Sendable {
    /// The shape as the modifiers so far have made it.
    var _look: _MatchedTransitionSourceLook { get }
}

/// Where a shape begins: its ground, its corners and its shadow. All of it fades to that of a whole screen.
public struct _MatchedTransitionSourceLook: Equatable, Sendable {
    var background: Color?
    var cornerRadius: CGFloat = 0
    var shadow: Shadow?

    struct Shadow: Equatable, Sendable {
        let color: Color
        let radius: CGFloat
        let offset: CGSize
    }
}

/// A source without a look of its own.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
    public var _look: _MatchedTransitionSourceLook { _MatchedTransitionSourceLook() }
}

private struct ChangedConfiguration: MatchedTransitionSourceConfiguration {
    let _look: _MatchedTransitionSourceLook
}

extension MatchedTransitionSourceConfiguration {
    private func changed(
        _ change: (inout _MatchedTransitionSourceLook) -> Void
    ) -> some MatchedTransitionSourceConfiguration {
        var look = _look
        change(&look)
        return ChangedConfiguration(_look: look)
    }

    /// Sets a colour that fills the growing shape behind the screen.
    public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration {
        changed { $0.background = style }
    }

    /// Sets the shape that the screen begins in; its corners grow smaller on the way. Negative and not-a-number count
    /// as 0.
    public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration {
        let radius = Swift.min(shape.cornerSize.width, shape.cornerSize.height)
        return changed { $0.cornerRadius = radius.isFinite && radius > 0 ? radius : 0 }
    }

    /// Draws a shadow of the growing shape, gone when it is a whole screen.
    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some MatchedTransitionSourceConfiguration {
        let shadow = _MatchedTransitionSourceLook.Shadow(
            color: color, radius: radius > 0 && radius.isFinite ? radius : 0,
            offset: CGSize(width: x.orZero, height: y.orZero))
        return changed { $0.shadow = shadow }
    }
}

extension View {
    /// Names the view as one that a screen with `navigationTransition(.zoom(sourceID:in:))` grows out of.
    public nonisolated func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
        matchedTransitionSource(id: id, in: namespace) { $0 }
    }

    /// Names the view as one that a screen grows out of, and says how the growing shape looks at its start.
    ///
    /// The configuration is seen during the transition; the view at rest looks as it is. Of two views with one name the one
    /// that came last counts.
    public nonisolated func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID,
        configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
    ) -> some View {
        modifier(
            TransitionSourceModifier(
                key: MatchedTransitionSourceKey(id: id, namespace: namespace),
                look: configuration(EmptyMatchedTransitionSourceConfiguration())._look))
    }
}

nonisolated struct TransitionSourceModifier: ElementModifier {
    typealias Body = Never
    let key: MatchedTransitionSourceKey
    let look: _MatchedTransitionSourceLook

    @MainActor func makeSlot(for element: Element, _ applied: TypedAppliedModifier<Self>) -> Slot {
        TransitionSourceSlot(element, applied)
    }
}

/// A view that screens grow out of, as long as it is there.
final class TransitionSourceSlot: Slot {
    private var key: MatchedTransitionSourceKey?
    private(set) var look = _MatchedTransitionSourceLook()
    private(set) var isGone = false

    override func apply(isFirst: Bool) {
        guard let modifier = (applied as? TypedAppliedModifier<TransitionSourceModifier>)?.modifier else { return }
        look = modifier.look
        if modifier.key == key { return }
        if let key { element.runtime.service(TransitionSources.self).remove(self, key) }
        key = modifier.key
        element.runtime.service(TransitionSources.self).add(self, modifier.key)
    }

    /// Where the view is shown, on the stage; nil if it has no extent.
    var shownOnStage: Rect? {
        guard !isGone, rect.width > 0, rect.height > 0 else { return nil }
        return site.toStage.apply(rect)
    }

    override func destroy() {
        isGone = true
        if let key { element.runtime.service(TransitionSources.self).remove(self, key) }
    }
}

/// The sources that a runtime's views have named.
final class TransitionSources: RuntimeService {
    private var slots: [MatchedTransitionSourceKey: [TransitionSourceSlot]] = [:]

    init(_ runtime: Runtime) {}

    func add(_ slot: TransitionSourceSlot, _ key: MatchedTransitionSourceKey) {
        slots[key, default: []].append(slot)
    }

    func remove(_ slot: TransitionSourceSlot, _ key: MatchedTransitionSourceKey) {
        slots[key]?.removeAll { $0 === slot }
        if slots[key]?.isEmpty ?? false { slots[key] = nil }
    }

    func slot(_ key: MatchedTransitionSourceKey) -> TransitionSourceSlot? {
        slots[key]?.last { $0.shownOnStage != nil && !$0.site.isLeaving }
    }
}
