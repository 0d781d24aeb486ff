import Foundation
import Observation
import SwiftUI
import Tally
import TallyCore
import TallyStage
import TallyUI
import Testing

/// A screen whose view model writes its texts anew every second.
@MainActor
struct SelectionDetailTests {
    @MainActor @Observable
    final class Model {
        var seconds = 0
        var price: Decimal = 100
        var allowsSelection = true
        func tick() {
            seconds += 1
            price += 1
        }
    }

    struct DetailView: View {
        let model: Model
        var body: some View {
            List {
                if model.allowsSelection { rows.textSelection(.enabled) } else { rows.textSelection(.disabled) }
            }
        }

        @ViewBuilder private var rows: some View {
            Text("Elapsed \(model.seconds) s")
            Text("Constant words").foregroundStyle(model.seconds % 2 == 0 ? .red : .blue).bold(model.seconds % 2 == 0)
            RollingNumber(model.price)
        }
    }

    private let model = Model()

    private func stage() -> Stage {
        let model = model
        let stage = Stage(size: CGSize(width: 320, height: 300)) { DetailView(model: model) }
        stage.advance(by: 0.5)
        return stage
    }

    @Test func `a text that is only written otherwise keeps its selection, which follows its letters`() throws {
        let stage = stage()
        #expect(try stage.select("Constant words") == "Constant words")
        var widths: Set<CGFloat> = []
        for _ in 0..<4 {
            model.tick()
            stage.advance(by: 1)
            let line = try stage.line("Constant words")
            #expect(stage.copied() == "Constant words" && stage.highlights == [line])
            widths.insert(line.width)
        }
        #expect(widths.count == 2)
    }

    @Test func `a drag in a text that reads otherwise every second ends with each of them`() throws {
        let stage = stage()
        for second in 0..<3 {
            let line = try stage.line("Elapsed \(second) s")
            stage.beginSelecting(line)
            #expect(stage.copied().map { "Elapsed \(second) s".hasPrefix($0) } == true)
            model.tick()
            stage.advance(by: 0.05)
            #expect(stage.highlights.isEmpty && stage.copied() == nil)
            stage.goOnSelecting(line, share: 0.9)
            stage.endSelecting(line)
            #expect(stage.highlights.isEmpty && stage.copied() == nil && !stage.runtime.hasFocus)
        }
        #expect(try stage.select("Elapsed 3 s") == "Elapsed 3 s")
    }

    @Test func `selection that is forbidden under a drag stays away until the next`() throws {
        let stage = stage()
        let line = try stage.line("Constant words")
        stage.beginSelecting(line)
        #expect(stage.highlights.count == 1)
        for allows in [false, true] {
            model.allowsSelection = allows
            stage.advance(by: 0.1)
            stage.goOnSelecting(line, share: allows ? 0.9 : 0.8)
            #expect(stage.highlights.isEmpty && stage.copied() == nil && !stage.runtime.hasFocus)
        }
        stage.endSelecting(line)
        #expect(try stage.select("Constant words") == "Constant words")
    }
}
