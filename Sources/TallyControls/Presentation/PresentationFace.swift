import Foundation
import TallyCore
import TallyUI

/// What is seen of a presentation: its card, or its ground.
struct PresentationFace<Content: View>: View {
    let model: PresentationModel
    let content: Content

    var body: some View {
        switch model.kind {
        case .sheet: SheetFace(model: model, content: content)
        case .cover:
            content.frame(maxWidth: .infinity, maxHeight: .infinity)
                .background { model.settings.settings.groundView }
                .background(model.settings.settings.ground ?? AnyShapeStyle(.background))
        case .dialog, .choices, .menu, .popover:
            content.frame(maxWidth: .infinity, maxHeight: .infinity)
        }
    }
}

/// A card at the bottom edge, as high as its detent says.
private struct SheetFace<Content: View>: View {
    let model: PresentationModel
    let content: Content

    /// The radius of the corners in points.
    private static var cornerRadius: CGFloat { 12 }

    var body: some View {
        let settings = model.settings.settings
        let detent = model.detent
        let radius = settings.cornerRadius ?? Self.cornerRadius
        let shape = UnevenRoundedRectangle(topLeadingRadius: radius, topTrailingRadius: radius)
        SheetLayout(detent: detent, environment: model.environment) {
            content
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .overlay(alignment: .top) {
                    if settings.dragIndicator == .visible
                        || settings.dragIndicator == .automatic && settings.detents.count > 1
                    {
                        Capsule().fill(.tertiary).frame(width: 36, height: 5).padding(.top, 5)
                            .allowsHitTesting(false)
                    }
                }
                .background { settings.groundView }
                .clipShape(shape)
                .background {
                    // A finger can lift the card above its place: it does not end there.
                    shape.fill(settings.ground ?? AnyShapeStyle(.background)).padding(.bottom, -model.reach)
                }
        }
        .background {
            if model.endsByTap {
                Color.clear.contentShape(Rectangle()).onTapGesture { model.dismissByHand() }.accessibilityHidden(true)
            }
        }
    }
}

/// Puts a sheet at the bottom edge.
private struct SheetLayout: Layout {
    let detent: PresentationDetent
    let environment: EnvironmentValues

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let height = detent.height(stage: bounds.height, environment) ?? PresentationDetent.largest(bounds.height)
        for subview in subviews {
            subview.place(
                at: CGPoint(x: bounds.minX, y: bounds.maxY - height),
                proposal: ProposedViewSize(width: bounds.width, height: height))
        }
    }
}
