import Foundation
import SwiftUI
import TallyStage
import Testing

/// Programs as others write them whose looks are styles of their own, also interrupted while they move.
@MainActor
struct StyleProgramTests {
    // MARK: A design system

    private struct FilledButton: ButtonStyle {
        @Environment(\.isEnabled) private var isEnabled
        @Environment(\.colorScheme) private var scheme
        @Environment(\.controlSize) private var size
        @State private var isHovered = false

        func makeBody(configuration: Configuration) -> some View {
            configuration.label
                .foregroundStyle(scheme == .dark ? .black : .white)
                .padding(size == .large ? 20 : 10)
                .background(isEnabled ? Color.blue : .gray, in: Capsule())
                .opacity(configuration.isPressed ? 0.5 : 1)
                .scaleEffect(isHovered ? 1.5 : 1)
                .onHover { hovers in withAnimation(.linear(duration: 1)) { isHovered = hovers } }
        }
    }

    private struct Shop: View {
        @State private var isSoldOut = false
        @State private var isLarge = false
        @State private var count = 0
        var body: some View {
            VStack {
                Button("Buy \(count)") { count += 1 }.buttonStyle(FilledButton()).disabled(isSoldOut)
                Toggle("sold out", isOn: $isSoldOut).toggleStyle(.button)
                Toggle("large", isOn: $isLarge).toggleStyle(.button)
            }
            .controlSize(isLarge ? .large : .regular)
        }
    }

    @Test func `a button of a design system draws what surrounds it, and grows under the pointer`() throws {
        let stage = Stage(size: CGSize(width: 300, height: 300)) { Shop() }
        func capsule() throws -> TallyStage.ShapeElement { try #require(stage.frame.shapes.first) }
        let enabled = try capsule()
        try stage.tap("sold out")
        stage.advance(by: 1)
        #expect(try capsule().color != enabled.color)
        try stage.tap("Buy 0")
        stage.advance(by: 1)
        #expect(stage.text("Buy 0") != nil, "a disabled button does nothing")
        try stage.tap("sold out")
        stage.advance(by: 1)
        #expect(try capsule() == enabled)
        let middle = CGPoint(x: enabled.rect.midX, y: enabled.rect.midY)
        stage.hover(middle)
        stage.advance(by: 0.5)
        #expect(isNear(try capsule().rect.width, enabled.rect.width * 1.25, 0.5))
        // Away and back in the middle of it, and everything else changes besides.
        stage.hover(CGPoint(x: 1, y: 1))
        stage.advance(by: 0.1)
        try stage.tap("large")
        stage.tap(middle)
        stage.hover(middle)
        stage.advance(by: 0.3)
        stage.hover(CGPoint(x: 1, y: 1))
        #expect(stage.settle())
        let fresh = Stage(size: CGSize(width: 300, height: 300)) { Shop() }
        try fresh.tap("large")
        try fresh.tap("Buy 0")
        #expect(fresh.settle())
        #expect(stage.frame == fresh.frame)
    }

    // MARK: Settings

    private struct CheckToggle: ToggleStyle {
        @Environment(\.isEnabled) private var isEnabled
        @State private var turns = 0

        func makeBody(configuration: Configuration) -> some View {
            Button {
                turns += 1
                withAnimation(.easeInOut(duration: 0.4)) { configuration.isOn.toggle() }
            } label: {
                HStack {
                    configuration.label
                    Spacer()
                    Text("\(turns)")
                    Circle().fill(configuration.isOn && isEnabled ? .green : .gray)
                        .frame(width: configuration.isOn ? 30 : 10, height: 30)
                }
            }
            .buttonStyle(.plain)
        }
    }

    private struct Stacked: LabeledContentStyle {
        @Environment(\.dynamicTypeSize) private var size

        func makeBody(configuration: Configuration) -> some View {
            if size > .xLarge {
                VStack(alignment: .leading) {
                    configuration.label
                    configuration.content
                }
            } else {
                LabeledContent(configuration)
            }
        }
    }

    private struct Settings: View {
        @State private var isOn = false
        @State private var areShown = true
        @State private var isBig = false
        var body: some View {
            NavigationStack {
                Form {
                    Toggle("Wi-Fi", isOn: $isOn)
                    if isOn && areShown { LabeledContent("Network", value: "Home") }
                    Toggle("Names", isOn: $areShown)
                    Toggle("Big", isOn: $isBig)
                }
                .toggleStyle(CheckToggle())
                .labeledContentStyle(Stacked())
                .dynamicTypeSize(isBig ? .xxxLarge : .large)
            }
        }
    }

    @Test func `a form whose toggles and lines have styles of its own keeps each one's memory`() throws {
        let stage = Stage(size: CGSize(width: 300, height: 500)) { Settings() }
        try stage.tap("Wi-Fi, 0")
        #expect(stage.settle())
        #expect(stage.text("1") != nil)
        let name = try #require(stage.text("Network")).rect
        let value = try #require(stage.text("Home")).rect
        #expect(isNear(name.midY, value.midY, 1))
        try stage.tap("Big, 0")
        #expect(stage.settle())
        #expect(try #require(stage.text("Network")).rect.maxY <= (try #require(stage.text("Home")).rect.minY))
        #expect(stage.frame.texts.filter { $0.string == "1" }.count == 2)
        // Turned again before the last turn is over, in the middle of a row that comes and goes.
        for _ in 0..<3 {
            try stage.tap("Wi-Fi")
            stage.advance(by: 0.15)
        }
        #expect(stage.settle())
        #expect(stage.text("Network") == nil && stage.text("4") != nil)
        #expect(
            stage.frame.shapes.filter { $0.kind == "circle" || $0.kind == "ellipse" }.allSatisfy { $0.rect.width <= 30 }
        )
    }

