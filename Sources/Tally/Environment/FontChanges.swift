import SwiftUI

/// Has a component's place and size move as one, and shows it in another font, or another size of type, as a text is shown: as a whole, growing
/// or shrinking with the animation there is.
///
/// Its parts are there at once: else they would go to their new places by themselves, in a window that is not as large yet. A change of the
/// value in the same transaction moves in its own time.
struct FontChanges: ViewModifier {
    /// A font of the component's own.
    var own: Font?

    private let fonts = FontReader()
    /// Points, as last measured.
    @State private var height = 0.0
    /// Counts the changes of the font; it moves as long as one does.
    @State private var changes = 0.0
    @State private var space = FontSpace()

    /// Heights that are the same differ in their last bits.
    nonisolated static func isSame(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-6 }

    func body(content: Content) -> some View {
        let space = space
        let fonts = fonts.fonts(own)
        FontRoom(height: height, space: space) {
            content
                .onGeometryChange(for: CGFloat.self) {
                    $0.size.height
                } action: { new in
                    guard !Self.isSame(height, Double(new)) else { return }
                    withAnimation(height > 0 && new > 0 ? space.animation : nil) { height = Double(new) }
                }
                .modifier(FontScale(space: space, changes: changes))
                .transaction(value: fonts) {
                    space.note(change: $0.disablesAnimations ? nil : $0.animation)
                    $0.animation = nil
                }
        }
        .geometryGroup()
        .onChange(of: fonts) {
            let change = space.change
            withAnimation(space.animation, completionCriteria: .logicallyComplete) {
                changes += 1
            } completion: {
                space.end(change)
            }
        }
    }
}

/// How a component is shown whose font has changed. Layout may run anywhere.
final class FontSpace: Sendable {
    private struct State {
        var scale = 1.0
        var change = 0
        var animation: Animation?
    }

    private let state = Guarded(State())

    /// How much smaller, or larger, than it is laid out.
    var scale: Double { state.access { $0.scale } }

    func note(scale: Double) { state.access { $0.scale = scale } }

    /// The number of the last change.
    var change: Int { state.access { $0.change } }

    /// That of a change of the font under way; `nil` if there is none, or none that moves.
    var animation: Animation? { state.access { $0.animation } }

    func note(change animation: Animation?) {
        state.access {
            $0.change += 1
            $0.animation = animation
        }
    }

    func end(_ change: Int) { state.access { if $0.change == change { $0.animation = nil } } }
}

/// Offers a component that is shown smaller, or larger, as much more or less room.
private struct FontRoom: Layout {
    private var height: Double
    private let target: Double
    private let space: FontSpace

    init(height: Double, space: FontSpace) {
        self.height = height
        target = height
        self.space = space
    }

    var animatableData: Double {
        get { height }
        set { height = newValue }
    }

    struct Cache {
        /// The width that was offered last or, while a change is under way, most: its group offers what it has now.
        var room: CGFloat = 0
    }

    func makeCache(subviews: Subviews) -> Cache { Cache() }

    private var isMoving: Bool { height != target || space.animation != nil }

    /// Returns the room that the component has: in a change no less than it had before.
    private func offered(_ proposal: ProposedViewSize, _ cache: Cache) -> ProposedViewSize {
        guard isMoving, let width = proposal.width else { return proposal }
        return ProposedViewSize(width: max(width, cache.room), height: proposal.height)
    }

    private func scale(_ content: LayoutSubview) -> Double {
        guard isMoving else { return 1 }
        let full = Double(content.sizeThatFits(.unspecified).height)
        return full > 0 && height > 0 && !FontChanges.isSame(height, full) ? height / full : 1
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        if let width = proposal.width, width > 0, width < .infinity {
            cache.room = isMoving ? max(cache.room, width) : width
        }
        return subviews.first?.sizeThatFits(offered(proposal, cache)) ?? .zero
    }

    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { subviews.first?.spacing ?? ViewSpacing() }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        guard let content = subviews.first else { return }
        let scale = scale(content)
        space.note(scale: scale)
        var offer = offered(proposal, cache)
        if scale != 1 {
            offer.width = proposal.width.map { $0 / CGFloat(scale) }
            offer.height = proposal.height.map { $0 / CGFloat(scale) }
        }
        content.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: offer)
    }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        guard guide == .firstTextBaseline || guide == .lastTextBaseline, let content = subviews.first else {
            return nil
        }
        let dimensions = content.dimensions(in: proposal)
        return bounds.midY - dimensions.height / 2 + dimensions[guide]
    }
}

/// Shows what has another font as large as it was, about its middle.
private struct FontScale: GeometryEffect {
    let space: FontSpace
    /// Moves as long as a change does, for its end to be told.
    var changes: Double

    var animatableData: Double {
        get { changes }
        set { changes = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
        let scale = CGFloat(space.scale)
        guard scale != 1 else { return ProjectionTransform() }
        return ProjectionTransform(
            CGAffineTransform(translationX: size.width / 2 * (1 - scale), y: size.height / 2 * (1 - scale))
                .scaledBy(x: scale, y: scale))
    }
}
