import Combine
import Observation
import SwiftUI
import TallyStage
import Testing

private struct TitleKey: FocusedValueKey { typealias Value = String }
private struct NoteKey: FocusedValueKey { typealias Value = Binding<String> }

extension FocusedValues {
    fileprivate var title: String? {
        get { self[TitleKey.self] }
        set { self[TitleKey.self] = newValue }
    }
    fileprivate var note: Binding<String>? {
        get { self[NoteKey.self] }
        set { self[NoteKey.self] = newValue }
    }
}

/// What views say of what has the focus.
@MainActor
struct FocusedValueTests {
    private struct Reading: View {
        @FocusedValue(\.title) private var title
        @FocusedBinding(\.note) private var note
        var body: some View {
            Text("title \(title ?? "none")")
            Text("note \(note ?? "none")")
            Button("add") { note = (note ?? "") + "!" }
        }
    }

    private struct Fields: View {
        @State private var first = "one"
        @State private var second = "two"
        @FocusState private var focus: Int?
        var sceneTitle: String?
        var titleOfSecond: String? = "second"

        var body: some View {
            VStack {
                Reading()
                TextField("1", text: $first).focused($focus, equals: 1).focusedValue(\.title, "first")
                    .focusedValue(\.note, $first)
                TextField("2", text: $second).focused($focus, equals: 2).focusedValue(\.title, titleOfSecond)
                    .focusedValue(\.note, $second)
                Button("none") { focus = nil }
                Button("one") { focus = 1 }
                Button("two") { focus = 2 }
            }
            .focusedSceneValue(\.title, sceneTitle)
        }
    }

    private func stage(_ view: some View) -> Stage { Stage(size: CGSize(width: 300, height: 300)) { view } }

    private func tap(_ stage: Stage, _ label: String) throws {
        try stage.tap(label)
        #expect(stage.settle())
    }

    @Test func `a value is there while the focus is within its view`() throws {
        let stage = stage(Fields())
        #expect(stage.text("title none") != nil && stage.text("note none") != nil)
        try tap(stage, "one")
        #expect(stage.text("title first") != nil && stage.text("note one") != nil)
        try tap(stage, "two")
        #expect(stage.text("title second") != nil && stage.text("note two") != nil)
        try tap(stage, "none")
        #expect(stage.text("title none") != nil && stage.text("note none") != nil)
    }

    @Test func `a binding of the focus is written through, and follows what is typed`() throws {
        let stage = stage(Fields())
        try tap(stage, "add")
        #expect(stage.text("note none") != nil)
        try tap(stage, "two")
        stage.press(.end)
        stage.type("x")
        #expect(stage.settle())
        #expect(stage.text("note twox") != nil)
        try tap(stage, "add")
        #expect(stage.frame.texts.contains { $0.string == "twox!" })
    }

    @Test func `a scene's value is there wherever the focus is, and what is around the focus comes first`() throws {
        let stage = stage(Fields(sceneTitle: "scene", titleOfSecond: nil))
        #expect(stage.text("title scene") != nil)
        try tap(stage, "one")
        #expect(stage.text("title first") != nil)
        try tap(stage, "two")
        #expect(stage.text("title scene") != nil, "nil says nothing")
    }

    @Test func `what a view says anew is told, and what goes is no more`() throws {
        let remote = Remote(0)
        let stage = Stage(size: CGSize(width: 300, height: 300)) {
            Playing(remote) { step in
                VStack {
                    Reading()
                    if step < 2 { Color.red.focusedSceneValue(\.title, "step \(step)") }
                }
            }
        }
        #expect(stage.text("title step 0") != nil)
        remote.value = 1
        #expect(stage.settle())
        #expect(stage.text("title step 1") != nil)
        remote.value = 2
        #expect(stage.settle())
        #expect(stage.text("title none") != nil)
    }

    @Observable final class Model { var name = "model" }

    private struct ModelReading: View {
        @FocusedValue(Model.self) private var model
        var body: some View { Text("object \(model?.name ?? "none")") }
    }

    @Test func `an object is found by its type`() {
        let model = Model()
        let stage = stage(
            VStack {
                ModelReading()
                Color.red.focusedSceneValue(model)
            })
        #expect(stage.text("object model") != nil)
        model.name = "other"
        #expect(stage.settle())
        #expect(stage.text("object other") != nil)
    }

    private final class Document: ObservableObject {
        @Published var name: String
        init(_ name: String) { self.name = name }
    }

    private struct DocumentReading: View {
        @FocusedObject private var document: Document?
        var body: some View {
            Text("document \(document?.name ?? "none")")
            Button("rename") { $document?.name.wrappedValue = "renamed" }
        }
    }

    @Test func `an observable object is followed and written through, as long as it is the focus's`() throws {
        let (first, second) = (Document("first"), Document("second"))
        let remote = Remote<Document?>(first)
        let stage = Stage(size: CGSize(width: 300, height: 300)) {
            Playing(remote) { document in
                VStack {
                    DocumentReading()
                    Color.red.focusedSceneObject(document)
                    Button("focus me") {}.focusedObject(second)
                }
            }
        }
        #expect(stage.text("document first") != nil)
        first.name = "changed"
        #expect(stage.settle())
        #expect(stage.text("document changed") != nil)
        try tap(stage, "rename")
        #expect(first.name == "renamed" && stage.text("document renamed") != nil)
        remote.value = second
        #expect(stage.settle())
        #expect(stage.text("document second") != nil)
        second.name = "new"
        #expect(stage.settle())
        #expect(stage.text("document new") != nil)
        remote.value = nil
        #expect(stage.settle())
        #expect(stage.text("document none") != nil)
        while !stage.frame.texts.contains(where: { $0.string == "document new" }), stage.time < 20 {
            stage.press(.tab)
            stage.advance(by: 1)
        }
        #expect(stage.text("document new") != nil, "the focus is on the button")
    }
}
