import SwiftUI
import TallyStage
import Testing

/// A text that goes aside under an animation, or under none.
private struct Slider: View {
    let animation: Animation?
    var distance: CGFloat = 100
    @State private var isAside = false
    var body: some View {
        Text("12")
            .offset(x: isAside ? distance : 0)
            .opacity(isAside ? 0.5 : 1)
            .animation(animation, value: isAside)
            .onTapGesture { isAside.toggle() }
    }
}

/// Shows a text, or shows it no more.
private struct Visitor: View {
    let transition: AnyTransition
    @State private var isHere = false
    var body: some View {
        VStack {
            Button("call") { withAnimation(.linear(duration: 0.5)) { isHere.toggle() } }
            if isHere { Text("guest").transition(transition) }
        }
    }
}

@MainActor
struct TraceTests {
    private func stage(_ animation: Animation?, distance: CGFloat = 100) -> Stage {
        Stage(size: CGSize(width: 400, height: 40)) { Slider(animation: animation, distance: distance) }
    }

    @Test func `a trace samples every frame of the grid, the moment before the change, and the end`() throws {
        let stage = stage(.linear(duration: 0.5))
        stage.advance(by: 0.01)
        let trace = try stage.trace("12", for: 0.5) { try stage.tap("12") }
        #expect(trace.start == 0.01)
        #expect(trace.samples.count == trace.times.count)
        #expect(trace.times.prefix(3).map { ($0 * 1000).rounded() } == [0, 0, 7])
        #expect(abs(trace.times.last! - 0.5) < 1e-12)
        #expect(trace.times.count == 33)
        #expect(trace.samples.first?.opacity == 1 && trace.samples.last?.opacity == 0.5)
        #expect(abs(trace.series(\.midX).value(at: 0.25)! - 250) < 0.01)
        #expect(trace.samples.last?.color == trace.samples.first?.color)
        #expect(abs(stage.time - 0.51) < 1e-12)
    }

    @Test func `without a change and a pending write the first frame is sampled once`() throws {
        let trace = try stage(nil).trace("12", for: 0.1)
        #expect(trace.times.count == 7)
        #expect(trace.isStill.holds)
        #expect(try stage(nil).trace("12", for: -.infinity).times == [0])
        #expect(try stage(nil).trace("12", for: .nan).times == [0])
    }

    @Test(arguments: [
        Animation.linear(duration: 0.35), .easeInOut(duration: 0.2), .spring(duration: 0.3, bounce: 0.4), .bouncy,
        .interpolatingSpring(stiffness: 300, damping: 8), .default, .linear(duration: 0.4).delay(0.1),
        .easeOut(duration: 0.3).repeatCount(3),
    ])
    func `motion of any kind and speed is continuous`(animation: Animation) throws {
        for distance in [3.0, 100, 300] as [CGFloat] {
            let stage = stage(animation, distance: distance)
            let trace = try stage.trace("12", for: 1.5) { try stage.tap("12") }
            let check = trace.isContinuous(within: 0.5, opacity: 0.01)
            #expect(check.holds, "\(distance): \(check)")
        }
    }

