import Observation
import Foundation
import SwiftUI
import TallyStage
import Testing

/// A style is evaluated as a view is: what it declares is updated, and kept while its control is the same.
@MainActor
struct StylePropertyTests {
    /// What all styles of this file read and keep.
    private struct Reading: DynamicProperty {
        @Environment(\.isEnabled) var isEnabled
        @Environment(\.colorScheme) var scheme
        @Environment(\.controlSize) var size
        @ScaledMetric var metric = 10.0
        @State var count = 0
        @Namespace var space
        @FocusState var hasFocus: Bool
        @GestureState var isHeld = false

        var words: String {
            "\(isEnabled ? "on" : "off") \(scheme == .dark ? "dark" : "light") \(size) \(metric > 10) \(count)"
        }
    }

    private struct Face<Label: View>: View {
        let words: String
        let label: Label
        let add: () -> Void
        var body: some View {
            VStack {
                label
                Text(words)
                Text("add").onTapGesture(perform: add)
            }
        }
    }

    private struct B: ButtonStyle {
        let reading = Reading()
        func makeBody(configuration: Configuration) -> some View {
            Face(words: reading.words, label: configuration.label) { reading.count += 1 }
        }
    }

    private struct P: PrimitiveButtonStyle {
        let reading = Reading()
        func makeBody(configuration: Configuration) -> some View {
            Face(words: reading.words, label: configuration.label) { reading.count += 1 }
        }
    }

    private struct T: ToggleStyle {
        let reading = Reading()
        func makeBody(configuration: Configuration) -> some View {
            Face(words: reading.words, label: configuration.label) { reading.count += 1 }
        }
    }

    private struct L: LabelStyle {
        let reading = Reading()
        func makeBody(configuration: Configuration) -> some View {
            Face(words: reading.words, label: configuration.title) { reading.count += 1 }
        }
    }

    private struct V: ProgressViewStyle {
        let reading = Reading()
        func makeBody(configuration: Configuration) -> some View {
            Face(words: reading.words, label: configuration.label) { reading.count += 1 }
        }
    }

    private struct G: GaugeStyle {
        let reading = Reading()
        func makeBody(configuration: Configuration) -> some View {
            Face(words: reading.words, label: configuration.label) { reading.count += 1 }
        }
    }

    private struct C: LabeledContentStyle {
        let reading = Reading()
        func makeBody(configuration: Configuration) -> some View {
            Face(words: reading.words, label: configuration.label) { reading.count += 1 }
        }
    }

    private struct F: TextFieldStyle {
        let reading = Reading()
        func _body(configuration: TextField<Self._Label>) -> some View {
            Face(words: reading.words, label: configuration) { reading.count += 1 }
        }
    }

    private struct X: GroupBoxStyle {
        let reading = Reading()
        func makeBody(configuration: Configuration) -> some View {
            Face(words: reading.words, label: configuration.label) { reading.count += 1 }
        }
    }

    private struct D: DisclosureGroupStyle {
        let reading = Reading()
        func makeBody(configuration: Configuration) -> some View {
            Face(words: reading.words, label: configuration.label) { reading.count += 1 }
        }
    }

    private struct M: MenuStyle {
        let reading = Reading()
        func makeBody(configuration: Configuration) -> some View {
            Face(words: reading.words, label: Menu(configuration)) { reading.count += 1 }
        }
    }

    /// Turns the surroundings with a tap, and shows a control in them.
    private struct Around<Content: View>: View {
        @ViewBuilder let content: () -> Content
        @State private var isOther = false
        var body: some View {
            VStack {
                Text("turn").onTapGesture { isOther.toggle() }
                content()
                    .disabled(isOther)
                    .environment(\.colorScheme, isOther ? .dark : .light)
                    .controlSize(isOther ? .large : .regular)
                    .dynamicTypeSize(isOther ? .xxxLarge : .large)
            }
        }
    }

    private func check(
        _ kind: String, isStyled: Bool = true, @ViewBuilder _ content: @escaping () -> some View
    ) throws {
        let stage = Stage(size: CGSize(width: 300, height: 300)) { Around(content: content) }
        #expect(stage.text("on light regular false 0") != nil, "\(kind)")
        try stage.tap("turn")
        stage.advance(by: 0)
        #expect(stage.text("off dark large true 0") != nil, "\(kind)")
        try stage.tap("turn")
        stage.advance(by: 0)
        let add = try #require(stage.text("add")).rect
        stage.tap(CGPoint(x: add.midX, y: add.midY))
        stage.advance(by: 0)
        #expect(stage.text("on light regular false 1") != nil, "\(kind)")
        try stage.tap("turn")
        stage.advance(by: 0)
        #expect(stage.text("off dark large true 1") != nil, "\(kind): what the style keeps stays")
        stage.advance(by: 1)
        #expect(stage.warnings.isEmpty)
    }

