import SwiftUI
import TallyStage
import Testing

/// Each check on a series that breaks it in one frame: it fails, and says the time, the value and what is allowed.
struct BrokenSeriesTests {
    private let times = (0..<12).map { Double($0) / 60 }

    /// Even motion from 0 to 110, but for one value.
    private func series(_ index: Int, _ value: Double) -> Series {
        var values = (0..<12).map { Double($0) * 10 }
        values[index] = value
        return Series(name: "x", subject: "text \"12\"", times: times, values: values)
    }

    @Test func `a value that stands out is a jump, in whichever frame it is`() {
        // The first and the last step have frames on one side only, which explain any speed.
        for index in 1..<11 {
            for amount in [-3.0, 3] {
                let check = series(index, Double(index) * 10 + amount).isContinuous(within: 1)
                #expect(!check.holds && check.description.hasSuffix("; 1.0 more is allowed"), "\(index): \(check)")
            }
            #expect(series(index, Double(index) * 10 + 0.4).isContinuous(within: 1).holds, "\(index)")
        }
        #expect(
            series(6, 63).isContinuous(within: 1).description
                == "frame 6, at 0.100 s: x of text \"12\" jumps from 50.00 to 63.00, where the frames around explain 10.00; "
                + "1.0 more is allowed")
    }

    @Test func `a value that goes back is not monotone`() {
        for index in 1..<12 {
            #expect(!series(index, Double(index - 1) * 10 - 0.1).isMonotone(tolerance: 0.05).holds || index == 11)
            #expect(series(index, Double(index) * 10).isMonotone().holds)
        }
        #expect(
            series(6, 49).isMonotone().description
                == "frame 6, at 0.100 s: x of text \"12\" goes back from 50.00 to 49.00; 0.005 is allowed")
        #expect(!series(6, .nan).isMonotone().holds)
    }

    @Test func `a value past the end is an overshoot`() {
        #expect(series(6, 60).overshoots(byAtMost: 0).holds)
        #expect(series(6, 112).overshoots(byAtMost: 2).holds)
        #expect(
            series(6, 113).overshoots(byAtMost: 2).description
                == "frame 6, at 0.100 s: x of text \"12\" is 113.00, past 110.00, and at most 3.00 past it; 2.0 is allowed"
        )
        let down = Series(name: "x", times: times, values: times.indices.map { $0 == 8 ? -5 : 11 - Double($0) })
        #expect(!down.overshoots(byAtMost: 4.9).holds && down.overshoots(byAtMost: 5).holds)
        #expect(!series(6, .nan).overshoots(byAtMost: 1000).holds)
        #expect(!Series(name: "x", times: [], values: []).overshoots(byAtMost: 1).holds)
    }

    @Test func `a value outside of a range, or one that is not at rest yet, is named`() {
        #expect(
            series(6, -1).stays(in: 0...110).description
                == "frame 6, at 0.100 s: x of text \"12\" is -1.00, outside 0.00...110.00; 0.005 more is allowed")
        #expect(
            series(10, 109).settles(by: 0.1).description
                == "frame 10, at 0.167 s: x of text \"12\" is 109.00, not yet at 110.00; it settles at 0.183 s within 0.005, "
                + "later than 0.100 s")
    }

    @Test @MainActor func `texts that run into one another are named with both places`() throws {
        let stage = Stage(size: CGSize(width: 200, height: 60)) { Meeting() }
        let trace = stage.trace(for: 1) { stage.tap(CGPoint(x: 100, y: 30)) }
        let (a, b) = (
            try #require(trace.elements.first { $0.name == "a" }), try #require(trace.elements.first { $0.name == "b" })
        )
        let check = a.neverOverlaps(b)
        #expect(!check.holds && check.description.hasSuffix("; 0.5 is allowed"), "\(check)")
        #expect(check.description.contains("text \"a\" at (") && check.description.contains(" and text \"b\" at ("))
        #expect(check.description.contains(" s: "))
        #expect(a.neverOverlaps(b, tolerance: 30).holds)
        let inside = a.stays(in: CGRect(x: 0, y: 0, width: 100, height: 60))
        #expect(!inside.holds && inside.description.hasSuffix("; 0.5 beyond is allowed"), "\(inside)")
    }

    @Test func `what ends where it began goes past nothing`() {
        let there = Series(name: "x", times: times, values: times.indices.map { Double(min($0, 11 - $0)) })
        #expect(there.overshoots(byAtMost: 0).holds && there.overshoot == 0)
    }

    @Test func `what ends at no number never settles, and a tolerance that is none is 0`() {
        for end in [Double.nan, .infinity, -.infinity] {
            let series = series(11, end)
            #expect(series.settlingTime(within: 1) == nil)
            #expect(!series.settles(by: 10).holds && series.settles(by: 10).description.contains("ends at"), "\(end)")
        }
        for tolerance in [-1.0, .nan, -.infinity] {
            #expect(series(6, 60).settlingTime(within: tolerance) == times[11])
            #expect(series(6, 60).settles(by: 10, within: tolerance).holds)
            #expect(!series(6, 60).settles(by: 0.1, within: tolerance).holds)
        }
        #expect(series(6, .nan).settlingTime(within: .infinity) == times[7])
    }
}

private struct Meeting: View {
    @State private var isOn = false
    var body: some View {
        HStack(spacing: 60) {
            Text("a").offset(x: isOn ? 60 : 0)
            Text("b").offset(x: isOn ? -60 : 0)
        }
        .frame(width: 200, height: 60)
        .contentShape(Rectangle())
        .onTapGesture { withAnimation(.linear(duration: 1)) { isOn = true } }
    }
}
