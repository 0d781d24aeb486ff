import Foundation
public import TallyCore

extension View {
    /// Puts glass behind the view, in a shape of its size.
    ///
    /// It is a material of this runtime's with a bright edge; what lies below is blurred and not bent.
    public nonisolated func glassEffect(
        _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
    ) -> some View {
        modifier(GlassEffectModifier(glass: glass, shape: shape))
    }
}

private struct GlassEffectModifier<S: Shape>: ViewModifier {
    let glass: Glass
    let shape: S
    @GestureState private var isPressed = false

    func body(content: Content) -> some View {
        content
            .background { GlassPane(glass: glass, shape: shape) }
            .scaleEffect(isPressed && glass.isInteractive ? GlassPane<S>.swelling : 1)
            .animation(.spring(duration: 0.3, bounce: 0.3), value: isPressed)
            .simultaneousGesture(
                DragGesture(minimumDistance: 0).updating($isPressed) { _, isPressed, _ in isPressed = true },
                including: glass.isInteractive ? .all : .subviews)
    }
}

/// The pane itself.
package struct GlassPane<S: Shape>: View {
    package let glass: Glass
    package let shape: S
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.accessibilityReduceTransparency) private var isOpaque

    /// How much larger it is under a finger.
    package static var swelling: CGFloat { 1.06 }
    /// The share of its colour that a tinted pane has.
    private static var coloring: Double { 0.75 }

    package init(glass: Glass, shape: S) {
        self.glass = glass
        self.shape = shape
    }

    package var body: some View {
        if glass.kind != .identity {
            shape.fill(glass.kind == .clear && !isOpaque ? Material.glass : .ultraThin)
                .overlay {
                    if let color = glass.color { shape.fill(color.opacity(isOpaque ? 1 : Self.coloring)) }
                }
                .overlay { shape.stroke(edge, lineWidth: 2).clipShape(shape) }
                .allowsHitTesting(false)
        }
    }

    /// Light from above.
    private var edge: LinearGradient {
        let light = colorScheme == .dark ? 0.35 : 0.9
        return LinearGradient(
            colors: [.white.opacity(light), .white.opacity(light / 4), .white.opacity(light / 2)],
            startPoint: .topLeading, endPoint: .bottomTrailing)
    }
}
