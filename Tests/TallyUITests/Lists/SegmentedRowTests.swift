import SwiftUI
import TallyStage
import Testing

/// A segmented picker in a form.
@MainActor
struct SegmentedRowTests {
    private struct Settings: View {
        let isSegmented: Bool
        var body: some View {
            Form {
                if isSegmented {
                    Picker("Language", selection: .constant(0)) {
                        Text("Swift").tag(0)
                        Text("C").tag(1)
                    }
                    .pickerStyle(.segmented)
                } else {
                    Text("Language")
                }
                Text("Next")
            }
        }
    }

    /// Where the line below the first row begins.
    private func line(isSegmented: Bool) -> CGFloat? {
        let stage = Stage(size: CGSize(width: 390, height: 400)) { Settings(isSegmented: isSegmented) }
        return stage.frame.shapes.map(\.rect).first { $0.height < 1 && $0.width > 100 }?.minX
    }

    @Test func `the line below begins with the control, as below a text, not with a title in it`() throws {
        let below = try #require(line(isSegmented: true))
        #expect(below == line(isSegmented: false))
    }
}
