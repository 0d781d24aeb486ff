import SwiftUI
import TallyStage
import Testing

@MainActor
struct ScrollTransitionTests {
    /// Ten rows of 40 points, one below another in a window of 100; a row beyond the top is moved by -100 points, one
    /// beyond the bottom by 100.
    private func rows(
        top: ScrollTransitionConfiguration, bottom: ScrollTransitionConfiguration, height: CGFloat = 40
    ) -> Stage {
        Stage {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<10) { _ in
                        Color.red.frame(width: 100, height: height)
                            .scrollTransition(topLeading: top, bottomTrailing: bottom) { e, phase in
                                e.offset(x: 100 * phase.value)
                            }
                    }
                }
            }
        }
    }

    private func rows(_ both: ScrollTransitionConfiguration, height: CGFloat = 40) -> Stage {
        rows(top: both, bottom: both, height: height)
    }

    private func shifts(_ stage: Stage) -> [Double] {
        stage.advance(by: 0)
        return stage.boxes.filter { isNear($0.width, 100, 1e-6) }.map { Double($0.minX) }
    }

    private func scroll(_ stage: Stage, _ distance: CGFloat) {
        stage.scroll(CGSize(width: 0, height: distance), at: CGPoint(x: 50, y: 50))
    }

    private let linear = ScrollTransitionConfiguration.interactive(timingCurve: .linear)

    @Test func `phases have their values`() {
        #expect(ScrollTransitionPhase.topLeading.value == -1 && !ScrollTransitionPhase.topLeading.isIdentity)
        #expect(ScrollTransitionPhase.identity.value == 0 && ScrollTransitionPhase.identity.isIdentity)
        #expect(ScrollTransitionPhase.bottomTrailing.value == 1 && !ScrollTransitionPhase.bottomTrailing.isIdentity)
    }

    @Test func `a row is moved by as much of it as is not in view`() {
        let stage = rows(linear)
        // Rows end at 40, 80, 120: half of the third is in view.
        #expect(shifts(stage) == [0, 0, 50, 100, 100, 100, 100, 100, 100, 100])
        scroll(stage, 10)
        #expect(shifts(stage).prefix(4).elementsEqual([-25, 0, 25, 100]))
        scroll(stage, 50)
        #expect(shifts(stage).prefix(5).elementsEqual([-100, -50, 0, 0, 100]))
        scroll(stage, 1000)
        #expect(shifts(stage).suffix(3).elementsEqual([-50, 0, 0]))
    }

    @Test func `the curve is passed forwards while a row comes`() {
        let curve = UnitCurve.bezier(
            startControlPoint: UnitPoint(x: 0.9, y: 0), endControlPoint: UnitPoint(x: 1, y: 0.1))
        let stage = rows(.interactive(timingCurve: curve))
        #expect(isNear(shifts(stage)[2], 100 * (1 - curve.value(at: 0.5)), 1e-6))
        scroll(stage, 20)
        #expect(isNear(shifts(stage)[0], -100 * (1 - curve.value(at: 0.5)), 1e-6))
    }

    @Test func `thresholds say when a row is in view`() {
        // The third row begins at 80: by 20 points in view.
        func shown(_ threshold: ScrollTransitionConfiguration.Threshold) -> Double {
            shifts(rows(linear.threshold(threshold)))[2]
        }
        #expect(isNear(shown(.visible), 50))
        #expect(isNear(shown(.visible(0.5)), 0))
        #expect(isNear(shown(.visible(0.75)), 100.0 / 3))
        #expect(shown(.hidden) == 0)
        // In the middle it begins at 30: 20 of 70 points are passed.
        #expect(isNear(shown(.centered), 100 * 50.0 / 70))
        // Met where the row begins at 50.
        #expect(isNear(shown(.visible.inset(by: 10)), 60))
        #expect(isNear(shown(.visible.inset(by: -20)), 0))
        // Met at 80, half of the way between 100 and 60.
        #expect(isNear(shown(.hidden.interpolated(towards: .visible, amount: 0.5)), 0))
        #expect(isNear(shown(.hidden.interpolated(towards: .visible, amount: 0.75)), 100.0 / 3))
        // Never beyond the middle, and what is no number changes nothing.
        #expect(isNear(shown(.visible.inset(by: 500)), 100 * 50.0 / 70))
        #expect(isNear(shown(.visible.inset(by: .nan)), 50) && isNear(shown(.visible(.nan)), 50))
        #expect(isNear(shown(.visible(7)), 50) && shown(.visible(-7)) == 0)
        #expect(isNear(shown(.visible.interpolated(towards: .hidden, amount: .infinity)), 50))
    }

    @Test func `a row longer than the window is in view when it fills the window`() {
        let stage = rows(linear, height: 200)
        #expect(shifts(stage)[0] == 0)
        for (distance, first, second) in [(50, 0.0, 100.0), (50, 0, 100), (40, -40, 60), (60, -100, 0)] {
            scroll(stage, CGFloat(distance))
            #expect(isNear(shifts(stage)[0], first) && isNear(shifts(stage)[1], second), "\(distance)")
        }
    }

    @Test func `each edge has its own configuration`() {
        let stage = rows(top: .identity, bottom: linear)
        scroll(stage, 30)
        #expect(shifts(stage).prefix(4).elementsEqual([0, 0, 0, 75]))
        let other = rows(top: linear, bottom: .identity)
        scroll(other, 30)
        #expect(shifts(other).prefix(4).elementsEqual([-75, 0, 0, 0]))
    }

    @Test func `an animated transition plays by itself once the threshold is met`() {
        let stage = rows(.animated(.linear(duration: 1)))
        #expect(shifts(stage).prefix(4).elementsEqual([0, 0, 100, 100]) && !stage.isAnimating)
        scroll(stage, 19)
        #expect(shifts(stage)[0] == 0 && stage.isAnimating, "the first row begins to leave")
        stage.advance(by: 0.5)
        #expect(isNear(shifts(stage)[0], -50) && shifts(stage)[2] == 100)
        scroll(stage, 1)
        #expect(shifts(stage)[2] == 100)
        stage.advance(by: 0.5)
        #expect(isNear(shifts(stage)[0], -100) && isNear(shifts(stage)[2], 50))
        // Back before it is there: it turns round where it is.
        scroll(stage, -20)
        let turned = shifts(stage)
        #expect(isNear(turned[2], 50) && isNear(turned[0], -100))
        stage.advance(by: 2)
        #expect(shifts(stage).prefix(3).elementsEqual([0, 0, 100]) && !stage.isAnimating)
    }

    @Test func `with an animation of its own the effect lags behind the scrolling`() {
        let stage = rows(linear.animation(.linear(duration: 1)))
        #expect(shifts(stage)[2] == 50)
        scroll(stage, 20)
        #expect(shifts(stage)[2] == 50)
        stage.advance(by: 0.5)
        #expect(isNear(shifts(stage)[2], 25))
        stage.advance(by: 0.5)
        #expect(shifts(stage)[2] == 0 && !stage.isAnimating)
    }

    @Test func `it follows the finger and a scroll that is animated in every frame`() {
        let stage = Stage {
            ScrollViewReader { proxy in
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<10) { _ in
                            Color.red.frame(width: 100, height: 40)
                                .scrollTransition(.interactive(timingCurve: .linear)) { e, phase in
                                    e.offset(x: 40 * phase.value)
                                }
                        }
                    }
                }
                .onTapGesture { withAnimation(.easeInOut(duration: 1)) { proxy.scrollTo(9) } }
            }
        }
        func expectPlaces() {
            for box in stage.boxes.filter({ isNear($0.width, 100, 1e-6) }) {
                let hidden = max(min(-box.minY, 40), 0) - max(min(box.maxY - 100, 40), 0)
                #expect(isNear(box.minX, -hidden, 1e-6))
            }
        }
        expectPlaces()
        stage.pointerDown(CGPoint(x: 50, y: 90))
        for y in stride(from: 80.0, through: 20, by: -6) {
            stage.pointerMove(CGPoint(x: 50, y: y))
            stage.advance(by: 1 / 60)
            expectPlaces()
        }
        stage.pointerUp(CGPoint(x: 50, y: 20))
        for _ in 0..<40 {
            stage.advance(by: 1 / 20)
            expectPlaces()
        }
        #expect(stage.settle())
        scroll(stage, -1000)
        stage.tap(CGPoint(x: 50, y: 50))
        for _ in 0..<10 {
            stage.advance(by: 0.1)
            expectPlaces()
        }
        #expect(stage.boxes[0].minY == -300)
    }

    @Test func `sideways it goes along the scroll view's axis, and with the direction of reading`() {
        func row(_ direction: LayoutDirection, axis: Axis? = nil) -> Stage {
            Stage {
                ScrollView(.horizontal) {
                    HStack(spacing: 0) {
                        ForEach(0..<5) { _ in
                            Color.red.frame(width: 40, height: 100)
                                .scrollTransition(.interactive(timingCurve: .linear), axis: axis) { e, phase in
                                    e.offset(y: 100 * phase.value)
                                }
                        }
                    }
                }
                .environment(\.layoutDirection, direction)
            }
        }
        #expect(row(.leftToRight).boxes.map(\.minY) == [0, 0, 50, 100, 100])
        #expect(row(.rightToLeft).boxes.map(\.minY) == [0, 0, 50, 100, 100])
        #expect(row(.leftToRight, axis: .vertical).boxes.map(\.minY) == [0, 0, 0, 0, 0])
    }

    @Test func `without a scroll view around it is the identity phase`() {
        let stage = Stage {
            Square().scrollTransition { e, phase in e.offset(x: phase.isIdentity ? 20 : 0).opacity(0.5) }
        }
        #expect(stage.x == 65 && stage.opacity == 0.5)
    }

    @Test func `a view's way back is that of the edge that it left by`() {
        let stage = rows(top: .animated(.linear(duration: 1)), bottom: .animated(.linear(duration: 4)))
        stage.advance(by: 5)
        scroll(stage, 19)
        stage.advance(by: 0)
        stage.advance(by: 1)
        #expect(isNear(shifts(stage)[0], -100))
        scroll(stage, -19)
        stage.advance(by: 0)
        stage.advance(by: 0.5)
        #expect(isNear(shifts(stage)[0], -50))
        scroll(stage, 20)
        stage.advance(by: 0)
        stage.advance(by: 2)
        #expect(isNear(shifts(stage)[2], 50))
    }

    @Test func `a phase shows in part from the look of the identity phase on`() {
        let stage = Stage {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<4) { _ in
                        Color.red.frame(width: 100, height: 40)
                            .scrollTransition(linear) { e, phase in e.scaleEffect(x: phase.isIdentity ? 0.8 : 0.2) }
                    }
                }
            }
        }
        #expect(zip(stage.boxes, [80, 80, 50, 20]).allSatisfy { isNear($0.width, $1) })
    }

    @Test func `where it scrolls both ways, the axis says which way counts`() {
        for (axis, shift) in [(Axis?.none, 0.0), (.vertical, 0), (.horizontal, 50)] {
            let stage = Stage {
                ScrollView([.horizontal, .vertical]) {
                    Color.red.frame(width: 40, height: 40)
                        .scrollTransition(linear, axis: axis) { e, phase in e.offset(y: 100 * phase.value) }
                        .padding(.leading, 80).frame(width: 400, height: 400, alignment: .topLeading)
                }
            }
            #expect(isNear(stage.box, 80, CGFloat(shift), 40, 40), "\(String(describing: axis))")
        }
    }
}
