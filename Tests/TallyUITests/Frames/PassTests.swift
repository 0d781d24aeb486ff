import SwiftUI
import TallyStage
import Testing

@testable import TallyControls
@testable import TallyCore
@testable import TallyUI

/// The order of a frame, and what each of its steps leaves to the others.
@MainActor
struct PassTests {
    private final class Log {
        var lines: [String] = []
        func callAsFunction(_ line: String) { lines.append(line) }
    }

    /// Notes when it is placed, with which width.
    private struct Noted: Layout {
        let width: CGFloat
        let log: Log

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: width, height: 10)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            log("layout \(Int(width))")
        }
    }

    private struct Program: View {
        let log: Log
        @State private var width = 10.0
        @State private var other = 0

        var body: some View {
            log("body \(Int(width))")
            return VStack(spacing: 0) {
                Noted(width: width, log: log) { Color.red }
                Text("two groups").frame(height: 30).onTapGesture {
                    withAnimation(.linear(duration: 1)) { width = 20 }
                    withAnimation(.linear(duration: 2)) { width = 30 }
                }
            }
            .onChange(of: width) { old, new in
                log("callback \(Int(old)) to \(Int(new))")
                if new == 30 { width = 40 }
            }
        }
    }

    /// Presses and lets go, and plays no frame for that.
    private func press(_ label: String, on stage: Stage) throws {
        let rect = try #require(stage.frame.accessibility.first { $0.label == label }).rect
        stage.pointerDown(CGPoint(x: rect.midX, y: rect.midY))
        stage.advance(by: 0)
        stage.pointerUp(CGPoint(x: rect.midX, y: rect.midY))
    }

    @Test func `a group is updated and laid out before the next, and callbacks come when none waits`() throws {
        let log = Log()
        let stage = Stage(size: CGSize(width: 200, height: 100)) { Program(log: log) }
        stage.advance(by: 0)
        try press("two groups", on: stage)
        log.lines = []
        stage.advance(by: 0)
        #expect(
            log.lines == [
                "body 20", "layout 20", "body 30", "layout 30", "callback 10 to 20", "callback 20 to 30",
                "body 40", "layout 40", "callback 30 to 40",
            ])
    }

    private struct Sliding: View {
        @State private var isOn = false
        var body: some View {
            VStack {
                Color.red.frame(width: 10, height: 10).offset(x: isOn ? 50 : 0)
                Button("slide") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
            }
        }
    }

    @Test func `what moves alone is neither updated nor laid out, and what rests is not recorded`() throws {
        let stage = Stage(size: CGSize(width: 200, height: 100)) { Sliding() }
        try stage.tap("slide")
        stage.advance(by: 0.5)
        #expect(stage.statistics.bodiesEvaluated == 0 && stage.statistics.nodesLaidOut == 0)
        #expect(stage.statistics.segmentsRecorded > 0)
        stage.advance(by: 1)
        stage.advance(by: 0.5)
        #expect(stage.statistics.segmentsRecorded == 0)
    }

    @Test func `a change of the host's is laid out at once, before the writes that wait`() throws {
        let log = Log()
        let stage = Stage(size: CGSize(width: 200, height: 100)) { Program(log: log) }
        stage.advance(by: 0)
        try press("two groups", on: stage)
        log.lines = []
        stage.size.width = 300
        #expect(log.lines == ["layout 10"])
        #expect(stage.runtime.updatePass.groups.count == 2)
    }

    @Test func `writes wait in groups, one for each transaction, until the update shows them`() throws {
        let stage = Stage(size: CGSize(width: 200, height: 100)) { Program(log: Log()) }
        let pass = stage.runtime.updatePass
        #expect(!pass.hasWork && !stage.runtime.hasPendingWork)
        _ = pass.recordWrite(readers: [])
        _ = pass.recordWrite(readers: [])
        #expect(pass.groups.count == 1)
        withAnimation { _ = pass.recordWrite(readers: []) }
        #expect(pass.groups.count == 2 && stage.runtime.hasPendingWork)
        stage.advance(by: 0)
        #expect(!pass.hasWork)
    }

    @Test func `an action that is due at once asks for a frame, and a later one does not`() {
        let stage = Stage(size: CGSize(width: 200, height: 100)) { Color.red }
        var signals = 0
        stage.forward = { if case .frame = $0 { signals += 1 } }
        stage.runtime.schedule(at: 1) {}
        #expect(signals == 0)
        stage.runtime.schedule(at: 0) {}
        stage.runtime.schedule(at: 0) {}
        #expect(signals == 1)
        stage.advance(by: 0)
        #expect(signals == 1)
    }

    @Test func `a runtime is wired of a dozen parts`() {
        let stage = Stage { Color.red }
        #expect(Mirror(reflecting: stage.runtime).children.count <= 12)
    }
}
