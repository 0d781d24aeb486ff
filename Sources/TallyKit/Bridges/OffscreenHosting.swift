import Foundation
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

    @MainActor
    private final class Box {
        var proposal = ProposedViewSize.unspecified
        var size = CGSize.zero
    }

    init(_ content: @escaping @MainActor () -> AnyView) {
        stage = Stage(size: .zero) { [box] in
            MeasuringLayout(measured: { box.size = $0 }, proposal: { box.proposal }) {
                content().modifier(Unseen())
            }
        }
        stage.preferences.background = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0)
    }

    /// Has the content be measured anew.
    func contentIsAnother() { box.size = .zero }

    func size(_ proposal: ProposedViewSize) -> CGSize {
        guard proposal != box.proposal || box.size == .zero else { return box.size }
        box.proposal = proposal
        // Another size has all of it laid out.
        stage.size = CGSize(width: stage.size.width + 1, height: stage.size.height + 1)
        stage.advance(by: 0)
        return box.size
    }

    /// Returns what it looks like in a size; nil: there is nothing to be seen.
    func picture(_ size: CGSize, scale: CGFloat) -> CGImage? {
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
        if node.presence == nil { node.presence = Presence(outer: node.parent?.presenceAround, isShown: false) }
        C._reconcile(content, node, &update)
    }
}

/// One view in the size that it takes of a proposal, whatever is offered, in the middle.
private struct MeasuringLayout: Layout {
    let measured: @MainActor (CGSize) -> Void
    let proposal: @MainActor () -> ProposedViewSize

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let (measured, wanted) = (measured, self.proposal)
        for view in subviews {
            let own = onMain { wanted() }
            let size = view.sizeThatFits(own)
            onMain { measured(size) }
            view.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: own)
        }
    }
}
