import SwiftUI
import TallyStage
import Testing

private struct Wave: GeometryEffect {
    var x = 0.0
    nonisolated var animatableData: Double {
        get { x }
        set { x = newValue }
    }
    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: x, y: 0))
    }
}

/// animation.md, section 19, the modifiers, transitions, players and schedules, name by name.
@MainActor
struct ViewSurfaceTests {
    private struct Everything: View, Equatable {
        @Namespace private var names
        @State private var on = false
        @Environment(\.accessibilityReduceMotion) private var reducesMotion
        nonisolated static func == (a: Everything, b: Everything) -> Bool { true }

        var body: some View {
            VStack {
                Color.red.animation(.linear, value: on).animation(.linear) { $0.opacity(on ? 1 : 0.5) }
                    .transaction { $0.animation = nil }.transaction(value: on) { $0.animation = nil }
                    .transaction({ $0.animation = nil }, body: { $0.offset(x: 0) })
                Color.red.transition(AnyTransition.opacity).transition(.opacity).contentTransition(.identity)
                Color.red.matchedGeometryEffect(id: 1, in: names, properties: .frame, anchor: .center, isSource: true)
                    .geometryGroup().drawingGroup(opaque: false, colorMode: .nonLinear).compositingGroup()
                Color.red.phaseAnimator([1, 2]) { content, phase in content.opacity(Double(phase)) }
                Color.red.phaseAnimator([1, 2], trigger: on) { content, phase in
                    content.opacity(Double(phase))
                } animation: { _ in
                    .linear
                }
                Color.red.keyframeAnimator(initialValue: 0.0, repeating: false) { content, value in
                    content.opacity(value)
                } keyframes: { _ in
                    LinearKeyframe(1, duration: 1)
                }
                Color.red.keyframeAnimator(initialValue: 0.0, trigger: on) { content, value in
                    content.opacity(value)
                } keyframes: { _ in
                    KeyframeTrack { CubicKeyframe(1, duration: 1, startVelocity: 0, endVelocity: 0) }
                }
                Color.red.zIndex(1).id(2).onChange(of: on) {}.onChange(of: on, initial: true) { _, _ in }
                    .onAppear {}.onDisappear {}.task {}.task(id: on, priority: .userInitiated) {}
            }
        }
    }

    @Test func `modifiers take their names and labels`() {
        let stage = Stage { Everything().animation(.linear) }
        #expect(stage.warnings.isEmpty)
    }

    @Test func `transitions take their names and labels`() {
        struct Fade: Transition {
            static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
            func body(content: Content, phase: TransitionPhase) -> some View {
                content.opacity(phase.isIdentity ? 1 : phase.value)
            }
        }
        struct Fading: ViewModifier {
            var opacity = 0.0
            func body(content: Content) -> some View { content.opacity(opacity) }
        }
        let any: [AnyTransition] = [
            AnyTransition(Fade()), .identity, .opacity, .slide, .scale, .scale(scale: 0.5),
            .scale(scale: 0.5, anchor: .top), .move(edge: .top), .push(from: .top), .offset(x: 1, y: 1),
            .offset(CGSize(width: 1, height: 1)), .asymmetric(insertion: .opacity, removal: .slide),
            .opacity.combined(with: .slide), .modifier(active: Fading(), identity: Fading(opacity: 1)),
            .opacity.animation(.linear),
        ]
        func take<T: Transition>(_ transition: T) -> Bool { T.properties.hasMotion }
        let moves = [
            take(.opacity), take(.identity), take(.slide), take(.scale), take(.scale(0.5, anchor: .top)),
            take(.move(edge: .top)), take(.push(from: .top)), take(.offset(x: 1, y: 1)),
            take(.offset(CGSize(width: 1, height: 1))), take(.blurReplace), take(.blurReplace(.upUp)),
            take(.symbolEffect), take(AsymmetricTransition(insertion: .opacity, removal: .slide)),
            take(Fade().combined(with: .slide)), take(Fade().animation(.linear)),
        ]
        _ = BlurReplaceTransition(configuration: .downUp)
        _ = (IdentityTransition(), OpacityTransition(), SlideTransition(), MoveTransition(edge: .top))
        _ = (PushTransition(edge: .top), ScaleTransition(0.5, anchor: .top), OffsetTransition(CGSize.zero))
        _ = Color.red.transition(Fade())
        #expect(any.count == 15 && moves.count == 15 && !moves[0] && moves[2])
        #expect(TransitionPhase.willAppear.value == -1 && TransitionPhase.didDisappear.value == 1)
        #expect(TransitionPhase.identity.isIdentity)
        #expect(Fade().apply(content: Color.red, phase: .identity) is any View)
        let contents: [ContentTransition] = [
            .identity, .opacity, .interpolate, .numericText(), .numericText(countsDown: true), .numericText(value: 1),
            .symbolEffect, .symbolEffect(.automatic), .symbolEffect(.replace, options: .default),
        ]
        #expect(contents[3] != contents[4])
    }

