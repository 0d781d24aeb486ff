import Foundation
import SwiftUI
import TallyStage
import Testing

/// A screen with a counter of its own, which says when it comes and goes.
struct Screen: View {
    let name: String
    let log: Log
    @State private var count = 0

    var body: some View {
        VStack(alignment: .leading) {
            Text("\(name) \(count)")
            Button("Add to \(name)") { count += 1 }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .onAppear { log("+\(name)") }
        .onDisappear { log("-\(name)") }
    }
}

@MainActor
struct NavigationStackTests {
    private let log = Log()

    private func linked() -> Stage {
        let log = log
        return Stage.phone {
            NavigationStack {
                VStack {
                    Screen(name: "root", log: log)
                    NavigationLink("Next") { Screen(name: "next", log: log).navigationTitle("Next") }
                }
                .navigationTitle("Start")
            }
        }
    }

    private func x(_ text: String, _ stage: Stage) -> CGFloat? { stage.text(text)?.rect.minX }

    @Test func `a link pushes a screen from the trailing edge, and the one below goes a third of the way`() throws {
        let stage = linked()
        #expect(x("root 0", stage) == 0)
        try stage.tap("Next")
        stage.advance(by: 0)
        #expect(x("next 0", stage) == nil)
        stage.advance(by: 1.0 / 60)
        #expect(try #require(x("next 0", stage)) > 180)
        stage.advance(by: 0.08)
        let left = try #require(x("next 0", stage))
        #expect(left > 20 && left < 180)
        let edge = try #require(stage.frame.texts.first { $0.string == "root 0" }?.rect.minX)
        #expect(isNear(edge, -(200 - left) / 3, 0.01))
        #expect(stage.settle())
        #expect(x("next 0", stage) == 0)
        #expect(stage.text("root 0") == nil)
    }

    @Test func `the back button is named after the screen that it leads to, and so does Escape`() throws {
        let stage = linked()
        for isKey in [false, true] {
            try stage.tap("Next")
            #expect(stage.settle())
            #expect(stage.frame.visibleText.contains("next 0"))
            if isKey { stage.press(.escape) } else { try stage.tap("Start") }
            #expect(stage.settle())
            #expect(stage.text("next 0") == nil)
            #expect(stage.text("root 0") != nil)
        }
    }

    @Test func `screens below keep their state, and that of a popped one is gone`() throws {
        let stage = linked()
        try stage.tap("Add to root")
        try stage.tap("Next")
        #expect(stage.settle())
        try stage.tap("Add to next")
        stage.advance(by: 0)
        #expect(stage.text("next 1") != nil)
        stage.press(.escape)
        #expect(stage.settle())
        #expect(stage.text("root 1") != nil)
        try stage.tap("Next")
        #expect(stage.settle())
        #expect(stage.text("next 0") != nil)
    }

    @Test func `a screen has disappeared when the one over it has arrived, and appears again when it begins to go`()
        throws
    {
        let stage = linked()
        #expect(log.take() == ["+root"])
        try stage.tap("Next")
        stage.advance(by: 0.1)
        #expect(log.take() == ["+next"])
        #expect(stage.settle())
        #expect(log.take() == ["-root"])
        stage.press(.escape)
        stage.advance(by: 0.1)
        #expect(log.take() == ["+root"])
        #expect(stage.settle())
        #expect(log.take() == ["-next"])
    }

    @Test func `only the topmost screen is reached, spoken and given the focus`() throws {
        let stage = linked()
        try stage.tap("Next")
        stage.advance(by: 0.05)
        #expect(throws: StageError.self) { try stage.tap("Add to root") }
        #expect(!stage.frame.accessibility.contains { $0.label.hasPrefix("root") })
        #expect(stage.settle())
        stage.press(.tab)
        stage.press(.space)
        stage.advance(by: 0)
        #expect(stage.text("next 1") != nil)
        stage.press(.tab)
        stage.press(.tab)
        stage.press(.space)
        stage.advance(by: 0)
        #expect(stage.text("next 2") != nil)
        stage.press(.escape)
        #expect(stage.settle())
        #expect(stage.text("root 0") != nil)
    }

    @Test func `what moves does so from where it is and as fast as it is, at any frame of a push`() throws {
        for frame in 0...24 {
            let stage = linked()
            try stage.tap("Next")
            stage.advance(by: 0)
            for _ in 0..<frame { stage.advance(by: 1.0 / 60) }
            let before = x("next 0", stage)
            stage.press(.escape)
            stage.advance(by: 0)
            #expect(x("next 0", stage) == before, "frame \(frame)")
            guard frame > 1, frame < 10 else { continue }
            // It was on its way in; a frame later it is further in, however fast it turns round.
            stage.advance(by: 1.0 / 120)
            let after = try #require(x("next 0", stage)), was = try #require(before)
            #expect(after < was, "frame \(frame)")
        }
    }

    @Test func `a push while a screen leaves brings a new one, and ends with it alone`() throws {
        for frame in 0...20 {
            let stage = linked()
            try stage.tap("Next")
            #expect(stage.settle())
            try stage.tap("Add to next")
            stage.press(.escape)
            stage.advance(by: Double(frame) / 60)
            try stage.tap("Next")
            #expect(stage.settle())
            #expect(stage.text("next 0") != nil, "frame \(frame)")
            stage.press(.escape)
            #expect(stage.settle())
            #expect(stage.frame.visibleText.contains("root 0"), "frame \(frame)")
        }
    }

