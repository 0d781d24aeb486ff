import Foundation
import TallyCore
import TallyUI

/// The buttons of a confirmation dialog, at the bottom of the stage.
struct ChoicesFace<Actions: View, Message: View>: View {
    let question: Question<Actions, Message>
    let showsTitle: Bool
    /// Without a button that cancels there is one.
    var offersCancel = true
    @State private var buttons: DialogButtons?
    @Environment(\.dismiss) private var dismiss
    @Environment(\.pixelLength) private var pixelLength

    /// The height of a button in points.
    private static var height: CGFloat { 57 }

    var body: some View {
        VStack(spacing: 0) {
            Color.clear
                .contentShape(Rectangle())
                .onTapGesture { dismiss() }
                .accessibilityHidden(true)
            ChoicesLayout(gap: pixelLength) {
                ChoicesGround().layoutValue(key: DialogPartKey.self, value: .ground)
                ChoicesGround().layoutValue(key: DialogPartKey.self, value: .cancelGround)
                if showsTitle || question.hasMessage { header }
                question.actions
                DialogSentinel()
                ForEach(0..<(buttons?.count ?? 0), id: \.self) { _ in
                    Rectangle().fill(ControlFill.separator).layoutValue(key: DialogPartKey.self, value: .line)
                }
                if offersCancel, let buttons, !buttons.hasCancel {
                    Button("Cancel", role: .cancel) {}
                        .buttonStyle(
                            DialogButtonStyle(
                                dismiss: dismiss, height: Self.height, font: .title3, isCard: false, isCounted: false))
                }
            }
            .onPreferenceChange(DialogButtonsKey.self) { buttons = $0 }
            .buttonStyle(DialogButtonStyle(dismiss: dismiss, height: Self.height, font: .title3, isCard: false))
            .modifier(AccessibilityAttachmentModifier(AccessibilityChange()))
            .padding(8)
            .frame(maxWidth: PresentationLook.choicesWidth)
        }
        .freshForeground()
    }

    private var header: some View {
        VStack(spacing: 4) {
            if showsTitle { question.title.bold() }
            if let message = question.message { message }
        }
        .font(.footnote)
        .standardForeground(.secondary)
        .multilineTextAlignment(.center)
        .padding(.horizontal, 16)
        .padding(.vertical, 14)
        .frame(maxWidth: .infinity)
        .layoutValue(key: DialogPartKey.self, value: .header)
    }
}

/// What a group of buttons stands on.
private struct ChoicesGround: View {
    var body: some View { RoundedRectangle(cornerRadius: 13, style: .continuous).fill(DialogGround()) }
}

/// Header and buttons below one another on one ground, those that cancel on another below.
private struct ChoicesLayout: Layout {
    /// The thickness in points of a line between two buttons.
    let gap: CGFloat

    /// Points between the two groups.
    private static var space: CGFloat { 8 }

    private func heights(_ subviews: Subviews, _ width: CGFloat, isCancel: Bool) -> (
        views: [LayoutSubview], sum: CGFloat
    ) {
        let views = subviews.filter { view in
            switch view[DialogPartKey.self] {
            case .cancel: isCancel
            case .content, .button, .header: !isCancel
            case .ground, .cancelGround, .line, .sentinel: false
            }
        }
        let offered = ProposedViewSize(width: width, height: nil)
        return (views, views.reduce(0) { $0 + $1.sizeThatFits(offered).height })
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 270, height: 0)).width
        let (actions, above) = heights(subviews, width, isCancel: false)
        let (_, below) = heights(subviews, width, isCancel: true)
        return CGSize(width: width, height: above + (actions.isEmpty || below == 0 ? 0 : Self.space) + below)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var y = bounds.minY
        var lines = subviews.filter { $0[DialogPartKey.self] == .line }[...]
        for isCancel in [false, true] {
            let (views, sum) = heights(subviews, bounds.width, isCancel: isCancel)
            let part = isCancel ? DialogPart.cancelGround : .ground
            for ground in subviews where ground[DialogPartKey.self] == part {
                ground.place(
                    at: CGPoint(x: bounds.minX, y: y), proposal: ProposedViewSize(width: bounds.width, height: sum))
            }
            for (index, view) in views.enumerated() {
                let offered = ProposedViewSize(width: bounds.width, height: nil)
                if index > 0, let line = lines.popFirst() {
                    line.place(
                        at: CGPoint(x: bounds.minX, y: y), proposal: ProposedViewSize(width: bounds.width, height: gap))
                }
                view.place(at: CGPoint(x: bounds.minX, y: y), proposal: offered)
                y += view.sizeThatFits(offered).height
            }
            if !views.isEmpty { y += Self.space }
        }
        let unseen = lines + subviews.filter { $0[DialogPartKey.self] == .sentinel }
        for view in unseen { view.place(at: bounds.origin, proposal: .zero) }
    }
}
