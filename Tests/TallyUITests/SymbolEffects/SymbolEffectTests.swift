import SwiftUI
import TallyStage
import Testing

@MainActor
struct SymbolEffectTests {
    /// A symbol that plays an effect each time the remote's value changes.
    private func stage(
        _ name: String, _ count: Remote<Int>, _ effect: some DiscreteSymbolEffect & SymbolEffect,
        _ options: SymbolEffectOptions = .default, _ preferences: Preferences = Preferences()
    ) -> Stage {
        Stage(size: CGSize(width: 100, height: 100), scale: 1, preferences: preferences) {
            Playing(count) {
                Image(systemName: name).font(.system(size: 50)).symbolEffect(effect, options: options, value: $0)
            }
        }
    }

    private func still(_ name: String) -> Bitmap {
        Stage(size: CGSize(width: 100, height: 100)) { Image(systemName: name).font(.system(size: 50)) }.image()
    }

    /// The greatest step that an edge of a part takes from one frame to the next, in points.
    private func greatestStep(_ stage: Stage, for seconds: Double, _ act: (Int) -> Void = { _ in }) -> Double {
        var last = stage.frame.shapes.map(\.rect)
        var greatest = 0.0
        for frame in 0..<Int(seconds * 120) {
            act(frame)
            stage.advance(by: 1 / 120)
            let rects = stage.frame.shapes.map(\.rect)
            if rects.count == last.count {
                for (a, b) in zip(rects, last) {
                    greatest = max(greatest, abs(a.minX - b.minX), abs(a.maxX - b.maxX), abs(a.minY - b.minY))
                }
            }
            last = rects
        }
        return greatest
    }

    @Test func `each effect shows something else on the way, ends at rest, and lets the stage settle`() {
        func check(_ name: String, _ effect: some DiscreteSymbolEffect & SymbolEffect, _ what: String) {
            let count = Remote(0)
            let stage = stage(name, count, effect)
            #expect(stage.image() == still(name) && !stage.isAnimating, "\(what) before")
            count.value = 1
            stage.advance(by: 0)
            #expect(stage.isAnimating, "\(what) begins")
            stage.advance(by: 0.3)
            #expect(stage.image() != still(name), "\(what) on the way")
            #expect(stage.settle() && !stage.isAnimating && stage.time < 5, "\(what) settles")
            #expect(stage.image() == still(name), "\(what) at rest")
        }
        check("star", .bounce, "bounce")
        check("star", .bounce.down, "bounce down")
        check("star", .pulse, "pulse")
        check("wifi", .variableColor, "colour")
        check("wifi", .variableColor.iterative.reversing.hideInactiveLayers, "colour to and fro")
        check("gear", .rotate, "rotate")
        check("heart", .breathe, "breathe")
        check("heart", .breathe.pulse, "breathe and pulse")
        check("bell", .wiggle, "wiggle")
        check("bell", .wiggle.left, "wiggle left")
        check("sparkles", .wiggle.custom(angle: .degrees(30)).byLayer, "wiggle by layer")
    }

    @Test func `bounce grows or shrinks about the middle, pulse fades, and wiggle goes the way it is asked first`()
        throws
    {
        func on(_ effect: some DiscreteSymbolEffect & SymbolEffect, at time: Double) throws -> (
            ShapeElement, ShapeElement
        ) {
            let count = Remote(0)
            let stage = stage("circle.fill", count, effect)
            let before = try #require(stage.frame.shapes.first)
            count.value = 1
            stage.advance(by: 0)
            stage.advance(by: time)
            return (before, try #require(stage.frame.shapes.first))
        }
        let (small, large) = try on(.bounce, at: 0.15)
        #expect(
            isNear(large.rect.width, small.rect.width * 1.25, 0.3) && isNear(large.rect.midX, small.rect.midX, 0.01))
        let down = try on(.bounce.down, at: 0.15)
        #expect(isNear(down.1.rect.width, down.0.rect.width * 0.8, 0.3))
        let pulse = try on(.pulse, at: 0.8)
        #expect(isNear(pulse.1.opacity, 0.35, 0.01) && pulse.1.rect == pulse.0.rect)
        for (effect, x, y) in [
            (WiggleSymbolEffect.wiggle.left, -1.0, 0.0), (.wiggle.right, 1, 0), (.wiggle.up, 0, -1),
            (.wiggle.down, 0, 1),
            (.wiggle.forward, 1, 0), (.wiggle.backward, -1, 0), (.wiggle.custom(angle: 90), 0, 1),
            (.wiggle.custom(angle: .infinity), 1, 0),
        ] {
            let (before, after) = try on(effect, at: 0.08)
            let (dx, dy) = (after.rect.midX - before.rect.midX, after.rect.midY - before.rect.midY)
            #expect(dx * x + dy * y > 0.2 && isNear(dx * y - dy * x, 0, 0.001), "\(effect)")
        }
        let turned = try on(.rotate, at: 0.3)
        #expect(isNear(turned.1.rect.midX, turned.0.rect.midX, 0.1))
    }

