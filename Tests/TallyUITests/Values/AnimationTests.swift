import Foundation
import Testing

@testable import TallyCore

@Suite struct AnimationTests {
    @Test(arguments: try ConformanceValue.rows("animation-description"))
    func `the default animation describes itself as SwiftUI's`(row: ConformanceValue) {
        let animation = Animation.default
        let text =
            row.api.contains("debugDescription")
            ? animation.debugDescription
            : row.api.contains("customMirror") ? animation.customMirror.description : animation.description
        #expect(text == row.expectedText)
    }

    @Test func `rules 2, 11, 27 and 28: every short form equals its written-out form`() {
        #expect(Animation.linear == .linear(duration: 0.35))
        #expect(Animation.linear == .timingCurve(0, 0, 1, 1, duration: 0.35))
        #expect(Animation.easeIn == .timingCurve(0.42, 0, 1, 1))
        #expect(Animation.easeIn == .easeIn(duration: 0.35))
        #expect(Animation.easeOut == .timingCurve(.easeOut, duration: 0.35))
        #expect(Animation.easeOut == .easeOut(duration: 0.35))
        #expect(Animation.easeInOut == .easeInOut(duration: 0.35))
        #expect(Animation.easeInOut == .timingCurve(0.42, 0, 0.58, 1, duration: 0.35))
        #expect(Animation.spring == .spring(duration: 0.5, bounce: 0, blendDuration: 0))
        #expect(Animation.spring() == .spring)
        #expect(Animation.spring(response: 0.5) == .spring(response: 0.5, dampingFraction: 0.825, blendDuration: 0))
        #expect(Animation.spring(Spring(duration: 0.4, bounce: 0)) == .spring(duration: 0.4))
        #expect(Animation.smooth == .smooth(duration: 0.5, extraBounce: 0))
        #expect(Animation.smooth == .spring)
        #expect(Animation.snappy == .spring(duration: 0.5, bounce: 0.15))
        #expect(Animation.bouncy == .spring(duration: 0.5, bounce: 0.3))
        #expect(Animation.bouncy(duration: 0.4, extraBounce: 0.1) == .spring(duration: 0.4, bounce: 0.3 + 0.1))
        #expect(Animation.interactiveSpring == .spring(duration: 0.15, bounce: 0.15, blendDuration: 0.25))
        #expect(Animation.interactiveSpring() == .interactiveSpring)
        #expect(
            Animation.interactiveSpring(response: 0.15)
                == .interactiveSpring(response: 0.15, dampingFraction: 0.86, blendDuration: 0.25))
        #expect(Animation.interpolatingSpring == .interpolatingSpring(duration: 0.5, bounce: 0, initialVelocity: 0))
        #expect(Animation.interpolatingSpring() == .interpolatingSpring)
        #expect(
            Animation.interpolatingSpring(stiffness: 100, damping: 10)
                == .interpolatingSpring(mass: 1, stiffness: 100, damping: 10, initialVelocity: 0))
        #expect(
            Animation.interpolatingSpring(Spring(stiffness: 100, damping: 10))
                == .interpolatingSpring(stiffness: 100, damping: 10))
        #expect(Animation.linear.repeatCount(3) == .linear.repeatCount(3, autoreverses: true))
        #expect(Animation.linear.repeatForever() == .linear.repeatForever(autoreverses: true))
    }

    @Test func `animations differ by every call that was made`() {
        let animations: [Animation] = [
            .default, .linear, .easeIn, .easeOut, .easeInOut, .spring, .snappy, .bouncy, .interactiveSpring,
            .interpolatingSpring, .linear.delay(0), .linear.speed(1), .linear.repeatCount(1), .linear.repeatForever(),
            .linear.repeatForever(autoreverses: false), .linear.logicallyComplete(after: 1),
            .linear.speed(2).delay(1), .linear.delay(1).speed(2), Animation(HalfTime()),
        ]
        #expect(Set(animations).count == animations.count)
    }

    @Test func `a custom animation is found again as the base`() {
        #expect(Animation(HalfTime()).base as? HalfTime == HalfTime())
        func wrapped(_ base: some CustomAnimation) -> Animation { Animation(base) }
        let base: any CustomAnimation = Animation.spring.base
        let again = wrapped(base)
        #expect(again == .spring)
        #expect(Animation(HalfTime()).description == "HalfTime()")
    }

    @Test func `a built-in animation asked directly answers its curve and ends`() {
        var context = AnimationContext<Double>(.init())
        let animation = Animation.linear(duration: 1)
        #expect(animation.animate(value: 10, time: 0.25, context: &context) == 2.5)
        #expect(animation.velocity(value: 10, time: 0.25, context: context) == 10)
        #expect(!context.isLogicallyComplete)
        #expect(animation.animate(value: 10, time: 1.5, context: &context) == nil)
        #expect(context.isLogicallyComplete)
    }

    @Test func `a spring that takes over goes on from the shown value with its velocity`() throws {
        var context = AnimationContext<Double>(.init())
        let (first, second) = (Animation.smooth, Animation.bouncy)
        let shown = try #require(first.animate(value: 10, time: 0.2, context: &context))
        let velocity = try #require(first.velocity(value: 10, time: 0.2, context: context))
        #expect(second.shouldMerge(previous: first, value: 30, time: 0.2, context: &context))
        let next = try #require(second.animate(value: 30, time: 0.2 + 1 / 300.0, context: &context))
        #expect(abs(next - shown) < abs(velocity) / 300 * 2 + 0.2)
        #expect(next > shown)
    }

    @Test func `a custom animation keeps its state and learns the surroundings`() {
        var context = AnimationContext<Double>(.init())
        #expect(context.state[CounterKey.self] == 0)
        for frame in 1...3 {
            _ = Counting().animate(value: 1.0, time: Double(frame), context: &context)
            #expect(context.state[CounterKey.self] == frame)
        }
        let other = context.withState(AnimationState<Float>())
        #expect(other.state[CounterKey.self] == 0)
        #expect(context.environment.colorScheme == .light)
    }

    @Test func `a spring between two values is the spring of their difference`() {
        let spring = Spring(duration: 0.5, bounce: 0.3)
        let value = spring.value(fromValue: 2.0, toValue: 12.0, initialVelocity: 0.0, time: 0.1)
        #expect(value == 2 + spring.value(target: 10.0, time: 0.1))
        let point = spring.value(
            fromValue: CGPoint.zero, toValue: CGPoint(x: 4, y: 8), initialVelocity: .zero, time: 0.2)
        #expect(point.y == 2 * point.x)
        let curve = UnitCurve.bezier(
            startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
        #expect(curve == .easeIn)
    }
}

private struct HalfTime: CustomAnimation, CustomStringConvertible {
    var description: String { "HalfTime()" }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        time < 2 ? value.scaled(by: time / 2) : nil
    }
}

private struct CounterKey: AnimationStateKey {
    static var defaultValue: Int { 0 }
}

private struct Counting: CustomAnimation {
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        context.state[CounterKey.self] += 1
        return value
    }
}
