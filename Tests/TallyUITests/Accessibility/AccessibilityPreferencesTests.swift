import Foundation
import SwiftUI
import TallyStage
import Testing

/// What a person asks of all programs, as views find it.
@MainActor
struct AccessibilityPreferencesTests {
    private struct Told: View {
        @Environment(\.accessibilityDifferentiateWithoutColor) var differentiates
        @Environment(\.accessibilityReduceTransparency) var reduces
        @Environment(\.accessibilityInvertColors) var inverts
        @Environment(\.accessibilityShowButtonShapes) var shapes
        @Environment(\.accessibilityDimFlashingLights) var dims
        @Environment(\.accessibilityPlayAnimatedImages) var plays
        @Environment(\.accessibilityVoiceOverEnabled) var speaks
        @Environment(\.accessibilitySwitchControlEnabled) var switches
        @Environment(\.colorSchemeContrast) var contrast
        @Environment(\.legibilityWeight) var weight

        var body: some View {
            let all = [differentiates, reduces, inverts, shapes, dims, plays, speaks, switches, contrast == .increased]
            Text(all.map { $0 ? "1" : "0" }.joined() + (weight == .bold ? "b" : ""))
        }
    }

    @Test func `each is told by itself, and at once when it changes`() {
        let stage = Stage(size: CGSize(width: 300, height: 100)) { Told() }
        func told(_ change: (inout Preferences) -> Void) -> String {
            var preferences = Preferences()
            change(&preferences)
            stage.preferences = preferences
            stage.advance(by: 0)
            return stage.frame.texts[0].string
        }
        #expect(told { _ in } == "000001000")
        #expect(told { $0.differentiateWithoutColor = true } == "100001000")
        #expect(told { $0.reduceTransparency = true } == "010001000")
        #expect(told { $0.invertColors = true } == "001001000")
        #expect(told { $0.showButtonShapes = true } == "000101000")
        #expect(told { $0.dimFlashingLights = true } == "000011000")
        #expect(told { $0.playAnimatedImages = false } == "000000000")
        #expect(told { $0.assistiveTechnologies = .voiceOver } == "000001100")
        #expect(told { $0.assistiveTechnologies = [.switchControl] } == "000001010")
        #expect(told { $0.increaseContrast = true } == "000001001")
        #expect(told { $0.boldText = true } == "000001000b")
    }

    @Test func `bold texts are wider, and a view can have them, or not`() {
        func width(_ change: (inout Preferences) -> Void, _ weight: LegibilityWeight?? = .none) -> CGFloat {
            var preferences = Preferences()
            change(&preferences)
            let stage = Stage(size: CGSize(width: 300, height: 100), scale: 1, preferences: preferences) {
                if let weight { Text("Wide").environment(\.legibilityWeight, weight) } else { Text("Wide") }
            }
            return stage.frame.texts[0].rect.width
        }
        let plain = width { _ in }
        #expect(width { $0.boldText = true } > plain)
        #expect(width({ $0.boldText = true }, .some(.regular)) == plain)
        #expect(width({ _ in }, .some(.bold)) == width { $0.boldText = true })
    }

    @Test func `materials are opaque where transparency is reduced`() {
        func pixels(_ reduces: Bool) -> Set<UInt32> {
            var preferences = Preferences()
            preferences.reduceTransparency = reduces
            let stage = Stage(size: CGSize(width: 20, height: 20), scale: 1, preferences: preferences) {
                ZStack {
                    Color.red
                    Rectangle().fill(.ultraThinMaterial)
                }
            }
            return Set(stage.image().pixels)
        }
        #expect(pixels(true) == [0xFFF6_F6F6])
        #expect(pixels(false) != pixels(true))
    }
}
