import SwiftUI
import TallyStage
import Testing

@MainActor
struct SizeClassTests {
    private struct Room: View {
        @Environment(\.horizontalSizeClass) private var horizontal
        @Environment(\.verticalSizeClass) private var vertical
        var evaluated: () -> Void = {}
        var body: some View {
            let _ = evaluated()
            if horizontal == .compact { Text(verbatim: "narrow") } else { Text(verbatim: "wide") }
            if vertical == .compact { Text(verbatim: "low") } else { Text(verbatim: "high") }
        }
    }

    @Test(
        arguments: [
            (390, 844, "narrow high"), (320, 480, "narrow high"), (844, 390, "wide low"), (768, 1024, "wide high"),
            (599.5, 479.5, "narrow low"), (600, 480, "wide high"),
        ] as [(CGFloat, CGFloat, String)])
    func `a stage is compact below 600 points of width and 480 of height`(
        width: CGFloat, height: CGFloat, shown: String
    ) {
        let stage = Stage(size: CGSize(width: width, height: height)) { Room() }
        #expect(stage.frame.texts.map(\.string).joined(separator: " ") == shown)
    }

    @Test func `another size shows the other class at once, and evaluates nothing while the class is the same`() {
        var count = 0
        let stage = Stage(size: CGSize(width: 390, height: 844)) { Room { count += 1 } }
        count = 0
        stage.size = CGSize(width: 500, height: 700)
        #expect(count == 0)
        stage.size = CGSize(width: 844, height: 390)
        #expect(count == 1)
        stage.advance(by: 0)
        #expect(stage.frame.texts.map(\.string) == ["wide", "low"])
        stage.advance(by: 1)
        #expect(count == 1)
    }

    @Test func `a view may set another class for those below, and a preference changes none`() {
        let stage = Stage(size: CGSize(width: 390, height: 844)) {
            Room().environment(\.horizontalSizeClass, .regular)
            Room()
        }
        stage.preferences.colorScheme = .dark
        stage.advance(by: 0)
        #expect(stage.frame.texts.map(\.string) == ["wide", "high", "narrow", "high"])
    }
}