    @Test func `a swipe from the edge follows the finger, and pops or comes back by where it was thrown`() throws {
        let stage = linked()
        try stage.tap("Next")
        #expect(stage.settle())
        stage.pointerDown(CGPoint(x: 5, y: 200))
        stage.pointerMove(CGPoint(x: 25, y: 200))
        stage.advance(by: 0.2)
        stage.pointerMove(CGPoint(x: 85, y: 200))
        stage.advance(by: 0)
        #expect(isNear(try #require(x("next 0", stage)), 80, 0.01))
        #expect(isNear(try #require(x("root 0", stage)), -40, 0.01))
        stage.advance(by: 1)
        stage.pointerUp(CGPoint(x: 85, y: 200))
        #expect(stage.settle())
        #expect(x("next 0", stage) == 0)
        stage.drag(from: CGPoint(x: 5, y: 200), to: CGPoint(x: 75, y: 200), duration: 0.1)
        #expect(stage.settle())
        #expect(stage.text("next 0") == nil)
        #expect(x("root 0", stage) == 0)
    }

    @Test func `a swipe elsewhere, upwards, or without a back button does not pop`() throws {
        let stage = linked()
        try stage.tap("Next")
        #expect(stage.settle())
        stage.drag(from: CGPoint(x: 60, y: 200), to: CGPoint(x: 190, y: 200), duration: 0.1)
        stage.drag(from: CGPoint(x: 5, y: 200), to: CGPoint(x: 25, y: 390), duration: 0.1)
        #expect(stage.settle())
        #expect(stage.text("next 0") != nil)
        let bare = Stage.phone {
            NavigationStack {
                NavigationLink("Next") { Text("there").navigationBarBackButtonHidden() }
            }
        }
        try bare.tap("Next")
        #expect(bare.settle())
        bare.drag(from: CGPoint(x: 5, y: 200), to: CGPoint(x: 190, y: 200), duration: 0.1)
        bare.press(.escape)
        #expect(bare.settle())
        #expect(bare.text("there") != nil)
    }

    @Test func `a finger can take hold of a screen that comes`() throws {
        let stage = linked()
        try stage.tap("Next")
        stage.advance(by: 0.2)
        let at = try #require(x("next 0", stage))
        stage.pointerDown(CGPoint(x: at + 5, y: 200))
        stage.advance(by: 0)
        stage.pointerUp(CGPoint(x: at + 5, y: 200))
        #expect(stage.settle())
        #expect(stage.text("root 0") == nil)
        #expect(log.take().suffix(2) == ["+next", "-root"])
    }

    @Test func `an animation of the transaction moves the screens, and none lets them jump`() throws {
        struct Host: View {
            @State private var path: [Int] = []
            var body: some View {
                NavigationStack(path: $path) {
                    VStack {
                        Button("Linear") { withAnimation(.linear(duration: 1)) { path.append(1) } }
                        Button("None") { withAnimation(nil) { path.append(1) } }
                        Button("Disabled") {
                            var transaction = Transaction()
                            transaction.disablesAnimations = true
                            withTransaction(transaction) { path.append(1) }
                        }
                    }
                    .navigationDestination(for: Int.self) { Text("screen \($0)") }
                }
            }
        }
        let stage = Stage.phone { Host() }
        try stage.tap("Linear")
        stage.advance(by: 0.75)
        #expect(isNear(try #require(stage.text("screen 1")).rect.midX, 150, 0.01))
        #expect(stage.settle())
        for label in ["None", "Disabled"] {
            stage.press(.escape)
            #expect(stage.settle())
            try stage.tap(label)
            stage.advance(by: 0)
            #expect(stage.text("screen 1")?.rect.midX == 100, "\(label)")
            #expect(stage.text("Linear") == nil)
            #expect(!stage.isAnimating)
        }
    }

    @Test func `with reduced motion screens fade and stay where they are`() throws {
        let stage = linked()
        stage.preferences.reduceMotion = true
        stage.advance(by: 0)
        try stage.tap("Next")
        stage.advance(by: 0.1)
        let text = try #require(stage.text("next 0"))
        #expect(text.rect.minX == 0)
        #expect(text.opacity > 0 && text.opacity < 1)
        #expect(stage.settle())
        #expect(stage.text("next 0")?.opacity == 1)
    }

    @Test func `from right to left the screens come from the left, and the swipe begins at the right`() throws {
        let stage = linked()
        stage.preferences.layoutDirection = .rightToLeft
        stage.advance(by: 0)
        try stage.tap("Next")
        stage.advance(by: 0.1)
        let right = try #require(stage.text("next 0")).rect.maxX
        #expect(right > 20 && right < 180)
        #expect(stage.settle())
        #expect(stage.text("next 0")?.rect.maxX == 200)
        stage.drag(from: CGPoint(x: 195, y: 200), to: CGPoint(x: 60, y: 200), duration: 0.1)
        #expect(stage.settle())
        #expect(stage.text("next 0") == nil)
    }

    @Test func `a stack at rest costs nothing from frame to frame`() throws {
        let stage = linked()
        try stage.tap("Next")
        #expect(stage.settle())
        stage.advance(by: 1)
        #expect(stage.statistics.bodiesEvaluated == 0)
        #expect(stage.statistics.segmentsRecorded == 0)
        #expect(stage.nextFrameTime == nil)
        try stage.tap("Start")
        stage.advance(by: 0.1)
        stage.advance(by: 1.0 / 60)
        #expect(stage.statistics.bodiesEvaluated == 0)
        #expect(stage.statistics.nodesLaidOut == 0)
    }
}
