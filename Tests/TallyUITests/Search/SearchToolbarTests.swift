import SwiftUI
import TallyStage
import Testing

/// What a bar shows beside the field while a person searches.
@MainActor
struct SearchToolbarTests {
    private struct Program: View {
        let behavior: SearchPresentationToolbarBehavior
        @State private var text = ""
        @State private var isSearching = false
        init(_ behavior: SearchPresentationToolbarBehavior) { self.behavior = behavior }

        var body: some View {
            NavigationStack {
                List { Button("search") { isSearching = true } }
                    .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
                    .toolbar { Button("Edit") {} }
                    .searchable(text: $text, isPresented: $isSearching)
                    .searchPresentationToolbarBehavior(behavior)
            }
        }
    }

    @Test func `a bar keeps its title and its items during a search where that is asked for`() throws {
        for (behavior, isKept) in [(SearchPresentationToolbarBehavior.automatic, false), (.avoidHidingContent, true)] {
            let stage = Stage(size: CGSize(width: 300, height: 400)) { Program(behavior) }
            try stage.tap("search")
            #expect(stage.settle())
            #expect(stage.text("Cancel") != nil)
            for name in ["Title", "Edit"] {
                #expect((stage.frame.texts.first { $0.string == name }?.opacity == 1) == isKept, "\(name)")
            }
        }
    }
}
