import SwiftUI
import TallyStage
import Testing

/// What the parts of a symbol do apart from one another, and what becomes of effects that are asked for no more.
@MainActor
struct SymbolLayerTests {
    private func stage(@ViewBuilder _ content: @escaping () -> some View) -> Stage {
        Stage(size: CGSize(width: 100, height: 100), scale: 1, content: content)
    }

    private func width(_ stage: Stage) -> Double { stage.frame.shapes.first.map { Double($0.rect.width) } ?? .nan }

    @Test func `by layer each part begins a little later, as a whole all begin at once`() {
        func parts(_ effect: ScaleSymbolEffect) -> Int {
            let isOn = Remote(false)
            let stage = stage {
                Playing(isOn) { Image(systemName: "wifi").font(.system(size: 50)).symbolEffect(effect, isActive: $0) }
            }
            isOn.value = true
            stage.advance(by: 0)
            stage.advance(by: 0.06)
            // Parts that are alike are drawn as one.
            return stage.frame.shapes.count
        }
        #expect(parts(.scale.up.byLayer) > 2)
        #expect(parts(.scale.up.wholeSymbol) == 1)
    }

    @Test func `by layer each part turns about its own middle, as a whole all about the symbol's`() {
        func shapes(_ effect: RotateSymbolEffect) -> [[ShapeElement]] {
            let isOn = Remote(false)
            let stage = stage {
                Playing(isOn) {
                    Image(systemName: "sparkles").font(.system(size: 50)).symbolEffect(effect, isActive: $0)
                }
            }
            isOn.value = true
            stage.advance(by: 0)
            return [0.05, 0.35].map {
                stage.advance(by: $0)
                return stage.frame.shapes
            }
        }
        let parts = shapes(.rotate.byLayer)
        // Parts that turn about one point are drawn as one.
        #expect(parts[0].count > 1 && parts[0].count == parts[1].count && parts[0] != parts[1])
        for (start, end) in zip(parts[0], parts[1]) {
            #expect(hypot(start.rect.midX - end.rect.midX, start.rect.midY - end.rect.midY) < 0.5)
        }
        let whole = shapes(.rotate.wholeSymbol)
        #expect(whole[0].count == 1 && whole[0] != whole[1])
    }

    @Test func `levels go dark evenly when a colour begins to run`() {
        let isOn = Remote(false)
        let stage = stage {
            Playing(isOn) {
                Image(systemName: "wifi").font(.system(size: 50)).symbolEffect(.variableColor.iterative, isActive: $0)
            }
        }
        isOn.value = true
        stage.advance(by: 0)
        var darkest: [Double] = []
        for _ in 0..<12 {
            stage.advance(by: 1 / 60)
            darkest.append(stage.frame.shapes.map(\.opacity).min() ?? .nan)
        }
        #expect(darkest[0] > 0.95 && darkest[11] < 0.35)
        #expect(zip(darkest, darkest.dropFirst()).allSatisfy { $0 >= $1 && $0 - $1 < 0.12 }, "\(darkest)")
    }

    @Test func `an effect that another replaces goes to rest while that begins, without a jump`() {
        let isUp = Remote(false)
        let stage = stage {
            Playing(isUp) {
                Image(systemName: "circle.fill").font(.system(size: 50))
                    .symbolEffect($0 ? ScaleSymbolEffect.scale.up : .scale.down)
            }
        }
        let start = width(stage)
        isUp.value = true
        stage.advance(by: 0)
        var widths = [start]
        for _ in 0..<60 {
            widths.append(width(stage))
            stage.advance(by: 1 / 120)
        }
        #expect(stage.settle() && isNear(width(stage), start * 1.5, 0.1))
        #expect(zip(widths, widths.dropFirst()).allSatisfy { abs($0 - $1) < start * 0.06 }, "\(widths)")
    }

    @Test func `an effect that is taken away goes to rest without a jump`() {
        let isRemoved = Remote(false)
        let stage = stage {
            Playing(isRemoved) {
                Image(systemName: "circle.fill").font(.system(size: 50)).symbolEffectsRemoved($0)
                    .symbolEffect(.scale.up)
            }
        }
        let start = width(stage)
        isRemoved.value = true
        stage.advance(by: 0)
        #expect(isNear(width(stage), start, start * 0.03))
        #expect(stage.isAnimating)
        #expect(stage.settle())
        #expect(isNear(width(stage), start / 1.2, 0.1), "\(width(stage)), \(start)")
    }

    @Test func `a symbol that is wanted again while it goes is the one that comes back`() {
        let name = Remote("circle.fill")
        let stage = stage {
            Playing(name) {
                Image(systemName: $0).font(.system(size: 50)).contentTransition(.symbolEffect(.replace.upUp))
            }
        }
        withAnimation { name.value = "square.fill" }
        stage.advance(by: 0)
        stage.advance(by: 0.1)
        withAnimation { name.value = "circle.fill" }
        for _ in 0..<60 {
            stage.advance(by: 1 / 60)
            #expect(stage.frame.shapes.count <= 2, "at \(stage.time)")
        }
    }
}
