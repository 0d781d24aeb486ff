import Foundation
import TallyCore

/// What the views of a presentation say of it.
struct PresentationSettings {
    var detents: Set<PresentationDetent> = []
    var detent: Binding<PresentationDetent>?
    var dragIndicator = Visibility.automatic
    var isDismissDisabled = false
    /// The radius of the corners in points; nil is that of a sheet.
    var cornerRadius: CGFloat?
    var ground: AnyShapeStyle?
    /// In place of a fill.
    var groundView: AnyView?
    var backgroundInteraction = PresentationBackgroundInteraction.Kind.disabled
    var horizontalAdaptation = PresentationAdaptation.Kind.automatic
    var verticalAdaptation = PresentationAdaptation.Kind.automatic
    var contentInteraction = PresentationContentInteraction.automatic
    /// Nil: a sheet stands at the bottom edge, wherever it is.
    var sizing: PresentationMeasure?

    mutating func fill(with style: AnyShapeStyle) {
        ground = style
        groundView = nil
    }
}

/// What can be compared of the settings.
private struct PresentationFacts: Equatable {
    let detents: Set<PresentationDetent>
    let detent: PresentationDetent?
    let dragIndicator: Visibility
    let isDismissDisabled: Bool
    let cornerRadius: CGFloat?
    let hasGround: Bool
    let backgroundInteraction: PresentationBackgroundInteraction.Kind
    let horizontalAdaptation: PresentationAdaptation.Kind
    let verticalAdaptation: PresentationAdaptation.Kind
    let contentInteraction: PresentationContentInteraction
    let isSized: Bool

    @MainActor init(_ settings: PresentationSettings) {
        detents = settings.detents
        detent = settings.detent?.wrappedValue
        dragIndicator = settings.dragIndicator
        isDismissDisabled = settings.isDismissDisabled
        cornerRadius = settings.cornerRadius
        hasGround = settings.ground != nil || settings.groundView != nil
        backgroundInteraction = settings.backgroundInteraction
        horizontalAdaptation = settings.horizontalAdaptation
        verticalAdaptation = settings.verticalAdaptation
        contentInteraction = settings.contentInteraction
        isSized = settings.sizing != nil
    }

    /// Whether both are presented in one way.
    func isAdaptedAlike(_ other: PresentationFacts) -> Bool {
        horizontalAdaptation == other.horizontalAdaptation && verticalAdaptation == other.verticalAdaptation
    }
}

/// Collects what is said of a presentation, each part as long as the view that says it is there.
@MainActor
package final class PresentationSettingsModel {
    private var parts: [(id: ObjectIdentifier, change: @MainActor (inout PresentationSettings) -> Void)] = []
    private let changed = Signal()
    private(set) var current = PresentationSettings()
    /// Told when the presentation may be one of another kind.
    var adaptationChanged: (() -> Void)?
    /// Whether a finger that goes upwards lifts the sheet before what is in it scrolls.
    var growsFirst: () -> Bool = { false }
    /// Whether a finger that goes downwards takes the sheet along where what is in it stands at its start.
    var sinksFirst: () -> Bool = { false }
    /// What was told last, as far as it can be compared.
    private var told = PresentationFacts(PresentationSettings())

    /// The settings; the body that asks is told when they are others.
    var settings: PresentationSettings {
        changed.read()
        return current
    }

    /// Has the presentation stand on a fill, whatever else is said of that further out.
    package func setGround<S: ShapeStyle>(_ ground: S, _ id: ObjectIdentifier, _ runtime: Runtime) {
        let ground = AnyShapeStyle(ground)
        set(id, runtime) { $0.fill(with: ground) }
    }

    func set(
        _ id: ObjectIdentifier, _ runtime: Runtime, _ change: @escaping @MainActor (inout PresentationSettings) -> Void
    ) {
        if let place = parts.firstIndex(where: { $0.id == id }) {
            parts[place].change = change
        } else {
            parts.append((id, change))
        }
        collect(runtime)
    }

    package func remove(_ id: ObjectIdentifier, _ runtime: Runtime) {
        parts.removeAll { $0.id == id }
        collect(runtime)
    }

    /// Has the sheet look again where it rests.
    func send(_ runtime: Runtime?) { changed.send(runtime) }

    /// Collects the settings from the outside in, so that what is further in counts.
    private func collect(_ runtime: Runtime) {
        current = PresentationSettings()
        for part in parts { part.change(&current) }
        // The body that shows the views reads this: told each time that they are described, it would go round for ever.
        let facts = PresentationFacts(current)
        if facts == told { return }
        let isAdaptedAlike = facts.isAdaptedAlike(told)
        told = facts
        changed.send(runtime)
        if !isAdaptedAlike { adaptationChanged?() }
    }
}

private struct PresentationSettingsKey: EnvironmentKey {
    static var defaultValue: PresentationSettingsModel? { nil }
}

extension EnvironmentValues {
    /// Of the presentation that the view stands in.
    package var presentationSettings: PresentationSettingsModel? {
        get { self[PresentationSettingsKey.self] }
        set { self[PresentationSettingsKey.self] = newValue }
    }
}

/// Says something of the presentation around, as long as the view is there.
nonisolated private struct PresentationSettingsModifier: ViewModifier {
    typealias Body = Never
    let change: @MainActor (inout PresentationSettings) -> Void

    private final class Memory: NodeEndObserver {
        var model: PresentationSettingsModel?

        func nodeEnded(_ runtime: Runtime) { model?.remove(ObjectIdentifier(self), runtime) }
    }

    @MainActor static func _reconcile<C: View>(
        _ modifier: UnsafePointer<Self>, content: UnsafePointer<C>, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        let modifier = modifier.pointee
        let runtime = update.runtime
        let memory = update.remember(node) { Memory() }
        if let model = update.environment.presentationSettings {
            memory.model = model
            model.set(ObjectIdentifier(memory), runtime, modifier.change)
        }
        C._reconcile(content, node, &update)
    }
}

extension View {
    nonisolated func presentationChange(
        _ change: @escaping @MainActor (inout PresentationSettings) -> Void
    ) -> some View {
        modifier(PresentationSettingsModifier(change: change))
    }
}
