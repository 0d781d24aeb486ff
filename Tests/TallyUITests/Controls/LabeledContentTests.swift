import Foundation
import SwiftUI
import TallyStage
import Testing

@MainActor
struct LabeledContentTests {
    @Test func `the label stands at the leading edge, and what belongs to it at the other`() throws {
        let stage = Stage.phone {
            VStack {
                LabeledContent("Name", value: "Tally")
                LabeledContent("Sum", value: 1234, format: .number.locale(Locale(identifier: "en_US")))
                LabeledContent("Shape") { Square() }
            }
        }
        #expect(stage.text("Name")?.rect.minX == 0)
        #expect(isNear(try #require(stage.text("Tally")).rect.maxX, 200, 0.5))
        #expect(isNear(try #require(stage.text("1,234")).rect.maxX, 200, 0.5))
        #expect(stage.box.maxX == 200)
    }

    @Test func `where labels are hidden the content stands alone`() {
        let stage = Stage.phone { LabeledContent("Name", value: "Tally").labelsHidden() }
        #expect(stage.text("Name") == nil)
        #expect(stage.text("Tally")?.rect.midX == 100)
    }

    @Test func `a style has label and content to show`() throws {
        struct Below: LabeledContentStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack {
                    configuration.label
                    configuration.content
                }
            }
        }
        let stage = Stage.phone { LabeledContent("Name", value: "Tally").labeledContentStyle(Below()) }
        let label = try #require(stage.text("Name")).rect
        let content = try #require(stage.text("Tally")).rect
        #expect(label.maxY <= content.minY)
    }
}
