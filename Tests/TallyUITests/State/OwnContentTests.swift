import SwiftUI
import TallyStage
import Testing

/// A modifier that puts its content into what stands around the same content.
@MainActor
struct OwnContentTests {
    private struct Sparks: ViewModifier {
        @State private var sparks = 0

        func body(content: Content) -> some View {
            content
                .background {
                    Canvas { context, size in
                        guard let spark = context.resolveSymbol(id: "spark") else { return }
                        for index in 0..<sparks { context.draw(spark, at: CGPoint(x: 20 + 30 * index, y: 10)) }
                    } symbols: {
                        content.tag("spark")
                    }
                    .frame(width: 300, height: 60)
                }
                .onTapGesture { sparks += 1 }
        }
    }

    @Test func `a symbol of a canvas is the content that the canvas stands behind`() throws {
        let stage = Stage(size: CGSize(width: 400, height: 200)) { Text("★").modifier(Sparks()) }
        #expect(stage.frame.texts.count == 1)
        for _ in 0..<2 {
            stage.tap(CGPoint(x: 200, y: 100))
            stage.advance(by: 0)
        }
        #expect(stage.frame.texts.map(\.string) == ["★", "★", "★"])
    }

    private struct Reflected: ViewModifier {
        let isOn: Bool

        func body(content: Content) -> some View {
            VStack(spacing: 0) {
                content.overlay(alignment: .bottom) { content.opacity(0.5).offset(y: 60) }
                    .background { content.blur(radius: 2) }
                if isOn { content }
            }
        }
    }

    @Test func `content stands in its own overlay and background, each with a state of its own`() throws {
        struct Count: View {
            @State private var count = 0
            var body: some View { Button("n \(count)") { count += 1 } }
        }
        let remote = Remote(false)
        let stage = Stage(size: CGSize(width: 200, height: 200)) {
            Playing(remote) { Count().modifier(Reflected(isOn: $0)) }
        }
        #expect(stage.frame.texts.map(\.string) == ["n 0", "n 0", "n 0"])
        remote.value = true
        stage.advance(by: 0)
        #expect(stage.frame.texts.count == 4)
        // Of the two of the stack the lower: those around the upper one stand before and behind it.
        let lower = try #require(stage.frame.texts.map(\.rect).sorted { $0.midY < $1.midY }.dropLast().last)
        stage.tap(CGPoint(x: lower.midX, y: lower.midY))
        stage.advance(by: 0)
        #expect(stage.frame.texts.map(\.string).sorted() == ["n 0", "n 0", "n 0", "n 1"])
        remote.value = false
        stage.advance(by: 0)
        #expect(stage.frame.texts.count == 3)
    }
}