    // MARK: A player

    private struct Tape: ProgressViewStyle {
        @State private var isWide = false

        func makeBody(configuration: Configuration) -> some View {
            ZStack(alignment: .leading) {
                Rectangle().fill(.gray)
                Rectangle().fill(.red).frame(width: 200 * (configuration.fractionCompleted ?? 0))
            }
            .frame(width: 200, height: isWide ? 40 : 10)
            .onTapGesture { withAnimation(.linear(duration: 1)) { isWide.toggle() } }
        }
    }

    private struct Needle: GaugeStyle {
        @Environment(\.isEnabled) private var isEnabled

        func makeBody(configuration: Configuration) -> some View {
            Rectangle().fill(isEnabled ? .green : .gray)
                .frame(width: 100 * configuration.value, height: 4)
                .animation(.linear(duration: 1), value: configuration.value)
        }
    }

    private struct Player: View {
        @State private var played = 0.0
        @State private var loudness = 0.2
        var body: some View {
            VStack {
                ProgressView(value: played).progressViewStyle(Tape())
                Gauge(value: loudness) { Text("loud") }.gaugeStyle(Needle())
                Button("play") { withAnimation(.linear(duration: 1)) { played = 1 } }
                Button("stop") { withAnimation(.linear(duration: 1)) { played = 0 } }
                Button("louder") { loudness = 1 }
            }
        }
    }

    @Test func `a player's tape and needle run, and turn round where they are`() throws {
        let stage = Stage(size: CGSize(width: 300, height: 300)) { Player() }
        func tape() -> CGRect { stage.boxes[1] }
        func needle() -> CGFloat { stage.boxes[2].width }
        try stage.tap("play")
        stage.advance(by: 0.5)
        #expect(isNear(tape().width, 100, 1))
        let back = stage.boxes[0]
        stage.tap(CGPoint(x: back.midX, y: back.midY))
        try stage.tap("louder")
        stage.advance(by: 0.25)
        #expect(tape().height > 10 && tape().height < 40 && needle() > 20 && needle() < 100)
        try stage.tap("stop")
        let before = tape().width
        stage.advance(by: 1 / 60)
        #expect(abs(tape().width - before) < 10, "it does not jump")
        #expect(stage.settle())
        #expect(stage.boxes[0].height == 40 && tape().width == 0 && needle() == 100)
    }
}
