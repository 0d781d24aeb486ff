import SwiftUI

extension SituationTests {
    // What moves.
    static let moving: [Case] = [
        Case(
            "withAnimation",
            S(change: explicit()) { Text("12").offset(x: CGFloat($0) * 40) },
            says: """
                text "12" at 0.500 s moves:
                - offset: from (0.00, 0.00) to (40.00, 0.00), now (20.00, 0.00); 0.50 of 1.00 s under \
                .linear(duration: 1.0), at (40.00, 0.00) a second. Set off by withAnimation, withTransaction \
                or a binding.
                """),
        Case(
            "an implicit animation beats an explicit one",
            S(change: explicit(linear(2))) { Text("12").offset(x: CGFloat($0) * 40).animation(linear(), value: $0) },
            says: """
                text "12" at 0.500 s moves:
                - offset: from (0.00, 0.00) to (40.00, 0.00), now (20.00, 0.00); 0.50 of 1.00 s under \
                .linear(duration: 1.0), at (40.00, 0.00) a second. Set off by .animation(_:value:), nearer to \
                it than the .linear(duration: 2.0) of withAnimation, withTransaction or a binding.
                """),
        Case(
            "disablesAnimations does not take an explicit animation away",
            S(change: { b in
                var t = Transaction(animation: linear()); t.disablesAnimations = true;
                withTransaction(t) { b.wrappedValue += 1 }
            }) { Text("12").offset(x: CGFloat($0) * 40).animation(linear(3), value: $0) },
            says: """
                text "12" at 0.500 s moves:
                - offset: from (0.00, 0.00) to (40.00, 0.00), now (20.00, 0.00); 0.50 of 1.00 s under \
                .linear(duration: 1.0), at (40.00, 0.00) a second. Set off by withAnimation, withTransaction \
                or a binding; disablesAnimations keeps .animation modifiers from replacing it.
                """),
        Case(
            "a binding with an animation",
            S(change: { b in b.animation(linear()).wrappedValue += 1 }) { Text("12").offset(x: CGFloat($0) * 40) },
            says: """
                text "12" at 0.500 s moves:
                - offset: from (0.00, 0.00) to (40.00, 0.00), now (20.00, 0.00); 0.50 of 1.00 s under \
                .linear(duration: 1.0), at (40.00, 0.00) a second. Set off by withAnimation, withTransaction \
                or a binding.
                """),
        Case(
            "an animation for a body",
            S { i in Text("12").animation(linear()) { $0.offset(x: CGFloat(i) * 40) } },
            says: """
                text "12" at 0.500 s moves:
                - offset: from (0.00, 0.00) to (40.00, 0.00), now (20.00, 0.00); 0.50 of 1.00 s under \
                .linear(duration: 1.0), at (40.00, 0.00) a second. Set off by .animation(_:) or \
                .animation(_:body:).
                """),
        Case(
            "beside an animation for a body",
            S { i in Text("12").offset(y: CGFloat(i) * 40).animation(linear()) { $0.opacity(i == 0 ? 1 : 0.5) } },
            says: """
                text "12" at 0.500 s moves:
                - opacity: from 1.00 to 0.50, now 0.75; 0.50 of 1.00 s under .linear(duration: 1.0), at -0.50 \
                a second. Set off by .animation(_:) or .animation(_:body:).
                What rests:
                - offset is (0.00, 40.00), from (0.00, 0.00): jumped at 0.00 s: no animation in the transaction.
                """),
        Case(
            "a curve that another interrupts",
            S(change: explicit()) { Text("12").offset(x: CGFloat($0) * 40) }.tapped(at: 0, 0.25),
            says: """
                text "12" at 0.500 s moves:
                - offset: from (10.00, 0.00) to (80.00, 0.00), now (35.00, 0.00); 0.25 of 1.00 s under \
                .linear(duration: 1.0), at (90.00, 0.00) a second. Set off by withAnimation, withTransaction \
                or a binding. It interrupted .linear(duration: 1.0) after 0.25 of 1.00 s, which goes on beneath.
                """),
        Case(
            "a curve interrupted twice",
            S(change: explicit()) { Text("12").offset(x: CGFloat($0) * 40) }.tapped(at: 0, 0.25, 0.375),
            says: """
                text "12" at 0.500 s moves:
                - offset: from (23.12, 0.00) to (120.00, 0.00), now (45.62, 0.00); 0.12 of 1.00 s under \
                .linear(duration: 1.0), at (163.75, 0.00) a second. Set off by withAnimation, withTransaction \
                or a binding. It interrupted .linear(duration: 1.0) after 0.38 of 1.00 s, which goes on \
                beneath, and .linear(duration: 1.0) after 0.12 of 1.00 s, which goes on beneath.
                """),
        Case(
            "a spring that another interrupts",
            S(change: explicit(.spring(duration: 1))) { Text("12").offset(x: CGFloat($0) * 40) }.tapped(at: 0, 0.25),
            says: """
                text "12" at 0.500 s moves:
                - offset: from (18.59, 0.00) to (80.00, 0.00), now (51.25, 0.00); 0.25 of 2.09 s under \
                .smooth(duration: 1.0), at (117.16, 0.00) a second. Set off by withAnimation, withTransaction \
                or a binding. It interrupted .smooth(duration: 1.0) after 0.25 of 2.05 s. It took over a \
                velocity of (82.42, 0.00) a second.
                """),
        Case(
            "a curve that a spring interrupts",
            S(change: { b in withAnimation(b.wrappedValue == 0 ? linear() : .bouncy) { b.wrappedValue += 1 } }) {
                Text("12").offset(x: CGFloat($0) * 40)
            }.tapped(at: 0, 0.25),
            says: """
                text "12" at 0.500 s moves:
                - offset: from (10.00, 0.00) to (80.00, 0.00), now (78.62, 0.00); 0.25 of 1.13 s under \
                .bouncy, at (108.54, 0.00) a second. Set off by withAnimation, withTransaction or a binding. \
                It interrupted .linear(duration: 1.0) after 0.25 of 1.00 s.
                """),
        Case(
            "a change without animation on the way",
            S(change: { b in withAnimation(b.wrappedValue == 0 ? linear() : nil) { b.wrappedValue += 1 } }) {
                Text("12").offset(x: CGFloat($0) * 40)
            }.tapped(at: 0, 0.25),
            says: """
                text "12" at 0.500 s moves:
                - offset: from (40.00, 0.00) to (80.00, 0.00), now (60.00, 0.00); 0.50 of 1.00 s under \
                .linear(duration: 1.0), at (40.00, 0.00) a second. It was displaced at 0.25 s by a change \
                without an animation.
                """),
        Case(
            "an equal value on the way",
            S(change: { b in withAnimation(linear()) { b.wrappedValue += 1 } }) {
                Text("12").offset(x: CGFloat(min($0, 1)) * 40)
            }.tapped(at: 0, 0.25),
            says: """
                text "12" at 0.500 s moves:
                - offset: from (0.00, 0.00) to (40.00, 0.00), now (20.00, 0.00); 0.50 of 1.00 s under \
                .linear(duration: 1.0), at (40.00, 0.00) a second. Set off by withAnimation, withTransaction \
                or a binding.
                """),
        Case(
            "an animation without end",
            S(change: explicit(linear().repeatForever())) { Text("12").opacity($0 == 0 ? 1 : 0.5) }.asked(at: 3.25),
            says: """
                text "12" at 3.250 s moves:
                - opacity: from 1.00 to 0.50, now 0.62; 3.25 s, without a known end, under .linear(duration: \
                1.0).repeatForever(autoreverses: true), at 0.50 a second. Set off by withAnimation, \
                withTransaction or a binding.
                """),
        Case(
            "an animation that waits",
            S(change: explicit(linear().delay(1))) { Text("12").opacity($0 == 0 ? 1 : 0.5) },
            says: """
                text "12" at 0.500 s moves:
                - opacity: from 1.00 to 0.50, now 1.00; 0.50 of 2.00 s under .linear(duration: \
                1.0).delay(1.0), at 0.00 a second. It is still where it began. Set off by withAnimation, \
                withTransaction or a binding.
                """),
        Case(
            "an animation that stands still",
            S(change: explicit(linear().speed(0))) { Text("12").opacity($0 == 0 ? 1 : 0.5) },
            says: """
                text "12" at 0.500 s moves:
                - opacity: from 1.00 to 0.50, now 1.00; 0.50 s, without a known end, under .linear(duration: \
                1.0).speed(0.0), at 0.00 a second. It is still where it began. Set off by withAnimation, \
                withTransaction or a binding.
                """),
        Case(
            "an animation of one's own",
            S(change: explicit(Animation(Steps()))) { Text("12").offset(x: CGFloat($0) * 40) },
            says: """
                text "12" at 0.500 s moves:
                - offset: from (0.00, 0.00) to (40.00, 0.00), now (20.00, 0.00); 0.50 s, without a known end, \
                under Steps(). Set off by withAnimation, withTransaction or a binding.
                """),
        Case(
            "a spring after it counts as complete",
            S(change: explicit(.spring)) { Text("12").offset(x: CGFloat($0) * 40) }.asked(at: 0.6),
            says: """
                text "12" at 0.600 s moves:
                - offset: from (0.00, 0.00) to (40.00, 0.00), now (39.78, 0.00); 0.60 of 1.18 s under \
                .smooth, at (2.34, 0.00) a second. Set off by withAnimation, withTransaction or a binding.
                """),
        Case(
            "a state set by onChange",
            S { OnChange(step: $0) },
            says: """
                text "12" at 0.500 s moves:
                - offset: from (0.00, 0.00) to (40.00, 0.00), now (20.00, 0.00); 0.50 of 1.00 s under \
                .linear(duration: 1.0), at (40.00, 0.00) a second. Set off by withAnimation, withTransaction \
                or a binding.
                """),
        Case(
            "inside of a button",
            S(change: explicit()) { i in
                Button {
                } label: {
                    Text("12").offset(x: CGFloat(i) * 40)
                }
            },
            says: """
                text "12" at 0.500 s moves:
                - offset: from (0.00, 0.00) to (40.00, 0.00), now (20.00, 0.00); 0.50 of 1.00 s under \
                .linear(duration: 1.0), at (40.00, 0.00) a second. Set off by withAnimation, withTransaction \
                or a binding.
                """),
        Case(
            "a phase animator",
            S { _ in
                Text("12").phaseAnimator([0.0, 40.0]) { v, p in
                    v.offset(x: p)
                } animation: { _ in
                    linear()
                }
            },
            says: """
                text "12" at 0.500 s moves:
                - offset: from (0.00, 0.00) to (40.00, 0.00), now (20.00, 0.00); 0.50 of 1.00 s under \
                .linear(duration: 1.0), at (40.00, 0.00) a second.
                """),
        Case(
            "keyframes",
            S {
                Text("12").keyframeAnimator(initialValue: 0.0, trigger: $0) { v, p in
                    v.offset(x: p)
                } keyframes: { _ in
                    LinearKeyframe(40, duration: 1)
                }
            },
            says: """
                text "12" at 0.500 s moves:
                - offset is (20.00, 0.00), from (19.33, 0.00): written anew in every frame, by the \
                KeyframeAnimator around it.
                """),
        Case(
            "an animatable view",
            S(change: explicit()) { Fading(level: Double($0)) },
            says: """
                text "12" at 0.500 s moves:
                - offset is (20.00, 0.00), from (19.33, 0.00): written anew in every frame, by the body of \
                Fading, which moves.
                - animatableData of Fading around it: from 0.00 to 1.00, now 0.50; 0.50 of 1.00 s under \
                .linear(duration: 1.0), at 1.00 a second. Set off by withAnimation, withTransaction or a \
                binding.
                """),
        Case(
            "a timeline",
            S { _ in TimelineView(.animation) { c in Text("12").offset(x: c.date.timeIntervalSinceReferenceDate) } },
            says: """
                text "12" at 0.500 s moves:
                - offset is (0.50, 0.00), from (0.48, 0.00): written anew in every frame, by the TimelineView \
                around it.
                """),
        Case(
            "a container that lays it out otherwise",
            S(change: explicit()) {
                HStack(spacing: CGFloat($0) * 40) {
                    Text("12"); Text("34")
                }
            },
            says: """
                text "12" at 0.500 s moves:
                - place: from (130.04, 74.43) to (110.04, 74.43), now (120.04, 74.43); 0.50 of 1.00 s under \
                .linear(duration: 1.0), at (-20.00, 0.00) a second. Set off by withAnimation, withTransaction \
                or a binding.
                """),
        Case(
            "a container that moves",
            S(change: explicit()) { i in
                HStack {
                    Text("12"); Text("34")
                }.offset(x: CGFloat(i) * 40)
            },
            says: """
                text "12" at 0.500 s moves:
                - offset of HStack around it: from (0.00, 0.00) to (40.00, 0.00), now (20.00, 0.00); 0.50 of \
                1.00 s under .linear(duration: 1.0), at (40.00, 0.00) a second. Set off by withAnimation, \
                withTransaction or a binding.
                """),
        Case(
            "a geometry group",
            S(change: explicit()) { i in
                HStack(spacing: CGFloat(i) * 40) {
                    HStack { Text("12") }.geometryGroup(); Text("34")
                }
            },
            says: """
                text "12" at 0.500 s moves:
                - place of HStack around it: from (130.04, 74.43) to (110.04, 74.43), now (120.04, 74.43); \
                0.50 of 1.00 s under .linear(duration: 1.0), at (-20.00, 0.00) a second. Set off by \
                withAnimation, withTransaction or a binding.
                """),
        Case(
            "padding",
            S(change: explicit()) { Text("12").padding(.leading, Double($0) * 40) },
            says: """
                text "12" at 0.500 s moves:
                - place: from (140.91, 74.43) to (160.91, 74.43), now (150.91, 74.43); 0.50 of 1.00 s under \
                .linear(duration: 1.0), at (20.00, 0.00) a second. Set off by withAnimation, withTransaction \
                or a binding.
                """),
        Case(
            "an alignment",
            S(change: explicit()) { Text("12").frame(width: 100, alignment: $0 == 0 ? .leading : .trailing) },
            says: """
                text "12" at 0.500 s moves:
                - place: from (100.00, 74.43) to (181.82, 74.43), now (140.91, 74.43); 0.50 of 1.00 s under \
                .linear(duration: 1.0), at (81.82, 0.00) a second. Set off by withAnimation, withTransaction \
                or a binding.
                """),
        Case(
            "a position",
            S(change: explicit()) { Text("12").position(x: 20 + CGFloat($0) * 40, y: 50).frame(height: 100) },
            says: """
                text "12" at 0.500 s moves:
                - place: from (10.91, 74.43) to (50.91, 74.43), now (30.91, 74.43); 0.50 of 1.00 s under \
                .linear(duration: 1.0), at (40.00, 0.00) a second. Set off by withAnimation, withTransaction \
                or a binding.
                """),
        Case(
            "another layout",
            S(change: explicit()) { i in
                (i == 0 ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())) {
                    Text("12"); Text("34")
                }
            },
            says: """
                text "12" at 0.500 s moves:
                - place: from (126.04, 74.43) to (140.91, 63.14), now (133.48, 68.78); 0.50 of 1.00 s under \
                .linear(duration: 1.0), at (14.87, -11.29) a second. Set off by withAnimation, \
                withTransaction or a binding.
                """),
        Case(
            "a new order",
            S(change: explicit()) { i in ForEach(i == 0 ? ["12", "34"] : ["34", "12"], id: \.self) { Text($0) } },
            says: """
                text "12" at 0.500 s moves:
                - place: from (140.91, 59.14) to (140.91, 89.71), now (140.91, 74.43); 0.50 of 1.00 s under \
                .linear(duration: 1.0), at (0.00, 30.57) a second. Set off by withAnimation, withTransaction \
                or a binding.
                """),
        Case(
            "matched geometry that follows a source",
            S(change: explicit()) { Follower(step: $0) },
            says: """
                text "12" at 0.500 s moves:
                - place is (141.02, 74.43), from (139.16, 74.43): written anew in every frame, by a layout in \
                motion.
                - frame of its matched geometry: from (85.38, 74.43, 18.18, 20.57) to (196.66, 74.43, 18.18, \
                20.57), now (141.02, 74.43, 18.18, 20.57); 0.50 of 1.00 s under .linear(duration: 1.0), at \
                (111.28, 0.00, 0.00, 0.00) a second. Set off by withAnimation, withTransaction or a binding.
                """),
        Case(
            "a colour",
            S(change: explicit()) { Text("12").foregroundStyle($0 == 0 ? .red : .blue) },
            says: """
                text "12" at 0.500 s moves:
                - colour: from #FF3B30FF to #007AFFFF, now #BC61BEFF; 0.50 of 1.00 s under .linear(duration: \
                1.0). Set off by withAnimation, withTransaction or a binding.
                """),
        Case(
            "a rotation",
            S(change: explicit()) { Text("12").rotationEffect(.degrees(Double($0) * 180)) },
            says: """
                text "12" at 0.500 s moves:
                - rotation: from 0.00° to 180.00°, now 90.00°; 0.50 of 1.00 s under .linear(duration: 1.0), \
                at 180.00° a second. Set off by withAnimation, withTransaction or a binding.
                """),
        Case(
            "a rotation in space",
            S(change: explicit()) { Text("12").rotation3DEffect(.degrees(Double($0) * 180), axis: (0, 1, 0)) },
            says: """
                text "12" at 0.500 s moves:
                - 3D rotation: from 0.00° about (0.00, 1.00, 0.00) to 180.00° about (0.00, 1.00, 0.00), now \
                90.00° about (0.00, 1.00, 0.00); 0.50 of 1.00 s under .linear(duration: 1.0), at 180.00° a \
                second. Set off by withAnimation, withTransaction or a binding.
                """),
        Case(
            "blur and shadow",
            S(change: explicit()) { Text("12").blur(radius: Double($0) * 4).shadow(radius: Double($0) * 3) },
            says: """
                text "12" at 0.500 s moves:
                - blur radius: from 0.00 to 4.00, now 2.00; 0.50 of 1.00 s under .linear(duration: 1.0), at \
                4.00 a second. Set off by withAnimation, withTransaction or a binding.
                - shadow radius, x and y: from 0.00 to 3.00, now 1.50; 0.50 of 1.00 s under .linear(duration: \
                1.0), at 3.00 a second. Set off by withAnimation, withTransaction or a binding.
                """),
        Case(
            "a clip shape",
            S(change: explicit()) {
                Text("12").padding().background(.red).clipShape(RoundedRectangle(cornerRadius: CGFloat($0) * 10))
            },
            says: """
                text "12" at 0.500 s moves:
                - clip shape: from (0.00, 0.00) to (10.00, 10.00), now (5.00, 5.00); 0.50 of 1.00 s under \
                .linear(duration: 1.0), at (10.00, 10.00) a second. Set off by withAnimation, withTransaction \
                or a binding.
                """),
    ]
}
