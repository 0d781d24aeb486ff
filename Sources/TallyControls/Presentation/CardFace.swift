import Foundation
import TallyCore
import TallyUI

/// What is presented as a sheet, as a card beside a view, or over the whole stage, and may become another of these as the stage
/// has more or less room: its views stay the same.
struct CardFace<Content: View>: View {
    let model: PresentationModel
    let stretch: SheetStretch
    let content: Content
    @Environment(\.layoutDirection) private var layoutDirection
    @Environment(\.colorScheme) private var colorScheme
    // Read, so that another one is another look.
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass
    @Environment(\.verticalSizeClass) private var verticalSizeClass

    var body: some View {
        let settings = model.settings.settings
        let kind = model.shownKind
        let detent = model.detent
        let isPopover = kind == .popover
        let sizing = kind == .sheet && horizontalSizeClass == .regular ? settings.sizing : nil
        let shape = CardShape(kind: kind, radius: settings.cornerRadius, isWhole: sizing != nil)
        let shadow = FloatingCard.shadow(colorScheme)
        let fill = settings.ground ?? (isPopover ? AnyShapeStyle(DialogGround()) : AnyShapeStyle(.background))
        let _ = stretch.rest(at: model.height, limits: model.limits, stage: model.stage)
        CardLayout(
            kind: kind, place: model.place, detent: detent, environment: model.environment, sizing: sizing,
            stretch: stretch, stage: model.stage
        ) {
            content
                .environment(\.layoutDirection, layoutDirection)
                .frame(maxWidth: isPopover ? nil : .infinity, maxHeight: isPopover ? nil : .infinity)
                .overlay(alignment: .top) {
                    if kind == .sheet, sizing == nil,
                        settings.dragIndicator == .visible
                            || settings.dragIndicator == .automatic && settings.detents.count > 1
                    {
                        Capsule().fill(.tertiary)
                            .frame(width: PresentationLook.grabber.width, height: PresentationLook.grabber.height)
                            .padding(.top, PresentationLook.grabberInset)
                            .allowsHitTesting(false)
                    }
                }
                .background { settings.groundView }
                .clipShape(shape)
                .background {
                    shape.fill(fill)
                        .shadow(
                            color: isPopover ? shadow.color : .clear, radius: isPopover ? shadow.radius : 0,
                            y: isPopover ? shadow.y : 0)
                }
                .modifier(AccessibilityAttachmentModifier(AccessibilityChange()))
            if isPopover {
                ForEach([true, false], id: \.self) { isUp in
                    let arrow = PopoverArrow(isUp: isUp)
                    arrow.fill(fill).layoutValue(key: PopoverArrow.Key.self, value: arrow)
                }
                .allowsHitTesting(false)
                .accessibilityHidden(true)
            }
        }
        // What its views say of its height is known a little later than the sheet is there: they do not move to it. What they set in
        // motion as they appear moves.
        .transaction(value: [model.height, model.stage]) { if stretch.isUnseen { $0.animation = nil } }
        .background {
            if kind == .popover || model.endsByTap {
                Color.clear.contentShape(Rectangle()).onTapGesture { model.dismissByHand() }.accessibilityHidden(true)
            }
        }
        .modifier(FloatingTarget(place: model.place))
        // The place is one of the stage, which has no direction.
        .environment(\.layoutDirection, .leftToRight)
    }
}

/// The outline of what is presented.
private struct CardShape: Shape {
    let kind: PresentationKind
    /// In points; nil is that of the kind.
    let radius: CGFloat?
    /// Whether it stands at no edge.
    let isWhole: Bool

    func path(in rect: CGRect) -> Path {
        switch kind {
        case .popover:
            return RoundedRectangle(cornerRadius: radius ?? FloatingCard.cornerRadius, style: .continuous).path(
                in: rect)
        case .sheet:
            let radius = radius ?? PresentationLook.sheetRadius
            if isWhole { return RoundedRectangle(cornerRadius: radius, style: .continuous).path(in: rect) }
            return UnevenRoundedRectangle(topLeadingRadius: radius, topTrailingRadius: radius).path(in: rect)
        case .cover, .dialog, .choices, .menu, .lift: return Path(rect)
        }
    }
}

/// Puts a sheet at the bottom edge, a popover beside its view, and a cover over all.
private struct CardLayout: Layout {
    let kind: PresentationKind
    let place: FloatingPlace
    let detent: PresentationDetent
    let environment: EnvironmentValues
    let sizing: PresentationMeasure?
    let stretch: SheetStretch
    /// The height of the stage for which the sheet knows its height, in points.
    let stage: CGFloat

    /// The size that the sheet was given last.
    func makeCache(subviews: Subviews) -> CGSize? { nil }
    func updateCache(_ cache: inout CGSize?, subviews: Subviews) {}

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout CGSize?) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CGSize?) {
        guard let subview = subviews.first else { return }
        switch kind {
        case .sheet where sizing != nil:
            let margin = PresentationLook.sizedMargin
            let room = bounds.insetBy(dx: margin, dy: margin).size
            let root = PresentationSizingRoot { subview.sizeThatFits($0) }
            let size = sizing?.size(of: root, in: room, last: cache) ?? room
            cache = size
            subview.place(
                at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(size))
        case .popover:
            let layout = FloatingLayout(
                place: place, width: nil, isCentered: true, arrow: PopoverArrow.size.height)
            let (frame, tip) = layout.place(subview, in: bounds)
            for arrow in subviews.dropFirst() { arrow[PopoverArrow.Key.self]?.place(arrow, at: tip, of: frame) }
        case .sheet:
            let anew =
                bounds.height == stage
                ? nil
                : detent.height(stage: bounds.height, environment) ?? PresentationDetent.largest(bounds.height)
            let height = onMain { [stretch] in stretch.height(anew: anew, stage: bounds.height) }
            subview.place(
                at: CGPoint(x: bounds.minX, y: bounds.maxY - height),
                proposal: ProposedViewSize(width: bounds.width, height: height))
        case .cover, .dialog, .choices, .menu, .lift:
            subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
        }
    }
}
