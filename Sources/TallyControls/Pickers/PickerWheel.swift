import Foundation
import TallyCore
import TallyUI

/// A picker as a wheel of rows, of which the one in the middle is chosen when the wheel comes to rest. The sizes are those
/// of iOS.
struct PickerWheel<Content: View>: View {
    let selection: AnyHashable
    let content: Content
    let choose: (AnyHashable) -> Void
    private let memory = NodeMemory<WheelModel>()
    @Environment(\.isEnabled) private var isEnabled

    init(selection: AnyHashable, content: Content, choose: @escaping (AnyHashable) -> Void) {
        self.selection = selection
        self.content = content
        self.choose = choose
    }

    var body: some View {
        let model = memory.wrapped
        let _ = model.update(selection, choose)
        ScrollView(showsIndicators: false) {
            WheelColumn(model: model) { content.modifier(WheelRow(selection: selection, choose: choose)) }
        }
        .contentMargins(.vertical, (WheelShape.height - WheelShape.row) / 2, for: .scrollContent)
        .scrollTargetBehavior(WheelRest())
        .scrollDisabled(!isEnabled)
        .environment(\.scrollPositionLink, model.link)
        .frame(height: WheelShape.height)
        .background {
            RoundedRectangle(cornerRadius: WheelShape.bandRadius, style: .continuous).fill(ControlFill.ground)
                .frame(height: WheelShape.row)
                .padding(.horizontal, WheelShape.bandInset)
        }
        .modifier(WheelWindow())
        .opacity(isEnabled ? 1 : 0.5)
        .animation(.snappy(duration: 0.3), value: selection)
        .modifier(FocusableModifier { key, _ in keyPressed(key, in: model) })
    }

    private func keyPressed(_ key: KeyEquivalent, in model: WheelModel) -> Bool {
        switch key {
        case .upArrow: model.step(by: -1)
        case .downArrow: model.step(by: 1)
        default: return false
        }
        return true
    }
}

/// Which rows a wheel has, and which one it shows.
@MainActor
final class WheelModel: NodeMemoryObject {
    let link = ScrollPositionLink()
    private var tags: [AnyHashable?] = []
    private var selection: AnyHashable?
    /// A key has chosen what the wheel has not been turned to yet.
    private var isKeyed = false
    private var choose: (AnyHashable) -> Void = { _ in }

    init(_ node: NodeLink) {}

    func nodeEnded(_ runtime: Runtime) { choose = { _ in } }

    /// Turns the wheel to what is chosen now, unless a hand has turned it there; called in a body.
    func update(_ selection: AnyHashable, _ choose: @escaping (AnyHashable) -> Void) {
        self.choose = choose
        link.rested = { [weak self] in self?.rested(at: $0) }
        guard isKeyed || selection != self.selection else { return }
        isKeyed = false
        self.selection = selection
        if let request { link.ask(request) }
    }

    /// Leaves the chosen row in the middle where rows came or went; called in the layout.
    func update(_ tags: [AnyHashable?]) {
        guard tags != self.tags else { return }
        self.tags = tags
        if let request { link.askInLayout(request) }
    }

    private var request: ScrollRequest? {
        tags.firstIndex { $0 != nil && $0 == selection }.map { .point(x: nil, y: CGFloat($0) * WheelShape.row) }
    }

    private func rested(at offset: CGPoint) {
        let place = Swift.min(
            Swift.max((offset.y / WheelShape.row).rounded(), 0), CGFloat(Swift.max(tags.count, 1) - 1))
        guard tags.indices.contains(Int(place)), let tag = tags[Int(place)], tag != selection else {
            // A row that stands for nothing cannot be chosen.
            if let request, tags.indices.contains(Int(place)), tags[Int(place)] == nil { link.ask(request) }
            return
        }
        selection = tag
        choose(tag)
    }

    func step(by step: Int) {
        guard let place = tags.firstIndex(where: { $0 != nil && $0 == selection }) else { return }
        let next = place + step
        guard tags.indices.contains(next), let tag = tags[next] else { return }
        // Known before the next body: keys may come faster than frames.
        selection = tag
        isKeyed = true
        choose(tag)
    }
}

/// Rests with a row in the middle.
private struct WheelRest: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        target.rect.origin.y = (target.rect.minY / WheelShape.row).rounded() * WheelShape.row
        target.anchor = nil
    }
}

/// Rows of one height below one another.
private struct WheelColumn: Layout {
    let model: WheelModel

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let widest = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
        return CGSize(width: proposal.width ?? widest, height: CGFloat(subviews.count) * WheelShape.row)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        // unsafe: used at once and here: layout is on the main actor.
        nonisolated(unsafe) let tags = subviews.map { $0.tag }
        let model = model
        onMain { model.update(tags) }
        for (place, view) in subviews.enumerated() {
            view.place(
                at: CGPoint(x: bounds.minX, y: bounds.minY + CGFloat(place) * WheelShape.row),
                proposal: ProposedViewSize(width: bounds.width, height: WheelShape.row))
        }
    }
}

/// A view of a picker as a row that lies on a wheel.
private struct WheelRow: ViewModifier {
    let selection: AnyHashable
    let choose: (AnyHashable) -> Void

    init(selection: AnyHashable, choose: @escaping (AnyHashable) -> Void) {
        self.selection = selection
        self.choose = choose
    }

    func body(content: Content) -> some View {
        content
            .font(.title3)
            .lineLimit(1)
            .frame(maxWidth: .infinity)
            .frame(height: WheelShape.row)
            .contentShape(Rectangle())
            .modifier(PressModifier(takesFocus: false, action: {}, choose: { choose($0) }) { _ in })
            .modifier(
                AccessibilityAttachmentModifier(
                    AccessibilityChange(
                        addedTraits: .isButton, isElement: true, choose: { choose($0) }, selection: [selection]))
            )
            .modifier(WheelCurve())
    }
}