    @Test func `what a style reads and keeps is alive in every kind of style`() throws {
        try check("button") { Button("x") {}.buttonStyle(B()) }
        try check("primitive button") { Button("x") {}.buttonStyle(P()) }
        try check("toggle") { Toggle("x", isOn: .constant(true)).toggleStyle(T()) }
        try check("label") { Label("x", systemImage: "star").labelStyle(L()) }
        try check("progress") { ProgressView("x", value: 0.5).progressViewStyle(V()) }
        try check("gauge") { Gauge(value: 0.5) { Text("x") }.gaugeStyle(G()) }
        try check("labeled content") { LabeledContent("x", value: "y").labeledContentStyle(C()) }
        try check("text field") { TextField("x", text: .constant("y")).textFieldStyle(F()) }
        try check("group box") { GroupBox("x") { Text("y") }.groupBoxStyle(X()) }
        try check("disclosure group") { DisclosureGroup("x") { Text("y") }.disclosureGroupStyle(D()) }
        try check("menu") { Menu("x") { Button("y") {} }.menuStyle(M()) }
    }

    @Test func `a style outside of a control it is set on from afar is as alive`() throws {
        try check("button") { VStack { HStack { Button("x") {} } }.buttonStyle(B()).padding() }
    }

    @Observable
    final class Model { var name = "one" }

    final class Old: ObservableObject {
        @Published var name = "one"
    }

    @Test func `a style is brought up to date by the objects that it watches, and by no others`() {
        struct Named: ButtonStyle {
            let model: Model
            @ObservedObject var old: Old
            @StateObject var own = Old()
            let evaluated: () -> Void
            func makeBody(configuration: Configuration) -> some View {
                evaluated()
                return Text("\(model.name) \(old.name) \(own.name)").onTapGesture { own.name = "two" }
            }
        }
        let model = Model()
        let old = Old()
        var count = 0
        let stage = Stage { Button("x") {}.buttonStyle(Named(model: model, old: old) { count += 1 }) }
        #expect(stage.text("one one one") != nil)
        model.name = "two"
        stage.advance(by: 0)
        #expect(stage.text("two one one") != nil)
        old.name = "two"
        stage.advance(by: 0)
        #expect(stage.text("two two one") != nil)
        let before = count
        stage.tap(CGPoint(x: 50, y: 50))
        stage.advance(by: 0)
        #expect(stage.text("two two two") != nil)
        let after = count
        stage.advance(by: 1)
        #expect(count == after && after > before, "nothing is evaluated where nothing changes")
    }

    @Test func `what a style keeps is its control's, and is gone with another type of style`() throws {
        struct One: ButtonStyle {
            @State private var count = 0
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    configuration.label
                    Text("\(count)").onTapGesture { count += 1 }
                }
            }
        }
        struct Two: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View { configuration.label }
        }
        struct Screen: View {
            @State private var isTwo = false
            var body: some View {
                VStack {
                    Text("swap").onTapGesture { isTwo.toggle() }
                    if isTwo { row.buttonStyle(Two()) } else { row.buttonStyle(One()) }
                }
            }
            var row: some View {
                HStack {
                    Button("a") {}
                    Button("b") {}
                }
            }
        }
        let stage = Stage(size: CGSize(width: 200, height: 100)) { Screen() }
        let zeros = stage.frame.texts.filter { $0.string == "0" }
        #expect(zeros.count == 2)
        let first = try #require(zeros.first).rect
        stage.tap(CGPoint(x: first.midX, y: first.midY))
        stage.advance(by: 0)
        #expect(stage.frame.texts.map(\.string) == ["swap", "a", "1", "b", "0"])
        try stage.tap("swap")
        stage.advance(by: 1)
        #expect(stage.frame.texts.map(\.string) == ["swap", "a", "b"])
        try stage.tap("swap")
        stage.advance(by: 1)
        #expect(stage.frame.texts.map(\.string) == ["swap", "a", "0", "b", "0"])
    }

    @Test func `a change within a style moves by the animation it was made with`() throws {
        struct Growing: ButtonStyle {
            @State private var isWide = false
            func makeBody(configuration: Configuration) -> some View {
                Color.red.frame(width: isWide ? 60 : 20, height: 20)
                    .onTapGesture { withAnimation(.linear(duration: 1)) { isWide.toggle() } }
            }
        }
        let stage = Stage { Button("x") {}.buttonStyle(Growing()) }
        stage.tap(CGPoint(x: 50, y: 50))
        stage.advance(by: 0.5)
        #expect(isNear(stage.box.width, 40, 1))
        stage.tap(CGPoint(x: 50, y: 50))
        stage.advance(by: 0.75)
        #expect(stage.box.width < 40 && stage.box.width > 20)
        #expect(stage.settle())
        #expect(stage.box.width == 20)
    }
}
