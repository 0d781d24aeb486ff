import SwiftUI
import TallyCore
import TallyStage
import Testing

@Observable
private final class Model { var name = "a" }

@MainActor
@Suite(.serialized)
struct PrintChangesTests {
    private struct Row: View {
        let title: String
        var model: Model
        @State private var count = 0
        @Environment(\.isEnabled) private var isEnabled

        var body: some View {
            let _ = Self._printChanges()
            Button("\(title) \(count) \(model.name) \(isEnabled)") { count += 1 }
        }
    }

    @Test func `a body that asks is told why it runs`() throws {
        let log = Log()
        let printer = ChangeTrace.printer
        ChangeTrace.printer = { log($0) }
        defer { ChangeTrace.printer = printer }
        let model = Model()
        let title = Remote("row")
        let isOff = Remote(false)
        let stage = Stage.phone {
            Playing(isOff) { isOff in
                Playing(title) { Row(title: $0, model: model) }.disabled(isOff)
            }
        }
        #expect(log.take() == ["Row: @self, @identity, _count, _isEnabled changed."])
        try stage.tap("row 0 a true")
        stage.advance(by: 0)
        #expect(log.take() == ["Row: _count changed."])
        title.value = "line"
        stage.advance(by: 0)
        #expect(log.take() == ["Row: @self changed."])
        model.name = "b"
        stage.advance(by: 0)
        #expect(log.take() == ["Row: @dependencies changed."])
        isOff.value = true
        stage.advance(by: 0)
        #expect(log.take() == ["Row: _isEnabled changed."])
        Row._printChanges()
        #expect(log.take().isEmpty, "nobody runs a body")
    }
}
