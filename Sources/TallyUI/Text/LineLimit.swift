import TallyCore
import TallyScene

private struct LeastLinesKey: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
    /// How many lines high a text is at least.
    package var leastLines: Int {
        get { self[LeastLinesKey.self] }
        set { self[LeastLinesKey.self] = newValue }
    }
}

extension View {
    public nonisolated func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

    /// Sets that texts within the view are so many lines high at least; a range that begins below 1 begins at 1.
    public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        environment(\.lineLimit, nil).environment(\.leastLines, limit.lowerBound)
    }

    /// Sets how many lines texts within the view have at most.
    public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        environment(\.lineLimit, limit.upperBound)
    }

    /// Sets how many lines texts within the view are high at least, and have at most.
    public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        environment(\.lineLimit, limit.upperBound).environment(\.leastLines, limit.lowerBound)
    }

    /// Sets how many lines texts within the view have at most.
    ///
    /// - Parameter reservesSpace: Whether they are as high as if they had them all.
    public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        environment(\.lineLimit, limit).environment(\.leastLines, reservesSpace ? limit : 0)
    }
}

extension TextShaping {
    /// Returns how high so many lines in a style are.
    package func height(ofLines count: Int, like run: Paragraph.Run, spacing: Double) -> Double {
        // More would be no text that is read.
        let count = Swift.min(count, 1000)
        guard count > 0 else { return 0 }
        var run = run
        run.box = nil
        run.mark = nil
        run.text = String(repeating: "\n", count: count - 1)
        return shape(Paragraph(runs: [run], lineSpacing: spacing)).size.height
    }
}