    @Test func `players and tracks take their names and labels`() {
        let whole = KeyframeTimeline(initialValue: 0.0) {
            KeyframeTrack {
                LinearKeyframe(1, duration: 1, timingCurve: .easeIn)
                CubicKeyframe(2, duration: 1)
                SpringKeyframe(3, duration: 1, spring: .bouncy, startVelocity: 0)
                MoveKeyframe(4)
            }
        }
        #expect(whole.duration == 3 && whole.value(time: 1) == 1 && whole.value(progress: 1) == 4)
        _ = Stage {
            PhaseAnimator([1, 2]) { Color.red.opacity(Double($0)) }
            PhaseAnimator([1, 2], trigger: 1) {
                Color.red.opacity(Double($0))
            } animation: { _ in
                nil
            }
            KeyframeAnimator(initialValue: 0.0, repeating: false) {
                Color.red.opacity($0)
            } keyframes: { _ in
                LinearKeyframe(1, duration: 1)
            }
            KeyframeAnimator(initialValue: 0.0, trigger: 1) {
                Color.red.opacity($0)
            } keyframes: { _ in
                KeyframeTrack(\.self) { LinearKeyframe(1, duration: 1) }
            }
        }
    }

    @Test func `timelines and schedules take their names and labels`() {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        let stage = Stage {
            TimelineView(.animation) { context in
                let _ = context.invalidateTimelineContent()
                Color.red.opacity(context.cadence == .live && context.date >= start ? 1 : 0)
            }
            TimelineView(.animation(minimumInterval: 0.1, paused: true)) { _ in Color.red }
            TimelineView(.periodic(from: start, by: 1)) { _ in Color.red }
            TimelineView(.everyMinute) { _ in Color.red }
            TimelineView(.explicit([start])) { _ in Color.red }
        }
        #expect(stage.frame.shapes.count == 5)
        func first<S: TimelineSchedule>(_ schedule: S, _ mode: TimelineScheduleMode = .normal) -> Date? {
            schedule.entries(from: start, mode: mode).first { _ in true }
        }
        #expect(first(PeriodicTimelineSchedule(from: start, by: 1)) == start)
        #expect(first(EveryMinuteTimelineSchedule()) == start && first(ExplicitTimelineSchedule([start])) == start)
        #expect(first(AnimationTimelineSchedule(minimumInterval: 1, paused: false)) == start)
        #expect(first(AnimationTimelineSchedule(), .lowFrequency) == nil)
    }

    @Test func `geometry that matches takes its names`() {
        let all: MatchedGeometryProperties = [.position, .size]
        #expect(all == .frame)
        _ = Color.red.modifier(Wave().ignoredByLayout())
        var id: Namespace.ID?
        struct Reader: View {
            @Namespace var names
            let take: (Namespace.ID) -> Void
            var body: some View {
                let _ = take(names)
                Color.red
            }
        }
        _ = Stage { Reader { id = $0 } }
        #expect(id != nil)
    }
}
