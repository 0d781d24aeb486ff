import SwiftUI
import TallyStage
import Testing

/// Effects on pictures move by their numbers, without bodies: rules 55, 125, 128 and 129.
@MainActor
struct EffectMotionTests {
    private func expectHalf<Value, V: View>(
        _ from: Value, _ to: Value, is middle: Value, _ effect: @escaping (AnyView, Value) -> V,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        expectHalfWay(of: { Sample() }, from, to, is: middle, effect, sourceLocation: sourceLocation)
    }

    private struct Sample: View {
        var body: some View {
            HStack(spacing: 0) {
                Color(red: 0.8, green: 0.3, blue: 0.1).frame(width: 20, height: 30)
                Text("7").frame(width: 14)
                Circle().fill(Color.blue).frame(width: 24, height: 24)
            }
        }
    }

    @Test func `rule 125: a blur's radius moves`() { expectHalf(0.0, 8, is: 4) { $0.blur(radius: $1) } }

    @Test func `rule 125: a shadow's radius and place move`() {
        expectHalf(0.0, 8, is: 4) { $0.shadow(color: .black, radius: $1, x: $1, y: -2 * $1) }
    }

    @Test func `rule 129: a shadow's colour moves in linear light`() {
        let half = Color(Color.Resolved(colorSpace: .sRGBLinear, red: 0.5, green: 0, blue: 0.5))
        let red = Color(Color.Resolved(colorSpace: .sRGBLinear, red: 1, green: 0, blue: 0))
        let blue = Color(Color.Resolved(colorSpace: .sRGBLinear, red: 0, green: 0, blue: 1))
        expectHalf(red, blue, is: half) { $0.shadow(color: $1, radius: 3) }
        expectHalf(red, blue, is: half) { $0.colorMultiply($1) }
    }

    @Test func `rule 125: adjustments of colours move`() {
        expectHalf(0.0, 0.5, is: 0.25) { $0.brightness($1) }
        expectHalf(1.0, 3, is: 2) { $0.contrast($1) }
        expectHalf(1.0, 0, is: 0.5) { $0.saturation($1) }
        expectHalf(0.0, 1, is: 0.5) { $0.grayscale($1) }
        expectHalf(0.0, 180, is: 90) { $0.hueRotation(.degrees($1)) }
    }

    @Test func `rule 125: a turn in space moves`() {
        expectHalf(0.0, 120, is: 60) { $0.rotation3DEffect(.degrees($1), axis: (x: 0, y: 1, z: 0)) }
        expectHalf(0.0, 1, is: 0.5) {
            $0.rotation3DEffect(
                .degrees(50), axis: (x: 1, y: $1, z: 0), anchor: UnitPoint(x: $1, y: 0), anchorZ: 10 * $1,
                perspective: $1)
        }
    }

    @Test func `rule 125: a projection moves with its perspective`() {
        func map(_ amount: Double) -> ProjectionTransform {
            var map = ProjectionTransform()
            map.m13 = amount * 0.01
            map.m21 = amount * 0.3
            return map
        }
        expectHalf(0.0, 1, is: 0.5) { $0.projectionEffect(map($1)) }
    }

    @Test func `rule 125: a mask moves, be it a shape or views`() {
        expectHalf(0.0, 1, is: 0.5) { view, x in view.mask { Circle().trim(from: 0, to: x) } }
        expectHalf(0.0, 1, is: 0.5) { view, x in view.mask { Circle().frame(width: 20).offset(x: 30 * x) } }
        expectHalf(0.2, 1, is: 0.6) { view, x in view.mask { Color.black.opacity(x) } }
    }

    @Test func `rule 128: an effect at its neutral value costs nothing`() {
        let stage = Stage {
            Sample().blur(radius: 0).brightness(0).contrast(1).saturation(1).grayscale(0).hueRotation(.zero)
                .shadow(color: .clear, radius: 9).blendMode(.normal)
                .rotation3DEffect(.zero, axis: (x: 0, y: 1, z: 0))
        }
        _ = stage.image()
        #expect(!stage.runtime.displayList.hasLayers)
    }

    /// What is painted bit by bit equals what is painted at once.
    @Test func `what moves inside layers, and layers that move, leave nothing behind`() {
        func stage(_ moved: Remote<Bool>) -> Stage {
            Stage(size: CGSize(width: 160, height: 120)) {
                Playing(moved) { moved in
                    VStack {
                        Text("12").offset(x: moved ? 30 : -30).blur(radius: 2).shadow(radius: moved ? 2 : 8, y: 5)
                        HStack {
                            Circle().fill(Color.red).frame(width: 30, height: 30)
                                .rotation3DEffect(.degrees(moved ? 200 : 0), axis: (x: 0.2, y: 1, z: 0))
                            Text("Tally").offset(y: moved ? 9 : 0).mask { Capsule().padding(moved ? 6 : 0) }
                            ZStack {
                                Color.yellow.frame(width: 30, height: 20)
                                Circle().frame(width: 16).offset(x: moved ? 8 : -8).blendMode(.difference)
                            }.compositingGroup().opacity(moved ? 0.4 : 1)
                        }
                    }
                }
            }
        }
        let moved = Remote(false)
        let seen = stage(moved)
        _ = seen.image()
        withAnimation(.bouncy) { moved.value = true }
        for frame in 1...24 {
            seen.advance(by: 0.04)
            guard frame % 6 == 0 else {
                _ = seen.image()
                continue
            }
            let other = Remote(false)
            let fresh = stage(other)
            withAnimation(.bouncy) { other.value = true }
            for _ in 1...frame { fresh.advance(by: 0.04) }
            #expect(seen.image() == fresh.image())
        }
    }
}
