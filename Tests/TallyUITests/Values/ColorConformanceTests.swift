import Testing

@testable import TallyCore

@Suite struct ColorConformanceTests {
    private let environment = EnvironmentValues()

    @Test(arguments: try ConformanceValue.rows("color"))
    func `a colour resolves as SwiftUI's does`(row: ConformanceValue) throws {
        if let c = row.input["rgba"] {
            let space: Color.RGBColorSpace? =
                switch row.arguments["colorSpace"] {
                case "sRGB": .sRGB
                case "sRGBLinear": .sRGBLinear
                case "displayP3": .displayP3
                default: nil
                }
            let color = Color.Resolved(
                colorSpace: try #require(space), red: Float(c[0]), green: Float(c[1]), blue: Float(c[2]),
                opacity: Float(c[3]))
            #expect(color.description == row.expectedText)
        } else if let c = row.input["hsb"] {
            // The table's tolerance is one of doubles: it is held before the components become `Float`.
            let rgb = Color.rgb(hue: c[0], saturation: c[1], brightness: c[2])
            #expect([rgb.red, rgb.green, rgb.blue] == row.expected)
            let resolved = Color(hue: c[0], saturation: c[1], brightness: c[2]).resolve(in: environment)
            for (component, expected) in zip([resolved.red, resolved.green, resolved.blue], row.expected) {
                #expect(abs(Double(component) - expected) < 1e-6)
            }
        } else {
            let opacity = try #require(row.input["opacity"]?.first)
            let base: Color = row.arguments["color"] == "red" ? .red : .red.opacity(0.3)
            let color = base.opacity(opacity)
            #expect(abs(Double(color.resolve(in: environment).opacity) - row.expected[0]) < 1e-7)
            #expect(color.description == row.expectedText)
        }
    }

    @Test func `every named colour has the published bytes in both schemes`() {
        #expect(Color.red.resolved(.light).bytes == [255, 59, 48, 255])
        #expect(Color.red.resolved(.dark).bytes == [255, 69, 58, 255])
        #expect(Color.blue.resolved(.light).bytes == [0, 122, 255, 255])
        #expect(Color.secondary.resolved(.light).bytes == [60, 60, 67, 153])
        #expect(Color.primary.resolved(.dark).bytes == [255, 255, 255, 255])
        #expect(Color.clear.resolved(.light).bytes == [0, 0, 0, 0])
        #expect(Color.accentColor.resolved(.dark).bytes == [10, 132, 255, 255])
        #expect(
            Color.accentColor.resolved(.dark, accent: Color.Resolved(hexadecimal: 0x0102_03FF)).bytes == [1, 2, 3, 255])
    }

    @Test func `every byte survives the way to linear light and back`() {
        for byte in 0...255 {
            let color = Color(red: Double(byte) / 255, green: 0, blue: 0).resolve(in: environment)
            #expect(color.rgba.bytes[0] == byte)
            #expect(Color.Resolved(color.rgba) == color)
        }
    }

    @Test func `half way from black to white is half the light`() {
        let black = Color.black.resolve(in: environment)
        let white = Color.white.resolve(in: environment)
        let middle = Color.Resolved(black.vector.interpolated(towards: white.vector, amount: 0.5))
        #expect(middle.linearRed == 0.5)
        #expect(abs(middle.red - 0.7353569) < 1e-6)
        #expect(white.animatableData.first == 128)
        #expect(white.animatableData.second.second.second == 128)
    }

    @Test func `mixing in a perceptual space keeps its ends and is between them`() {
        let ends = [Color.red, Color.green].map { $0.resolve(in: environment) }
        for (fraction, end) in [(0.0, ends[0]), (1, ends[1])] {
            let mixed = Color.red.mix(with: .green, by: fraction).resolve(in: environment)
            #expect(abs(mixed.red - end.red) < 1e-4)
            #expect(abs(mixed.green - end.green) < 1e-4)
        }
        let device = Color.black.mix(with: .white, by: 0.5, in: .device).resolve(in: environment)
        #expect(abs(device.red - 0.5) < 1e-5)
    }

    @Test func `numbers that are none draw as something`() {
        let color = Color(red: .nan, green: .infinity, blue: -1, opacity: .nan).resolved(.light)
        #expect(color.red == 0)
        #expect(color.alpha == 0)
        #expect(Color(hue: .nan, saturation: .infinity, brightness: 2).resolved(.light).bytes == [255, 0, 0, 255])
        #expect(Color.red.opacity(.nan).description == "nan% red")
        #expect(!Color.red.mix(with: .blue, by: .nan).resolved(.light).red.isNaN)
    }
}

import TallyScene

extension RGBA {
    var bytes: [Int] { [red, green, blue, alpha].map { Int(($0 * 255).rounded()) } }
}
