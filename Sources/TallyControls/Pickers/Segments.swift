import Foundation
import TallyCore
import TallyUI

/// Views side by side in equal widths, one of them on a raised ground that slides.
struct Segments<Content: View>: View {
    let selection: AnyHashable
    let content: Content
    let choose: (AnyHashable) -> Void
    private let memory = NodeMemory<SegmentPlan>()
    /// A finger that takes the raised ground along.
    @GestureState private var drag: SegmentDrag.Value?
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.colorScheme) private var scheme

    init(selection: AnyHashable, content: Content, choose: @escaping (AnyHashable) -> Void) {
        self.selection = selection
        self.content = content
        self.choose = choose
    }

    var body: some View {
        let plan = memory.wrapped
        let selection = drag.flatMap { shown(in: $0, plan) } ?? self.selection
        let look = ProgramLook.current
        SegmentLayout(selection: selection, plan: plan) {
            RoundedRectangle(cornerRadius: 7, style: .continuous)
                .fill(look?.segmentGround ?? (scheme == .dark ? Color(white: 0.39) : .white))
                .shadow(color: .black.opacity(0.12), radius: 4, y: 2)
            content.modifier(SegmentTitles(selection: selection, look: look?.selectedSegment, isSelected: false))
                .modifier(
                    AccessibilityAttachmentModifier(
                        AccessibilityChange(
                            addedTraits: .isButton, isElement: true, choose: { choose($0) }, selection: [selection])))
        }
        .overlay {
            if let selected = look?.selectedSegment, !selected.isEmpty {
                SegmentLayout(selection: selection, plan: plan) {
                    Color.clear
                    content.modifier(SegmentTitles(selection: selection, look: selected, isSelected: true))
                }
                .accessibilityHidden(true)
            }
        }
        .font(look?.segment.font ?? .system(size: 13, weight: .medium))
        .titleColor(look?.segment.color)
        // Its titles have a colour of their own, whatever is drawn around.
        .freshForeground()
        .lineLimit(1)
        .padding(2)
        .background(ControlFill.ground, in: RoundedRectangle(cornerRadius: 9, style: .continuous))
        .opacity(isEnabled ? 1 : 0.5)
        .animation(.snappy(duration: 0.3), value: selection)
        .contentShape(Rectangle())
        .gesture(
            SegmentDrag().updating($drag) { value, drag, _ in drag = value }
                .onEnded { drag in
                    if let tag = plan.tag(at: drag.end - 2), tag != self.selection { choose(tag) }
                }
        )
        .gesture(
            SpatialTapGesture().onEnded { tap in
                // Two points of padding stand around the segments.
                if let tag = plan.tag(at: tap.location.x - 2) { choose(tag) }
            }
        )
        .modifier(FocusableModifier { key, _ in keyPressed(key, in: plan) })
        // In a form the line below begins with the control, not with its first title.
        .alignmentGuide(.listRowSeparatorLeading) { _ in 0 }
    }

    /// Returns the segment that the raised ground has been taken to; nil where the drag began on another one: that segment is chosen
    /// where it ends.
    private func shown(in drag: SegmentDrag.Value, _ plan: SegmentPlan) -> AnyHashable? {
        plan.tag(at: drag.start - 2) == selection ? plan.tag(at: drag.end - 2) : nil
    }

    private func keyPressed(_ key: KeyEquivalent, in plan: SegmentPlan) -> Bool {
        guard key == .leftArrow || key == .rightArrow else { return false }
        if let tag = plan.tag(beside: selection, by: key == .leftArrow ? -1 : 1) { choose(tag) }
        return true
    }
}

/// Titles of segments where the selected one has a look that the program has said: those of all the others, or that one alone. They
/// stand on one another, so that none takes the other's look while the ground slides.
private struct SegmentTitles: ViewModifier {
    let selection: AnyHashable
    let look: ProgramLook.Title?
    let isSelected: Bool

    @ViewBuilder func body(content: Content) -> some View {
        if let look, !look.isEmpty {
            if isSelected {
                content
                    .transformEnvironment(\.font) { if let font = look.font { $0 = font } }
                    .titleColor(look.color)
                    .modifier(TagShown(selection: [selection]))
            } else {
                content.modifier(TagShown(selection: [selection], isInverted: true))
            }
        } else {
            content
        }
    }
}

/// What the layout has found out about the segments.
@MainActor
final class SegmentPlan: NodeMemoryObject {
    var tags: [AnyHashable?] = []
    var width: CGFloat = 0
    var isRightToLeft = false

    init(_ node: NodeLink) {}

    func nodeEnded(_ runtime: Runtime) {}

    func tag(at x: CGFloat) -> AnyHashable? {
        guard width > 0, !tags.isEmpty else { return nil }
        let place = Int((Swift.min(Swift.max(x / width, 0), 1) * CGFloat(tags.count)).rounded(.down))
        let index = Swift.min(place, tags.count - 1)
        return tags[isRightToLeft ? tags.count - 1 - index : index]
    }

    func tag(beside tag: AnyHashable, by step: Int) -> AnyHashable? {
        guard let index = tags.firstIndex(of: tag) else { return nil }
        let next = index + (isRightToLeft ? -step : step)
        return tags.indices.contains(next) ? tags[next] : nil
    }
}

/// Equal widths for all but the first subview, which is put under the selected one.
struct SegmentLayout: Layout {
    let selection: AnyHashable
    let plan: SegmentPlan

    /// Points of a segment beside its view.
    private static let margin: CGFloat = 10
    private static let height: CGFloat = 28

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let segments = subviews.dropFirst()
        let widest = segments.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
        let ideal = (widest + 2 * Self.margin) * CGFloat(segments.count)
        let width = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? ideal
        return CGSize(width: width, height: Self.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let segments = subviews.dropFirst()
        guard let ground = subviews.first, !segments.isEmpty else { return }
        // unsafe: used at once and here: layout is on the main actor.
        nonisolated(unsafe) let tags = segments.map { $0.tag }
        let plan = plan
        let isRightToLeft = subviews.layoutDirection == .rightToLeft
        onMain {
            plan.tags = tags
            plan.width = bounds.width
            plan.isRightToLeft = isRightToLeft
        }
        let width = bounds.width / CGFloat(segments.count)
        let selected = tags.firstIndex(of: selection)
        let size = ProposedViewSize(width: selected == nil ? 0 : width, height: bounds.height)
        ground.place(
            at: CGPoint(x: bounds.minX + width * CGFloat(selected ?? 0), y: bounds.minY), proposal: size)
        for (place, segment) in segments.enumerated() {
            segment.place(
                at: CGPoint(x: bounds.minX + width * (CGFloat(place) + 0.5), y: bounds.midY), anchor: .center,
                proposal: ProposedViewSize(width: width - Self.margin, height: bounds.height))
        }
    }
}