    @Test func `forward is to the left where people read from the right`() throws {
        var preferences = Preferences()
        preferences.layoutDirection = .rightToLeft
        let count = Remote(0)
        let stage = stage("circle.fill", count, .wiggle.forward, .default, preferences)
        let before = try #require(stage.frame.shapes.first?.rect.midX)
        count.value = 1
        stage.advance(by: 0)
        stage.advance(by: 0.08)
        let after = try #require(stage.frame.shapes.first?.rect.midX)
        #expect(after < before - 0.2)
    }

    @Test func `a change of the value begins anew without a jump, wherever it comes`() {
        for frame in stride(from: 4, to: 80, by: 15) {
            let count = Remote(0)
            let stage = stage("circle.fill", count, .bounce)
            count.value = 1
            stage.advance(by: 0)
            let step = greatestStep(stage, for: 1.2) { if $0 == frame { count.value = 2 } }
            // Undisturbed it is 1.2 points at most.
            #expect(step < 2.4 && step > 0.2, "\(frame): \(step)")
            #expect(stage.settle() && stage.image() == still("circle.fill"))
            // The second one has gone all its way: it did begin anew.
            #expect(stage.time >= Double(frame) / 120 + 0.59)
        }
    }

    @Test func `an effect repeats as often, as fast and with the rests that its options say`() {
        func length(_ options: SymbolEffectOptions) -> Double {
            let count = Remote(0)
            let stage = stage("circle.fill", count, .bounce, options)
            stage.frameRate = 20
            count.value = 1
            stage.advance(by: 0)
            return stage.settle(within: 30) ? stage.time : .infinity
        }
        #expect(isNear(length(.default), 0.6, 0.02))
        #expect(isNear(length(.nonRepeating), 0.6, 0.02))
        #expect(isNear(length(.repeat(3)), 3 * 0.6 + 2 * 0.4, 0.02))
        #expect(isNear(length(.repeat(.periodic(3, delay: 1))), 3 * 0.6 + 2, 0.02))
        #expect(isNear(length(.speed(2)), 0.3, 0.02))
        #expect(isNear(length(.speed(2).repeat(.periodic(2, delay: 1))), 1.6, 0.02))
        // What makes no sense is held within what does.
        for speed in [0, -1, Double.nan] { #expect(isNear(length(.speed(speed)), 0.6, 0.02)) }
        #expect(isNear(length(.speed(.infinity)), 0.006, 0.02))
        #expect(isNear(length(.repeat(-5)), 0.6, 0.02) && isNear(length(.repeat(.periodic(2, delay: -3))), 1.2, 0.02))
        #expect(isNear(length(.repeat(.periodic(2, delay: .nan))), 1.6, 0.02))
    }

    @Test func `an effect for ever is no reason to wait, as with animations that repeat for ever`() {
        let isOn = Remote(false)
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            Playing(isOn) {
                Image(systemName: "gear").font(.system(size: 50)).symbolEffect(.rotate, isActive: $0)
            }
        }
        isOn.value = true
        stage.advance(by: 0)
        let repeating = Remote(0.0)
        let other = Stage { Playing(repeating) { Color.red.opacity($0) } }
        withAnimation(.linear(duration: 1).repeatForever()) { repeating.value = 1 }
        other.advance(by: 0)
        #expect(stage.settle(within: 3) == other.settle(within: 3))
        #expect(stage.isAnimating && other.isAnimating)
        stage.advance(by: 7.31)
        #expect(stage.isAnimating && stage.image() != still("gear"))
        isOn.value = false
        stage.advance(by: 0)
        #expect(stage.settle() && stage.image() == still("gear"))
    }

