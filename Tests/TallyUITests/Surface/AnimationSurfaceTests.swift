import SwiftUI
import TallyStage
import Testing

extension AnimationContext {
    /// As the first frame of an animation of nothing in particular has it.
    fileprivate static var ofNothing: AnimationContext { AnimationContext(MotionContext()) }
}

/// animation.md, section 19, name by name: a name that is missing, or spelt otherwise, does not compile.
@MainActor
struct AnimationSurfaceTests {
    @Test func `actions take their names and labels`() throws {
        var log: [String] = []
        let one: Int = withAnimation { 1 }
        let two: Int = withAnimation(.linear) { 2 }
        withAnimation(.linear, completionCriteria: .logicallyComplete) {
            log.append("a")
        } completion: {
            log.append("b")
        }
        withAnimation(completionCriteria: .removed, { log.append("c") }, completion: { log.append("d") })
        withTransaction(Transaction(animation: nil)) { log.append("e") }
        withTransaction(\.disablesAnimations, true) { log.append("f") }
        #expect(one + two == 3 && log == ["a", "b", "c", "d", "e", "f"])
        #expect(AnimationCompletionCriteria.logicallyComplete != .removed)
    }

    @Test func `animations take their names and labels`() {
        let all: [Animation] = [
            .default, .linear, .linear(duration: 1), .easeIn, .easeIn(duration: 1), .easeOut, .easeOut(duration: 1),
            .easeInOut, .easeInOut(duration: 1), .timingCurve(0, 0, 1, 1, duration: 1), .timingCurve(0, 0, 1, 1),
            .timingCurve(.easeIn, duration: 1), .spring, .spring(),
            .spring(response: 1, dampingFraction: 1, blendDuration: 0),
            .spring(duration: 1, bounce: 0, blendDuration: 0),
            .spring(Spring(), blendDuration: 0), .interactiveSpring,
            .interactiveSpring(response: 1, dampingFraction: 1, blendDuration: 0),
            .interactiveSpring(duration: 1, extraBounce: 0, blendDuration: 0),
            .interpolatingSpring, .interpolatingSpring(mass: 1, stiffness: 1, damping: 1, initialVelocity: 0),
            .interpolatingSpring(duration: 1, bounce: 0, initialVelocity: 0),
            .interpolatingSpring(Spring(), initialVelocity: 0), .smooth, .smooth(duration: 1, extraBounce: 0), .snappy,
            .snappy(duration: 1, extraBounce: 0), .bouncy, .bouncy(duration: 1, extraBounce: 0),
            .linear.delay(1), .linear.speed(2), .linear.repeatCount(2, autoreverses: false),
            .linear.repeatForever(autoreverses: false), .linear.logicallyComplete(after: 1), Animation(Quick()),
        ]
        var context = AnimationContext<Double>.ofNothing
        #expect(Set(all).count > 20 && !all[0].description.isEmpty && !all[0].debugDescription.isEmpty)
        let base: any CustomAnimation = Animation(Quick()).base
        #expect(base is Quick)
        #expect(Animation(Quick()).animate(value: 1.0, time: 0.25, context: &context) == 0.5)
        #expect(Animation(Quick()).velocity(value: 1.0, time: 0, context: context) == 2.0)
        #expect(
            !Animation(Quick()).shouldMerge(previous: .linear, value: 1.0, time: 0, context: &context))
    }

    private struct Quick: CustomAnimation {
        func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
            time > 0.5 ? nil : value.scaled(by: time * 2)
        }
        func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
            value.scaled(by: 2)
        }
        func shouldMerge<V: VectorArithmetic>(
            previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
        ) -> Bool { false }
    }

    private enum Count: AnimationStateKey { static var defaultValue: Int { 3 } }

    @Test func `what a custom animation is given takes its names`() {
        var context = AnimationContext<Double>.ofNothing
        var state = AnimationState<Double>()
        #expect(state[Count.self] == 3)
        state[Count.self] = 4
        context.state = state
        context.isLogicallyComplete = true
        #expect(context.state[Count.self] == 4 && context.environment.colorScheme == .light)
        let other: AnimationContext<Float> = context.withState(AnimationState<Float>())
        #expect(other.state[Count.self] == 3)
    }

    @Test func `springs take their names and labels`() {
        var value = 0.0
        var velocity = 0.0
        let springs = [
            Spring(), Spring(duration: 0.5, bounce: 0), Spring(response: 0.5, dampingRatio: 1),
            Spring(mass: 1, stiffness: 100, damping: 10, allowOverDamping: true),
            Spring(settlingDuration: 1, dampingRatio: 1, epsilon: 0.001), .smooth, .smooth(duration: 1),
            .smooth(duration: 1, extraBounce: 0), .snappy, .snappy(duration: 1), .snappy(duration: 1, extraBounce: 0),
            .bouncy, .bouncy(duration: 1), .bouncy(duration: 1, extraBounce: 0),
        ]
        for spring in springs {
            let numbers = [
                spring.duration, spring.bounce, spring.response, spring.dampingRatio, spring.mass, spring.stiffness,
                spring.damping, spring.settlingDuration, spring.value(target: 1.0, initialVelocity: 0, time: 0.1),
                spring.velocity(target: 1.0, initialVelocity: 0, time: 0.1),
                spring.force(target: 1.0, position: 0, velocity: 0),
                spring.settlingDuration(target: 1.0, initialVelocity: 0, epsilon: 0.001),
                spring.value(fromValue: CGFloat(0), toValue: 1, initialVelocity: 0, time: 0.1),
                spring.velocity(fromValue: CGFloat(0), toValue: 1, initialVelocity: 0, time: 0.1),
                spring.force(fromValue: CGFloat(0), toValue: 1, position: 0, velocity: 0),
                spring.settlingDuration(fromValue: CGFloat(0), toValue: 1, initialVelocity: 0, epsilon: 0.001),
            ]
            #expect(numbers.allSatisfy { Double($0).isFinite })
            spring.update(value: &value, velocity: &velocity, target: 1, deltaTime: 0.1)
        }
        #expect(Set(springs).count < springs.count && value > 0)
    }

    @Test func `curves take their names and labels`() {
        let curves: [UnitCurve] = [
            .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
            .bezier(startControlPoint: UnitPoint(x: 0.4, y: 0), endControlPoint: .bottomTrailing), .easeIn.inverse,
        ]
        #expect(curves.allSatisfy { $0.value(at: 1) == 1 && !$0.velocity(at: 0.4).isNaN })
    }

    @Test func `transactions take their names and labels`() {
        var transaction = Transaction()
        transaction = Transaction(animation: .linear)
        transaction.disablesAnimations = true
        transaction.isContinuous = true
        transaction.tracksVelocity = true
        transaction.animation = nil
        transaction.addAnimationCompletion(criteria: .removed) {}
        transaction.addAnimationCompletion {}
        var stored = 1
        let binding = Binding(get: { stored }, set: { stored = $0 })
        var own = binding.animation(.linear).transaction(transaction)
        own.transaction.isContinuous = false
        own.wrappedValue = 2
        #expect(stored == 2)
    }

    @Test func `data that moves takes its names`() {
        var pair = AnimatablePair(1.0, CGFloat(2))
        pair.scale(by: 2)
        #expect(pair == AnimatablePair(2, 4) && pair.magnitudeSquared == 20)
        var values = AnimatableValues(1.0, CGFloat(2), AnimatablePair(Float(3), 4.0))
        values.scale(by: 2)
        values += values
        let length = values.magnitudeSquared
        let isSum = values == AnimatableValues(4.0, CGFloat(8), AnimatablePair(Float(12), 16.0))
        let isZero = values - values == .zero
        #expect(length == 480 && isSum && isZero)
        var empty = EmptyAnimatableData()
        empty.scale(by: 2)
        #expect(empty == .zero && empty.magnitudeSquared == 0)
        #expect((2.0).scaled(by: 3) == 6 && (1.0).interpolated(towards: 3, amount: 0.5) == 2)
        var number: Float = 1
        number.interpolate(towards: 3, amount: 0.5)
        #expect(number == 2)
        #expect(StrokeStyle().animatableData.first == 1 && Angle.degrees(90).animatableData > 200)
    }
}
