import SwiftUI
import TallyStage
import Testing

@MainActor
struct LastValueTests {
    private struct Group: View {
        @State var isOpen: Bool
        var body: some View {
            DisclosureGroup("More", isExpanded: $isOpen) {
                GeometryReader { proxy in
                    Circle().frame(width: proxy.size.width / 2)
                }
            }
            .geometryGroup()
        }
    }

    @Test func `a group whose growing was changed at once is laid out at rest as one that was never interrupted`()
        throws
    {
        for width in stride(from: 1.0, to: 160, by: 13) {
            let stage = Stage(size: CGSize(width: 160, height: 200)) { Group(isOpen: false) }
            try stage.tap("More")
            stage.advance(by: 0)
            stage.size = CGSize(width: width, height: width)
            stage.advance(by: 0)
            #expect(stage.settle())
            let fresh = Stage(size: stage.size) { Group(isOpen: true) }
            #expect(stage.frame.shapes.last?.rect == fresh.frame.shapes.last?.rect, "\(width)")
        }
    }
}
