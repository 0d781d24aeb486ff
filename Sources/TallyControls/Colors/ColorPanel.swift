import Foundation
import TallyCore
import TallyUI

/// What a colour picker opens: a palette or sliders, the opacity, and the colour itself.
struct ColorPanel: View {
    private enum Page: Hashable { case grid, sliders }

    let picked: PickedColor
    let supportsOpacity: Bool
    let choose: (Color) -> Void
    @State private var page = Page.grid

    init(picked: PickedColor, supportsOpacity: Bool, choose: @escaping (Color) -> Void) {
        self.picked = picked
        self.supportsOpacity = supportsOpacity
        self.choose = choose
    }

    var body: some View {
        VStack(spacing: 14) {
            Picker("Colors", selection: $page) {
                Text("Grid").tag(Page.grid)
                Text("Sliders").tag(Page.sliders)
            }
            .pickerStyle(.segmented)
            .labelsHidden()
            switch page {
            case .grid: ColorGrid(picked: picked, choose: change)
            case .sliders: ColorSliders(picked: picked, choose: change)
            }
            if supportsOpacity { OpacitySlider(picked: picked, choose: change) }
        }
        .padding(16)
    }

    private func change(_ new: PickedColor) { if new != picked { choose(new.color) } }
}

/// Twelve columns of colours; the one that is picked has a frame.
private struct ColorGrid: View {
    let picked: PickedColor
    let choose: (PickedColor) -> Void

    var body: some View {
        VStack(spacing: 0) {
            ForEach(PickedColor.palette.indices, id: \.self) { row in
                HStack(spacing: 0) {
                    ForEach(PickedColor.palette[row].indices, id: \.self) { column in
                        swatch(PickedColor.palette[row][column])
                    }
                }
            }
        }
        .clipShape(RoundedRectangle(cornerRadius: 8, style: .continuous))
    }

    private func swatch(_ color: PickedColor) -> some View {
        let isPicked = color.components == picked.components
        return Button {
            choose(color.changing { $0.percent = picked.percent })
        } label: {
            Rectangle()
                .fill(color.color)
                .overlay { if isPicked { Rectangle().strokeBorder(.white, lineWidth: 3) } }
                .overlay { if isPicked { Rectangle().strokeBorder(.black.opacity(0.4), lineWidth: 1) } }
                .frame(height: 24)
        }
        .buttonStyle(.plain)
        .accessibilityLabel("#\(color.hexadecimal)")
        .accessibilityAddTraits(isPicked ? .isSelected : [])
    }
}

/// A slider for each component, and the number that designers write.
private struct ColorSliders: View {
    let picked: PickedColor
    let choose: (PickedColor) -> Void
    @State private var text = ""

    init(picked: PickedColor, choose: @escaping (PickedColor) -> Void) {
        self.picked = picked
        self.choose = choose
    }

    var body: some View {
        VStack(spacing: 10) {
            slider("Red", .red)
            slider("Green", .green)
            slider("Blue", .blue)
            HStack {
                Text("Hex Color #").foregroundStyle(.secondary)
                Spacer(minLength: 8)
                TextField("Hex Color", text: $text)
                    .onSubmit(take)
                    .multilineTextAlignment(.trailing)
                    .monospacedDigit()
                    .frame(width: 90)
            }
            .font(.subheadline)
        }
        .onChange(of: picked, initial: true) { text = picked.hexadecimal }
    }

    private func slider(_ name: LocalizedStringKey, _ component: PickedColor.Component) -> some View {
        ChannelSlider(
            name: name, value: picked[component], most: 255,
            track: [0, 255].map { value in
                picked.changing {
                    $0.percent = 100
                    $0[component] = value
                }.color
            }
        ) { value in
            choose(picked.changing { $0[component] = value })
        }
    }

    private func take() {
        var new = picked
        if new.read(hexadecimal: text) { choose(new) }
        text = new.hexadecimal
    }
}

private struct OpacitySlider: View {
    let picked: PickedColor
    let choose: (PickedColor) -> Void

    var body: some View {
        ChannelSlider(
            name: "Opacity", value: picked.percent, most: 100, unit: "%",
            track: [0, 100].map { value in picked.changing { $0.percent = value }.color }
        ) { value in
            choose(picked.changing { $0.percent = value })
        }
    }
}

/// A slider of whole numbers on a track that shows what they do.
private struct ChannelSlider: View {
    let name: LocalizedStringKey
    let value: Int
    let most: Int
    var unit = ""
    let track: [Color]
    let change: (Int) -> Void

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            HStack {
                Text(name).foregroundStyle(.secondary)
                Spacer(minLength: 8)
                Text(verbatim: "\(value)\(unit)").monospacedDigit()
            }
            .font(.footnote)
            .accessibilityHidden(true)
            Slider(
                value: Binding(get: { Double(value) }, set: { change(Int($0.rounded())) }), in: 0...Double(most),
                step: 1
            ) {
                Text(name)
            }
            .tint(.clear)
            .background {
                LinearGradient(colors: track, startPoint: .leading, endPoint: .trailing)
                    .background { Checkerboard(side: 5) }
                    .frame(height: 12)
                    .clipShape(Capsule())
            }
        }
    }
}