    @Test func `what goes on ends without a jump whenever it is told to, and can begin again on the way`() {
        func check(_ effect: some IndefiniteSymbolEffect & SymbolEffect, _ name: String, within limit: Double) {
            for frame in [9, 52] {
                let isOn = Remote(false)
                let stage = Stage(size: CGSize(width: 100, height: 100)) {
                    Playing(isOn) { Image(systemName: name).font(.system(size: 50)).symbolEffect(effect, isActive: $0) }
                }
                isOn.value = true
                stage.advance(by: 0)
                let step = greatestStep(stage, for: 1.4) {
                    if $0 == frame || $0 == frame + 30 { isOn.value = false }
                    if $0 == frame + 14 { isOn.value = true }
                }
                #expect(step < limit, "\(effect) \(frame): \(step)")
                #expect(stage.settle() && stage.image() == still(name), "\(effect) \(frame)")
            }
        }
        check(.breathe, "heart", within: 1)
        check(.scale.up, "heart", within: 2.5)
        check(.wiggle.right, "heart", within: 4)
        check(.rotate, "play.fill", within: 8)
    }

    @Test func `what is stopped goes on at its speed, and what turns comes up to speed and unwinds no rounds`() {
        func edges(_ effect: some IndefiniteSymbolEffect & SymbolEffect, stopAt stop: Int) -> [Double] {
            let isOn = Remote(false)
            let stage = Stage(size: CGSize(width: 100, height: 100)) {
                Playing(isOn) {
                    Image(systemName: "play.fill").font(.system(size: 50)).symbolEffect(effect, isActive: $0)
                }
            }
            isOn.value = true
            stage.advance(by: 0)
            return (0..<stop + 12).map { frame in
                if frame == stop { isOn.value = false }
                stage.advance(by: 1 / 120)
                return Double(stage.frame.shapes.first?.rect.maxX ?? .nan)
            }
        }
        for (stop, effect) in [(9, BounceSymbolEffect.bounce), (20, .bounce.down)] {
            let shown = edges(effect, stopAt: stop)
            let before = shown[stop - 1] - shown[stop - 2]
            let after = shown[stop] - shown[stop - 1]
            #expect(abs(before) > 0.1 && abs(after - before) < 0.25, "\(stop): \(before), \(after)")
        }
        let turning = edges(.rotate, stopAt: 500)
        let steps = zip(turning.dropFirst(), turning).map { abs($0 - $1) }
        #expect(steps[0] < 0.2 && steps.max() ?? 9 < 4, "\(steps[0]), \(steps.max() ?? 9)")
    }

    @Test func `scale and disappear hold while they are active, and are there at once at first sight`() throws {
        func stage(_ effect: some IndefiniteSymbolEffect & SymbolEffect, _ isOn: Remote<Bool>) -> Stage {
            Stage(size: CGSize(width: 100, height: 100)) {
                Playing(isOn) {
                    Image(systemName: "circle.fill").font(.system(size: 50)).symbolEffect(effect, isActive: $0)
                }
            }
        }
        let (off, on) = (Remote(false), Remote(true))
        let width = try #require(stage(.scale, off).frame.shapes.first?.rect.width)
        let large = stage(.scale.up, on)
        let wide = try #require(large.frame.shapes.first?.rect.width)
        #expect(!large.isAnimating && isNear(wide, width * 1.2, 0.05))
        on.value = false
        #expect(large.settle() && large.image() == still("circle.fill"))
        let small = stage(.scale.down, off)
        off.value = true
        small.advance(by: 0)
        small.advance(by: 0.05)
        let between = try #require(small.frame.shapes.first?.rect.width)
        #expect(small.settle() && between < width && between > width * 0.8)
        let end = try #require(small.frame.shapes.first?.rect.width)
        #expect(isNear(end, width * 0.8, 0.05))

        for effect in [DisappearSymbolEffect.disappear, .disappear.up, .disappear.wholeSymbol] {
            let isHidden = Remote(false)
            try goesOut(stage(effect, isHidden), isHidden)
        }
        for effect in [AppearSymbolEffect.appear, .appear.down.byLayer] {
            let isHidden = Remote(false)
            try goesOut(stage(effect, isHidden), isHidden)
        }
    }

