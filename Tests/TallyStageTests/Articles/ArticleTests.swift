import SwiftUI
import TallyScene
import TallyStage
import Testing

/// The snippets of the articles beside the sources, as programs: `SnippetTests` sees that they are the same lines.
@MainActor
struct ArticleTests {
    private let size = CGSize(width: 60, height: 180)

    /// What the snippets print.
    private final class Printed {
        var lines: [String] = []
        func callAsFunction(_ values: Any...) { lines.append(values.map { "\($0)" }.joined(separator: " ")) }
    }

    @Test func `One frame: what it cost`() throws {
        let print = Printed()
        struct Meter: View {
            @State private var level = 0.0

            var body: some View {
                VStack {
                    Color.blue.frame(width: 20, height: 10).offset(x: level)
                    Color.gray.frame(width: 20, height: 10)
                }
                .onTapGesture { withAnimation(.linear(duration: 1)) { level = 60 } }
            }
        }

        let stage = Stage(size: CGSize(width: 200, height: 100)) { Meter() }
        stage.tap(CGPoint(x: 100, y: 45))
        stage.advance(by: 0)
        print(stage.statistics.bodiesEvaluated)  // 1: the body that reads level
        stage.advance(by: 0.5)
        print(stage.statistics.bodiesEvaluated)  // 0: the offset moves without it
        print(stage.statistics.nodesLaidOut)  // 0: an offset is no layout
        print(stage.frame.shapes[0].rect.minX)  // 120.0
        #expect(print.lines == ["1", "0", "0", "120.0"])
    }

    @Test func `One frame: more than one group`() {
        let print = Printed()
        struct Shot: View {
            @State private var x = 0.0

            var body: some View {
                Circle().frame(width: 10, height: 10).offset(x: x)
                    .onTapGesture {
                        x = 40  // there at once,
                        withAnimation(.linear(duration: 1)) { x = 0 }  // and back within a second
                    }
            }
        }

        let shot = Stage(size: CGSize(width: 200, height: 100)) { Shot() }
        shot.tap(CGPoint(x: 100, y: 50))
        shot.advance(by: 0)
        print(shot.frame.shapes[0].rect.midX)  // 140.0
        shot.advance(by: 0.5)
        print(shot.frame.shapes[0].rect.midX)  // 120.0
        #expect(print.lines == ["140.0", "120.0"])
    }

    @Test func `Transitions`() throws {
        let print = Printed()
        struct Notice: View {
            @State private var isShown = false

            var body: some View {
                VStack {
                    Button("Tell") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
                    if isShown {
                        Text("Done").transition(.scale(scale: 0.5).combined(with: .opacity))
                    }
                }
            }
        }

        let stage = Stage(size: CGSize(width: 200, height: 100)) { Notice() }
        try stage.tap("Tell")
        stage.advance(by: 0.5)
        print(stage.frame.texts.last!.opacity)  // 0.5
        #expect(print.lines == ["0.5"])
    }

    struct ThreeAlike: View {
        let isShown: Bool

        var body: some View {
            VStack {
                if isShown { Text("Done").transition(.slide).padding().background(.yellow) }
                if isShown { Text("Done").padding().background(.yellow).transition(.slide) }
                Group { if isShown { Text("Done").padding().background(.yellow) } }.transition(.slide)
            }
        }
    }

    @Test func `Transitions: what a transition holds together`() throws {
        struct Showing: View {
            @State private var isShown = false
            var body: some View {
                ThreeAlike(isShown: isShown).frame(width: 200, height: 200)
                    .onAppear { withAnimation(.linear(duration: 1)) { isShown = true } }
            }
        }
        let stage = Stage(size: CGSize(width: 200, height: 200)) { Showing() }
        stage.advance(by: 0.5)
        let (texts, grounds) = (stage.frame.texts.map(\.rect.minX), stage.frame.shapes.map(\.rect.minX))
        #expect(stage.frame.texts.allSatisfy { $0.opacity == 1 })
        #expect(Set(texts).count == 1 && Set(grounds).count == 1 && texts.count == 3 && grounds.count == 3)
        stage.advance(by: 1)
        let ground = try #require(stage.frame.shapes.first?.rect)
        #expect(abs(ground.minX - grounds[0] - ground.width / 2) < 1e-9)
        #expect(abs(stage.frame.texts[0].rect.minX - texts[0] - ground.width / 2) < 1e-9)
    }

    /// So that what is compared is not the picture of nothing.
    private func isMoving(_ stage: Stage) -> Bool { (30...150).contains(stage.frame.shapes[0].rect.minY) }

    struct Tilt: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View {
            content
                .rotationEffect(.degrees(30 * phase.value))
                .opacity(phase.isIdentity ? 1 : 0)
        }
    }

    @Test func `Transitions: one of one's own`() throws {
        struct Tilting: View {
            @State private var isShown = false
            var body: some View {
                ZStack {
                    if isShown { Text("Done").transition(Tilt()) }
                }
                .onAppear { withAnimation(.linear(duration: 1)) { isShown = true } }
            }
        }
        let stage = Stage(size: size) { Tilting() }
        stage.advance(by: 0.5)
        let text = try #require(stage.frame.texts.first)
        #expect(text.opacity == 0.5)
        stage.advance(by: 1)
        #expect(stage.frame.texts[0].opacity == 1 && stage.frame.texts[0].rect.height < text.rect.height)
    }

    struct Ball: View {
        @State private var isDown = false

        var body: some View {
            Circle().fill(.orange).frame(width: 20, height: 20)
                .onTapGesture { isDown = true }
                .accessibilityLabel("Ball")
                .offset(y: isDown ? 60 : -60)
                .animation(.bouncy(duration: 0.6), value: isDown)
        }
    }

    @Test func `Time is an argument`() throws {
        let stage = Stage(size: CGSize(width: 60, height: 180)) { Ball() }
        try stage.tap("Ball")
        let sheet = stage.contactSheet(for: 0.9, every: 0.1, columns: 10)
        #expect(ArticlePicture.check("TallyStage", "time-is-an-argument", sheet).holds)
    }

    @Test func `Time is an argument: the same in any steps`() throws {
        let (once, often) = (Stage(size: size) { Ball() }, Stage(size: size) { Ball() })
        for each in [once, often] { try each.tap("Ball") }
        once.advance(by: 0.5)
        often.frameRate = 144
        for _ in 1...50 { often.advance(by: 0.01) }
        #expect(once.image() == often.image())
        #expect(isMoving(once) && isMoving(often))
    }

    struct Later: View {
        @State private var text = "soon"

        var body: some View {
            Text(text).onAppear {
                DispatchQueue.main.asyncAfter(deadline: .now() + 3600) { text = "an hour later" }
            }
        }
    }

    @Test func `Time is an argument: work that is delayed`() {
        let print = Printed()
        let later = Stage(size: size) { Later() }
        print(later.nextFrameTime as Any)  // Optional(3600.0)
        later.advance(by: 3600)
        print(later.frame.visibleText)  // an hour later
        #expect(print.lines == ["Optional(3600.0)", "an hour later"])
    }
}
