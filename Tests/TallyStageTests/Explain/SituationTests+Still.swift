import TallyStage
import SwiftUI

extension SituationTests {
    // What rests.
    static let still: [Case] = [
        Case(
            "no animation at all",
            S { Text("12").offset(x: CGFloat($0) * 40) },
            says: """
                text "12" at 0.500 s does not move.
                Why not:
                - offset is (40.00, 0.00), from (0.00, 0.00): jumped at 0.00 s: no animation in the transaction.
                """),
        Case(
            "a transaction that takes the animation out",
            S(change: explicit()) { Text("12").offset(x: CGFloat($0) * 40).transaction { $0.animation = nil } },
            says: """
                text "12" at 0.500 s does not move.
                Why not:
                - offset is (40.00, 0.00), from (0.00, 0.00): jumped at 0.00 s: .transaction(_:) around it \
                took the transaction's animation out (.linear(duration: 1.0)).
                """),
        Case(
            "a transaction for a value that takes the animation out",
            S(change: explicit()) {
                Text("12").offset(x: CGFloat($0) * 40).transaction(value: $0) { $0.animation = nil }
            },
            says: """
                text "12" at 0.500 s does not move.
                Why not:
                - offset is (40.00, 0.00), from (0.00, 0.00): jumped at 0.00 s: .transaction(value:_:) around \
                it took the transaction's animation out (.linear(duration: 1.0)).
                """),
        Case(
            "disablesAnimations",
            S(change: { b in
                var t = Transaction(); t.disablesAnimations = true; withTransaction(t) { b.wrappedValue += 1 }
            }) { Text("12").offset(x: CGFloat($0) * 40).animation(linear(), value: $0) },
            says: """
                text "12" at 0.500 s does not move.
                Why not:
                - offset is (40.00, 0.00), from (0.00, 0.00): jumped at 0.00 s: no animation in the \
                transaction; disablesAnimations keeps .animation modifiers from adding one.
                """),
        Case(
            "an animation inside of what changes",
            S { Text("12").animation(linear(), value: $0).offset(x: CGFloat($0) * 40) },
            says: """
                text "12" at 0.500 s does not move.
                Why not:
                - offset is (40.00, 0.00), from (0.00, 0.00): jumped at 0.00 s: no animation in the \
                transaction; an animation stands inside it (.linear(duration: 1.0)), and moves only what is \
                written before it.
                """),
        Case(
            "animations that watch other values",
            S { Text("12").offset(x: CGFloat($0) * 40).animation(linear(), value: 1).animation(linear(), value: 2) },
            says: """
                text "12" at 0.500 s does not move.
                Why not:
                - offset is (40.00, 0.00), from (0.00, 0.00): jumped at 0.00 s: no animation in the \
                transaction; the values that 2 .animation(_:value:) around it watch did not change.
                """),
        Case(
            "an animation of no duration",
            S(change: explicit(linear(0))) { Text("12").opacity($0 == 0 ? 1 : 0.5) },
            says: """
                text "12" at 0.500 s does not move.
                Why not:
                - opacity is 0.50, from 1.00: jumped at 0.00 s: .linear(duration: 0.0) was over at once.
                """),
        Case(
            "an animation that has ended",
            S(change: explicit()) { Text("12").opacity($0 == 0 ? 1 : 0.5) }.asked(at: 2),
            says: """
                text "12" at 2.000 s does not move.
                Why not:
                - opacity is 0.50, from 1.00: arrived; set off at 0.00 s under .linear(duration: 1.0).
                """),
        Case(
            "an equal value",
            S(change: { b in withAnimation(linear()) { b.wrappedValue = 0 } }) {
                Text("12").offset(x: CGFloat($0) * 40)
            },
            says: """
                text "12" at 0.500 s does not move.
                Why not:
                - colour #000000FF, place (140.91, 74.43), offset (0.00, 0.00): not written since \
                explanations are recorded; what stays equal, or is not animatable, starts nothing.
                """),
        Case(
            "what is not animatable",
            S(change: explicit()) { Text("12").zIndex(Double($0)).lineLimit($0 + 1) },
            says: """
                text "12" at 0.500 s does not move.
                Why not:
                - colour #000000FF, place (140.91, 74.43): not written since explanations are recorded; what \
                stays equal, or is not animatable, starts nothing.
                """),
        Case(
            "a view that respects Reduce Motion",
            S(preferences: { $0.reduceMotion = true }) { Calm(step: $0) },
            says: """
                text "12" at 0.500 s does not move.
                - Reduce Motion is on: it stops nothing by itself, but views may ask for it and stay still.
                Why not:
                - offset is (40.00, 0.00), from (0.00, 0.00): jumped at 0.00 s: no animation in the \
                transaction; the .animation(_:value:) around it has nil for an animation.
                """),
        Case(
            "a layout without animation",
            S {
                HStack(spacing: CGFloat($0) * 40) {
                    Text("12"); Text("34")
                }
            },
            says: """
                text "12" at 0.500 s does not move.
                Why not:
                - place is (110.04, 74.43), from (130.04, 74.43): jumped at 0.00 s: no animation in the \
                transaction.
                """),
        Case(
            "a phase animator whose trigger has not changed",
            S { _ in
                Text("12").phaseAnimator([0.0, 40.0], trigger: 0) { v, p in
                    v.offset(x: p)
                } animation: { _ in
                    linear()
                }
            },
            says: """
                text "12" at 0.500 s does not move.
                Why not:
                - colour #000000FF, place (140.91, 74.43), offset (0.00, 0.00): not written since \
                explanations are recorded; what stays equal, or is not animatable, starts nothing.
                """),
        Case(
            "no change at all",
            S { Text("12").offset(x: CGFloat($0) * 40) }.tapped(),
            says: """
                text "12" at 0.500 s does not move.
                Why not:
                - colour #000000FF, place (140.91, 74.43), offset (0.00, 0.00): not written since \
                explanations are recorded; what stays equal, or is not animatable, starts nothing.
                """),
        Case(
            "a name that is not there",
            S { _ in
                Text("112"); Text("13"); Text("abc")
            },
            says: """
                No element reads or is labelled "12". On the stage: "112", "13", "go", "abc".
                """),
        Case(
            "a name that is there twice",
            S { _ in
                Text("12"); Text("12")
            },
            says: """
                2 elements are called "12", at (150, 69), (150, 100). Give one an accessibility label of its \
                own, or ask for the explanations(of:) all.
                """),
    ]
}
