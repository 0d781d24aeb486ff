import SwiftUI
import TallyStage
import Testing

/// The picture of the article on screens.
@MainActor
struct NavigationPictureTests {
    private struct Cards: View {
        @Namespace private var namespace
        @State private var isOpen = false

        var body: some View {
            NavigationStack {
                VStack(alignment: .leading, spacing: 8) {
                    HStack(spacing: 8) {
                        Color.orange.frame(width: 70, height: 70)
                        RoundedRectangle(cornerRadius: 14).fill(.green).frame(width: 70, height: 70)
                            .matchedTransitionSource(id: "green", in: namespace) {
                                $0.clipShape(RoundedRectangle(cornerRadius: 14)).background(.green)
                                    .shadow(radius: 8, y: 4)
                            }
                    }
                    Button("Open") { isOpen = true }
                    Spacer()
                }
                .padding()
                .navigationTitle("Cards")
                .navigationDestination(isPresented: $isOpen) {
                    VStack {
                        Color.green.frame(height: 160)
                        Text("All about green")
                        Spacer()
                    }
                    .navigationBarTitleDisplayMode(.inline)
                    .navigationTransition(.zoom(sourceID: "green", in: namespace))
                }
            }
        }
    }

    @Test func `Navigation and presentation: out of a view`() throws {
        let stage = Stage(size: CGSize(width: 200, height: 360)) { Cards() }
        stage.preferences.background = Color.white.resolve(in: EnvironmentValues())
        try stage.tap("Open")
        let sheet = stage.contactSheet(for: 0.5, every: 0.05, columns: 6)
        #expect(ArticlePicture.check("TallyControls", "navigation", sheet).holds)
    }

    @Test func `Navigation and presentation: a stack`() throws {
        struct Things: View {
            @State private var path: [Int] = []

            var body: some View {
                NavigationStack(path: $path) {
                    List(0..<3) { number in NavigationLink("Thing \(number)", value: number) }
                        .navigationTitle("Things")
                        .navigationDestination(for: Int.self) { Text("All about \($0)") }
                }
            }
        }

        let stage = Stage(size: CGSize(width: 200, height: 400)) { Things() }
        try stage.tap("Thing 1")
        stage.advance(by: 0.2)  // on its way
        stage.press(.escape)  // turned round from where it is
        #expect(stage.settle())
        #expect(stage.frame.visibleText.contains("Things"))
        #expect(!stage.frame.visibleText.contains("All about 1"))
    }

    @Test func `Navigation and presentation: columns`() throws {
        struct Mail: View {
            @State private var box: String? = "Inbox"

            var body: some View {
                NavigationSplitView {
                    List(["Inbox", "Sent"], id: \.self, selection: $box) { Text($0) }
                } detail: {
                    Text(box ?? "Choose a box")
                }
            }
        }

        let stage = Stage(size: CGSize(width: 900, height: 600)) { Mail() }
        try stage.tap("Sent")
        #expect(stage.settle())
        #expect(stage.frame.texts.count { $0.string == "Sent" } == 2)
    }

    @Test func `Navigation and presentation: a sheet`() throws {
        struct Settings: View {
            @State private var isShown = false

            var body: some View {
                Button("Settings") { isShown = true }
                    .sheet(isPresented: $isShown) {
                        Text("All that can be set").presentationDetents([.medium, .large])
                    }
            }
        }

        let stage = Stage(size: CGSize(width: 200, height: 400)) { Settings() }
        try stage.tap("Settings")
        _ = stage.settle()
        stage.drag(from: CGPoint(x: 100, y: 250), to: CGPoint(x: 100, y: 80))  // to the larger height
        _ = stage.settle()
        let text = stage.frame.texts.first { $0.string == "All that can be set" }
        #expect(abs((text?.rect.midY ?? 0) - 212) < 1)
    }
}
