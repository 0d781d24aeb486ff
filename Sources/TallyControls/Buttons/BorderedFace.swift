import Foundation
import TallyCore
import TallyUI

/// A label on a rounded ground.
struct BorderedFace: View {
    let configuration: ButtonStyleConfiguration
    let isProminent: Bool
    @Environment(\.controlSize) private var size
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.tintStyle) private var tint
    @Environment(\.buttonBorderShape) private var shape

    var body: some View {
        RoundedLabel(label: configuration.label, foreground: foreground) { ground(in: shape) }
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
        case .automatic: RoundedRectangle(cornerRadius: radius, style: .continuous).fill(ground)
        case .circle: Circle().fill(ground).scaledToFill()
        case .capsule, .rounded: shape.shape(radius: radius).fill(ground)
        }
    }

    /// In points, where the shape has none of its own.
    private var radius: CGFloat {
        switch size {
        case .mini, .small: 14
        case .regular: 8
        case .large, .extraLarge: 12
        }
    }
}
