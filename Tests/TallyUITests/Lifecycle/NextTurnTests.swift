import SwiftUI
import TallyStage
import Testing

/// When work for the main queue is run that actions and bodies put off.
@MainActor
struct NextTurnTests {
    final class Model: ObservableObject {
        @Published var isOn = true
        @Published var height: CGFloat = 0
    }

    private struct Sliding: View {
        @StateObject private var model = Model()
        @State private var count = 0
        var body: some View {
            Button("Go") {
                count += 1
                DispatchQueue.main.async { withAnimation(.linear(duration: 1)) { model.isOn = false } }
            }
            .offset(x: model.isOn ? 0 : 100)
            .opacity(count == 0 ? 1 : 0.5)
        }
    }

    @Test func `an action's change is there at once, and what it puts off moves by its own animation`() throws {
        let stage = Stage(size: CGSize(width: 400, height: 100)) { Sliding() }
        let rest = stage.place("Go").minX
        try stage.tap("Go")
        stage.advance(by: 0)
        #expect(try #require(stage.text("Go")).opacity == 0.5)
        for share in [0.25, 0.5, 0.75, 1] {
            stage.advance(by: 0.25)
            #expect(abs(stage.place("Go").minX - rest - 100 * share) < 2, "\(share)")
        }
    }

    private struct Reading: View {
        let log: Log
        @StateObject private var model = Model()
        var body: some View {
            GeometryReader { geometry in
                let _ = log("body")
                let _ = DispatchQueue.main.async { model.height = geometry.size.height }
                Text("\(Int(model.height))")
            }
        }
    }

    @Test func `what a body puts off comes in the next frame, once a frame`() {
        let log = Log()
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Reading(log: log) }
        stage.advance(by: 0)
        #expect(stage.text("0") != nil && log.take().count <= 2)
        for _ in 0..<10 { stage.advance(by: 1.0 / 60) }
        #expect(stage.text("100") != nil)
        #expect((10...20).contains(log.take().count))
    }

    private struct Counting: View {
        @Binding var value: Int
        let log: Log
        var body: some View {
            Text("\(value)").onChange(of: value) { _, new in
                log("\(new)")
                DispatchQueue.main.async { log("after \(new)") }
            }
        }
    }

    private struct Source: View {
        let model: Numbers
        let log: Log
        var body: some View { Counting(value: Bindable(model).value, log: log) }
    }

    @MainActor @Observable
    final class Numbers { var value = 0 }

    @Test func `what an action puts off comes before what happens after its frame, at the same time, too`() {
        let (log, model) = (Log(), Numbers())
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Source(model: model, log: log) }
        stage.advance(by: 0)
        for step in [0, 0, 1.0 / 60, 0.004] {
            model.value += 1
            stage.advance(by: step)
        }
        stage.advance(by: 1)
        #expect(log.take() == ["1", "after 1", "2", "after 2", "3", "after 3", "4", "after 4"])
    }
}
