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

    @Test func `a range of dates is written in units, and as a time`() {
        let start = Date(timeIntervalSince1970: 0)
        let range = start..<start.addingTimeInterval(10_000)
        func text(_ style: Date.ComponentsFormatStyle.Style, _ fields: Set<Date.ComponentsFormatStyle.Field>? = nil)
            -> String
        {
            range.formatted(.components(style: style, fields: fields).locale(Locale(identifier: "en_US")))
        }
        #expect(text(.wide) == "2 hours, 46 minutes, 40 seconds")
        #expect(text(.wide, [.hour, .minute]) == "2 hours, 46 minutes")
        #expect(text(.abbreviated, [.hour]) == "2 hr")
        #expect(text(.narrow, [.minute, .second]) == "166m 40s")
        #expect(text(.condensedAbbreviated, [.hour, .minute]) == "2hr 46min")
        #expect(text(.spellOut, [.hour, .minute]) == "two hours, forty-six minutes")
        #expect(range.formatted(.timeDuration.locale(Locale(identifier: "en_US"))) == "2:46:40")
        #expect((start..<start).formatted(.timeDuration.locale(Locale(identifier: "en_US"))) == "0")
        let german = range.formatted(
            .components(style: .wide, fields: [.hour]).locale(Locale(identifier: "de_DE")))
        #expect(german == "2 Stunden")
    }
}
