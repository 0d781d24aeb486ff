import SwiftUI
import TallyStage
import Testing

/// The articles' pictures, drawn by views.
@MainActor
struct PictureTests {
    /// Comes at once and goes a second later, each within a second.
    private struct Coming: View {
        let name: String
        let transition: AnyTransition
        @State private var isShown = false

        var body: some View {
            VStack(spacing: 4) {
                ZStack {
                    if isShown {
                        RoundedRectangle(cornerRadius: 5).fill(.indigo).overlay { Text("A").foregroundStyle(.white) }
                            .frame(width: 26, height: 30)
                            .transition(transition)
                    }
                }
                .frame(width: 70, height: 44)
                .background(.white)
                .clipped()
                Text(name).font(.system(size: 9)).foregroundStyle(.gray)
            }
            .onAppear {
                withAnimation(.linear(duration: 1)) { isShown = true }
                DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
                    withAnimation(.linear(duration: 1)) { isShown = false }
                }
            }
        }
    }

    @Test func `Transitions: how views come and go`() {
        let all: [(String, AnyTransition)] = [
            ("opacity", .opacity), ("scale", .scale), ("move", .move(edge: .bottom)), ("slide", .slide),
            ("push", .push(from: .leading)),
            ("blurReplace", AnyTransition(BlurReplaceTransition(configuration: .downUp))),
            ("asymmetric", .asymmetric(insertion: .scale, removal: .move(edge: .trailing))),
        ]
        let stage = Stage(size: CGSize(width: 7 * 74 + 4, height: 64), scale: 1) {
            HStack(spacing: 4) {
                ForEach(all.indices, id: \.self) { Coming(name: all[$0].0, transition: all[$0].1) }
            }
        }
        stage.preferences.background = Color(white: 0.97).resolve(in: EnvironmentValues())
        let sheet = stage.contactSheet(for: 2, every: 0.25, columns: 1)
        #expect(ArticlePicture.check("TallyUI", "transitions", sheet).holds)
    }

    private struct Step: View {
        let name: String
        let words: String
        var color = Color.indigo

        var body: some View {
            VStack(spacing: 6) {
                Text(name).font(.system(size: 15, weight: .semibold)).foregroundStyle(.white)
                    .frame(width: 104, height: 34)
                    .background(color, in: RoundedRectangle(cornerRadius: 8))
                Text(words).font(.system(size: 10)).foregroundStyle(.gray).multilineTextAlignment(.center)
                    .frame(width: 104, height: 28, alignment: .top)
            }
        }
    }

    private struct Arrow: View {
        var body: some View {
            Path { path in
                path.move(to: CGPoint(x: 0, y: 5))
                path.addLine(to: CGPoint(x: 13, y: 5))
                path.move(to: CGPoint(x: 9, y: 1))
                path.addLine(to: CGPoint(x: 13, y: 5))
                path.addLine(to: CGPoint(x: 9, y: 9))
            }
            .stroke(Color.gray, lineWidth: 1.5)
            .frame(width: 14, height: 10)
            .padding(.bottom, 34)
        }
    }

    @Test func `One frame: four steps`() {
        let stage = Stage(size: CGSize(width: 660, height: 92), scale: 2) {
            HStack(spacing: 6) {
                Step(name: "Update", words: "bodies that read\nwhat changed")
                Arrow()
                Step(name: "Animate", words: "what is under way,\nat this time")
                Arrow()
                Step(name: "Layout", words: "what may have\nanother size")
                Arrow()
                Step(name: "Record", words: "segments of the\ndisplay list")
                Rectangle().fill(Color.gray.opacity(0.5)).frame(width: 1, height: 70)
                Step(name: "Paint", words: "rectangles that\ndiffer", color: .gray)
            }
        }
        #expect(ArticlePicture.check("TallyCore", "one-frame", stage.image()).holds)
    }
}
