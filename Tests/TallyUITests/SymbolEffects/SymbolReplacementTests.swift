import SwiftUI
import TallyStage
import Testing

@MainActor
struct SymbolReplacementTests {
    private func stage(
        _ name: Remote<String>, _ transition: ContentTransition, _ preferences: Preferences = Preferences()
    ) -> Stage {
        Stage(size: CGSize(width: 100, height: 100), scale: 1, preferences: preferences) {
            Playing(name) { Image(systemName: $0).font(.system(size: 50)).contentTransition(transition) }
        }
    }

    private func still(_ name: String) -> Bitmap {
        Stage(size: CGSize(width: 100, height: 100)) { Image(systemName: name).font(.system(size: 50)) }.image()
    }

    private func widths(_ stage: Stage) -> [Double] { stage.frame.shapes.map { Double($0.rect.width) } }

    @Test func `the old symbol goes and the new one comes in the ways there are`() throws {
        func middle(_ effect: ReplaceSymbolEffect, at time: Double) -> [Double] {
            let name = Remote("circle.fill")
            let stage = stage(name, .symbolEffect(effect))
            withAnimation { name.value = "square.fill" }
            stage.advance(by: 0)
            stage.advance(by: time)
            defer { #expect(stage.settle() && stage.image() == still("square.fill")) }
            return widths(stage)
        }
        let full = try #require(widths(stage(Remote("circle.fill"), .identity)).first)
        let downUp = middle(.replace.downUp, at: 0.05)
        #expect(downUp.count == 1 && downUp[0] < full)
        #expect(middle(.replace.downUp, at: 0.15).count == 2)
        let upUp = middle(.replace.upUp, at: 0.05)
        #expect(upUp.count == 2 && upUp[0] > full && upUp[1] < full)
        let offUp = middle(.replace.offUp, at: 0.05)
        #expect(offUp.count == 1 && offUp[0] < full)
        #expect(middle(.downUp, at: 0.05).count == 1 && middle(.upUp, at: 0.05).count == 2)
        #expect(middle(.replace.wholeSymbol, at: 0.05).count == 1)
    }

    @Test func `a change back on the way goes back from what is shown`() throws {
        for frame in [4, 10, 16, 24, 40] {
            let name = Remote("circle.fill")
            let stage = stage(name, .symbolEffect(.replace.upUp))
            withAnimation { name.value = "square.fill" }
            stage.advance(by: 0)
            for _ in 0..<frame { stage.advance(by: 1 / 120) }
            let shown = stage.frame.shapes
            withAnimation { name.value = "circle.fill" }
            stage.advance(by: 0)
            let after = stage.frame.shapes
            // The same pictures, whichever of them is in front.
            #expect(Set(shown.map { "\($0)" }) == Set(after.map { "\($0)" }), "\(frame)")
            #expect(stage.settle() && stage.image() == still("circle.fill"))
        }
    }

    @Test func `a slash is drawn over a symbol that stays, and taken away again`() throws {
        let name = Remote("bell")
        let stage = stage(name, .symbolEffect(.replace))
        let plain = try #require(stage.frame.shapes.first)
        withAnimation { name.value = "bell.slash" }
        stage.advance(by: 0)
        stage.advance(by: 0.1)
        let some = stage.image()
        #expect(some != still("bell") && some != still("bell.slash"))
        let shown = try #require(stage.frame.shapes.first)
        #expect(shown.rect.width >= plain.rect.width && shown.opacity == 1)
        withAnimation { name.value = "bell" }
        stage.advance(by: 0)
        #expect(stage.image() == some)
        #expect(stage.settle() && stage.image() == still("bell"))
        withAnimation { name.value = "bell.slash" }
        #expect(stage.settle() && stage.image() == still("bell.slash"))
    }

    @Test func `magic draws the slash, and takes its fallback where more than that differs`() {
        let magic = ReplaceSymbolEffect.replace.magic(fallback: .upUp.wholeSymbol)
        let name = Remote("eye")
        let stage = stage(name, .symbolEffect(magic))
        withAnimation { name.value = "eye.slash" }
        stage.advance(by: 0)
        stage.advance(by: 0.05)
        #expect(stage.frame.shapes.filter { $0.kind == "symbol" }.allSatisfy { $0.opacity == 1 })
        #expect(stage.settle() && stage.image() == still("eye.slash"))
        withAnimation { name.value = "heart" }
        stage.advance(by: 0)
        stage.advance(by: 0.05)
        #expect(stage.frame.shapes.contains { $0.opacity < 0.9 })
        #expect(stage.settle() && stage.image() == still("heart"))
        // One way that is asked for is the way that is taken.
        let slashed = Remote("heart.slash")
        let plain = self.stage(slashed, .symbolEffect(.replace.downUp))
        withAnimation { slashed.value = "heart" }
        plain.advance(by: 0)
        plain.advance(by: 0.1)
        #expect(plain.frame.shapes.contains { $0.opacity < 0.9 })
    }

    @Test func `symbols change at once where nothing asks for more, or nothing may move`() {
        func changesAtOnce(
            _ transition: ContentTransition, _ preferences: Preferences = Preferences(), _ change: (() -> Void) -> Void
        )
            -> Bool
        {
            // Of one size, so that no frame moves.
            let name = Remote("heart")
            let stage = stage(name, transition, preferences)
            change { name.value = "heart.fill" }
            stage.advance(by: 0)
            return stage.image() == still("heart.fill") && !stage.isAnimating
        }
        var preferences = Preferences()
        preferences.reduceMotion = true
        #expect(changesAtOnce(.identity) { change in withAnimation { change() } })
        #expect(changesAtOnce(.symbolEffect, preferences) { change in withAnimation { change() } })
        #expect(changesAtOnce(.symbolEffect) { $0() } && changesAtOnce(.symbolEffect(.replace)) { $0() })
        #expect(!changesAtOnce(.symbolEffect) { change in withAnimation { change() } })
    }

    @Test func `a symbol with effects that is replaced plays them with the new one's parts`() {
        let name = Remote("wifi")
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            Playing(name) {
                Image(systemName: $0).font(.system(size: 50)).symbolEffect(.variableColor.iterative)
                    .contentTransition(.symbolEffect(.replace))
            }
        }
        stage.advance(by: 1)
        withAnimation(.linear(duration: 0.2)) { name.value = "star" }
        stage.advance(by: 1)
        #expect(stage.image() == still("star"))
        withAnimation { name.value = "speaker.wave.3" }
        stage.advance(by: 1.375)
        #expect(stage.frame.shapes.count == 4)
    }

    @Test func `symbols come and go by growing and shrinking`() throws {
        let isThere = Remote(false)
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            Playing(isThere) {
                if $0 {
                    Image(systemName: "circle.fill").font(.system(size: 50)).transition(.symbolEffect(.disappear.up))
                }
            }
        }
        withAnimation(.linear(duration: 1)) { isThere.value = true }
        stage.advance(by: 0)
        stage.advance(by: 0.5)
        let half = try #require(stage.frame.shapes.first)
        stage.advance(by: 1)
        let whole = try #require(stage.frame.shapes.first)
        #expect(isNear(half.rect.width, whole.rect.width * 1.15, 0.1) && isNear(half.opacity, 0.5, 0.01))
        #expect(stage.image() == still("circle.fill"))
        withAnimation(.linear(duration: 1)) { isThere.value = false }
        #expect(stage.settle() && stage.frame.shapes.isEmpty)
        #expect(SymbolEffectTransition.properties.hasMotion)
        _ = Square().transition(.symbolEffect).transition(.symbolEffect(.automatic, options: .speed(2)))
    }
}
