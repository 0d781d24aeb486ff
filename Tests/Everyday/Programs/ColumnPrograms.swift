import SwiftUI

/// A tutorial's app of recipes in columns, with a selection by id.
private struct Recipes: View {
    private struct Recipe: Identifiable, Hashable {
        let id: Int
        let name: String
        let steps: [String]
    }

    private let all = [
        Recipe(id: 1, name: "Pancakes", steps: ["Mix", "Fry"]),
        Recipe(id: 2, name: "Salad", steps: ["Wash", "Cut", "Toss"]),
    ]
    @State private var chosen: Recipe.ID?
    @State private var done: Set<String> = []

    var body: some View {
        NavigationSplitView {
            List(all, selection: $chosen) { recipe in
                Label(recipe.name, systemImage: "fork.knife").badge(recipe.steps.count)
            }
            .navigationTitle("Recipes")
        } detail: {
            if let recipe = all.first(where: { $0.id == chosen }) {
                List(recipe.steps, id: \.self) { step in
                    Button {
                        withAnimation { _ = done.insert(step).inserted ? nil : done.remove(step) }
                    } label: {
                        HStack {
                            Text(step).strikethrough(done.contains(step))
                            Spacer()
                            if done.contains(step) { Image(systemName: "checkmark").transition(.scale) }
                        }
                    }
                    .listRowSeparatorTint(.orange)
                }
                .navigationTitle(recipe.name)
                .toolbarTitleDisplayMode(.inline)
            } else {
                ContentUnavailableView("Choose a recipe", systemImage: "book")
            }
        }
    }
}

/// An app's list of tasks that is edited where it stands, in sections that fold.
private struct TaskBoard: View {
    private struct Job: Identifiable {
        let id: Int
        var name: String
        var isDone = false
    }

    @State private var jobs = [Job(id: 1, name: "Paint"), Job(id: 2, name: "Sand"), Job(id: 3, name: "Dust")]
    @State private var isOpen = true
    @State private var next = 4

    var body: some View {
        NavigationStack {
            List {
                Section("Today", isExpanded: $isOpen) {
                    ForEach($jobs, editActions: .all) { $job in
                        Toggle(job.name, systemImage: "hammer", isOn: $job.isDone.animation())
                            .deleteDisabled(!job.isDone)
                    }
                }
                Section { Text("\(jobs.count(where: \.isDone)) of \(jobs.count) done") }
            }
            .listStyle(.sidebar)
            .headerProminence(.increased)
            .listSectionSpacing(.compact)
            .navigationTitle("Jobs")
            .toolbar {
                ToolbarItem { EditButton() }
                ToolbarItem(placement: .bottomBar) {
                    Button("Add") {
                        withAnimation {
                            jobs.append(Job(id: next, name: "Job \(next)"))
                            next += 1
                        }
                    }
                }
            }
        }
    }
}

/// A view model behind a note, with a bar over the keyboard, grouped buttons and facts in an inspector.
@MainActor private final class NoteModel: ObservableObject {
    @Published var text = "Milk"
    @Published var size = 17.0
    @Published var showsFacts = false
    var words: Int { text.split(separator: " ").count }
}

private struct NoteScreen: View {
    @StateObject private var model = NoteModel()
    @FocusState private var isTyping: Bool

    var body: some View {
        NavigationStack {
            ScrollView {
                VStack(alignment: .leading) {
                    TextField("Words", text: $model.text, axis: .vertical).focused($isTyping)
                        .font(.system(size: model.size))
                    ControlGroup("Size") {
                        Button("Smaller", systemImage: "minus") {
                            withAnimation { model.size = max(model.size - 2, 9) }
                        }
                        Button("Larger", systemImage: "plus") { withAnimation { model.size = min(model.size + 2, 41) } }
                    }
                    Text("\(Int(model.size)) points")
                }
                .padding()
            }
            .scrollDismissesKeyboard(.immediately)
            .scrollBounceBehavior(.always)
            .navigationTitle("Note")
            .toolbarRole(.editor)
            .toolbarTitleMenu { Button("Clear") { model.text = "" } }
            .toolbar {
                ToolbarItemGroup(placement: .keyboard) {
                    Spacer()
                    Button("Done") { isTyping = false }
                }
                ToolbarItem {
                    Button("Facts", systemImage: "info.circle") { withAnimation { model.showsFacts.toggle() } }
                }
            }
            .inspector(isPresented: $model.showsFacts) {
                Text("\(model.words) words")
                    .presentationDetents([.height(120), .medium])
                    .presentationBackgroundInteraction(.enabled(upThrough: .height(120)))
            }
        }
    }
}

extension Program {
    static let columns: [Program] = [
        Program("recipes in columns") {
            Recipes()
        } story: { person in
            person.sees("Pancakes", "Salad", "3")
            try person.tap("Salad")
            try person.settle()
            person.sees("Wash", "Toss")
            person.misses("Pancakes")
            try person.tap("Cut")
            try person.settle()
            try person.tap("Recipes")
            try person.settle()
            person.sees("Pancakes")
            person.misses("Wash")
        },
        Program("jobs in sections that fold") {
            TaskBoard()
        } story: { person in
            person.sees("Paint", "0 of 3 done")
            try person.tap("Sand")
            try person.tap("Today")
            try person.tap("Today")
            try person.settle()
            person.sees("Sand", "1 of 3 done")
            try person.tap("Today")
            try person.tap("Add")
            try person.settle()
            person.misses("Paint")
            person.sees("1 of 4 done")
            try person.tap("Today")
            try person.settle()
            person.sees("Job 4")
        },
        Program("note with facts") {
            NoteScreen()
        } story: { person in
            try person.tap("Words")
            try person.settle()
            person.sees("Done")
            try person.tap("Done")
            try person.settle()
            person.misses("Done")
            try person.tap("Larger")
            try person.tap("Facts")
            try person.settle()
            person.sees("19 points", "1 words")
            try person.tap("Larger")
            try person.settle()
            person.sees("21 points", "1 words")
        },
    ]
}
