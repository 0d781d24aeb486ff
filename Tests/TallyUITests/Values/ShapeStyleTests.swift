import Foundation
import TallyScene
import Testing

@testable import TallyCore

@Suite struct ShapeStyleTests {
    private let environment = EnvironmentValues()
    private let rect = CGRect(x: 0, y: 0, width: 100, height: 50)

    private func paint(_ style: some ShapeStyle, _ context: StyleContext = StyleContext()) -> Paint {
        style._resolvedStyle(in: environment).style.paint(in: rect, context: context)
    }

    private func color(_ style: some ShapeStyle, _ context: StyleContext = StyleContext()) -> [Int]? {
        if case .color(let color) = paint(style, context) { color.bytes } else { nil }
    }

    @Test func `styles of the place take what the place has`() {
        #expect(color(.primary) == [0, 0, 0, 255])
        #expect(color(.secondary) == [60, 60, 67, 153])
        #expect(color(.foreground, StyleContext(scheme: .dark)) == [255, 255, 255, 255])
        #expect(color(.background, StyleContext(scheme: .dark)) == [0, 0, 0, 255])
        #expect(color(.tint) == [0, 122, 255, 255])
        let blue = Color.Resolved(red: 0, green: 0, blue: 1)
        let context = StyleContext(foreground: [.color(blue)], tint: .color(blue))
        #expect(color(.primary, context) == [0, 0, 255, 255])
        #expect(color(.secondary, context) == [0, 0, 255, 128])
        #expect(color(.tint.opacity(0.2), context) == [0, 0, 255, 51])
        #expect(color(.opacity(0.2), context) == [0, 0, 255, 51])
        #expect(color(AnyShapeStyle(.tint.secondary), context) == [0, 0, 255, 128])
        let loop = StyleContext(foreground: [.foreground(level: 1)], background: .background(level: 0), tint: .tint)
        #expect(color(.primary, loop) == [60, 60, 67, 153], "a foreground of the foreground is the one outside")
        #expect(color(.background, loop) == [255, 255, 255, 255])
        #expect(color(.tint, loop) == [0, 122, 255, 255])
    }

    @Test func `gradients are laid over the rectangle`() {
        let red = Paint.Stop(location: 0, color: Color.red.resolved(.light))
        let blue = Paint.Stop(location: 1, color: Color.blue.resolved(.light))
        let linear = paint(.linearGradient(colors: [.red, .blue], startPoint: .topLeading, endPoint: .bottomTrailing))
        #expect(linear == .linearGradient([red, blue], from: .zero, to: Point(x: 100, y: 50)))
        let radial = paint(.radialGradient(colors: [.red, .blue], center: .center, startRadius: 5, endRadius: 20))
        #expect(
            radial == .radialGradient([red, blue], center: Point(x: 50, y: 25), startRadius: 5, endRadius: 20))
        #expect(
            paint(Gradient(colors: [.red, .blue]))
                == paint(
                    .linearGradient(
                        Gradient(colors: [.red, .blue]).colorSpace(.device), startPoint: .top, endPoint: .bottom)))
        #expect(color(.linearGradient(colors: [], startPoint: .top, endPoint: .bottom)) == [0, 0, 0, 0])
        #expect(color(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .top)) == blue.color.bytes)
        #expect(Gradient(colors: [.red, .blue, .red]).stops.map(\.location) == [0, 0.5, 1])
        let perceptual = Gradient(colors: [.red, .blue]).colorSpace(.perceptual).stops(in: environment)
        #expect(perceptual.count == 9)
        #expect(zip(perceptual, perceptual.dropFirst()).allSatisfy { $0.location < $1.location })
    }

    @Test func `a style of your own resolves to another`() {
        struct Warning: ShapeStyle {
            func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
                environment.colorScheme == .light ? Color.red.opacity(0.5) : Color.yellow
            }
        }
        #expect(color(Warning()) == [255, 59, 48, 128])
    }

    @Test func `styles move by their numbers where they are alike`() {
        func style(_ style: some ShapeStyle) -> ResolvedStyle { style._resolvedStyle(in: environment).style }
        let pairs = [
            (style(Color.red), style(Color.blue)),
            (
                style(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)),
                style(.linearGradient(colors: [.blue, .red], startPoint: .leading, endPoint: .trailing))
            ),
            (
                style(.radialGradient(colors: [.red], center: .top, startRadius: 1, endRadius: 2)),
                style(.radialGradient(colors: [.blue], center: .center, startRadius: 3, endRadius: 4))
            ),
            (
                style(.ellipticalGradient(colors: [.red], center: .top)),
                style(.ellipticalGradient(colors: [.blue], endRadiusFraction: 1))
            ),
            (
                style(.conicGradient(colors: [.red, .blue, .red, .blue, .red], center: .top)),
                style(.conicGradient(colors: [.blue, .blue, .red, .blue, .red], center: .center, angle: .degrees(9)))
            ),
        ]
        for (a, b) in pairs {
            #expect(a.isAnimatable(to: b) && a.vectors.count == b.vectors.count)
            #expect(a.replacing(vectors: b.vectors) == b)
        }
        let three = style(.linearGradient(colors: [.red, .blue, .red], startPoint: .top, endPoint: .bottom))
        #expect(!pairs[1].0.isAnimatable(to: three))
        #expect(!pairs[0].0.isAnimatable(to: three))
        #expect(three.replacing(vectors: []) == three)
    }
}

@Suite struct StyleOfSurroundingsTests {
    @Test func `materials and lines follow the scheme`() {
        let light = EnvironmentValues()
        var dark = EnvironmentValues()
        dark.colorScheme = .dark
        func style(_ style: some ShapeStyle, _ environment: EnvironmentValues) -> ResolvedStyle {
            style._resolvedStyle(in: environment).style
        }
        #expect(style(.ultraThinMaterial, light) != style(.ultraThinMaterial, dark))
        #expect(style(.regularMaterial, light) != style(.thickMaterial, light))
        #expect(style(.separator, light) != style(.separator, dark))
        #expect(style(.placeholder, light) == .color(Color.Resolved(hexadecimal: 0x3C3C_434D)))
    }
}
