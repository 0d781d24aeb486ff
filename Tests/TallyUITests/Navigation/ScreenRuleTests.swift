import Foundation
import SwiftUI
import TallyStage
import Testing

/// What counts where two views say something of a screen, and where the growing shape of a zoom is.
@MainActor
struct ScreenRuleTests {
    @Test func `a screen goes with the view that presents it`() throws {
        struct Host: View {
            @State private var isThere = true
            @State private var isShown = false

            var body: some View {
                NavigationStack {
                    VStack {
                        Button("Open") { isShown = true }
                        if isThere {
                            Text("presenter").navigationDestination(isPresented: $isShown) {
                                Button("Take away") { isThere = false }
                            }
                        }
                    }
                }
            }
        }
        let stage = Stage.phone { Host() }
        try stage.tap("Open")
        #expect(stage.settle())
        try stage.tap("Take away")
        #expect(stage.settle())
        #expect(stage.text("Open") != nil)
        #expect(stage.text("Take away") == nil)
    }

    @Test func `of two that make screens of one type the one nearer to the root counts`() throws {
        let stage = Stage.phone {
            NavigationStack {
                NavigationLink("One", value: 1)
                    .navigationDestination(for: Int.self) { number in
                        VStack {
                            Text("root's \(number)")
                            NavigationLink("Two", value: 2)
                        }
                        .navigationDestination(for: Int.self) { Text("other's \($0)") }
                    }
            }
        }
        try stage.tap("One")
        #expect(stage.settle())
        try stage.tap("Two")
        #expect(stage.settle())
        #expect(stage.text("root's 2") != nil)
    }

    @Test func `a title is as large as on the screen below, unless the screen says otherwise`() throws {
        for (mode, isLarge) in [(NavigationBarItem.TitleDisplayMode.inline, false), (.large, true), (.automatic, true)]
        {
            let stage = Stage.phone {
                NavigationStack {
                    NavigationLink("Next") { Text("content").navigationTitle("There") }
                        .navigationTitle("Here").navigationBarTitleDisplayMode(mode)
                }
            }
            try stage.tap("Next")
            #expect(stage.settle())
            let title = try #require(stage.text("There")).rect
            #expect((title.minX == 16) == isLarge, "\(mode)")
            #expect((title.height > 30) == isLarge, "\(mode)")
        }
    }

    private struct Zooming: View {
        var hasBar = true
        @Namespace private var namespace
        @State private var isShown = false
        @State private var isDown = false
        @State private var taps = 0

        var body: some View {
            NavigationStack {
                VStack(alignment: .leading, spacing: 0) {
                    Color.orange.frame(width: 40, height: 40)
                        .matchedTransitionSource(id: 1, in: namespace) {
                            $0.clipShape(RoundedRectangle(cornerRadius: 20))
                        }
                        .offset(y: isDown ? 300 : 0)
                    Button("Open \(taps)") { withAnimation(.linear(duration: 1)) { isShown = true } }
                    Button("Down") { isDown = true }
                    Spacer()
                }
                .frame(maxWidth: .infinity, alignment: .leading)
                .navigationDestination(isPresented: $isShown) {
                    Color.blue
                        .onTapGesture { taps += 1 }
                        .navigationTransition(.zoom(sourceID: 1, in: namespace))
                        .toolbar(hasBar ? .visible : .hidden, for: .navigationBar)
                }
            }
        }
    }

    private func isBlue(_ stage: Stage, _ x: Int, _ y: Int) -> Bool {
        let pixel = stage.image()[x, y]
        return pixel & 0xFF > 150 && pixel >> 16 & 0xFF < 120
    }

    @Test func `the corners of the growing shape become smaller on its way`() throws {
        let stage = Stage.phone { Zooming(hasBar: false) }
        try stage.tap("Open 0")
        stage.advance(by: 0.5)
        #expect(!isBlue(stage, 2, 2))
        #expect(isBlue(stage, 60, 2))
        stage.advance(by: 0.45)
        #expect(isBlue(stage, 2, 2))
    }

    @Test func `the growing shape alone takes taps`() throws {
        let stage = Stage.phone { Zooming() }
        try stage.tap("Open 0")
        stage.advance(by: 0.5)
        stage.tap(CGPoint(x: 150, y: 350))
        stage.tap(CGPoint(x: 60, y: 100))
        #expect(stage.settle())
        stage.press(.escape)
        #expect(stage.settle())
        #expect(stage.text("Open 1") != nil)
    }

    @Test func `a screen goes back to where its source is by then`() throws {
        let stage = Stage.phone { Zooming() }
        try stage.tap("Open 0")
        #expect(stage.settle())
        stage.press(.escape)
        stage.advance(by: 0.01)
        try stage.tap("Down")
        var last = 0.0
        while stage.isAnimating {
            stage.advance(by: 1.0 / 60)
            // The button of the bar that leaves.
            if let back = stage.text("Back") { last = Double(back.rect.midY) }
        }
        #expect(last > 250)
    }
}
