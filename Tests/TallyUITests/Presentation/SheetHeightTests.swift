import Foundation
import SwiftUI
import TallyStage
import Testing

/// Sheets that rest at several heights, on a stage of 200 by 400 points; `large` is 376.
@MainActor
struct SheetHeightTests {
    private struct Host: View {
        var detents: Set<PresentationDetent>
        var isDisabled = false
        var indicator = Visibility.automatic
        @State private var isShown = false

        var body: some View {
            VStack {
                Button("Open") { isShown = true }
                Text(isShown ? "on" : "off")
            }
            .sheet(isPresented: $isShown) {
                Inside()
                    .presentationDetents(detents)
                    .presentationDragIndicator(indicator)
                    .interactiveDismissDisabled(isDisabled)
            }
        }
    }

    private struct Inside: View {
        @Environment(\.dismiss) private var dismiss

        var body: some View {
            VStack(spacing: 0) {
                Text("top")
                Spacer()
                Button("Done") { dismiss() }
            }
        }
    }

    private func opened(_ host: Host) throws -> Stage {
        let stage = Stage.phone { host }
        try stage.tap("Open")
        #expect(stage.settle())
        return stage
    }

    /// Points between the upper edge of the sheet's content and the lower edge of the stage.
    private func height(_ stage: Stage) -> Double? {
        stage.frame.texts.first { $0.string == "top" }.map { 400 - Double($0.rect.minY) }
    }

