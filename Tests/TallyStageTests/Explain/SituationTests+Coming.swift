import TallyStage
import SwiftUI

extension SituationTests {
    // What comes and goes, and what reads otherwise.
    static let coming: [Case] = [
        Case(
            "comes by the default transition",
            S(change: explicit()) { if $0 == 1 { Text("12") } },
            says: """
                text "12" at 0.500 s moves:
                - opacity of the default transition: from 0.00 to 1.00, now 0.50; 0.50 of 1.00 s under \
                .linear(duration: 1.0), at 1.00 a second. Set off by withAnimation, withTransaction or a \
                binding.
                - It came in at 0.00 s by the default transition, .opacity.
                What rests:
                - colour #000000FF, place (140.91, 74.43): first appearance at 0.00 s: the first value never \
                moves.
                """),
        Case(
            "comes by scale",
            S(change: explicit()) { if $0 == 1 { Text("12").transition(.scale) } },
            says: """
                text "12" at 0.500 s moves:
                - scale: from 0.00 to 1.00, now 0.50; 0.50 of 1.00 s under .linear(duration: 1.0), at 1.00 a \
                second. Set off by withAnimation, withTransaction or a binding.
                - It came in at 0.00 s by .scale.
                What rests:
                - colour #000000FF, place (140.91, 74.43), frame of its scale (140.91, 74.43, 18.18, 20.57): \
                first appearance at 0.00 s: the first value never moves.
                """),
        Case(
            "comes by two transitions",
            S(change: explicit()) {
                if $0 == 1 {
                    Text("12").transition(
                        .asymmetric(insertion: .move(edge: .leading).combined(with: .opacity), removal: .scale))
                }
            },
            says: """
                text "12" at 0.500 s moves:
                - offset by a share of its own size: from 1.00 to 0.00, now 0.50; 0.50 of 1.00 s under \
                .linear(duration: 1.0), at -1.00 a second. Set off by withAnimation, withTransaction or a \
                binding.
                - opacity: from 0.00 to 1.00, now 0.50; 0.50 of 1.00 s under .linear(duration: 1.0), at 1.00 \
                a second. Set off by withAnimation, withTransaction or a binding.
                - It came in at 0.00 s by .move(edge: .leading) combined with .opacity.
                What rests:
                - colour #000000FF, place (140.91, 74.43), frame of its scale (140.91, 74.43, 18.18, 20.57), \
                scale 1.00: first appearance at 0.00 s: the first value never moves.
                """),
        Case(
            "goes by slide",
            S(change: explicit()) { if $0 == 0 { Text("12").transition(.slide) } },
            says: """
                text "12" at 0.500 s moves:
                - offset by a share of its own size: from 0.00 to 1.00, now 0.50; 0.50 of 1.00 s under \
                .linear(duration: 1.0), at 1.00 a second. Set off by withAnimation, withTransaction or a \
                binding.
                - It is leaving, by .slide.
                """),
        Case(
            "goes by an asymmetric transition",
            S(change: explicit()) {
                if $0 == 0 {
                    Text("12").transition(
                        .asymmetric(insertion: .move(edge: .leading).combined(with: .opacity), removal: .scale))
                }
            },
            says: """
                text "12" at 0.500 s moves:
                - scale: from 1.00 to 0.00, now 0.50; 0.50 of 1.00 s under .linear(duration: 1.0), at -1.00 a \
                second. Set off by withAnimation, withTransaction or a binding.
                - It is leaving, by .scale.
                """),
        Case(
            "comes without animation",
            S { if $0 == 1 { Text("12").transition(.scale) } },
            says: """
                text "12" at 0.500 s does not move.
                - It came in at 0.00 s by .scale.
                Why not:
                - scale is 1.00, from 0.00: jumped at 0.00 s: no animation in the transaction.
                - colour #000000FF, place (140.91, 74.43), frame of its scale (140.91, 74.43, 18.18, 20.57): \
                first appearance at 0.00 s: the first value never moves.
                """),
        Case(
            "has gone without animation",
            S {
                if $0 == 0 { Text("12") }; Text("34")
            },
            says: """
                No element reads or is labelled "12". It left at 0.00 s, at once: no animation in the \
                transaction. On the stage: "34", "go".
                """),
        Case(
            "an animation on the view itself",
            S { if $0 == 1 { Text("12").transition(.scale).animation(linear(), value: $0) } },
            says: """
                text "12" at 0.500 s does not move.
                - It came in at 0.00 s by .scale.
                Why not:
                - scale is 1.00, from 0.00: jumped at 0.00 s: no animation in the transaction; an .animation \
                on the view itself does not drive its coming and going, one around it does.
                - colour #000000FF, place (140.91, 74.43), frame of its scale (140.91, 74.43, 18.18, 20.57): \
                first appearance at 0.00 s: the first value never moves.
                """),
        Case(
            "comes with its container",
            S(change: explicit()) { if $0 == 1 { VStack { Text("12").transition(.scale) } } },
            says: """
                text "12" at 0.500 s moves:
                - opacity of the default transition of VStack around it: from 0.00 to 1.00, now 0.50; 0.50 of \
                1.00 s under .linear(duration: 1.0), at 1.00 a second. Set off by withAnimation, \
                withTransaction or a binding.
                - The VStack around it came in at 0.00 s by the default transition, .opacity.
                What rests:
                - colour #000000FF, place (140.91, 74.43), frame of its scale (140.91, 74.43, 18.18, 20.57), \
                scale 1.00: first appearance at 0.00 s: the first value never moves.
                """),
        Case(
            "goes with its container",
            S(change: explicit()) {
                if $0 == 0 {
                    VStack {
                        Text("12"); Text("34")
                    }.transition(.move(edge: .leading))
                }
            },
            says: """
                text "12" at 0.500 s moves:
                - offset by a share of its own size of VStack around it: from 0.00 to 1.00, now 0.50; 0.50 of \
                1.00 s under .linear(duration: 1.0), at 1.00 a second. Set off by withAnimation, \
                withTransaction or a binding.
                - The VStack around it is leaving, by .move(edge: .leading).
                """),
        Case(
            "has come",
            S(change: explicit()) { if $0 == 1 { Text("12").transition(.scale) } }.asked(at: 2),
            says: """
                text "12" at 2.000 s does not move.
                - It came in at 0.00 s by .scale.
                Why not:
                - scale is 1.00, from 0.00: arrived; set off at 0.00 s under .linear(duration: 1.0).
                - colour #000000FF, place (140.91, 74.43), frame of its scale (140.91, 74.43, 18.18, 20.57): \
                first appearance at 0.00 s: the first value never moves.
                """),
        Case(
            "comes back while it goes",
            S(change: explicit()) { if $0 % 2 == 0 { Text("12").transition(.scale) } }.tapped(at: 0, 0.25),
            says: """
                text "12" at 0.500 s moves:
                - scale: from 0.75 to 1.00, now 0.63; 0.25 of 1.00 s under .linear(duration: 1.0), at -0.25 a \
                second. Set off by withAnimation, withTransaction or a binding. It interrupted \
                .linear(duration: 1.0) after 0.25 of 1.00 s, which goes on beneath.
                """),
        Case(
            "a transition whose animation is nil",
            S(change: explicit()) { if $0 == 1 { Text("12").transition(.scale.animation(nil)) } },
            says: """
                text "12" at 0.500 s does not move.
                - It came in at 0.00 s by .scale.animation(nil).
                Why not:
                - scale is 1.00, from 0.00: jumped at 0.00 s: .transaction(_:) around it took the \
                transaction's animation out (.linear(duration: 1.0)).
                - colour #000000FF, place (140.91, 74.43), frame of its scale (140.91, 74.43, 18.18, 20.57): \
                first appearance at 0.00 s: the first value never moves.
                """),
        Case(
            "a transition with an animation of its own",
            S { if $0 == 1 { Text("12").transition(.scale.animation(linear())) } },
            says: """
                text "12" at 0.500 s moves:
                - scale: from 0.00 to 1.00, now 0.50; 0.50 of 1.00 s under .linear(duration: 1.0), at 1.00 a \
                second. Set off by .transaction(_:).
                - It came in at 0.00 s by .scale.animation(.linear(duration: 1.0)).
                What rests:
                - colour #000000FF, place (140.91, 74.43), frame of its scale (140.91, 74.43, 18.18, 20.57): \
                first appearance at 0.00 s: the first value never moves.
                """),
        Case(
            "a fade in place of a transition",
            S(change: explicit(), preferences: { $0.prefersCrossFadeTransitions = true }) {
                if $0 == 1 { Text("12").transition(.move(edge: .leading)) }
            },
            says: """
                text "12" at 0.500 s moves:
                - opacity of the default transition: from 0.00 to 1.00, now 0.50; 0.50 of 1.00 s under \
                .linear(duration: 1.0), at 1.00 a second. Set off by withAnimation, withTransaction or a \
                binding.
                - It came in at 0.00 s by .opacity in place of its transition: the person prefers cross-fades.
                What rests:
                - colour #000000FF, place (140.91, 74.43), offset by a share of its own size 0.00: first \
                appearance at 0.00 s: the first value never moves.
                """),
        Case(
            "another id",
            S(change: explicit()) { Text("12").offset(x: CGFloat($0) * 40).id($0) },
            says: """
                text "12" at 0.500 s moves:
                - opacity of the default transition: from 0.00 to 1.00, now 0.50; 0.50 of 1.00 s under \
                .linear(duration: 1.0), at 1.00 a second. Set off by withAnimation, withTransaction or a \
                binding.
                - It came in at 0.00 s by the default transition, .opacity.
                - Another "12" left at that time: another branch, id or element of ForEach is another view, \
                and only transitions lead from one to the other.
                - Another "12" is leaving: explanations(of:) has all.
                What rests:
                - colour #000000FF, place (140.91, 74.43), offset (40.00, 0.00): first appearance at 0.00 s: \
                the first value never moves.
                """),
        Case(
            "another branch",
            S(change: explicit()) { if $0 == 0 { Text("12") } else { Text("12").offset(x: 40) } },
            says: """
                text "12" at 0.500 s moves:
                - opacity of the default transition: from 0.00 to 1.00, now 0.50; 0.50 of 1.00 s under \
                .linear(duration: 1.0), at 1.00 a second. Set off by withAnimation, withTransaction or a \
                binding.
                - It came in at 0.00 s by the default transition, .opacity.
                - Another "12" left at that time: another branch, id or element of ForEach is another view, \
                and only transitions lead from one to the other.
                - Another "12" is leaving: explanations(of:) has all.
                What rests:
                - colour #000000FF, place (140.91, 74.43), offset (40.00, 0.00): first appearance at 0.00 s: \
                the first value never moves.
                """),
        Case(
            "another branch without animation",
            S { if $0 == 0 { Text("12") } else { Text("12").offset(x: 40) } },
            says: """
                text "12" at 0.500 s does not move.
                - It came in at 0.00 s by the default transition, .opacity, at once: no animation in the \
                transaction.
                - Another "12" left at that time: another branch, id or element of ForEach is another view, \
                and only transitions lead from one to the other.
                Why not:
                - colour #000000FF, place (140.91, 74.43), offset (40.00, 0.00): first appearance at 0.00 s: \
                the first value never moves.
                """),
        Case(
            "a matched pair",
            S(change: explicit()) { Matched(step: $0) },
            says: """
                text "12" at 0.500 s moves:
                - place is (140.91, 74.43), from (138.88, 74.43): written anew in every frame, by a layout in \
                motion.
                - opacity of the default transition: from 0.00 to 1.00, now 0.50; 0.50 of 1.00 s under \
                .linear(duration: 1.0), at 1.00 a second. Set off by withAnimation, withTransaction or a \
                binding.
                - frame of its matched geometry: from (80.04, 74.43, 18.18, 20.57) to (201.77, 74.43, 18.18, \
                20.57), now (140.91, 74.43, 18.18, 20.57); 0.50 of 1.00 s under .linear(duration: 1.0), at \
                (121.73, 0.00, 0.00, 0.00) a second. Set off by withAnimation, withTransaction or a binding.
                - It came in at 0.00 s by the default transition, .opacity.
                - Another "12" left at that time: another branch, id or element of ForEach is another view, \
                and only transitions lead from one to the other.
                - Another "12" is leaving: explanations(of:) has all.
                What rests:
                - colour #000000FF: first appearance at 0.00 s: the first value never moves.
                """),
        Case(
            "a string without a content transition",
            S(change: explicit()) { Text($0 == 0 ? "11" : "12") },
            says: """
                text "12" at 0.500 s moves:
                - string: from "11" to "12", now on its way by the default content transition; 0.50 of 1.00 s \
                under .linear(duration: 1.0). Set off by withAnimation, withTransaction or a binding.
                - place: from (142.10, 74.43) to (140.91, 74.43), now (141.51, 74.43); 0.50 of 1.00 s under \
                .linear(duration: 1.0), at (-1.20, 0.00) a second. Set off by withAnimation, withTransaction \
                or a binding.
                """),
        Case(
            "a string with the identity",
            S(change: explicit()) { Text($0 == 0 ? "11" : "12").contentTransition(.identity) },
            says: """
                text "12" at 0.500 s moves:
                - place: from (142.10, 74.43) to (140.91, 74.43), now (141.51, 74.43); 0.50 of 1.00 s under \
                .linear(duration: 1.0), at (-1.20, 0.00) a second. Set off by withAnimation, withTransaction \
                or a binding.
                - It read "11" until 0.00 s and then "12": strings move only by a content transition, and it has \
                .contentTransition(.identity).
                """),
        Case(
            "a numeric text without animation",
            S { Text($0 == 0 ? "11" : "12").contentTransition(.numericText()) },
            says: """
                text "12" at 0.500 s does not move.
                - It read "11" until 0.00 s and then "12": no animation in the transaction, and \
                .contentTransition(.numericText()) acts only under one.
                Why not:
                - place is (140.91, 74.43), from (142.10, 74.43): jumped at 0.00 s: no animation in the \
                transaction.
                """),
        Case(
            "a numeric text",
            S(change: explicit()) { Text($0 == 0 ? "11" : "12").contentTransition(.numericText()) },
            says: """
                text "12" at 0.500 s moves:
                - string: from "11" to "12", now on its way by .contentTransition(.numericText()); 0.50 of \
                1.00 s under .linear(duration: 1.0). Set off by withAnimation, withTransaction or a binding.
                - place: from (142.10, 74.43) to (140.91, 74.43), now (141.51, 74.43); 0.50 of 1.00 s under \
                .linear(duration: 1.0), at (-1.20, 0.00) a second. Set off by withAnimation, withTransaction \
                or a binding.
                """),
        Case(
            "a string that fades",
            S(change: explicit()) { Text($0 == 0 ? "11" : "12").contentTransition(.opacity) },
            says: """
                text "12" at 0.500 s moves:
                - string: from "11" to "12", now on its way by .contentTransition(.opacity); 0.50 of 1.00 s \
                under .linear(duration: 1.0). Set off by withAnimation, withTransaction or a binding.
                - place: from (142.10, 74.43) to (140.91, 74.43), now (141.51, 74.43); 0.50 of 1.00 s under \
                .linear(duration: 1.0), at (-1.20, 0.00) a second. Set off by withAnimation, withTransaction \
                or a binding.
                """),
        Case(
            "another font",
            S(change: explicit()) { Text("12").font(.system(size: 16 + Double($0) * 16)) },
            says: """
                text "12" at 0.500 s moves:
                - string: from "12" to "12", now on its way by the default content transition; 0.50 of 1.00 s \
                under .linear(duration: 1.0). Set off by withAnimation, withTransaction or a binding.
                - place: from (141.44, 75.03) to (132.89, 65.35), now (137.16, 70.19); 0.50 of 1.00 s under \
                .linear(duration: 1.0), at (-8.56, -9.68) a second. Set off by withAnimation, withTransaction \
                or a binding.
                - It was set in another font or style at 0.00 s, and goes over by the default content transition.
                """),
    ]
}
