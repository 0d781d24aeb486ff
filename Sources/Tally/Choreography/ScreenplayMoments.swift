import SwiftUI

/// Tells a record the time of the frames in which something has happened: a timeline without an entry after the one it is
/// shown in, so that no frame is asked for.
struct ScreenplayMoments: View {
    let record: ScreenplayRecord

    var body: some View {
        let moment = Moment(number: record.moment)
        TimelineView(moment) { context in
            // Takes part in layout and draws nothing.
            Spacer()
                .frame(width: 0, height: 0)
                // The number too, for more than one thing may happen at one time.
                .onChange(of: Sight(moment: moment, date: context.date), initial: true) { _, sight in
                    record.show(at: sight.date)
                }
        }
        .allowsHitTesting(false)
        .accessibilityHidden(true)
    }

    private struct Sight: Equatable {
        let moment: Moment
        let date: Date
    }

    /// One entry: now.
    private struct Moment: TimelineSchedule, Equatable {
        /// Another schedule than before begins anew.
        let number: Int

        func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] { [startDate] }
    }
}
