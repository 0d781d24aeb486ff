import SwiftUI

/// A picture of a timeline: a row for the takes and one for each view, a bar for each state, time from left to right.
///
/// What was cut off shows its rest as an outline. It is as wide as its place and as high as its rows; where a bar is short its
/// name is shortened. Assistive technology is told the timeline's description.
public struct ScreenplayChart: View {
    private let timeline: ScreenplayTimeline
    /// Seconds of the timeline at the left edge.
    private let begin: TimeInterval

    private static let rowHeight: CGFloat = 20
    private static let spacing: CGFloat = 4
    private static let colors: [Color] = [.blue, .orange, .green, .purple, .pink, .teal, .indigo, .brown]

    /// The chart of a screenplay's `timeline`; empty if nothing has been played.
    ///
    /// - Parameter seconds: How much of the timeline's end is shown; what is not above 0 counts as all of it.
    public init(_ timeline: ScreenplayTimeline, last seconds: TimeInterval = .infinity) {
        self.timeline = timeline
        begin = seconds > 0 ? max(timeline.begin, timeline.end - seconds) : timeline.begin
    }

    public var body: some View {
        let views = timeline.views
        let states = timeline.entries.reduce(into: [String]()) { if !$0.contains($1.state) { $0.append($1.state) } }
        HStack(alignment: .top, spacing: 8) {
            VStack(alignment: .trailing, spacing: Self.spacing) {
                name("")
                ForEach(views, id: \.self) { name($0) }
            }
            GeometryReader { geometry in
                let scale = geometry.size.width / max(timeline.end - begin, 0.001)
                ZStack(alignment: .topLeading) {
                    ForEach(ticks, id: \.self) { tick($0, scale: scale, rows: views.count) }
                    ForEach(timeline.takes.filter { ($0.end ?? .infinity) >= begin }, id: \.id) {
                        take($0, scale: scale)
                    }
                    ForEach(timeline.entries.filter { $0.end >= begin }, id: \.id) { entry in
                        bar(entry, scale: scale, color: Self.color(states.firstIndex(of: entry.state) ?? 0))
                            .offset(y: Self.top(ofRow: (views.firstIndex(of: entry.view) ?? 0) + 1))
                    }
                }
                .frame(width: geometry.size.width, height: geometry.size.height, alignment: .topLeading)
                .clipped()
            }
            .frame(height: Self.top(ofRow: views.count + 1) + Self.rowHeight)
        }
        .font(.caption)
        .lineLimit(1)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text(verbatim: timeline.description))
    }

    private static func top(ofRow row: Int) -> CGFloat { CGFloat(row) * (rowHeight + spacing) }
    private static func color(_ index: Int) -> Color { colors[index % colors.count] }

    private func name(_ text: String) -> some View {
        Text(verbatim: text).fixedSize().frame(height: Self.rowHeight)
    }

    private func x(_ time: TimeInterval, _ scale: CGFloat) -> CGFloat { CGFloat(time - begin) * scale }

    private func take(_ take: ScreenplayTimeline.Take, scale: CGFloat) -> some View {
        let width = max(2, CGFloat((take.end ?? timeline.end) - take.begin) * scale)
        return label(take.name, width: width)
            .background(alignment: .leading) { Color.secondary.frame(width: 2) }
            .offset(x: x(take.begin, scale))
    }

    @ViewBuilder
    private func bar(_ entry: ScreenplayTimeline.Entry, scale: CGFloat, color: Color) -> some View {
        let width = max(2, CGFloat(entry.end - entry.begin) * scale - 1)
        let planned = max(2, CGFloat(entry.duration) * scale - 1)
        ZStack(alignment: .leading) {
            if entry.wasCut {
                RoundedRectangle(cornerRadius: 4).stroke(color.opacity(0.6), lineWidth: 1)
                    .frame(width: planned, height: Self.rowHeight)
            }
            RoundedRectangle(cornerRadius: min(4, width / 2)).fill(color.opacity(0.35))
                .frame(width: width, height: Self.rowHeight)
            label(entry.state, width: width)
        }
        .offset(x: x(entry.begin, scale))
    }

    private func label(_ text: String, width: CGFloat) -> some View {
        Text(verbatim: text)
            .frame(width: max(0, width - 8), height: Self.rowHeight, alignment: .leading)
            .padding(.horizontal, min(4, width / 2))
            .opacity(width < 24 ? 0 : 1)
    }

    // MARK: - The axis

    private func tick(_ time: TimeInterval, scale: CGFloat, rows: Int) -> some View {
        VStack(alignment: .leading, spacing: 0) {
            Color.secondary.opacity(0.3).frame(width: 1, height: Self.top(ofRow: rows + 1) - Self.spacing)
            Text(verbatim: "\(time.formatted(.number.precision(.fractionLength(0...2)))) s")
                .foregroundStyle(.secondary)
                .fixedSize()
        }
        .offset(x: x(time, scale))
    }

    /// Round times, eight at most, none so near to the end that its text would not fit.
    private var ticks: [TimeInterval] {
        let span = timeline.end - begin
        guard span > 0, span.isFinite else { return [] }
        let raw = span / 8
        let magnitude = pow(10, floor(log10(raw)))
        let step = [1, 2, 5, 10].map { $0 * magnitude }.first { $0 >= raw } ?? raw
        let first = (begin / step).rounded(.up)
        return (0...8).map { (first + Double($0)) * step }.filter { $0 <= timeline.end - span * 0.06 }
    }
}
