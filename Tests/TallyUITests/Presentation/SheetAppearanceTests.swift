import SwiftUI
import TallyStage
import Testing

/// What the views of a presentation set in motion as they appear.
@MainActor
struct SheetAppearanceTests {
    private enum Way: CaseIterable { case sheet, popover, cover, medium }

    private struct Inside: View {
        @State private var isThere = false

        var body: some View {
            Text("A").opacity(isThere ? 1 : 0.1)
                .onAppear { withAnimation(.linear(duration: 2)) { isThere = true } }
        }
    }

    private struct Host: View {
        let way: Way
        @State private var isShown = false

        var body: some View {
            let button = Button("Open") { isShown = true }
            switch way {
            case .sheet: button.sheet(isPresented: $isShown) { Inside() }
            case .popover: button.popover(isPresented: $isShown) { Inside() }
            case .cover: button.fullScreenCover(isPresented: $isShown) { Inside() }
            case .medium:
                button.sheet(isPresented: $isShown) { Inside().presentationDetents([.medium]) }
            }
        }
    }

    @Test(arguments: Way.allCases)
    private func `it moves with its animation from the first frame on`(way: Way) throws {
        let stage = Stage.phone { Host(way: way) }
        try stage.tap("Open")
        stage.advance(by: 0)
        for time in 1...19 {
            stage.advance(by: 0.1)
            let opacity = Double(try #require(stage.text("A")).opacity)
            #expect(isNear(opacity, 0.1 + 0.9 * Double(time) / 20, 0.05), "\(time)")
        }
    }
}
