import Foundation
import SwiftUI
import TallyStage
import Testing

/// What a style shows in turn is shown by the styles outside of it: `Toggle(configuration)` in a toggle style, and so on.
@MainActor
struct RefinedStyleTests {
    private struct MarkedToggle: ToggleStyle {
        let mark: String
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                Text(mark)
                Toggle(configuration)
            }
        }
    }

    private struct MarkedLabel: LabelStyle {
        let mark: String
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                Text(mark)
                Label(configuration)
            }
        }
    }

    private struct MarkedProgress: ProgressViewStyle {
        let mark: String
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                Text(mark)
                ProgressView(configuration)
            }
        }
    }

    private struct MarkedContent: LabeledContentStyle {
        let mark: String
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                Text(mark)
                LabeledContent(configuration)
            }
        }
    }

    private struct MarkedBox: GroupBoxStyle {
        let mark: String
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                Text(mark)
                GroupBox(configuration)
            }
        }
    }

    private struct MarkedMenu: MenuStyle {
        let mark: String
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                Text(mark)
                Menu(configuration)
            }
        }
    }

    private struct MarkedButton: PrimitiveButtonStyle {
        let mark: String
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                Text(mark)
                Button(configuration)
            }
        }
    }

    private struct MarkedField: TextFieldStyle {
        let mark: String
        func _body(configuration: TextField<Self._Label>) -> some View {
            HStack {
                Text(mark)
                configuration
            }
        }
    }

    private func texts(@ViewBuilder _ content: @escaping () -> some View) -> [String] {
        Stage(size: CGSize(width: 300, height: 200), content: content).frame.texts.map(\.string)
    }

    @Test func `the control that a style shows again is shown by the style outside, and at last by the standard one`() {
        #expect(
            texts {
                Toggle("T", isOn: .constant(true)).toggleStyle(MarkedToggle(mark: "A"))
                    .toggleStyle(MarkedToggle(mark: "B"))
            } == ["A", "B", "T"])
        #expect(
            texts {
                Label("T", systemImage: "star").labelStyle(MarkedLabel(mark: "A")).labelStyle(MarkedLabel(mark: "B"))
            } == ["A", "B", "T"])
        #expect(
            texts {
                ProgressView("T", value: 0.5).progressViewStyle(MarkedProgress(mark: "A"))
                    .progressViewStyle(MarkedProgress(mark: "B"))
            } == ["A", "B", "T"])
        #expect(
            texts {
                LabeledContent("T", value: "V").labeledContentStyle(MarkedContent(mark: "A"))
                    .labeledContentStyle(MarkedContent(mark: "B"))
            } == ["A", "B", "T", "V"])
        #expect(
            texts {
                GroupBox("T") { Text("V") }.groupBoxStyle(MarkedBox(mark: "A")).groupBoxStyle(MarkedBox(mark: "B"))
            } == ["A", "B", "T", "V"])
        #expect(
            texts {
                Menu("T") { Button("x") {} }.menuStyle(MarkedMenu(mark: "A")).menuStyle(MarkedMenu(mark: "B"))
            } == ["A", "B", "T"])
        #expect(
            texts { Button("T") {}.buttonStyle(MarkedButton(mark: "A")).buttonStyle(MarkedButton(mark: "B")) }
                == ["A", "B", "T"])
        #expect(
            texts {
                TextField("T", text: .constant("V")).textFieldStyle(MarkedField(mark: "A"))
                    .textFieldStyle(MarkedField(mark: "B"))
            } == ["A", "B", "V"])
    }

    @Test func `a style of the runtime's own shows no other, whatever stands outside`() {
        #expect(
            texts {
                TextField("T", text: .constant("V")).textFieldStyle(.roundedBorder)
                    .textFieldStyle(MarkedField(mark: "B"))
            } == ["V"])
        #expect(
            texts { Toggle("T", isOn: .constant(true)).toggleStyle(.switch).toggleStyle(MarkedToggle(mark: "B")) }
                == ["T"])
        #expect(texts { Button("T") {}.buttonStyle(.bordered).buttonStyle(MarkedButton(mark: "B")) } == ["T"])
    }

    @Test func `a refined control acts as before: pressing and turning reach what it stands for`() throws {
        struct Screen: View {
            @State private var isOn = false
            @State private var count = 0
            var body: some View {
                VStack {
                    Toggle("Wi-Fi", isOn: $isOn).toggleStyle(MarkedToggle(mark: "A"))
                    Text(isOn ? "on" : "off")
                    Button("Count \(count)") { count += 1 }.buttonStyle(MarkedButton(mark: "B"))
                }
            }
        }
        let stage = Stage(size: CGSize(width: 300, height: 200)) { Screen() }
        try stage.tap("Wi-Fi")
        stage.advance(by: 1)
        #expect(stage.text("on") != nil)
        try stage.tap("Count 0")
        stage.advance(by: 1)
        #expect(stage.text("Count 1") != nil)
    }

    @Test func `a toggle for values that differ stays mixed in a refining style`() {
        struct Outer: ToggleStyle {
            func makeBody(configuration: Configuration) -> some View { Text(configuration.isMixed ? "mixed" : "same") }
        }
        struct Source { var isOn: Binding<Bool> }
        let sources = [Source(isOn: .constant(true)), Source(isOn: .constant(false))]
        #expect(
            texts {
                Toggle("T", sources: sources, isOn: \.isOn).toggleStyle(MarkedToggle(mark: "A")).toggleStyle(Outer())
            } == ["A", "mixed"])
    }

    @Test func `a style of disclosure groups shows and hides the content, inside of which the style outside counts`()
        throws
    {
        struct Arrow: DisclosureGroupStyle {
            let mark: String
            func makeBody(configuration: Configuration) -> some View {
                VStack {
                    Button(mark + (configuration.isExpanded ? "-" : "+")) { configuration.isExpanded.toggle() }
                    configuration.label
                    if configuration.isExpanded { configuration.content }
                }
            }
        }
        let stage = Stage(size: CGSize(width: 300, height: 300)) {
            DisclosureGroup("one") { DisclosureGroup("two") { Text("deep") } }
                .disclosureGroupStyle(Arrow(mark: "A")).disclosureGroupStyle(Arrow(mark: "B"))
        }
        #expect(stage.frame.texts.map(\.string) == ["A+", "one"])
        try stage.tap("A+")
        stage.advance(by: 1)
        #expect(stage.frame.texts.map(\.string) == ["A-", "one", "B+", "two"])
        try stage.tap("B+")
        stage.advance(by: 1)
        #expect(stage.text("deep") != nil)
        try stage.tap("A-")
        stage.advance(by: 1)
        #expect(stage.frame.texts.map(\.string) == ["A+", "one"])
    }
}
