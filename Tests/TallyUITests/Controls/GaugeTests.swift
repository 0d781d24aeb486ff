import Foundation
import SwiftUI
import TallyStage
import Testing

/// Gauges in each of their styles.
@MainActor
struct GaugeTests {
    private func made<V: View>(_ view: V) -> Stage { Stage(size: CGSize(width: 200, height: 200)) { view } }

    private func share(_ value: Double, in bounds: ClosedRange<Double> = 0...1) -> CGFloat {
        let stage = made(Gauge(value: value, in: bounds) { Text("label") })
        let lines = stage.frame.shapes.filter { $0.rect.height == 6 }
        return lines.count < 2 ? 0 : lines[1].rect.width / lines[0].rect.width
    }

    @Test func `the line is filled as far as the value is within its bounds`() {
        #expect(isNear(share(0.5), 0.5, 1e-6) && isNear(share(20, in: 10...50), 0.25, 1e-6))
        #expect(share(0) == 0 && share(-3) == 0 && share(.nan) == 0 && share(-.infinity) == 0)
        #expect(isNear(share(7), 1, 1e-6) && isNear(share(.infinity), 1, 1e-6))
        #expect(share(5, in: 5...5) == 0)
    }

    @Test func `a change moves as its transaction says`() {
        let remote = Remote(0.2)
        let stage = made(Playing(remote) { value in Gauge(value: value) { EmptyView() } })
        let full = stage.frame.shapes[0].rect.width
        withAnimation(.linear(duration: 1)) { remote.value = 0.6 }
        stage.advance(by: 0.5)
        #expect(isNear(stage.frame.shapes[1].rect.width, full * 0.4, 0.01))
    }

    @Test func `every style shows what it says, and assistive technology is told the share`() throws {
        func labels<S: GaugeStyle>(_ style: S) -> [String] {
            made(
                Gauge(value: 30, in: 0...40) {
                    Text("label")
                } currentValueLabel: {
                    Text("now")
                } minimumValueLabel: {
                    Text("least")
                } maximumValueLabel: {
                    Text("most")
                }
                .gaugeStyle(style)
            ).frame.texts.map(\.string).sorted()
        }
        #expect(labels(.automatic) == ["label", "least", "most", "now"])
        #expect(labels(.linearCapacity) == ["label", "least", "most", "now"])
        #expect(labels(.accessoryLinear) == ["least", "most"])
        #expect(labels(.accessoryLinearCapacity) == ["label", "now"])
        #expect(labels(.accessoryCircular) == ["least", "most", "now"])
        #expect(labels(.accessoryCircularCapacity) == ["now"])
    }

    @Test func `assistive technology is told the label and the share`() throws {
        let told = made(Gauge(value: 15, in: 0...40) { Text("Fuel") }).frame.accessibility
        #expect(told.map(\.label) == ["Fuel"] && told.map(\.value) == ["38%"])
    }

    @Test func `the bounds stand at their ends of the line`() throws {
        let stage = made(
            Gauge(value: 0.5) {
            } currentValueLabel: {
            } minimumValueLabel: {
                Text("least")
            } maximumValueLabel: {
                Text("most")
            })
        let line = try #require(stage.frame.shapes.first).rect
        #expect(try #require(stage.text("least")).rect.maxX < line.minX)
        #expect(try #require(stage.text("most")).rect.minX > line.maxX)
    }

    @Test func `the mark of a line stands where the value is`() throws {
        for value in [0, 0.25, 1] {
            let stage = made(Gauge(value: value) {}.gaugeStyle(.accessoryLinear))
            let line = try #require(stage.frame.shapes.first { $0.rect.height == 6 }).rect
            let mark = try #require(stage.frame.shapes.first { $0.rect.height == 10 }).rect
            #expect(isNear(mark.midX, line.minX + line.width * value, 0.01) && isNear(mark.midY, line.midY, 0.01))
        }
    }

    @Test func `a part that is not empty is as long as it is high at least`() {
        #expect(isNear(share(0.001), 6.0 / 200, 1e-6))
    }

    @Test func `the mark of an open ring goes from the lower left over the top to the lower right`() throws {
        for (value, x, y) in [(0.0, -1.0, 1.0), (0.5, 0, -1), (1, 1, 1)] {
            let stage = made(Gauge(value: value) {}.gaugeStyle(.accessoryCircular))
            let mark = try #require(stage.frame.shapes.last).rect
            let length = x == 0 ? 26 : 26 / 2.0.squareRoot()
            #expect(isNear(mark.midX, 100 + x * length, 0.01) && isNear(mark.midY, 100 + y * length, 0.01))
        }
    }

    @Test func `a ring is filled from the top to the right, as far as the value says`() {
        func filled(_ value: Double) -> CGRect {
            let shapes = made(Gauge(value: value) {}.gaugeStyle(.accessoryCircularCapacity)).frame.shapes
            return shapes.count == 2 ? shapes[1].rect : .null
        }
        let quarter = filled(0.25)
        #expect(quarter.midX > 100 && quarter.midY < 100 && quarter.width < 36)
        let most = filled(0.75)
        #expect(isNear(most.width, most.height, 1) && most.width > 50)
    }
}
