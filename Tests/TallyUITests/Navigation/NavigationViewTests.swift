import SwiftUI
import TallyStage
import Testing

/// Navigation views as code for phones and tablets has them.
@MainActor
struct NavigationViewTests {
    private struct Columns: View {
        @State private var count = 0
        var body: some View {
            NavigationView {
                List {
                    NavigationLink("About") { Text("About page") }
                    Button("Count \(count)") { count += 1 }
                }
                .navigationTitle("Sidebar")
                Text("Please select").onAppear { count = 100 }
                Text("Third")
            }
        }
    }

    @Test func `of several views the first is shown, and its links lead on`() throws {
        let stage = Stage(size: CGSize(width: 390, height: 700)) { Columns() }
        func texts() -> [String] { stage.frame.texts.filter { $0.opacity > 0 }.map(\.string) }
        #expect(texts().contains("About") && texts().contains("Sidebar"))
        #expect(!texts().contains("Please select") && !texts().contains("Third"))
        // The list keeps what it has while the view is updated.
        try stage.tap("Count 0")
        stage.advance(by: 0.1)
        #expect(texts().contains("Count 1"))
        try stage.tap("About")
        _ = stage.settle()
        #expect(texts().contains("About page"))
        // The list fills the place: nothing else asks for room in it.
        #expect(!texts().contains("Please select"))
    }

    @Test func `a condition alone is one view`() throws {
        struct Conditional: View {
            @State private var isSignedIn = false
            var body: some View {
                NavigationView {
                    if isSignedIn { Text("Home") } else { Button("Sign in") { isSignedIn = true } }
                }
            }
        }
        let stage = Stage(size: CGSize(width: 390, height: 700)) { Conditional() }
        try stage.tap("Sign in")
        stage.advance(by: 0.1)
        #expect(stage.frame.texts.contains { $0.string == "Home" })
    }
}
