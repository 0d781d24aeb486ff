import SwiftUI
import TallyStage
import Testing

private struct Aside: View {
    let animation: Animation
    @State private var isAside = false
    var body: some View {
        Text("12").frame(width: 60).offset(x: isAside ? 0 : -150).animation(animation, value: isAside)
            .frame(width: 200, height: 80).contentShape(.rect).onTapGesture { isAside.toggle() }
    }
}

private struct Score: View {
    @State private var score = 98
    var body: some View {
        Text(score, format: .number).font(.largeTitle).contentTransition(.numericText(value: Double(score)))
            .frame(width: 200, height: 80).contentShape(.rect)
            .onTapGesture { withAnimation(.smooth) { score += 5 } }
    }
}

/// What a stranger's first traces must not call a jump.
@MainActor
struct JudgedTraceTests {
    private let middle = CGPoint(x: 100, y: 40)

    @Test(arguments: [0.05, 0.1, 0.2, 0.3])
    func `a trace that begins at an interruption finds no jump in it`(time: Double) {
        for animation in [Animation.spring(duration: 0.5, bounce: 0.2).delay(0), .easeInOut(duration: 0.4)] {
            let stage = Stage(size: CGSize(width: 200, height: 80)) { Aside(animation: animation) }
            stage.tap(middle)
            stage.advance(by: time)
            let trace = stage.trace(for: 1) { stage.tap(middle) }
            #expect(trace.isContinuous(within: 1).holds, "\(trace.isContinuous(within: 1))")
        }
    }

    @Test func `what comes past the edge in the last frame of a trace does not jump`() throws {
        let stage = Stage(size: CGSize(width: 200, height: 80)) { Aside(animation: .spring(duration: 0.5).delay(0.02)) }
        stage.tap(middle)
        for _ in 0..<30 {
            let trace = stage.trace(for: 4.0 / 60)
            #expect(trace.isContinuous(within: 1).holds, "\(trace.isContinuous(within: 1))")
        }
    }

    @Test func `a text and the characters that stand for it in a content transition hand over to one another`() throws {
        let stage = Stage(size: CGSize(width: 200, height: 80)) { Score() }
        let trace = stage.trace(for: 2) { stage.tap(middle) }
        #expect(trace.texts(reading: "98").count == 1)
        #expect(trace.texts(reading: "103").count == 1)
        let check = trace.isContinuous(within: 2, opacity: 0.1)
        #expect(check.holds, "\(check)")
    }

    @Test func `a text that another one takes the place of at once still jumps`() throws {
        struct Swap: View {
            @State private var isOther = false
            var body: some View {
                ZStack { if isOther { Text("b") } else { Text("a") } }.frame(width: 200, height: 80)
                    .contentShape(.rect).onTapGesture { isOther.toggle() }
            }
        }
        let stage = Stage(size: CGSize(width: 200, height: 80)) { Swap() }
        #expect(!stage.trace(for: 0.2) { stage.tap(middle) }.isContinuous().holds)
    }
}
