import SwiftUI
import TallyStage
import Testing

/// Shapes put together of others, as views.
@MainActor
struct ShapeCombiningTests {
    private struct Joined: View {
        var x: Double
        var body: some View {
            Circle().union(Rectangle().offset(x: x)).fill(.red).frame(width: 40, height: 40)
        }
    }

    @Test func `a union of shapes moves with what it is made of`() {
        let x = Remote(0.0)
        let stage = Stage(size: CGSize(width: 200, height: 60)) { Playing(x) { Joined(x: $0) } }
        #expect(stage.frame.shapes[0].rect == CGRect(x: 80, y: 10, width: 40, height: 40))
        withAnimation(.linear(duration: 1)) { x.value = 40 }
        stage.advance(by: 0.5)
        #expect(isNear(stage.frame.shapes[0].rect.width, 60))
        stage.advance(by: 0.5)
        #expect(isNear(stage.frame.shapes[0].rect.width, 80))
        #expect(!stage.isAnimating)
    }

    @Test func `every operation draws what its path has`() throws {
        let (first, second) = (Circle(), Rectangle().offset(x: 20))
        let box = CGRect(x: 0, y: 0, width: 40, height: 40)
        let (a, b) = (first.path(in: box), second.path(in: box))
        #expect(first.union(second).path(in: box) == a.union(b))
        #expect(first.intersection(second).path(in: box) == a.intersection(b))
        #expect(first.subtracting(second).path(in: box) == a.subtracting(b))
        #expect(first.symmetricDifference(second).path(in: box) == a.symmetricDifference(b))
        #expect(first.lineIntersection(second).path(in: box) == a.lineIntersection(b))
        #expect(first.lineSubtraction(second).path(in: box) == a.lineSubtraction(b))
        let twice = Rectangle().subtracting(Rectangle().scale(0.5)).subtracting(Circle(), eoFill: true)
        #expect(!twice.path(in: box).contains(CGPoint(x: 20, y: 20)))
        #expect(twice.path(in: box).contains(CGPoint(x: 1, y: 1)))
    }

    @Test func `a hole in a button's shape is not pressed`() {
        var pressed = 0
        let stage = Stage(size: CGSize(width: 60, height: 60)) {
            Color.red.frame(width: 40, height: 40)
                .contentShape(Rectangle().subtracting(Circle().scale(0.5))).onTapGesture { pressed += 1 }
        }
        stage.tap(CGPoint(x: 30, y: 30))
        stage.advance(by: 0)
        #expect(pressed == 0)
        stage.tap(CGPoint(x: 12, y: 12))
        stage.advance(by: 0)
        #expect(pressed == 1)
    }
}
