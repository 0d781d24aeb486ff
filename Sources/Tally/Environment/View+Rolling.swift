import SwiftUI

extension View {
    /// Sets how the numbers inside change. Without it they flow.
    ///
    /// A change of style takes effect with the next change of value.
    public func rollStyle(_ style: RollStyle) -> some View { environment(\.rollStyle, style) }

    /// Sets which way the glyphs of the numbers and texts inside travel.
    ///
    /// Without it numbers follow their trend and texts come from above.
    public func rollSense(_ sense: RollSense) -> some View { environment(\.rollSense, Optional(sense)) }

    /// Sets the highest digits of places, as on a clock: with `[1: 5]` the tens go from 5 on to 0, and the number from 59 to 0.
    ///
    ///     RollingNumber(seconds, format: .number.precision(.integerLength(2)))
    ///         .rollMaxima([1: 5])
    ///
    /// The drum of such a place has no faces above its maximum. Where the highest place of a number has a maximum, the
    /// number goes round: 59 → 0 counts as one more and 0 → 59 as one less, whichever way is the shorter, also for the trend. A
    /// place that shows a digit above its maximum turns a common drum. The styles `numericText`, `ticker` and `perDigit` show
    /// no faces between, and take from this at most their sense.
    /// - Parameter maxima: Highest digits by the exponent of the place: 0 is the ones, 1 the tens. Those outside of 1...9 are
    ///   left out. A text such as `04:59` has the tens of its minutes at 3.
    public func rollMaxima(_ maxima: [Int: Int]) -> some View { environment(\.rollMaxima, RollMaxima(maxima)) }

    /// Sets the timing of the numbers and texts inside, whatever the transaction of a change says.
    ///
    /// Without it the animation of the change's transaction counts and, if it has none, the style's own.
    /// - Parameters:
    ///   - animation: The animation of the motion; `nil` lets changes show at once. A spring without modifiers keeps its
    ///     velocity when it is interrupted; anything else combines as SwiftUI combines it, without a jump.
    ///   - fade: The animation of the fades that go with the motion; `nil` takes that of the motion.
    public func rollAnimation(_ animation: Animation?, fade: Animation? = nil) -> some View {
        environment(\.rollTiming, Optional(RollTiming(roll: animation, fade: fade)))
    }

    /// Says what the numbers and texts inside mean; when that changes, everything enters from above, also equal text.
    public func rollIdentity(_ identity: some Hashable & Sendable) -> some View {
        environment(\.rollIdentity, Optional(RollIdentity(value: identity)))
    }

    /// Lets the numbers inside roll from a start value to their own when they first appear. Without it they appear still.
    ///
    /// Has no effect on a number whose type cannot hold the start value.
    public func rollsOnAppear(from start: Decimal = 0) -> some View { environment(\.rollStart, Optional(start)) }

    /// Sets what becomes of the width of the numbers inside when their text changes, of the rows of `PushCounter`
    /// and `ReelNumber`, and of the windows of `Rolling` and `RollingText`, which nothing is reserved for. Without it, it is
    /// animated.
    public func rollWidth(_ width: RollWidth) -> some View { environment(\.rollWidth, width) }

    /// Lets the numbers inside move in step: what changes together takes as long, and begins column by column together.
    ///
    /// All of them take the timing that holds where the group is, that of `rollAnimation` or of the style, and none of their
    /// own; the animation of a change's transaction counts as it does without a group. In the style `numericText` columns of
    /// one place begin at one time, whatever the lengths of the numbers. Numbers that change in different updates begin
    /// when they change. A group inside of another is a group of its own.
    public func rollGroup() -> some View { modifier(RollGroupModifier()) }

    /// Calls the action each time a number or text inside has come to rest after a change, be it at once.
    ///
    /// Changes that interrupt one another are followed by one call, when the last one is over and nothing moves any more. A spring ends
    /// after the eye sees it rest: in `flow`, 1.5 s after the change. The innermost action counts. A change while the number is redacted, or
    /// with which it becomes so or is so no longer, is told at once.
    public func onRollCompletion(_ action: @escaping @MainActor () -> Void) -> some View {
        modifier(RollActionModifier(action: action))
    }
}

/// Keeps the action in an object, because two closures are never equal.
private struct RollActionModifier: ViewModifier {
    let action: @MainActor () -> Void
    @State private var kept = RollAction()

    func body(content: Content) -> some View {
        kept.action = action
        return content.environment(\.rollAction, Optional(kept))
    }
}

/// Keeps the group as long as the place lives.
private struct RollGroupModifier: ViewModifier {
    @Environment(\.rollTiming) private var timing
    @Environment(\.rollStyle) private var style
    @State private var group = RollGroup()

    func body(content: Content) -> some View {
        group.explicit = timing
        group.own = style.timing
        return content.environment(\.rollGroup, Optional(group))
    }
}
