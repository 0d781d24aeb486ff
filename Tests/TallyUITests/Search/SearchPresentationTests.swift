import SwiftUI
import TallyStage
import Testing

/// A search that a binding begins and ends, and one that goes with its views.
@MainActor
struct SearchPresentationTests {
    private struct Screen: View {
        let isPresented: Binding<Bool>
        @State private var text = "old"

        var body: some View {
            NavigationStack {
                VStack {
                    Text("text: \(text)")
                    Text(isPresented.wrappedValue ? "is on" : "is off")
                }
                .searchable(text: $text, isPresented: isPresented, prompt: "Find")
                .navigationTitle("Title")
            }
        }
    }

    private func screen(_ isPresented: Remote<Bool>) -> Stage {
        Stage.phone { Playing(isPresented) { _ in Screen(isPresented: isPresented.binding ?? .constant(false)) } }
    }

    @Test func `true begins the search with the focus in the field, and false cancels it`() {
        let isPresented = Remote(false)
        let stage = screen(isPresented)
        #expect(stage.caret == nil && stage.text("Cancel") == nil)
        isPresented.value = true
        stage.advance(by: 0)
        #expect(stage.isAnimating)
        stage.advance(by: 1)
        #expect(stage.caret != nil && stage.text("Cancel") != nil && stage.text("Title") == nil)
        #expect(stage.text("text: old") != nil)
        isPresented.value = false
        stage.advance(by: 1)
        #expect(stage.caret == nil && stage.text("Cancel") == nil && stage.text("Title") != nil)
        #expect(stage.text("text: ") != nil)
    }

    @Test func `a press and Cancel are told to the binding`() throws {
        let isPresented = Remote(false)
        let stage = screen(isPresented)
        stage.tap(CGPoint(x: 100, y: 115))
        stage.advance(by: 1)
        #expect(isPresented.value)
        #expect(stage.text("is on") != nil)
        try stage.tap("Cancel")
        stage.advance(by: 1)
        #expect(!isPresented.value)
        #expect(stage.text("is off") != nil)
    }

    @Test func `one that is true from the start is there at once, without a motion`() {
        let isPresented = Remote(true)
        let stage = screen(isPresented)
        stage.advance(by: 0)
        #expect(!stage.isAnimating)
        #expect(stage.text("Cancel") != nil && stage.text("Title") == nil && stage.caret != nil)
    }

    @Test func `a binding that stays true does not keep a search that is cancelled`() throws {
        let stage = Stage.phone {
            NavigationStack {
                Text("content").searchable(text: .constant(""), isPresented: .constant(true)).navigationTitle("Title")
            }
        }
        stage.advance(by: 0.1)
        try stage.tap("Cancel")
        stage.advance(by: 1)
        #expect(stage.text("Title") != nil && stage.text("Cancel") == nil)
    }

    @Test func `the field goes with the view that has it, also on its way, and the title is back`() {
        for seconds in [0, 0.1, 1] {
            let isThere = Remote(true)
            let stage = Stage.phone {
                Playing(isThere) { isThere in
                    NavigationStack {
                        Group {
                            if isThere { Text("with").searchable(text: .constant("")) } else { Text("without") }
                        }
                        .navigationTitle("Title")
                    }
                }
            }
            stage.tap(CGPoint(x: 100, y: 115))
            stage.advance(by: seconds)
            isThere.value = false
            stage.advance(by: 2)
            #expect(stage.text("without") != nil && stage.text("Title") != nil)
            #expect(stage.text("Search") == nil && stage.text("Cancel") == nil && !stage.hasFocus)
            #expect(!stage.isAnimating && stage.nextFrameTime == nil)
        }
    }

    @Test func `a screen that is pushed has its own bar, and the search is there when one comes back`() throws {
        let stage = Stage.phone {
            NavigationStack {
                NavigationLink("push") { Text("pushed").navigationTitle("Second") }
                    .searchable(text: .constant("")).navigationTitle("First")
            }
        }
        stage.tap(CGPoint(x: 100, y: 115))
        stage.advance(by: 1)
        try stage.tap("push")
        stage.advance(by: 2)
        #expect(stage.text("Second") != nil && stage.text("Cancel") == nil)
        try stage.tap("First")
        stage.advance(by: 2)
        #expect(stage.text("Cancel") != nil && stage.text("push") != nil)
    }

    @Test func `what is searched goes away while the search begins or ends, and nothing moves on`() {
        for seconds in [0, 0.05, 0.2] {
            for ends in [false, true] {
                let isThere = Remote(true)
                let stage = Stage.phone {
                    Playing(isThere) { isThere in
                        if isThere {
                            NavigationStack {
                                List(0..<20, id: \.self) { Text("row \($0)") }.searchable(text: .constant(""))
                                    .searchScopes(.constant(1)) { Text("one").tag(1) }
                                    .searchSuggestions { Text("suggested").searchCompletion("s") }
                                    .navigationTitle("Title")
                            }
                        }
                    }
                }
                stage.tap(CGPoint(x: 100, y: 115))
                stage.advance(by: ends ? 1 : seconds)
                if ends {
                    stage.press(.escape)
                    stage.advance(by: seconds)
                }
                isThere.value = false
                stage.advance(by: 1)
                #expect(stage.frame.texts.isEmpty && !stage.isAnimating && stage.nextFrameTime == nil)
            }
        }
    }

    @Test func `the modifiers of searches let go of what they captured`() {
        expectNothingStays("searchable") { captured in
            NavigationStack {
                Text("A")
                    .searchable(text: Binding(get: { captured.use() }, set: { _ in captured.count += 1 }))
                    .searchSuggestions { Button("B") { _ = captured.use() } }
                    .searchScopes(Binding(get: { captured.count }, set: { captured.count = $0 })) { Text("0").tag(0) }
                    .onSubmit(of: .search) { _ = captured.use() }
            }
        } play: { stage in
            stage.tap(CGPoint(x: 100, y: 62))
            stage.advance(by: 1)
            stage.type("a")
            stage.advance(by: 0.1)
        }
    }
}
