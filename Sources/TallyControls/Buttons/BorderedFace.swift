import Foundation
import TallyCore
import TallyUI

/// A label on a rounded ground, in the sizes of iOS.
struct BorderedFace: View {
    let configuration: ButtonStyleConfiguration
    let isProminent: Bool
    @Environment(\.controlSize) private var size
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.tintStyle) private var tint
    @Environment(\.buttonBorderShape) private var shape

    var body: some View {
        configuration.label
            .standardForeground(foreground)
            .modifier(DimmedForeground())
            .padding(.horizontal, shape == .circle ? metrics.vertical : metrics.horizontal)
            .padding(.vertical, metrics.vertical)
            .background { ground(in: shape) }
            .transformEnvironment(\.font) { $0 = $0 ?? metrics.font }
            .opacity(configuration.isPressed ? 0.75 : 1)
    }

    private var color: AnyShapeStyle { configuration.role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.tint) }

    private var foreground: AnyShapeStyle {
        if !isEnabled { return AnyShapeStyle(.tertiary) }
        return isProminent ? AnyShapeStyle(.white) : color
    }

    private var ground: AnyShapeStyle {
        if !isEnabled { return AnyShapeStyle(ControlFill.ground) }
        if isProminent { return color }
        let isTinted = tint != nil || configuration.role == .destructive
        return isTinted ? AnyShapeStyle(color.opacity(0.15)) : AnyShapeStyle(ControlFill.ground)
    }

    @ViewBuilder private func ground(in shape: ButtonBorderShape) -> some View {
        switch shape.kind {
        case .automatic: RoundedRectangle(cornerRadius: metrics.radius, style: .continuous).fill(ground)
        case .circle: Circle().fill(ground).scaledToFill()
        case .capsule, .rounded: shape.shape(radius: metrics.radius).fill(ground)
        }
    }

    private var metrics: (horizontal: CGFloat, vertical: CGFloat, radius: CGFloat, font: Font) {
        switch size {
        case .mini, .small: (10, 4, 14, .subheadline)
        case .regular: (12, 7, 8, .body)
        case .large, .extraLarge: (20, 15, 12, .body)
        }
    }
}
