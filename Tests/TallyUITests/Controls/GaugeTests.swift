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
}
