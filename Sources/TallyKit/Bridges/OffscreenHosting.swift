import Foundation
import Observation
import TallyCore
import TallyLayers
import TallyStage
import TallyUI

/// Shows what a hosting view shows while that stands in no window, to be measured and drawn.
///
/// What its views keep is theirs: a hosting view that is shown later begins anew.
@MainActor
final class OffscreenHosting {
    private let box = Box()
    private let stage: Stage
    private var isMeasured = false

    init(_ content: @escaping @MainActor () -> AnyView) {
        stage = Stage(size: .zero) { [box] in Measured(box: box, content: content) }
        stage.preferences.background = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0)
    }

    /// Has the content be measured anew.
    func contentIsAnother() { isMeasured = false }

    func size(_ proposal: ProposedViewSize) -> CGSize {
        guard proposal != box.proposal || !isMeasured else { return box.size }
        isMeasured = true
        box.proposal = proposal
        stage.advance(by: 0)
        return box.size
    }

    /// Returns what it looks like in a size; nil: there is nothing to be seen.
    func picture(_ size: CGSize, scale: CGFloat) -> CGImage? {
        isMeasured = false
        box.proposal = ProposedViewSize(size)
        stage.scale = scale
        stage.size = size
        stage.advance(by: 0)
        let bitmap = stage.image()
        return bitmap.width > 0 && bitmap.height > 0 ? CGImage(bitmap) : nil
    }
}

/// Views that are nowhere to be seen: they do not appear, and begin no tasks.
nonisolated private struct Unseen: ViewModifier {
    typealias Body = Never

    @MainActor static func _reconcile<C: View>(
        _ modifier: UnsafePointer<Self>, content: UnsafePointer<C>, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        _ = node.stand(isShown: false)
        C._reconcile(content, node, &update)
    }
}

/// What the content is offered, and the size that it takes.
@MainActor @Observable
private final class Box {
    var proposal = ProposedViewSize.unspecified
    @ObservationIgnored var size = CGSize.zero
}

private struct Measured: View {
    let box: Box
    let content: @MainActor () -> AnyView

    var body: some View {
        MeasuringLayout(own: box.proposal, measured: { [box] in box.size = $0 }) { content().modifier(Unseen()) }
    }
}

/// One view in the size that it takes of its own proposal, whatever is offered, in the middle.
private struct MeasuringLayout: Layout {
    let own: ProposedViewSize
    let measured: @MainActor (CGSize) -> Void

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let measured = measured
        for view in subviews {
            let size = view.sizeThatFits(own)
            onMain { measured(size) }
            view.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: own)
        }
    }
}
