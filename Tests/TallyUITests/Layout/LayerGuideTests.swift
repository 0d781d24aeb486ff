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

    @Test func `layers stand at the guides that are set inside of what they are behind`() {
        let stage = Stage {
            VStack(alignment: .leading, spacing: 0) {
                Color.blue.frame(width: 40, height: 20).alignmentGuide(.trailing) { _ in 8 }
            }
            .background(alignment: .trailing) { Color.green.frame(width: 2, height: 60) }
            .overlay(alignment: .leading) { Color.red.frame(width: 3, height: 10) }
        }
        // The stage is 100 wide; the blue one's trailing guide is 8 points from its left edge.
        #expect(stage.boxes.contains { isNear($0, 36, 20, 2, 60) })
        // Nobody set the leading guide.
        #expect(stage.boxes.contains { isNear($0, 30, 45, 3, 10) })
    }

    @Test func `paddings without measure take nothing from what is beside them`() {
        for padding in [1e18, 1e300, CGFloat.greatestFiniteMagnitude] {
            let stage = Stage { Square().padding(padding).padding(-padding) }
            #expect(isNear(stage.box, 45, 45, 10, 10), "\(padding)")
        }
    }

    @Test func `a mask stands at the guides that are set inside of what it masks`() {
        let stage = Stage {
            VStack(alignment: .leading, spacing: 0) {
                Color.blue.frame(width: 40, height: 20).alignmentGuide(.trailing) { _ in 8 }
            }
            .mask(alignment: .trailing) { Color.black.frame(width: 4, height: 20) }
        }
        let picture = stage.image()
        func isBlue(_ x: Int) -> Bool { picture[x, 50] >> 16 & 255 < 100 }
        // The blue one begins at 30, and its trailing guide is 8 points from there.
        #expect(isBlue(34) && isBlue(37))
        #expect(!isBlue(32) && !isBlue(39) && !isBlue(68))
    }

    @Test func `layers and what a reader holds change sides with the direction`() {
        let stage = Stage {
            GeometryReader { _ in
                Color.blue.frame(width: 40, height: 40)
                    .overlay(alignment: .leading) { Color.red.frame(width: 10, height: 10) }
            }
        }
        #expect(stage.boxes.contains { isNear($0, 0, 0, 40, 40) })
        #expect(stage.boxes.contains { isNear($0, 0, 15, 10, 10) })
        stage.preferences.layoutDirection = .rightToLeft
        stage.advance(by: 0)
        #expect(stage.boxes.contains { isNear($0, 60, 0, 40, 40) })
        #expect(stage.boxes.contains { isNear($0, 90, 15, 10, 10) })
    }
}