    private func goesOut(_ stage: Stage, _ isHidden: Remote<Bool>) throws {
        for value in [true, false] {
            isHidden.value = value
            stage.advance(by: 0)
            stage.advance(by: 0.08)
            let opacity = try #require(stage.frame.shapes.first?.opacity)
            #expect(opacity > 0.05 && opacity < 0.95)
            #expect(stage.settle() && stage.frame.shapes.isEmpty == value)
        }
        #expect(stage.image() == still("circle.fill"))
    }

    @Test func `people who want less motion see states at once and no effect play`() {
        var preferences = Preferences()
        preferences.reduceMotion = true
        let count = Remote(0)
        let played = stage("star", count, .bounce, .repeating, preferences)
        count.value = 1
        played.advance(by: 0)
        #expect(!played.isAnimating && played.image() == still("star"))
        let isOn = Remote(false)
        let held = Stage(size: CGSize(width: 100, height: 100), scale: 1, preferences: preferences) {
            Playing(isOn) {
                Image(systemName: "star").font(.system(size: 50)).symbolEffect(.rotate, isActive: $0)
                    .symbolEffect(.disappear, isActive: $0)
            }
        }
        isOn.value = true
        held.advance(by: 0)
        #expect(!held.isAnimating && held.frame.shapes.isEmpty)
        isOn.value = false
        held.advance(by: 0)
        #expect(!held.isAnimating && held.image() == still("star"))
        // What is under way when it is asked for stops.
        let stopped = stage("star", count, .bounce, .repeating)
        count.value = 2
        stopped.advance(by: 0.1)
        #expect(stopped.isAnimating)
        stopped.preferences.reduceMotion = true
        stopped.advance(by: 0.1)
        #expect(!stopped.isAnimating && stopped.image() == still("star"))
    }

    @Test func `effects are for the symbols inside, whoever asks, and can be kept from them`() {
        let count = Remote(0)
        let stage = Stage(size: CGSize(width: 300, height: 100)) {
            Playing(count) { value in
                HStack {
                    Image(systemName: "star.fill")
                    Text("One")
                    Image(systemName: "heart.fill").symbolEffectsRemoved()
                    Image(systemName: "circle.fill").symbolEffectsRemoved(false)
                    Circle().frame(width: 10, height: 10)
                }
                .symbolEffect(.bounce, value: value)
            }
        }
        let before = stage.frame
        count.value = 1
        stage.advance(by: 0)
        stage.advance(by: 0.15)
        let after = stage.frame
        #expect(before.texts.map(\.rect) == after.texts.map(\.rect))
        let moved = zip(before.shapes, after.shapes).map { $0.rect != $1.rect }
        #expect(moved == [true, false, true, false])
    }

    @Test func `while an effect plays no body runs, nothing is laid out, and it goes with its symbol`() {
        let count = Remote(0)
        let isThere = Remote(true)
        let log = Log()
        let stage = Stage {
            Playing(isThere) { isThere in
                if isThere {
                    Playing(count) { value in
                        Logged("body", log) {
                            Image(systemName: "star").symbolEffect(.rotate, options: .repeating, value: value)
                        }
                    }
                }
            }
        }
        count.value = 1
        stage.advance(by: 0)
        _ = log.take()
        let laidOut = stage.statistics.nodesLaidOut
        for _ in 0..<10 { stage.advance(by: 1 / 60) }
        #expect(log.take().isEmpty && stage.statistics.nodesLaidOut == laidOut && stage.isAnimating)
        isThere.value = false
        stage.advance(by: 0)
        #expect(!stage.isAnimating)
    }
}
