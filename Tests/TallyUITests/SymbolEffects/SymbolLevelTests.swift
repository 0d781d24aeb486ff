import SwiftUI
import TallyStage
import Testing

@MainActor
struct SymbolLevelTests {
    private func stage(_ name: String, _ effect: VariableColorSymbolEffect, _ isOn: Remote<Bool>) -> Stage {
        Stage(size: CGSize(width: 100, height: 100)) {
            Playing(isOn) { Image(systemName: name).font(.system(size: 50)).symbolEffect(effect, isActive: $0) }
        }
    }

    /// Which levels of `wifi` are lit in steps of a quarter of a second, in the middle of each unless said otherwise.
    private func lit(_ effect: VariableColorSymbolEffect, steps: Int, from start: Double = 0.125) -> [String] {
        let isOn = Remote(false)
        let stage = stage("wifi", effect, isOn)
        isOn.value = true
        stage.advance(by: 0)
        stage.advance(by: start)
        return (0..<steps).map { _ in
            stage.advance(by: 0.25)
            // Where all are alike they are drawn as one.
            return stage.frame.shapes.sorted { $0.rect.midY > $1.rect.midY }.map {
                $0.opacity > 0.95 ? "1" : isNear($0.opacity, 0.3, 0.02) ? "0" : "?"
            }.joined()
        }
    }

    @Test func `levels light up one after the other, one at a time`() {
        #expect(lit(.variableColor.iterative, steps: 6) == ["0100", "0010", "0001", "1000", "0100", "0010"])
    }

    @Test func `levels light up and stay lit until all are`() {
        #expect(lit(.variableColor, steps: 6) == ["1000", "1100", "1110", "1", "0", "1000"])
        #expect(lit(.variableColor.cumulative, steps: 3) == ["1000", "1100", "1110"])
    }

    @Test func `levels go there and back`() {
        #expect(
            lit(.variableColor.iterative.reversing, steps: 7, from: 0)
                == ["0100", "0010", "0001", "0010", "0100", "1000", "0100"])
    }

    @Test func `levels that are not lit can be hidden`() {
        #expect(lit(.variableColor.iterative.hideInactiveLayers, steps: 3) == ["1", "1", "1"])
    }

    @Test func `a symbol without levels keeps still, and parts that stand for no strength do too`() {
        let isPlainOn = Remote(false)
        let isOn = Remote(false)
        let plain = stage("star", .variableColor, isPlainOn)
        let speaker = stage("speaker.wave.2", .variableColor.iterative, isOn)
        isPlainOn.value = true
        isOn.value = true
        plain.advance(by: 0)
        speaker.advance(by: 0)
        #expect(!plain.isAnimating && speaker.isAnimating)
        speaker.advance(by: 0.375)
        let opacities = speaker.frame.shapes.sorted { $0.rect.minX < $1.rect.minX }.map { ($0.opacity * 10).rounded() }
        #expect(opacities == [10, 3, 10])
    }

    @Test func `a value lights the levels of which some is there`() {
        func opacities(_ value: Double?) -> [Double] {
            Stage(size: CGSize(width: 100, height: 100)) {
                Image(systemName: "wifi", variableValue: value).font(.system(size: 50))
            }
            .frame.shapes.sorted { $0.rect.midY > $1.rect.midY }.map { ($0.opacity * 10).rounded() }
        }
        #expect(opacities(0) == [3] && opacities(-1) == [3])
        #expect(opacities(0.01) == [10, 3, 3, 3] && opacities(0.25) == [10, 3, 3, 3])
        #expect(opacities(0.26) == [10, 10, 3, 3] && opacities(0.75) == [10, 10, 10, 3])
        #expect(opacities(0.76) == [10] && opacities(1) == [10] && opacities(.infinity) == [10])
        #expect(opacities(nil) == [10] && opacities(.nan) == [10])
        #expect(Image(systemName: "wifi", variableValue: 0.5) != Image(systemName: "wifi", variableValue: 0.6))
    }

    nonisolated private static let layered = [
        "wifi", "speaker.wave.1", "speaker.wave.2", "speaker.wave.3", "ellipsis", "chart.bar", "cellularbars",
        "sparkles",
        "square.grid.2x2", "sun.max", "wave.3.right", "waveform", "list.bullet", "person.2", "bell.badge",
        "antenna.radiowaves.left.and.right", "battery.0percent", "battery.25percent", "battery.50percent",
        "battery.75percent", "battery.100percent", "plus.circle", "speaker.wave.2.fill", "heart.square",
    ]

    @Test(arguments: layered)
    func `the parts of a symbol together are the symbol`(_ name: String) {
        let isOn = Remote(false)
        func stage() -> Stage {
            Stage(size: CGSize(width: 100, height: 100)) {
                Playing(isOn) { Image(systemName: name).font(.system(size: 50)).symbolEffect(.bounce, value: $0) }
            }
        }
        let played = stage()
        let whole = played.image()
        #expect(played.frame.shapes.count == 1 && played.warnings.isEmpty)
        isOn.value.toggle()
        played.advance(by: 0)
        // The first part has only just begun to move.
        played.advance(by: 0.004)
        let parts = played.image()
        if name != "battery.0percent" { #expect(played.frame.shapes.count > 1) }
        let difference = zip(whole.pixels, parts.pixels).count { abs(Int($0 & 255) - Int($1 & 255)) > 48 }
        #expect(difference < 12)
    }
}
