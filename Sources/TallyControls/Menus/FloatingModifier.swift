import Foundation
import TallyCore
import TallyUI

/// Has something float beside the view while the binding is true.
struct FloatingModifier<Floating: View>: ViewModifier {
    let kind: PresentationKind
    let isPresented: Binding<Bool>
    var part: ((CGRect) -> CGRect)?
    let floating: (FloatingPlace) -> Floating
    private let model = NodeMemory<PresentationModel>()
    @Environment(\.presentationTurn) private var turn

    init(
        _ kind: PresentationKind, _ isPresented: Binding<Bool>, part: ((CGRect) -> CGRect)? = nil,
        @ViewBuilder floating: @escaping (FloatingPlace) -> Floating
    ) {
        self.kind = kind
        self.isPresented = isPresented
        self.part = part
        self.floating = floating
    }

    func body(content: Content) -> some View {
        let presenter = model.wrapped
        let place = presenter.place
        let _ = place.part = part
        let _ = presenter.update(
            kind, isWanted: isPresented.wrappedValue, turn: turn, end: { isPresented.wrappedValue = false })
        content.modifier(FloatingSource(place: place))
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
    @Environment(\.colorScheme) private var colorScheme

    /// The radius of the corners in points.
    private static var cornerRadius: CGFloat { 13 }

    var body: some View {
        let shape = RoundedRectangle(cornerRadius: Self.cornerRadius, style: .continuous)
        FloatingLayout(place: place, width: width, isCentered: isCentered) {
            Color.clear.contentShape(Rectangle()).onTapGesture { dismiss() }.accessibilityHidden(true)
            card()
                .environment(\.layoutDirection, layoutDirection)
                .clipShape(shape)
                .background {
                    shape.fill(DialogGround())
                        .shadow(color: .black.opacity(colorScheme == .dark ? 0.5 : 0.2), radius: 16, y: 6)
                }
                .modifier(AccessibilityAttachmentModifier(AccessibilityChange()))
        }
        .modifier(FloatingTarget(place: place))
        // The place is one of the stage, which has no direction.
        .environment(\.layoutDirection, .leftToRight)
    }
}
