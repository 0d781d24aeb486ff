import Foundation
import SwiftUI
import TallyStage
import Testing

/// Styles that are what the surroundings say.
@MainActor
struct SurroundingStyleTests {
    private func color<S: ShapeStyle>(_ style: S, _ scheme: ColorScheme = .light) -> String? {
        var preferences = Preferences()
        preferences.colorScheme = scheme
        let stage = Stage(size: CGSize(width: 40, height: 40), scale: 1, preferences: preferences) {
            Rectangle().fill(style)
        }
        return stage.frame.shapes.first.map { "\($0.color)" }
    }

    @Test func `fills, links, windows and what is chosen have the colours of iOS`() {
        #expect(color(.fill) == "#78788033")
        #expect(color(.fill.secondary) == "#78788029")
        #expect(color(.fill.tertiary) == "#7676801F")
        #expect(color(.fill.quaternary) == "#74748014")
        #expect(color(.fill, .dark) == "#7878805C")
        #expect(color(.link) == "#007AFFFF")
        #expect(color(.link, .dark) == "#0984FFFF")
        #expect(color(.windowBackground) == "#FFFFFFFF")
        #expect(color(.selection) == color(.tint))
    }

    private struct Cards: View {
        var body: some View {
            VStack {
                Text("a").background(in: Capsule())
                Text("b").background()
                Text("c").background(.background.secondary, in: Rectangle())
            }
            .backgroundStyle(.red)
        }
    }

    @Test func `the background is what a view around says, and fainter by level`() {
        let stage = Stage(size: CGSize(width: 200, height: 200)) { Cards() }
        let colors = stage.frame.shapes.map { "\($0.color)" }
        #expect(colors.count == 3)
        #expect(Set(colors.prefix(2)) == ["#FF3B30FF"])
        #expect(colors[2] == "#FF3B3080")
        #expect(stage.frame.shapes.map(\.kind) == ["capsule", "rectangle", "rectangle"])
    }

    @Test func `a background that names itself is the scheme's`() {
        let stage = Stage(size: CGSize(width: 200, height: 200)) {
            Text("a").background().backgroundStyle(.background)
        }
        #expect(stage.frame.shapes.map { "\($0.color)" } == ["#FFFFFFFF"])
    }

    @Test func `a background style goes over to another`() {
        let remote = Remote(false)
        let stage = Stage(size: CGSize(width: 200, height: 200)) {
            Playing(remote) { isOn in Text("a").background().backgroundStyle(isOn ? Color.white : .black) }
        }
        withAnimation(.linear(duration: 1)) { remote.value = true }
        stage.advance(by: 0.5)
        let half = stage.frame.shapes[0].color
        #expect(half.red > 0.1 && half.red < 0.9)
        stage.advance(by: 0.6)
        #expect(stage.frame.shapes[0].color.red == 1)
    }
}
