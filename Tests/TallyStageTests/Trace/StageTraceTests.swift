import SwiftUI
import TallyStage
import Testing

/// Two texts that change places, and a third that reads otherwise.
private struct Swap: View {
    @State private var isSwapped = false
    var body: some View {
        VStack(spacing: 10) {
            Text("left").offset(x: isSwapped ? 20 : 0)
            Text("right").offset(y: isSwapped ? -30 : 0)
            Text(isSwapped ? "two" : "one").contentTransition(.identity)
            HStack {
                Text("3")
                Text("7").opacity(0.5)
            }
            .offset(x: isSwapped ? 20 : 0)
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("total")
        }
        .contentShape(Rectangle())
        .onTapGesture { withAnimation(.linear(duration: 0.5)) { isSwapped.toggle() } }
    }
}

@MainActor
struct StageTraceTests {
    private func stage() -> Stage { Stage(size: CGSize(width: 300, height: 150)) { Swap() } }

    @Test func `every text is followed by its identity, also when it reads otherwise`() throws {
        let stage = stage()
        let trace = stage.trace(for: 0.5) { stage.tap(CGPoint(x: 150, y: 75)) }
        #expect(trace.texts.map(\.name) == ["left", "right", "one", "3", "7"])
        #expect(trace.texts[2].texts == ["one", "two"])
        #expect(trace.texts(reading: "two").map(\.id) == [2])
        #expect(trace.texts.allSatisfy { $0.samples.count == trace.times.count })
        #expect(trace.isContinuous(within: 0.5, opacity: 0.01).holds)
        #expect(trace.isContinuous().description == "5 elements are continuous within 0.50 pt over 32 frames")
    }

    @Test func `texts that are seen upon one another are named with their places`() throws {
        let stage = stage()
        let still = stage.trace(for: 0.1)
        #expect(still.textsNeverOverlap().holds)
        let trace = stage.trace(for: 0.5) { stage.tap(CGPoint(x: 150, y: 75)) }
        #expect(trace.textsNeverOverlap().description.contains("text \"left\" at ("))
        #expect(trace.textsNeverOverlap().description.contains(" and text \"right\" at ("))
        #expect(!trace.texts[0].neverOverlaps(trace.texts[1]).holds)
        #expect(trace.texts[0].neverOverlaps(trace.texts[3]).holds)
    }

    @Test func `an accessibility label names all that is drawn under it`() throws {
        let stage = stage()
        let total = try stage.trace("total", for: 0.5) { stage.tap(CGPoint(x: 150, y: 75)) }
        #expect(total.kind == .group)
        #expect(total.samples.last?.text == "3 7")
        #expect(total.samples.last?.opacity == 1)
        #expect(abs(total.samples.last!.minX - total.samples[0].minX - 20) < 0.01)
        #expect(total.series(\.width).stays(in: 0...100).holds)
        #expect(total.isContinuous().holds)
    }

    @Test func `the same stretch traced twice gives equal traces and texts`() throws {
        let traces = [stage(), stage()].map { stage in
            stage.trace(for: 0.3) { stage.tap(CGPoint(x: 150, y: 75)) }
        }
        #expect(traces[0] == traces[1])
        #expect(traces[0].description == traces[1].description)
        #expect(traces[0].description.contains("\n  1 0.000 s \"two\" ("))
    }

    @Test func `of several jumps the first is named, whoever makes it`() {
        struct Jumps: View {
            @State private var isA = false
            @State private var isB = false
            @State private var isFaint = false
            var body: some View {
                VStack {
                    Text("a").offset(x: isA ? 30 : 0).animation(nil, value: isA)
                    Text("b").offset(x: isB ? 30 : 0).animation(nil, value: isB)
                    Text("c").opacity(isFaint ? 0.5 : 1)
                }
                .frame(width: 300, height: 150).contentShape(Rectangle())
                .onTapGesture {
                    isB = true
                    withAnimation(.linear(duration: 0.2)) {
                        isFaint = true
                    } completion: {
                        isA = true
                    }
                }
            }
        }
        let stage = Stage(size: CGSize(width: 300, height: 150)) { Jumps() }
        let trace = stage.trace(for: 0.4) { stage.tap(CGPoint(x: 150, y: 75)) }
        #expect(trace.elements.filter { !$0.isContinuous().holds }.map(\.name).prefix(2).elementsEqual(["a", "b"]))
        let check = trace.isContinuous()
        #expect(check.description.contains("of text \"b\" jumps"), "\(check)")
    }
}
