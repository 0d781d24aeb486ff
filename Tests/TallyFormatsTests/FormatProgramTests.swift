import Foundation
import SwiftUI
import TallyStage
import Testing

/// A view as people write it, which names the formatters beside Foundation.
@MainActor private struct Run: View {
    let distance = Measurement(value: 5, unit: UnitLength.kilometers)
    @State private var seconds = 3723.0

    private let clock: DateComponentsFormatter = {
        let formatter = DateComponentsFormatter()
        formatter.allowedUnits = [.hour, .minute, .second]
        formatter.zeroFormattingBehavior = .pad
        return formatter
    }()

    var body: some View {
        VStack {
            Text(distance, format: .measurement(width: .wide, usage: .asProvided))
            Text(clock.string(from: seconds) ?? "")
            Text(RelativeDateTimeFormatter().localizedString(fromTimeInterval: -7200))
            Button("More") { seconds += 60 }
        }
        .environment(\.locale, Locale(identifier: "en_US"))
    }
}

@MainActor @Suite struct FormatProgramTests {
    @Test func `a view finds the formats and formatters, beside Foundation`() throws {
        let stage = Stage(size: CGSize(width: 300, height: 300)) { Run() }
        #expect(stage.frame.visibleText.contains("5 kilometers"))
        #expect(stage.frame.visibleText.contains("01:02:03"))
        #expect(stage.frame.visibleText.contains("2 hours ago"))
        try stage.tap("More")
        stage.advance(by: 0)
        #expect(stage.frame.visibleText.contains("01:03:03"))
    }
}
