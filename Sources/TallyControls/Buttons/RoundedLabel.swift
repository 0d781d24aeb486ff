import Foundation
import TallyCore
import TallyUI

/// A button's label with room around it on a ground of its own, in the sizes of iOS.
struct RoundedLabel<Label: View, Ground: View>: View {
    let label: Label
    let foreground: AnyShapeStyle
    @ViewBuilder let ground: () -> Ground
    @Environment(\.controlSize) private var size
    @Environment(\.buttonBorderShape) private var shape

    init(label: Label, foreground: AnyShapeStyle, @ViewBuilder ground: @escaping () -> Ground) {
        self.label = label
        self.foreground = foreground
        self.ground = ground
    }

    var body: some View {
        label
            .environment(\.alignsLabels, false)
            .standardForeground(foreground)
            .modifier(DimmedForeground())
            .padding(.horizontal, shape == .circle ? metrics.vertical : metrics.horizontal)
            .padding(.vertical, metrics.vertical)
            .background { ground() }
            .transformEnvironment(\.font) { $0 = $0 ?? metrics.font }
    }

    private var metrics: (horizontal: CGFloat, vertical: CGFloat, font: Font) {
        switch size {
        case .mini, .small: (10, 4, .subheadline)
        case .regular: (12, 7, .body)
        case .large, .extraLarge: (20, 15, .body)
        }
    }
}
