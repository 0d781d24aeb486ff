public import Foundation
import TallyCore

/// Shows its content anew at the moments of a schedule.
///
/// Time is that of the stage or window: its start is the reference date. The content is given the latest entry that is
/// not in the future; before the first one, and without any, the time of its first appearance. Entries nearer to one
/// another than 1/120 s are passed over. What a schedule changes is not animated.
///
/// It is one view for the container around it: several views in it lie one upon another, and their transitions are not its own.
///
/// `Date.now` is the real clock's: a periodic schedule from it, decades ahead of the stage, begins when it appears.
public struct TimelineView<Schedule, Content> where Schedule: TimelineSchedule {
    private let schedule: Schedule
    private let content: (TimelineViewDefaultContext) -> Content
    private let player = NodeMemory<TimelinePlayer<Schedule>>()

    /// What the content may know of the moment it is shown in.
    public struct Context {
        /// How often the content is shown anew at most.
        public enum Cadence: Comparable, Hashable, Sendable {
            /// The view is shown anew continuously.
            case live
            /// The view is shown anew once a second.
            case seconds
            /// The view is shown anew once a minute.
            case minutes
        }

        /// The moment of the schedule.
        public let date: Date
        public let cadence: Cadence

        /// Drops what was drawn ahead of time. Nothing is, so nothing happens.
        public func invalidateTimelineContent() {}
    }
}

/// The context that every timeline view gives its content.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View where Content: View {
    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
        self.schedule = schedule
        self.content = content
    }

    public var body: some View {
        let player = player.wrapped
        let context = TimelineViewDefaultContext(date: player.date(of: schedule), cadence: .live)
        // One view, whatever is in it: transitions inside are not those of the timeline itself.
        ZStackLayout() { player.node.describe { content(context) } }
    }
}
