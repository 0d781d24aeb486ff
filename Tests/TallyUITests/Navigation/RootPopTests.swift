import SwiftUI
import TallyStage
import Testing

/// A stack that goes back over several screens at once.
@MainActor
struct RootPopTests {
    private struct Host: View {
        @State private var path = [1, 2]

        var body: some View {
            NavigationStack(path: $path) {
                Text("root").navigationTitle("Start")
                    .navigationDestination(for: Int.self) { number in
                        Button("To root") { path = [] }
                            .navigationTitle("Page \(number)").navigationBarTitleDisplayMode(.inline)
                    }
            }
        }
    }

    @Test func `the bar of the screen that leaves says what it said`() throws {
        let stage = Stage(size: CGSize(width: 390, height: 400)) { Host() }
        #expect(stage.settle())
        #expect(stage.text("Page 1") != nil && stage.text("Page 2") != nil)
        try stage.tap("To root")
        stage.advance(by: 0)
        for frame in 0..<5 {
            stage.advance(by: 1.0 / 60)
            #expect(stage.text("Back") == nil && stage.text("Page 1") != nil && stage.text("Page 2") != nil, "\(frame)")
        }
        #expect(stage.settle())
        #expect(stage.text("root") != nil && stage.text("Page 1") == nil)
    }
}
