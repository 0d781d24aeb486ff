import SwiftUI

/// A picture of a timeline: a row for the takes and one for each view, a bar for each state, time from left to right.
///
/// What was cut off shows its rest as an outline. A pause of more than a second is a grey field as wide as a second, with its
/// length. The chart is as wide as its place and as high as its rows; where a bar is short its name is shortened.
/// Assistive technology is told the timeline's description.
public struct ScreenplayChart: View {
    private let timeline: ScreenplayTimeline
    private let axis: ScreenplayAxis
    /// Points that a character of a tick's text takes at most.
    @ScaledMetric(relativeTo: .caption) private var character = 7.0

    private static let rowHeight: CGFloat = 20
    private static let spacing: CGFloat = 4
    private static let colors: [Color] = [.blue, .orange, .green, .purple, .pink, .teal, .indigo, .brown]

    /// The chart of a screenplay's `timeline`; empty if nothing has been played.
    ///
    /// - Parameter seconds: How much of the timeline's end is shown; what is not above 0 counts as all of it. A pause
    ///   counts as what it is shown as.
    public init(_ timeline: ScreenplayTimeline, last seconds: TimeInterval = .infinity) {
        self.timeline = timeline
        axis = ScreenplayAxis(timeline, last: seconds)
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
                let scale = geometry.size.width / max(axis.span, 0.001)
                ZStack(alignment: .topLeading) {
                    ForEach(axis.pauses, id: \.self) { pause($0, scale: scale, rows: views.count) }
                    ForEach(axis.ticks(character: character / scale), id: \.self) {
                        tick($0, scale: scale, rows: views.count)
                    }
                    ForEach(timeline.takes.filter { isShown($0.end ?? .infinity) }, id: \.id) {
                        take($0, scale: scale)
                    }
                    ForEach(timeline.entries.filter { isShown($0.end) }, id: \.id) { entry in
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

    private func isShown(_ end: TimeInterval) -> Bool { axis.position(end) >= 0 }
    private func x(_ time: TimeInterval, _ scale: CGFloat) -> CGFloat { CGFloat(axis.position(time)) * scale }
    private func length(_ begin: TimeInterval, _ end: TimeInterval, _ scale: CGFloat) -> CGFloat {
        x(end, scale) - x(begin, scale)
    }

    private func take(_ take: ScreenplayTimeline.Take, scale: CGFloat) -> some View {
        let width = max(2, length(take.begin, take.end ?? timeline.end, scale))
        return label(take.name, width: width)
            .background(alignment: .leading) { Color.secondary.frame(width: 2) }
            .offset(x: x(take.begin, scale))
    }

    @ViewBuilder
    private func bar(_ entry: ScreenplayTimeline.Entry, scale: CGFloat, color: Color) -> some View {
        let width = max(2, length(entry.begin, entry.end, scale) - 1)
        let planned = max(2, length(entry.begin, entry.begin + entry.duration, scale) - 1)
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

    private func label(_ text: String, width: CGFloat, alignment: Alignment = .leading) -> some View {
        Text(verbatim: text)
            .frame(width: max(0, width - 8), height: Self.rowHeight, alignment: alignment)
            .padding(.horizontal, min(4, width / 2))
            .opacity(width < 24 ? 0 : 1)
    }

    // MARK: - The axis

    private func tick(_ time: TimeInterval, scale: CGFloat, rows: Int) -> some View {
        VStack(alignment: .leading, spacing: 0) {
            Color.secondary.opacity(0.3).frame(width: 1, height: Self.top(ofRow: rows + 1) - Self.spacing)
            Text(verbatim: axis.label(time))
                .foregroundStyle(.secondary)
                .fixedSize()
        }
        .offset(x: x(time, scale))
    }

    private func pause(_ pause: ScreenplayAxis.Pause, scale: CGFloat, rows: Int) -> some View {
        let left = max(0, x(pause.begin, scale))
        let width = max(0, x(pause.end, scale) - left)
        return Color.secondary.opacity(0.12)
            .overlay { label(Self.print(pause.end - pause.begin), width: width, alignment: .center) }
            .foregroundStyle(.secondary)
            .frame(width: width, height: max(0, Self.top(ofRow: rows) - Self.spacing))
            .offset(x: left, y: Self.top(ofRow: 1))
    }

    private static func print(_ seconds: TimeInterval) -> String {
        let (length, unit) =
            switch seconds {
            case ..<100: (seconds, "s")
            case ..<6000: (seconds / 60, "min")
            default: (seconds / 3600, "h")
            }
        return "\(length.formatted(.number.precision(.significantDigits(1...2)))) \(unit)"
    }
}
