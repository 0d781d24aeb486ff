import SwiftUI
import TallyStage
import Testing

// A list whose rows each observe a model of their own, and an editor that is handed bindings into one of them.

private final class TaskModel: ObservableObject, Identifiable {
    let id: Int
    @Published var title: String
    @Published var isDone = false
    @Published var progress = 0.0

    init(id: Int, title: String) {
        self.id = id
        self.title = title
    }
}

private final class ListModel: ObservableObject {
    @Published var tasks = [TaskModel(id: 1, title: "Milk"), TaskModel(id: 2, title: "Bread")]
    var done: Int { tasks.filter(\.isDone).count }

    func add(_ title: String) { tasks.append(TaskModel(id: (tasks.map(\.id).max() ?? 0) + 1, title: title)) }
    func remove(_ task: TaskModel) { tasks.removeAll { $0 === task } }
}

private struct ListView: View {
    @ObservedObject var model: ListModel
    let log: Log
    @State private var edited: TaskModel?

    var body: some View {
        let _ = log("list")
        VStack(alignment: .leading) {
            Text("\(model.done) of \(model.tasks.count)")
            ForEach(model.tasks) { task in
                Row(task: task, log: log) {
                    edited = task
                } remove: {
                    withAnimation(.linear(duration: 1)) { model.remove(task) }
                }
            }
            if let edited { Editor(task: edited) }
        }
    }
}

private struct Row: View {
    @ObservedObject var task: TaskModel
    let log: Log
    let edit: @MainActor () -> Void
    let remove: @MainActor () -> Void

    var body: some View {
        let _ = log("row \(task.id)")
        HStack {
            Check(isOn: $task.isDone, name: task.title)
            Text(task.title).strikethrough(task.isDone)
            Bar(value: $task.progress)
            Button("Edit \(task.id)", action: edit)
            Button("Remove \(task.id)", action: remove)
        }
    }
}

private struct Check: View {
    @Binding var isOn: Bool
    let name: String
    var body: some View {
        Button(isOn ? "☑ \(name)" : "☐ \(name)") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
    }
}

private struct Bar: View {
    @Binding var value: Double
    var body: some View { Color.green.frame(width: 10 + 100 * value, height: 5) }
}

private struct Editor: View {
    @ObservedObject var task: TaskModel
    var body: some View { TextField("Title", text: $task.title) }
}

@MainActor
struct ObservedRowsProgram {
    private let model = ListModel()
    private let log = Log()
    private let stage: Stage

    init() {
        let (model, log) = (model, log)
        stage = Stage(size: CGSize(width: 600, height: 400)) { ListView(model: model, log: log) }
        _ = log.take()
    }

    private func bar(_ index: Int) -> CGFloat { stage.frame.shapes[index].rect.width }

    @Test func `a row's change evaluates that row, and the list's count stays until the list is told`() throws {
        try stage.tap("☐ Milk")
        stage.advance(by: 2)
        #expect(log.take() == ["row 1"])
        #expect(stage.text("☑ Milk") != nil && stage.text("☐ Bread") != nil)
        // The list observes itself, and not its tasks: so it is with Apple's, and real code sends by hand.
        #expect(stage.text("0 of 2") != nil)
        model.objectWillChange.send()
        stage.advance(by: 0)
        #expect(stage.text("1 of 2") != nil)
        #expect(log.take().first == "list")
    }

    @Test func `a bar follows its model under the animation, and turns back from where it is`() {
        withAnimation(.linear(duration: 1)) { model.tasks[0].progress = 1 }
        stage.advance(by: 0.5)
        #expect(isNear(bar(0), 60) && isNear(bar(1), 10))
        #expect(log.take() == ["row 1"])
        withAnimation(.linear(duration: 1)) { model.tasks[0].progress = 0 }
        stage.advance(by: 0.5)
        // The way there goes on while the way back has begun: 100 and half of 100 back.
        #expect(isNear(bar(0), 60))
        #expect(stage.settle())
        #expect(isNear(bar(0), 10))
    }

    @Test func `what is typed into the editor shows in the row`() throws {
        try stage.tap("Edit 2")
        stage.advance(by: 0)
        try stage.tap("Title")
        stage.type("!")
        stage.advance(by: 0)
        #expect(model.tasks[1].title.contains("!"))
        #expect(stage.text("☐ \(model.tasks[1].title)") != nil)
    }

    @Test func `a row that goes while its bar moves ends quietly, and its model with it`() throws {
        weak let gone = model.tasks[0]
        withAnimation(.linear(duration: 3)) { model.tasks[0].progress = 1 }
        stage.advance(by: 0.5)
        try stage.tap("Remove 1")
        stage.advance(by: 0.5)
        // Written while the row leaves.
        gone?.isDone = true
        stage.advance(by: 0)
        model.add("Eggs")
        #expect(stage.settle())
        #expect(stage.frame.texts.map(\.string).filter { $0.hasPrefix("☐") } == ["☐ Bread", "☐ Eggs"])
        // A press keeps what it was on until the next one.
        stage.tap(CGPoint(x: 1, y: 1))
        stage.advance(by: 1)
        #expect(gone == nil)
        #expect(stage.warnings.isEmpty)
    }
}
