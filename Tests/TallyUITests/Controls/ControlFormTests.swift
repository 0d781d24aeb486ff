import Foundation
import SwiftUI
import TallyStage
import Testing

/// The further forms of controls: with symbols, for several values at once, with formats, and the first ones.
@MainActor
struct ControlFormTests {
    private struct Lamps: View {
        @State private var lamps = [Lamp(isOn: true), Lamp(isOn: false)]
        struct Lamp: Identifiable { let id = UUID(); var isOn: Bool }
        var body: some View {
            VStack {
                Toggle("All", systemImage: "lightbulb", sources: $lamps, isOn: \.isOn)
                Toggle("First", systemImage: "lightbulb", isOn: $lamps[0].isOn)
                Text(lamps.map { $0.isOn ? "on" : "off" }.joined(separator: " "))
            }
        }
    }

    @Test func `a toggle with a symbol turns one value or all`() throws {
        let stage = Stage.phone { Lamps() }
        try stage.tap("All")
        #expect(stage.settle())
        #expect(stage.text("on on") != nil)
        try stage.tap("First")
        #expect(stage.settle())
        #expect(stage.text("off on") != nil)
    }

    private struct Alarms: View {
        struct Alarm: Identifiable { let id: Int; var sound: String }
        @State private var alarms = [
            Alarm(id: 0, sound: "bell"), Alarm(id: 1, sound: "horn"), Alarm(id: 2, sound: "bell"),
        ]
        var body: some View {
            VStack {
                Picker("Sound", sources: $alarms, selection: \.sound) {
                    Text("Bell").tag("bell")
                    Text("Horn").tag("horn")
                }
                .pickerStyle(.inline)
                Text(alarms.map(\.sound).joined(separator: " "))
            }
        }
    }

    @Test func `a picker of several values chooses for all, and shows none where they differ`() throws {
        let stage = Stage.phone { Alarms() }
        func chosen() -> [String] { stage.frame.accessibility.filter { $0.traits.contains(.isSelected) }.map(\.label) }
        #expect(chosen().isEmpty)
        try stage.tap("Horn")
        #expect(stage.settle())
        #expect(stage.text("horn horn horn") != nil)
        #expect(chosen() == ["Horn"])
    }

    private struct Amount: View {
        @State private var share = 0.25
        var body: some View {
            VStack {
                Stepper("Share", value: $share, in: 0...0.5, step: 0.25, format: .percent)
                Text(share, format: .percent)
            }
        }
    }

    @Test func `a stepper with a format steps within its bounds and tells assistive technology the value`() throws {
        let stage = Stage.phone { Amount() }
        #expect(stage.frame.accessibility.first { $0.label == "Increment" }?.value == "25%")
        try stage.tap("Increment")
        try stage.tap("Increment")
        #expect(stage.settle())
        #expect(stage.text("50%") != nil)
        #expect(stage.frame.accessibility.first { $0.label == "Increment" }?.value == "50%")
    }
}
