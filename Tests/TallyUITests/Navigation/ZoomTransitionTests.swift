import Foundation
import SwiftUI
import TallyStage
import Testing

@MainActor
struct ZoomTransitionTests {
    private struct Host: View {
        var hasSource = true
        @Namespace private var namespace
        @State private var isShown = false

        var body: some View {
            NavigationStack {
                VStack(spacing: 0) {
                    if hasSource {
                        Color.orange.frame(width: 80, height: 60)
                            .matchedTransitionSource(id: "card", in: namespace) {
                                $0.clipShape(RoundedRectangle(cornerRadius: 12)).background(.yellow)
                                    .shadow(radius: 8)
                            }
                    }
                    Button("Open") { withAnimation(.linear(duration: 1)) { isShown = true } }
                    Spacer()
                }
                .frame(maxWidth: .infinity, alignment: .leading)
                .navigationDestination(isPresented: $isShown) {
                    Color.blue
                        .onTapGesture(count: 2) { withAnimation(.linear(duration: 1)) { isShown = false } }
                        .navigationTransition(.zoom(sourceID: "card", in: namespace))
                        .toolbar(.hidden, for: .navigationBar)
                }
            }
        }
    }

    private func isBlue(_ stage: Stage, _ x: Int, _ y: Int) -> Bool {
        let (red, blue) = redAndBlue(stage, x, y)
        return blue > 150 && red < 120
    }

    private func redAndBlue(_ stage: Stage, _ x: Int, _ y: Int) -> (red: UInt32, blue: UInt32) {
        let pixel = stage.image()[x, y]
        return (pixel >> 16 & 0xFF, pixel & 0xFF)
    }

    @Test func `a screen grows out of its source, and goes back into it`() throws {
        let stage = Stage.phone { Host() }
        try stage.tap("Open")
        stage.advance(by: 0.5)
        // Half way between (0, 0, 80, 60) and (0, 0, 200, 400).
        #expect(isBlue(stage, 70, 115))
        #expect(!isBlue(stage, 139, 229))
        #expect(isBlue(stage, 130, 215))
        #expect(!isBlue(stage, 145, 100))
        #expect(!isBlue(stage, 70, 235))
        #expect(stage.settle())
        #expect(isBlue(stage, 199, 399))
        stage.tap(CGPoint(x: 100, y: 200))
        stage.tap(CGPoint(x: 100, y: 200))
        stage.advance(by: 0.25)
        #expect(isBlue(stage, 160, 300))
        #expect(!isBlue(stage, 175, 300))
        #expect(stage.settle())
        #expect(!isBlue(stage, 40, 30))
    }

    @Test func `a screen without a source comes as a push`() throws {
        let stage = Stage.phone { Host(hasSource: false) }
        try stage.tap("Open")
        stage.advance(by: 0.5)
        #expect(isBlue(stage, 105, 390))
        #expect(!isBlue(stage, 95, 390))
        #expect(stage.warnings.isEmpty)
    }

    @Test func `a drag downwards makes the screen smaller, and takes it out or lets it come back`() throws {
        let stage = Stage.phone { Host() }
        try stage.tap("Open")
        #expect(stage.settle())
        stage.pointerDown(CGPoint(x: 100, y: 100))
        stage.pointerMove(CGPoint(x: 100, y: 120))
        stage.advance(by: 0.1)
        stage.pointerMove(CGPoint(x: 100, y: 180))
        stage.advance(by: 0)
        // A fifth of the way: 176 wide, 332 high.
        #expect(isBlue(stage, 170, 325))
        #expect(!isBlue(stage, 180, 100))
        #expect(!isBlue(stage, 100, 340))
        stage.advance(by: 2)
        stage.pointerUp(CGPoint(x: 100, y: 180))
        #expect(stage.settle())
        #expect(isBlue(stage, 199, 399))
        stage.drag(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 100, y: 350), duration: 0.2)
        #expect(stage.settle())
        #expect(!isBlue(stage, 100, 300))
        #expect(stage.text("Open") != nil)
    }

    @Test func `a zoom turned round half way goes on from where it is`() throws {
        for frame in 1...20 {
            let stage = Stage.phone { Host() }
            try stage.tap("Open")
            stage.advance(by: Double(frame) / 30)
            let before = stage.image()
            stage.tap(CGPoint(x: 10, y: 10))
            stage.tap(CGPoint(x: 10, y: 10))
            stage.advance(by: 0)
            #expect(stage.image() == before, "frame \(frame)")
            #expect(stage.settle())
            #expect(stage.text("Open") != nil, "frame \(frame)")
            #expect(stage.frame.shapes.count == Stage.phone { Host() }.frame.shapes.count)
        }
    }

    @Test func `with reduced motion the screen fades in`() throws {
        let stage = Stage.phone { Host() }
        stage.preferences.reduceMotion = true
        stage.advance(by: 0)
        try stage.tap("Open")
        stage.advance(by: 0.5)
        let (red, blue) = redAndBlue(stage, 190, 390)
        #expect(red > 50 && red < 200 && blue > 200)
    }

    @Test func `a look that makes no sense counts as none`() {
        let stage = Stage.phone {
            Namespaced { namespace in
                Color.red.matchedTransitionSource(id: 1, in: namespace) {
                    $0.clipShape(RoundedRectangle(cornerRadius: CGFloat.nan))
                        .shadow(radius: -CGFloat.infinity, x: CGFloat.nan)
                }
            }
        }
        stage.advance(by: 1)
        #expect(stage.frame.shapes.count == 1)
    }

    private struct Namespaced<Content: View>: View {
        @Namespace private var namespace
        @ViewBuilder let content: (Namespace.ID) -> Content
        var body: some View { content(namespace) }
    }
}
