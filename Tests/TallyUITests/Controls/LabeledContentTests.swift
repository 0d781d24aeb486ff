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

    @Test func `of several texts in a label the first is the title, the others stand smaller and fainter below it`()
        throws
    {
        func check<V: View>(_ view: V) throws {
            let stage = Stage.phone { view }
            let title = try #require(stage.frame.texts.first { $0.string == "Title" })
            let second = try #require(stage.frame.texts.first { $0.string == "Second" })
            #expect(second.rect.minX == title.rect.minX && second.rect.minY >= title.rect.maxY)
            #expect(second.rect.height < title.rect.height && second.color != title.color)
        }
        try check(
            LabeledContent {
                Text("Value")
            } label: {
                Text("Title"); Text("Second")
            })
        try check(
            Toggle(isOn: .constant(true)) {
                Text("Title"); Text("Second").bold()
            })
        try check(
            Form {
                Picker(selection: .constant(1)) {
                    Text("One").tag(1)
                } label: {
                    Text("Title"); Text("Second")
                }
            })
    }

    @Test func `an icon and a text in a label stand side by side`() throws {
        let stage = Stage.phone {
            Toggle(isOn: .constant(true)) {
                Square(); Text("Title")
            }
        }
        let title = try #require(stage.text("Title")).rect
        let square = try #require(stage.boxes.first { $0.width == 10 })
        #expect(square.maxX < title.minX && abs(square.midY - title.midY) < 1)
    }
}
