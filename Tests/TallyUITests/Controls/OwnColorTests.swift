import Foundation
import SwiftUI
import TallyStage
import Testing

/// Controls whose parts have colours of their own: a foreground style around them is that of their labels alone.
@MainActor
struct OwnColorTests {
    private struct Screen: View {
        let color: Color?
        @State private var number = 5

        @ViewBuilder private var controls: some View {
            Picker("Number", selection: $number) {
                ForEach([5, 10, 20], id: \.self) { Text("\($0)") }
            }
            .pickerStyle(.segmented)
            Stepper("Rounds", value: $number).labelsHidden()
            DatePicker("Day", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date)
                .labelsHidden()
            DatePicker(
                "Time", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .hourAndMinute
            )
            .labelsHidden()
        }

        var body: some View {
            VStack {
                if let color { controls.foregroundStyle(color) } else { controls }
            }
            .background(Color.gray)
        }
    }

    @Test(arguments: [ColorScheme.light, .dark])
    func `segments, the halves of a stepper and the capsules of a date look as ever`(scheme: ColorScheme) {
        var preferences = Preferences()
        preferences.colorScheme = scheme
        let size = CGSize(width: 240, height: 240)
        let plain = Stage(size: size, scale: 1, preferences: preferences) { Screen(color: nil) }
        let white = Stage(size: size, scale: 1, preferences: preferences) { Screen(color: .green) }
        #expect(plain.image() == white.image())
    }

    @Test func `their labels take it`() {
        let stage = Stage(size: CGSize(width: 240, height: 80)) {
            Stepper("Rounds", value: .constant(1)).foregroundStyle(Color(red: 1, green: 0, blue: 0))
        }
        #expect(stage.frame.texts.map(\.color.red) == [1])
    }
}
