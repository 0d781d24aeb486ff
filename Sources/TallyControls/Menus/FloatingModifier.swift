import Foundation
import TallyCore
import TallyUI

/// Has something float beside the view while the binding is true.
struct FloatingModifier<Floating: View>: ViewModifier {
    let kind: PresentationKind
    let isPresented: Binding<Bool>
    var part: ((CGRect) -> CGRect)?
    /// Whether the view itself may be lifted.
    var lifts = false
    let floating: (FloatingPlace) -> Floating
    private let model = NodeMemory<PresentationModel>()
    @Environment(\.presentationTurn) private var turn

    init(
        _ kind: PresentationKind, _ isPresented: Binding<Bool>, part: ((CGRect) -> CGRect)? = nil, lifts: Bool = false,
        @ViewBuilder floating: @escaping (FloatingPlace) -> Floating
    ) {
        self.kind = kind
        self.isPresented = isPresented
        self.part = part
        self.lifts = lifts
        self.floating = floating
    }

    func body(content: Content) -> some View {
        let presenter = model.wrapped
        let place = presenter.place
        let _ = place.part = part
        let _ = presenter.update(
            kind, isWanted: isPresented.wrappedValue, turn: turn, end: { isPresented.wrappedValue = false })
        content.modifier(FloatingSource(place: place, lifts: lifts))
        PresentationHost(model: presenter, version: presenter.version) { floating(place) }
    }
}

/// What floats: a card, and all around it a ground on which a tap ends it.
struct FloatingFace<Card: View>: View {
    let place: FloatingPlace
    var width: CGFloat?
    var isCentered = false
    @ViewBuilder let card: () -> Card
    @Environment(\.dismiss) private var dismiss
    @Environment(\.layoutDirection) private var layoutDirection

    var body: some View {
        FloatingLayout(place: place, width: width, isCentered: isCentered) {
            Color.clear.contentShape(Rectangle()).onTapGesture { dismiss() }.accessibilityHidden(true)
            card().environment(\.layoutDirection, layoutDirection).modifier(FloatingCard())
        }
        .modifier(FloatingTarget(place: place))
        // The place is one of the stage, which has no direction.
        .environment(\.layoutDirection, .leftToRight)
    }
}

/// The shape and the ground of a card that floats.
struct FloatingCard: ViewModifier {
    @Environment(\.colorScheme) private var colorScheme

    /// The radius of the corners in points.
    nonisolated static var cornerRadius: CGFloat { 13 }
    /// The shadow in points and how dark it is.
    static func shadow(_ scheme: ColorScheme) -> (color: Color, radius: CGFloat, y: CGFloat) {
        (.black.opacity(scheme == .dark ? 0.5 : 0.2), 16, 6)
    }

    func body(content: Content) -> some View {
        let shape = RoundedRectangle(cornerRadius: Self.cornerRadius, style: .continuous)
        let shadow = Self.shadow(colorScheme)
        content
            .clipShape(shape)
            .background { shape.fill(DialogGround()).shadow(color: shadow.color, radius: shadow.radius, y: shadow.y) }
            .modifier(AccessibilityAttachmentModifier(AccessibilityChange()))
    }
}
