import SwiftUI
import TallyStage
import Testing

/// What stands in front of or behind a view, by guides of its own.
@MainActor
struct LayerGuideTests {
    @Test func `a guide that a layer sets for itself counts where it is put`() {
        let stage = Stage {
            Color.blue.frame(width: 40, height: 40)
                .overlay(alignment: .top) {
                    Color.red.frame(width: 10, height: 10).alignmentGuide(HorizontalAlignment.center) {
                        $0[.leading] - 5
                    }
                }
                .background(alignment: .bottomTrailing) {
                    Color.green.frame(width: 10, height: 10).alignmentGuide(.trailing) { $0[.leading] }
                        .alignmentGuide(.bottom) { $0[.top] }
                }
        }
        #expect(stage.boxes.contains { isNear($0, 55, 30, 10, 10) })
        #expect(stage.boxes.contains { isNear($0, 70, 70, 10, 10) })
    }
}
