import Foundation
import TallyCore
public import TallyUI

/// The label on glass.
nonisolated public struct GlassButtonStyle: PrimitiveButtonStyle {
    private let glass: Glass

    public init() { glass = .regular }
    public init(_ glass: Glass) { self.glass = glass }

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        PressedButton(configuration: configuration) { [glass] in GlassFace(configuration: $0, glass: glass) }
    }
}

/// The label in the foreground style set around the button, else in white, on glass in the tint.
nonisolated public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        PressedButton(configuration: configuration) { GlassFace(configuration: $0, glass: nil) }
    }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    /// The label on glass.
    public static var glass: GlassButtonStyle { .init() }
    /// The label on glass of a kind.
    public static func glass(_ glass: Glass) -> Self { .init(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    /// The label on glass in the tint.
    public static var glassProminent: GlassProminentButtonStyle { .init() }
}

private struct GlassFace: View {
    let configuration: ButtonStyleConfiguration
    /// Nil: in the tint.
    let glass: Glass?
    @Environment(\.controlSize) private var size
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.buttonBorderShape) private var shape

    var body: some View {
        RoundedLabel(label: configuration.label, foreground: foreground) {
            switch shape.kind {
            case .circle: ground(Circle()).scaledToFill()
            case .rounded: ground(shape.shape(radius: radius))
            case .automatic, .capsule: ground(Capsule())
            }
        }
        .scaleEffect(configuration.isPressed ? GlassPane<Capsule>.swelling : 1)
        .animation(.spring(duration: 0.3, bounce: 0.3), value: configuration.isPressed)
    }

    @ViewBuilder private func ground(_ shape: some Shape) -> some View {
        GlassPane(glass: glass ?? .regular, shape: shape)
            .overlay {
                if glass == nil, isEnabled {
                    shape.fill(configuration.role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.tint))
                        .opacity(0.85).allowsHitTesting(false)
                }
            }
    }

    private var foreground: AnyShapeStyle {
        if !isEnabled { return AnyShapeStyle(.tertiary) }
        if glass == nil { return AnyShapeStyle(.white) }
        return configuration.role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.primary)
    }

    /// In points, where the shape has none of its own.
    private var radius: CGFloat {
        switch size {
        case .mini, .small: 8
        case .regular: 10
        case .large, .extraLarge: 14
        }
    }
}