    @Test func `a change without an animation is a jump, named with its frame and both places`() throws {
        let stage = stage(nil)
        let trace = try stage.trace("12", for: 0.2) { try stage.tap("12") }
        let check = trace.isContinuous()
        #expect(!check.holds)
        #expect(
            check.description
                == "frame 1, at 0.000 s: opacity of text \"12\" jumps from 1.00 to 0.50, where the frames "
                + "around explain 0.00; 0.01 more is allowed")
        #expect(
            trace.series(\.midX).isContinuous(within: 99.9).description
                == "frame 1, at 0.000 s: midX of text \"12\" jumps from 200.00 to 300.00, where the frames around "
                + "explain 0.00; 99.9 more is allowed")
        #expect(trace.series(\.midX).isContinuous(within: 100).holds)
    }

    @Test func `a jump in the midst of motion is found, however fast the motion is`() {
        var values = (0..<20).map { Double($0) * 30 }
        for index in 10..<20 { values[index] += 2 }
        let times = (0..<20).map { Double($0) / 60 }
        let series = Series(name: "x", subject: "it", times: times, values: values)
        #expect(series.isContinuous(within: 2.01).holds)
        #expect(
            series.isContinuous(within: 1.99).description
                == "frame 10, at 0.167 s: x of it jumps from 270.00 to 302.00, where the frames around explain 30.00; "
                + "1.99 more is allowed")
        values[5] = .nan
        let broken = Series(name: "x", subject: "it", times: times, values: values)
        #expect(!broken.isContinuous(within: 5).holds)
    }

    @Test func `a spring overshoots, a curve does not, and each says when it settles`() throws {
        let bouncing = stage(.spring(duration: 0.4, bounce: 0.5))
        let spring = try bouncing.trace("12", for: 2) { try bouncing.tap("12") }.series(\.midX)
        // A spring goes past the end by exp(-πζ ÷ √(1-ζ²)) of the way: 16.3 % at ζ = 0.5.
        #expect(abs(spring.overshoot - 16.3) < 1)
        #expect(!spring.isMonotone().holds)
        #expect(spring.isMonotone().description.contains("midX of text \"12\" goes back from "))
        #expect(spring.stays(in: 200...317).holds)
        #expect(!spring.stays(in: 200...310).holds)

        #expect(spring.overshoots(byAtMost: 17.3).holds)
        let past = spring.overshoots(byAtMost: 10).description
        #expect(past.contains(", past 300.") && past.contains(", and at most 1"), "\(past)")
        #expect(past.hasSuffix(" past it; 10.0 is allowed"), "\(past)")
        #expect(spring.stays(in: 200...310).description.contains(", outside 200.00...310.00; 0.005 more is allowed"))

        let easing = stage(.easeInOut(duration: 0.4))
        let curve = try easing.trace("12", for: 1) { try easing.tap("12") }.series(\.midX)
        #expect(curve.overshoot == 0)
        #expect(curve.isMonotone().holds)
        #expect(abs(curve.settlingTime(within: 0.001)! - 0.4) < 0.001)
        #expect(curve.settles(by: 0.4).holds)
        #expect(!curve.settles(by: 0.39).holds)
        #expect(curve.settles(by: 0.3).description.contains("it settles at 0.400 s within 0.005, later than 0.300 s"))
    }

    @Test func `velocity is in units a second`() throws {
        let stage = stage(.linear(duration: 0.5))
        let velocity = try stage.trace("12", for: 0.4) { try stage.tap("12") }.series(\.midX).velocity
        #expect(velocity.values.allSatisfy { abs($0 - 200) < 0.01 })
        #expect(velocity.stays(in: 200...200, tolerance: 0.01).holds)
    }

    @Test func `a text that fades in and out is continuous, one that is there at once is not`() throws {
        for (transition, isContinuous) in [(AnyTransition.opacity, true), (.identity, false)] {
            let stage = Stage(size: CGSize(width: 100, height: 100)) { Visitor(transition: transition) }
            let coming = try stage.trace("guest", for: 0.6) { try stage.tap("call") }
            #expect(coming.isContinuous().holds == isContinuous, "\(coming.isContinuous())")
            let going = try stage.trace("guest", for: 0.7) { try stage.tap("call") }
            #expect(going.isContinuous().holds == isContinuous, "\(going.isContinuous())")
            #expect(going.samples.count < going.times.count)
        }
    }

    @Test func `a name that nobody or more than one has is an error that says what there is`() throws {
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            VStack {
                Text("a")
                Text("a")
                Text("b")
            }
        }
        #expect(throws: StageError.self) { try stage.trace("a", for: 0) }
        #expect {
            try stage.trace("c", for: 0.1)
        } throws: {
            "\($0)" == "No element reads or is labelled \"c\". On the stage: \"a\", \"b\"."
        }
    }

    @Test func `the description has a line for each frame that differs`() throws {
        let stage = stage(.linear(duration: 0.05), distance: 3)
        let trace = try stage.trace("12", for: 0.2) { try stage.tap("12") }
        #expect(
            trace.description.split(separator: "\n").map { $0.replacing(/\(.*?\)/, with: "R") } == [
                "text \"12\"", "  0 0.000 s \"12\" R #000000FF", "  2 0.017 s \"12\" R opacity 0.83 #000000FF",
                "  3 0.033 s \"12\" R opacity 0.67 #000000FF", "  4 0.050 s \"12\" R opacity 0.50 #000000FF",
            ])
    }

    @Test func `a chart draws the values over time`() {
        let series = Series(name: "x", subject: "it", times: [0, 0.5, 1], values: [0, 10, 10])
        #expect(
            series.chart(columns: 17, rows: 3) == """
                x of it
                10.00 │      •••••••••••
                      │  ••••
                 0.00 │••
                       0.000 s   1.000 s
                """)
        #expect(Series(name: "x", times: [], values: []).chart() == "x of a series: no values")
        #expect(Series(name: "x", times: [0], values: [.nan]).chart() == "x of a series: no values")
        #expect(Series(name: "x", times: [0, 1], values: [3, 3]).chart(columns: 0, rows: -1).contains("3.00 │"))
    }

    @Test func `what goes is not still, though it never changed`() throws {
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Visitor(transition: .identity) }
        try stage.tap("call")
        stage.advance(by: 1)
        let trace = try stage.trace("guest", for: 0.2) { try stage.tap("call") }
        #expect(!trace.isStill.holds && trace.isStill.description.hasSuffix(" frames only"), "\(trace.isStill)")
    }

    @Test func `what moves while nobody can see it does not jump`() throws {
        struct Hidden: View {
            @State private var isHidden = false
            @State private var isAside = false
            var body: some View {
                Text("12").offset(x: isAside ? 50 : 0).animation(nil, value: isAside).opacity(isHidden ? 0 : 1)
                    .frame(width: 300, height: 40).contentShape(Rectangle())
                    .onTapGesture {
                        withAnimation(.linear(duration: 0.2)) {
                            isHidden = true
                        } completion: {
                            isAside = true
                            withAnimation(.linear(duration: 0.2)) { isHidden = false }
                        }
                    }
            }
        }
        let stage = Stage(size: CGSize(width: 300, height: 40)) { Hidden() }
        let trace = try stage.trace("12", for: 0.5) { stage.tap(CGPoint(x: 150, y: 20)) }
        #expect(abs(trace.series(\.midX).values.last! - 200) < 0.01)
        #expect(trace.isContinuous().holds, "\(trace.isContinuous())")
    }
}
