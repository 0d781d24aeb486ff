import Foundation
import TallyCore
import TallyUI

/// A control that chooses a colour: a well of it beside the label, which opens a card with a palette, and with sliders for the
/// components in sRGB.
///
/// What is chosen is a fixed colour; until then the selection stays what it is, and one that depends on its surroundings is
/// shown as it is in them.
nonisolated public struct ColorPicker<Label: View>: View {
    private let selection: Binding<Color>
    private let supportsOpacity: Bool
    private let label: Label

    /// - Parameter supportsOpacity: Whether it may let through what is behind; else every choice is opaque.
    public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        self.selection = selection
        self.supportsOpacity = supportsOpacity
        self.label = label()
    }

    @MainActor public var body: some View {
        ColorRow(label: label, selection: selection, supportsOpacity: supportsOpacity)
    }
}

extension ColorPicker where Label == Text {
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
    }
}

private struct ColorRow<Label: View>: View {
    let label: Label
    @Binding var selection: Color
    let supportsOpacity: Bool
    @State private var isOpen = false
    @Environment(\.areLabelsHidden) private var isLabelHidden
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.self) private var environment

    init(label: Label, selection: Binding<Color>, supportsOpacity: Bool) {
        self.label = label
        _selection = selection
        self.supportsOpacity = supportsOpacity
    }

    var body: some View {
        let shown = PickedColor(selection.resolve(in: environment), supportsOpacity: supportsOpacity)
        HStack(spacing: 8) {
            if !isLabelHidden {
                label
                Spacer(minLength: 0)
            }
            Button {
                isOpen.toggle()
            } label: {
                ColorWell(color: shown.color)
            }
            .buttonStyle(.plain)
            .modifier(
                AccessibilityAttachmentModifier(
                    AccessibilityChange(label: label as? Text, value: Text(verbatim: shown.words), isElement: true))
            )
            .opacity(isEnabled ? 1 : 0.5)
            .modifier(
                FloatingModifier(.popover, $isOpen) { place in
                    FloatingFace(place: place, width: 300, isCentered: true) {
                        ColorPanel(picked: shown, supportsOpacity: supportsOpacity) { selection = $0 }
                    }
                    .freshForeground()
                })
        }
    }
}

/// The colour in a ring of all hues.
struct ColorWell: View {
    let color: Color

    var body: some View {
        Circle()
            .fill(color)
            .padding(5)
            .background { Checkerboard(side: 4).clipShape(Circle()).padding(5) }
            .overlay { Circle().strokeBorder(AngularGradient(colors: Self.hues, center: .center), lineWidth: 3) }
            .frame(width: 28, height: 28)
            .contentShape(Circle())
    }

    private static let hues = stride(from: 0.0, through: 1, by: 1.0 / 12).map {
        Color(hue: $0, saturation: 0.85, brightness: 1)
    }
}

/// Grey and white squares, behind what lets them through.
struct Checkerboard: View {
    let side: CGFloat

    var body: some View {
        Color.white.overlay {
            CheckerShape(side: side).fill(Color(white: 0.8))
        }
    }
}

private struct CheckerShape: Shape {
    let side: CGFloat

    func path(in rect: CGRect) -> Path {
        Path { path in
            for row in 0..<Int((rect.height / side).rounded(.up)) {
                for column in 0..<Int((rect.width / side).rounded(.up)) where (row + column).isMultiple(of: 2) {
                    path.addRect(
                        CGRect(
                            x: rect.minX + CGFloat(column) * side, y: rect.minY + CGFloat(row) * side, width: side,
                            height: side
                        ).intersection(rect))
                }
            }
        }
    }
}
