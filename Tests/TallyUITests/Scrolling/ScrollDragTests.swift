import SwiftUI
import TallyStage
import Testing

@MainActor
struct ScrollDragTests {
    private let log = Log()

    /// Forty rows of 20 points in a window of 100.
    private func rows(
        _ row: @escaping (Int, Log) -> some View = { index, _ in
            Color.red.opacity(index.isMultiple(of: 2) ? 1 : 0.5)
        }
    ) -> Stage {
        let log = log
        return Stage(size: CGSize(width: 100, height: 100)) {
            ScrollView {
                VStack(spacing: 0) { ForEach(0..<40) { row($0, log).frame(width: 100, height: 20) } }
            }
        }
    }

    /// As many rows as a test says.
    private func rows(_ count: Remote<Int>) -> Stage {
        Stage(size: CGSize(width: 100, height: 100)) {
            Playing(count) { count in
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<count, id: \.self) { _ in Color.red.frame(width: 100, height: 20) }
                    }
                }
            }
        }
    }

    private func offset(_ stage: Stage) -> CGFloat {
        -(stage.frame.shapes.first { $0.rect.width == 100 }?.rect.minY ?? .nan)
    }

    /// Drags and lets the finger rest, so that nothing glides.
    private func carry(_ stage: Stage, from: CGPoint, to: CGPoint) {
        stage.pointerDown(from)
        stage.advance(by: 0.02)
        stage.pointerMove(to)
        stage.advance(by: 0.2)
        stage.pointerUp(to)
        stage.advance(by: 0.02)
    }

    @Test func `the content follows the finger, but for the first ten points`() {
        let stage = rows()
        carry(stage, from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 40))
        #expect(isNear(offset(stage), 40, 0.01))
        #expect(!stage.isAnimating)
        carry(stage, from: CGPoint(x: 50, y: 40), to: CGPoint(x: 50, y: 48))
        #expect(isNear(offset(stage), 40, 0.01))
        carry(stage, from: CGPoint(x: 50, y: 10), to: CGPoint(x: 90, y: 30))
        #expect(isNear(offset(stage), 40, 0.01), "sideways there is nothing to scroll")
    }

    @Test func `let go on the way it glides on, ever slower, and comes to rest`() {
        let stage = rows()
        stage.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 30), duration: 0.1)
        let start = offset(stage)
        #expect(isNear(start, 50, 0.5))
        var places: [CGFloat] = []
        for _ in 0..<30 {
            stage.advance(by: 0.1)
            places.append(offset(stage))
        }
        let steps = zip(places.dropFirst(), places).map { $0 - $1 }
        #expect(steps.allSatisfy { $0 >= 0 } && zip(steps.dropFirst(), steps).allSatisfy { $0 <= $1 + 1e-9 })
        // 600 points a second, of which 0.2 % go in each millisecond: 300 points.
        #expect(isNear((places.last ?? 0) - start, 300, 6))
        #expect(stage.settle() && !stage.isAnimating)
    }

    @Test func `a finger put on gliding content stops it, and presses nothing`() {
        let stage = rows { index, log in Button("\(index)") { log("\(index)") } }
        stage.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 20), duration: 0.1)
        stage.advance(by: 0.1)
        let texts = stage.frame.texts.map(\.rect.minY)
        stage.pointerDown(CGPoint(x: 50, y: 50))
        stage.advance(by: 0.3)
        stage.pointerUp(CGPoint(x: 50, y: 50))
        stage.advance(by: 1)
        #expect(log.take().isEmpty && !stage.isAnimating)
        #expect(isNear(stage.frame.texts.map(\.rect.minY)[0], texts[0], 1e-6))
        stage.tap(CGPoint(x: 50, y: 50))
        #expect(log.take().count == 1)
    }

    @Test func `beyond its ends the content gives way, and springs back`() {
        let stage = rows()
        stage.pointerDown(CGPoint(x: 50, y: 10))
        stage.pointerMove(CGPoint(x: 50, y: 90))
        stage.advance(by: 0.5)
        let pulled = -offset(stage)
        // 70 points of the finger: (1 − 1 / (70 · 0.55 / 100 + 1)) · 100.
        #expect(isNear(pulled, 27.797, 0.01))
        stage.pointerUp(CGPoint(x: 50, y: 90))
        var last = pulled
        for _ in 0..<40 {
            stage.advance(by: 1.0 / 30)
            let now = -offset(stage)
            #expect(now <= last + 1e-9 && now >= 0)
            last = now
        }
        stage.advance(by: 1)
        #expect(last == 0 && !stage.isAnimating)
    }

    @Test func `a glide that comes to the end runs over it a little and back`() {
        let stage = rows()
        stage.scroll(CGSize(width: 0, height: 600), at: CGPoint(x: 50, y: 50))
        stage.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 10), duration: 0.1)
        var places: [CGFloat] = []
        for _ in 0..<120 {
            stage.advance(by: 1.0 / 60)
            places.append(offset(stage))
        }
        #expect((places.max() ?? 0) > 705 && (places.max() ?? 0) < 760 && places.last == 700)
        for (a, b) in zip(places, places.dropFirst()) { #expect(abs(b - a) < 14) }
    }

    @Test func `buttons and taps inside still act, and not when they are scrolled`() {
        let stage = rows { index, log in
            HStack(spacing: 0) {
                Button("b\(index)") { log("b\(index)") }.frame(width: 50, height: 20)
                Color.red.onTapGesture { log("t\(index)") }
            }
        }
        stage.tap(CGPoint(x: 25, y: 30))
        stage.tap(CGPoint(x: 75, y: 30))
        #expect(log.take() == ["b1", "t1"])
        for x in [25.0, 75] {
            carry(stage, from: CGPoint(x: x, y: 50), to: CGPoint(x: x, y: 20))
            #expect(log.take().isEmpty)
        }
        stage.tap(CGPoint(x: 25, y: 10))
        #expect(log.take() == ["b2"])
    }

    @Test func `a pressed button shows it no more when the content begins to follow`() {
        struct Shows: ButtonStyle {
            let log: Log
            func makeBody(configuration: Configuration) -> some View {
                configuration.label.onChange(of: configuration.isPressed) { log("\($1)") }
            }
        }
        let stage = rows { index, log in Button("\(index)") {}.buttonStyle(Shows(log: log)) }
        stage.pointerDown(CGPoint(x: 50, y: 50))
        stage.advance(by: 0.1)
        #expect(log.take() == ["true"])
        stage.pointerMove(CGPoint(x: 50, y: 30))
        stage.advance(by: 0.1)
        #expect(log.take() == ["false"])
    }

    @Test func `a drag inside comes first, and a simultaneous one goes along`() {
        for isSimultaneous in [false, true] {
            let stage = rows { index, log in
                let drag = DragGesture().onChanged { log("\(Int($0.translation.height))") }
                return Color.red.simultaneousGesture(drag, isEnabled: isSimultaneous)
                    .gesture(drag, isEnabled: !isSimultaneous)
            }
            carry(stage, from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 60))
            #expect(log.take() == ["-30"])
            #expect(isNear(offset(stage), isSimultaneous ? 20 : 0, 0.01))
        }
    }

    @Test func `a long press around or inside is recognized at its time`() {
        let log = log
        let around = Stage(size: CGSize(width: 100, height: 100)) {
            ScrollView { Color.red.frame(width: 100, height: 500) }.onLongPressGesture { log("around") }
        }
        around.pointerDown(CGPoint(x: 50, y: 50))
        around.advance(by: 0.6)
        #expect(log.take() == ["around"])
        let inside = rows { index, log in Color.red.onLongPressGesture { log("\(index)") } }
        inside.pointerDown(CGPoint(x: 50, y: 50))
        inside.advance(by: 0.6)
        #expect(log.take() == ["2"])
        inside.pointerUp(CGPoint(x: 50, y: 50))
        carry(inside, from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 30))
        #expect(log.take().isEmpty && isNear(offset(inside), 10, 0.01))
    }

    @Test func `of two scroll views the inner one scrolls its own way and the outer one the other`() {
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            ScrollView {
                ScrollView(.horizontal) { Color.blue.frame(width: 300, height: 50) }.frame(height: 50)
                Color.red.frame(width: 100, height: 400)
            }
        }
        func place() -> CGPoint {
            let blue = stage.frame.shapes.first { $0.rect.width == 300 }
            return blue?.rect.origin ?? .zero
        }
        carry(stage, from: CGPoint(x: 90, y: 20), to: CGPoint(x: 50, y: 22))
        #expect(isNear(place().x, -30, 0.1) && place().y == 0)
        carry(stage, from: CGPoint(x: 50, y: 45), to: CGPoint(x: 52, y: 20))
        #expect(isNear(place().x, -30, 0.1) && isNear(place().y, -15, 0.1))
    }

    @Test func `neither a disabled scroll view nor one without overflow moves, and gestures around them go on`() {
        for isShort in [false, true] {
            let log = log
            let stage = Stage(size: CGSize(width: 100, height: 100)) {
                ScrollView { Color.red.frame(width: 100, height: isShort ? 50 : 300) }.scrollDisabled(!isShort)
                    .gesture(DragGesture().onEnded { log("\(Int($0.translation.height))") })
            }
            carry(stage, from: CGPoint(x: 50, y: 40), to: CGPoint(x: 50, y: 10))
            #expect(offset(stage) == 0 && log.take() == ["-30"])
        }
    }

    @Test func `a scroll view that goes while it glides is forgotten`() {
        let isThere = Remote(true)
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            Playing(isThere) { if $0 { ScrollView { Color.red.frame(width: 100, height: 2000) } } }
        }
        stage.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 10), duration: 0.1)
        isThere.value = false
        stage.advance(by: 1)
        #expect(!stage.isAnimating && stage.frame.shapes.isEmpty)
    }

    @Test(arguments: 0..<40)
    func `a glide whose content or window changes rests between the edges of now, and does not jump`(frame: Int) {
        for becomesShorter in [true, false] {
            let count = Remote(40)
            let stage = rows(count)
            stage.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 30), duration: 0.1)
            stage.advance(by: Double(frame) / 60)
            let before = offset(stage)
            if becomesShorter { count.value = 8 } else { stage.size.height = 740 }
            stage.advance(by: 0)
            #expect(isNear(offset(stage), before, 1), "frame \(frame)")
            stage.advance(by: 1.0 / 60)
            #expect(offset(stage) - before < 12, "frame \(frame)")
            #expect(stage.settle() && offset(stage) == 60, "frame \(frame)")
        }
    }

    @Test func `a glide goes on as it was when its content grows`() {
        let count = Remote(40)
        let (grown, other) = (rows(count), rows())
        for stage in [grown, other] {
            stage.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 30), duration: 0.1)
            stage.advance(by: 0.1)
        }
        count.value = 60
        for _ in 0..<60 {
            grown.advance(by: 1.0 / 30)
            other.advance(by: 1.0 / 30)
            #expect(isNear(offset(grown), offset(other), 0.3))
        }
    }

    @Test func `a reader scrolls also what glides`() {
        let target = Remote(0)
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            Playing(target) { target in
                ScrollViewReader { proxy in
                    ScrollView {
                        VStack(spacing: 0) { ForEach(0..<40) { Color.red.frame(width: 100, height: 20).id($0) } }
                    }
                    .onChange(of: target) { proxy.scrollTo($1, anchor: .top) }
                }
            }
        }
        stage.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 10), duration: 0.1)
        stage.advance(by: 0.1)
        target.value = 20
        stage.advance(by: 0.1)
        #expect(offset(stage) == 400 && !stage.isAnimating)
        stage.advance(by: 1)
        #expect(offset(stage) == 400)
    }
}