    private struct Bar: CustomPresentationDetent {
        static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 4 }
    }

    private struct None: CustomPresentationDetent {
        static func height(in context: Context) -> CGFloat? { nil }
    }

    @Test func `a sheet comes at the smallest of its heights`() throws {
        let cases: [(Set<PresentationDetent>, Double)] = [
            ([], 376), ([.large], 376), ([.medium], 200), ([.medium, .large], 200), ([.fraction(0.25), .large], 94),
            ([.height(120), .medium], 120), ([.height(9_999)], 376), ([.fraction(2)], 376), ([.height(.nan)], 376),
            ([.custom(Bar.self)], 94), ([.custom(None.self), .medium], 200), ([.custom(None.self)], 376),
        ]
        for (detents, wanted) in cases {
            #expect(isNear(try #require(height(try opened(Host(detents: detents)))), wanted, 0.01), "\(wanted)")
        }
        #expect(PresentationDetent.medium != .large)
        #expect(PresentationDetent.height(1) == .height(1))
        #expect(PresentationDetent.custom(Bar.self) != .custom(None.self))
    }

    @Test func `a sheet that is shown again stands at its smallest height, wherever a finger had brought it`() throws {
        let stage = try opened(Host(detents: [.medium, .large]))
        stage.drag(from: CGPoint(x: 30, y: 250), to: CGPoint(x: 30, y: 80))
        #expect(stage.settle())
        #expect(isNear(try #require(height(stage)), 376, 0.01))
        try stage.tap("Done")
        stage.advance(by: 0)
        stage.advance(by: 1.0 / 60)
        #expect(isNear(try #require(height(stage)), 376, 60), "it leaves from where it was")
        #expect(stage.settle())
        try stage.tap("Open")
        #expect(stage.settle())
        #expect(isNear(try #require(height(stage)), 200, 0.01))
    }

    @Test func `a drag takes the sheet from one height to another, follows the finger, and ends it below the smallest`()
        throws
    {
        let stage = try opened(Host(detents: [.medium, .large]))
        stage.pointerDown(CGPoint(x: 30, y: 250))
        stage.pointerMove(CGPoint(x: 30, y: 230))
        stage.advance(by: 0.1)
        stage.pointerMove(CGPoint(x: 30, y: 130))
        stage.advance(by: 0)
        #expect(isNear(try #require(height(stage)), 320, 0.01))
        // No ground is missing below what has been lifted.
        let pixel = stage.image()[100, 398]
        #expect(pixel == stage.image()[100, 200])
        stage.advance(by: 1)
        let before = try #require(height(stage))
        stage.pointerUp(CGPoint(x: 30, y: 130))
        stage.advance(by: 0)
        #expect(isNear(try #require(height(stage)), before, 0.5))
        var last = before
        while stage.isAnimating {
            stage.advance(by: 1.0 / 60)
            let now = try #require(height(stage))
            #expect(abs(now - last) < 12)
            last = now
        }
        #expect(isNear(try #require(height(stage)), 376, 0.01))
        stage.pointerDown(CGPoint(x: 30, y: 60))
        for y in [90, 140, 190] {
            stage.pointerMove(CGPoint(x: 30, y: y))
            stage.advance(by: 0.2)
        }
        stage.advance(by: 1)
        stage.pointerUp(CGPoint(x: 30, y: 190))
        #expect(stage.settle())
        #expect(isNear(try #require(height(stage)), 200, 0.01))
        stage.drag(from: CGPoint(x: 30, y: 250), to: CGPoint(x: 30, y: 390), duration: 0.1)
        #expect(stage.settle())
        #expect(stage.text("off") != nil)
        #expect(stage.text("top") == nil)
    }

    @Test func `a tap beside a sheet that leaves room ends it, beside a large one it does not`() throws {
        for (detents, ends) in [(Set([PresentationDetent.medium]), true), (Set([PresentationDetent.large]), false)] {
            let stage = try opened(Host(detents: detents))
            stage.tap(CGPoint(x: 100, y: 300))
            #expect(stage.settle())
            #expect(stage.text("on") != nil)
            stage.tap(CGPoint(x: 100, y: 10))
            #expect(stage.settle())
            #expect((stage.text("off") != nil) == ends)
            stage.tap(CGPoint(x: 100, y: 300))
            #expect(stage.settle())
            #expect((stage.text("off") != nil) == ends)
        }
    }

    @Test func `where a person cannot end it, neither a drag nor a tap nor Escape does, and dismiss does`() throws {
        for detents in [Set([PresentationDetent.medium]), Set([PresentationDetent.medium, .large]), []] {
            let stage = try opened(Host(detents: detents, isDisabled: true))
            let rest = try #require(height(stage))
            stage.tap(CGPoint(x: 100, y: 10))
            stage.press(.escape)
            stage.drag(from: CGPoint(x: 30, y: 250), to: CGPoint(x: 30, y: 395), duration: 0.05)
            #expect(stage.settle())
            #expect(isNear(try #require(height(stage)), rest, 0.01))
            try stage.tap("Done")
            #expect(stage.settle())
            #expect(stage.text("off") != nil)
        }
    }

    @Test func `the bar at the top is there for several heights, or as the sheet says`() throws {
        let cases: [(Set<PresentationDetent>, Visibility, Bool)] = [
            ([.medium], .automatic, false), ([.medium, .large], .automatic, true), ([.medium], .visible, true),
            ([.medium, .large], .hidden, false),
        ]
        for (detents, visibility, isThere) in cases {
            let stage = try opened(Host(detents: detents, indicator: visibility))
            #expect(stage.frame.shapes.contains { $0.rect.height == 5 && $0.rect.width == 36 } == isThere)
        }
    }

    @Test func `a selection says and learns at which height the sheet is, and moves it`() throws {
        let remote = Remote(PresentationDetent.medium)
        let stage = Stage.phone {
            Playing(remote) { _ in
                Color.white.sheet(isPresented: .constant(true)) {
                    Inside().presentationDetents(
                        [.height(100), .medium, .large],
                        selection: Binding(get: { remote.value }, set: { remote.value = $0 }))
                }
            }
        }
        #expect(stage.settle())
        #expect(isNear(try #require(height(stage)), 200, 0.01))
        withAnimation(.linear(duration: 1)) { remote.value = .large }
        stage.advance(by: 0.5)
        #expect(isNear(try #require(height(stage)), 288, 0.5))
        #expect(stage.settle())
        stage.drag(from: CGPoint(x: 30, y: 60), to: CGPoint(x: 30, y: 230), duration: 1)
        #expect(stage.settle())
        #expect(remote.value == .medium)
        // Nothing that it could be at: the smallest.
        remote.value = .fraction(0.5)
        #expect(stage.settle())
        #expect(isNear(try #require(height(stage)), 100, 0.01))
    }

    // MARK: What is inside

    /// A sheet whose content tells its height and has a mark at its lower end.
    private struct Filled: View {
        let detents: Set<PresentationDetent>
        var body: some View {
            Color.white.sheet(isPresented: .constant(true)) {
                VStack(spacing: 0) {
                    Text("top")
                    GeometryReader { Text("inside \(Int($0.size.height.rounded()))") }
                    Color.green.frame(height: 10)
                }
                .presentationDetents(detents)
            }
        }
    }

    private func lowerEdge(_ stage: Stage) -> Double {
        stage.frame.shapes.first { $0.rect.height == 10 }.map { Double($0.rect.maxY) } ?? .nan
    }

    @Test func `the content has the height of the sheet in every frame, and its lower edge stays at that of the stage`()
        throws
    {
        let stage = Stage.phone { Filled(detents: [.medium, .large]) }
        #expect(stage.settle())
        let other = 400 - lowerEdge(stage) + 10
        func inside() -> Double {
            stage.frame.texts.first { $0.string.hasPrefix("inside") }.flatMap { Double($0.string.dropFirst(7)) } ?? .nan
        }
        let around = try #require(height(stage)) - inside() - other
        stage.pointerDown(CGPoint(x: 30, y: 250))
        for y in stride(from: 240.0, through: 80, by: -8) {
            stage.pointerMove(CGPoint(x: 30, y: y))
            stage.advance(by: 1.0 / 60)
            #expect(isNear(lowerEdge(stage), 400, 0.01))
            #expect(isNear(try #require(height(stage)), inside() + other + around, 1))
        }
        stage.pointerUp(CGPoint(x: 30, y: 80))
        stage.advance(by: 0)
        #expect(stage.isAnimating)
        while stage.isAnimating {
            stage.advance(by: 1.0 / 60)
            #expect(isNear(lowerEdge(stage), 400, 0.01))
            #expect(isNear(try #require(height(stage)), inside() + other + around, 1))
        }
        #expect(isNear(try #require(height(stage)), 376, 0.01))
    }

    @Test func `below its lowest height a sheet goes down as a whole, and comes back so`() throws {
        let stage = Stage.phone { Filled(detents: [.medium, .large]) }
        #expect(stage.settle())
        stage.pointerDown(CGPoint(x: 30, y: 250))
        for y in stride(from: 255.0, through: 300, by: 5) {
            stage.pointerMove(CGPoint(x: 30, y: y))
            stage.advance(by: 0.1)
            #expect(isNear(lowerEdge(stage) - 400, 200 - (try #require(height(stage))), 0.01))
        }
        #expect(lowerEdge(stage) > 440)
        stage.advance(by: 1)
        stage.pointerUp(CGPoint(x: 30, y: 300))
        #expect(stage.settle())
        #expect(isNear(lowerEdge(stage), 400, 0.01))
    }

    @Test func `a sheet that is as high as its content grows and shrinks with it, its lower edge where it is`() throws {
        struct Sized: View {
            @State private var height: CGFloat = 50
            @State private var isLong = false
            var body: some View {
                Color.white.sheet(isPresented: .constant(true)) {
                    VStack(spacing: 0) {
                        Text("top")
                        Button("More") { isLong.toggle() }
                        Color.clear.frame(height: isLong ? 200 : 20)
                        Color.green.frame(height: 10)
                    }
                    .onGeometryChange(for: CGFloat.self) {
                        $0.size.height
                    } action: {
                        height = $0
                    }
                    .presentationDetents([.height(height)])
                }
            }
        }
        let stage = Stage.phone { Sized() }
        #expect(stage.settle())
        let short = try #require(height(stage))
        try stage.tap("More")
        var heights = [short]
        stage.advance(by: 0)
        repeat {
            heights.append(try #require(height(stage)))
            stage.advance(by: 1.0 / 60)
        } while stage.isAnimating
        #expect(isNear(try #require(height(stage)), short + 180, 0.1))
        // It rises from frame to frame, without a leap.
        for (before, after) in zip(heights, heights.dropFirst()) {
            #expect(after >= before - 0.5 && after - before < 40)
        }
        #expect(heights.count > 10)
        #expect(isNear(lowerEdge(stage), 400, 0.01))
    }

    @Test func `a sheet comes in at its height, also where it is asked for in an animation`() throws {
        let isShown = Remote(false)
        let stage = Stage.phone {
            Playing(isShown) { isOn in
                Color.white.sheet(isPresented: .constant(isOn)) {
                    VStack(spacing: 0) {
                        Text("top"); Spacer(); Color.green.frame(height: 10)
                    }
                    .presentationDetents([.medium, .large])
                }
            }
        }
        withAnimation(.linear(duration: 1)) { isShown.value = true }
        for _ in 0..<10 {
            stage.advance(by: 0.1)
            #expect(isNear(lowerEdge(stage) - (400 - (try #require(height(stage)))), 200, 0.01))
        }
    }

    @Test func `a cover that comes again stands on its own ground from its first frame, as the first time`() throws {
        let isShown = Remote(false)
        let stage = Stage.phone {
            Playing(isShown) { isOn in
                Color.white.fullScreenCover(isPresented: .constant(isOn)) {
                    Text("top").presentationBackground(.red)
                }
            }
        }
        for _ in 0..<2 {
            isShown.value = true
            stage.advance(by: 0)
            stage.advance(by: 0.05)
            let ground = stage.frame.shapes.last { $0.rect.height == 400 && $0.rect.minY > 0 }
            #expect(ground?.color == Color.red.resolve(in: EnvironmentValues()))
            #expect(stage.settle())
            isShown.value = false
            #expect(stage.settle())
        }
    }

    @Observable fileprivate final class Model { var detent = PresentationDetent.medium }

    @Test func `a selection that is written without an animation moves the sheet by its own spring, to and fro`() throws
    {
        struct Maps: View {
            @State private var model = Model()
            var body: some View {
                Color.white.sheet(isPresented: .constant(true)) {
                    VStack(spacing: 0) {
                        Text("top")
                        Button("Grow") { model.detent = model.detent == .large ? .medium : .large }
                        Spacer()
                        Color.green.frame(height: 10)
                    }
                    .presentationDetents([.medium, .large], selection: $model.detent)
                }
            }
        }
        let stage = Stage.phone { Maps() }
        #expect(stage.settle())
        for (from, to) in [(200.0, 376.0), (376, 200)] {
            try stage.tap("Grow")
            stage.advance(by: 0)
            #expect(isNear(try #require(height(stage)), from, 0.01))
            stage.advance(by: 0.05)
            let way = (try #require(height(stage)) - from) / (to - from)
            #expect(way > 0.02 && way < 0.9)
            #expect(isNear(lowerEdge(stage), 400, 0.01))
            #expect(stage.settle())
            #expect(isNear(try #require(height(stage)), to, 0.01))
        }
    }
}
