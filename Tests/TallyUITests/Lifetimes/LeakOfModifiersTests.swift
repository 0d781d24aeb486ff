import SwiftUI
import TallyStage
import Testing

/// Modifiers, readers and animators let go of what they captured, and of their stage.
@MainActor
struct LeakOfModifiersTests {
    private struct Key: PreferenceKey {
        static let defaultValue = 0
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }

    private struct PlaceKey: PreferenceKey {
        static var defaultValue: Anchor<CGRect>? { nil }
        static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = nextValue() }
    }

    @Test func `readers of preferences and of places let go of what they captured`() {
        expectNothingStays("preference") { captured in
            Text("A").preference(key: Key.self, value: 1).onPreferenceChange(Key.self) { _ in _ = captured.use() }
        }
        expectNothingStays("overlay of a preference") { captured in
            Text("A").preference(key: Key.self, value: 1)
                .overlayPreferenceValue(Key.self) { _ in Button("B") { _ = captured.use() } }
        }
        expectNothingStays("background of a preference") { captured in
            Text("A").preference(key: Key.self, value: 1)
                .backgroundPreferenceValue(Key.self) { _ in Button("B") { _ = captured.use() } }
        }
        expectNothingStays("transformed preference") { captured in
            Text("A").transformPreference(Key.self) { $0 += captured.count }
        }
        expectNothingStays("anchor") { captured in
            Text("A").anchorPreference(key: PlaceKey.self, value: .bounds) { captured.count == 0 ? $0 : nil }
                .overlayPreferenceValue(PlaceKey.self) { anchor in
                    GeometryReader { proxy in
                        let width = anchor.map { proxy[$0].width } ?? 0
                        Text(captured.use()).frame(width: width)
                    }
                }
        }
        expectNothingStays("geometry") { captured in
            GeometryReader { proxy in Text(captured.use() + "\(proxy.frame(in: .global).minX)") }
                .onGeometryChange(for: CGRect.self, of: { $0.frame(in: .global) }) { _ in _ = captured.use() }
        }
        expectNothingStays("visual effect") { captured in
            Text(captured.use() + "v").visualEffect { effect, proxy in effect.offset(x: proxy.size.width) }
        }
        expectNothingStays("scrolling") { captured in
            ScrollViewReader { proxy in
                ScrollView {
                    ForEach(0..<30, id: \.self) { Text("\($0)").id($0) }
                        .scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0.5) }
                }
                .onAppear {
                    _ = captured.use()
                    withAnimation { proxy.scrollTo(20) }
                }
            }
        }
        expectNothingStays("canvas") { captured in
            Canvas { context, size in
                _ = captured.use()
                if let symbol = context.resolveSymbol(id: 1) { context.draw(symbol, at: .zero) }
            } symbols: {
                Text(captured.use() + "c").tag(1)
            }
        }
        expectNothingStays("mask, overlay, background") { captured in
            Text("A").overlay { Button("B") { _ = captured.use() } }.background { Text(captured.use() + "b") }
                .mask { Text(captured.use() + "m") }
        }
        expectNothingStays("matched") { captured in
            Matched(captured: captured)
        }
        expectNothingStays("safe area") { captured in
            Text("A").safeAreaInset(edge: .bottom) { Button("B") { _ = captured.use() } }
        }
    }

    private struct Matched: View {
        let captured: Captured
        @Namespace private var space
        @State private var isOn = false

        var body: some View {
            VStack {
                if isOn {
                    Text(captured.use() + "1").matchedGeometryEffect(id: 1, in: space)
                } else {
                    Text(captured.use() + "2").matchedGeometryEffect(id: 1, in: space)
                }
            }
            .onAppear { withAnimation(.linear(duration: 100)) { isOn = true } }
        }
    }

    @Test func `what goes round for ever, and what never ended, lets go`() {
        expectNothingStays("phases") { captured in
            PhaseAnimator([0.0, 1]) {
                Text(captured.use() + "p").opacity($0)
            } animation: { _ in
                .linear(duration: 1)
            }
        }
        expectNothingStays("phases by a trigger") { captured in
            Triggered { trigger in
                Text("A").phaseAnimator([0.0, 1], trigger: trigger) { content, phase in
                    content.opacity(phase + Double(captured.count))
                }
            }
        }
        expectNothingStays("keyframes") { captured in
            KeyframeAnimator(initialValue: 0.0) {
                Text(captured.use() + "k").opacity($0)
            } keyframes: { _ in
                LinearKeyframe(captured.count == 0 ? 1 : 0, duration: 1)
            }
        }
        expectNothingStays("keyframes by a trigger") { captured in
            Triggered { trigger in
                Text("A").keyframeAnimator(initialValue: 0.0, trigger: trigger) { content, value in
                    content.opacity(value)
                } keyframes: { _ in
                    LinearKeyframe(captured.count == 0 ? 1 : 0, duration: 100)
                }
            }
        }
        for isPeriodic in [false, true] {
            expectNothingStays("timeline") { captured in
                if isPeriodic {
                    TimelineView(.periodic(from: .distantPast, by: 0.5)) { _ in Text(captured.use() + "t") }
                } else {
                    TimelineView(.animation) { _ in Text(captured.use() + "t") }
                }
            }
        }
        expectNothingStays("animation without end") { captured in
            Endless(captured: captured)
        }
        expectNothingStays("completion that never came") { captured in
            Triggered { trigger in
                Text("A").offset(x: CGFloat(trigger) * 100)
            } trigger: { change in
                withAnimation(.linear(duration: 1e6)) {
                    change()
                } completion: {
                    _ = captured.use()
                }
            }
        }
        expectNothingStays("transaction with a completion") { captured in
            Triggered { trigger in
                Text("A").offset(x: CGFloat(trigger) * 100)
                    .transaction { $0.addAnimationCompletion { _ = captured.use() } }
            } trigger: { change in
                withAnimation(.linear(duration: 1e6)) { change() }
            }
        }
        expectNothingStays("animatable") { captured in
            Triggered { trigger in
                Text(captured.use() + "a").modifier(Growing(value: Double(trigger), captured: captured))
            } trigger: { change in
                withAnimation(.linear(duration: 1e6)) { change() }
            }
        }
        expectNothingStays("symbol effect") { captured in
            Image(systemName: "star").symbolEffect(.pulse, options: .repeating, isActive: captured.count == 0)
        }
        expectNothingStays("transition") { captured in
            Triggered { trigger in
                VStack { if trigger == 0 { Text(captured.use() + "t").transition(.move(edge: .leading)) } }
            } trigger: { change in
                withAnimation(.linear(duration: 1e6)) { change() }
            }
        }
    }

    private struct Growing: ViewModifier, Animatable {
        var value: Double
        let captured: Captured
        var animatableData: Double {
            get { value }
            set { value = newValue }
        }
        func body(content: Content) -> some View { content.padding(value) }
    }

    private struct Endless: View {
        let captured: Captured
        @State private var isOn = false
        var body: some View {
            Button("B") { _ = captured.use() }.opacity(isOn ? 1 : 0)
                .onAppear { withAnimation(.linear(duration: 1).repeatForever()) { isOn = true } }
        }
    }

    /// Changes a number once it is there.
    private struct Triggered<V: View>: View {
        @ViewBuilder let content: (Int) -> V
        var trigger: (() -> Void) -> Void = { $0() }
        @State private var count = 0
        var body: some View { content(count).onAppear { trigger { count = 1 } } }
    }

    @Test func `actions, tasks, timers and subscriptions let go of what they captured`() async {
        expectNothingStays("actions") { captured in
            Text("A").onAppear { _ = captured.use() }.onDisappear { _ = captured.use() }
                .onChange(of: captured.count) { _ = captured.use() }
        }
        expectNothingStays("receiving") { captured in
            Text("A").onReceive(captured.$count) { _ in _ = captured.use() }
        }
        expectNothingStays("timer") { captured in
            Text("A").onReceive(Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()) { _ in
                _ = captured.use()
            }
        }
        expectNothingStays("observed") { captured in Observing(captured: captured).environmentObject(captured) }
        expectNothingStays("own object") { captured in Owning(captured: captured) }
        expectNothingStays("gesture") { captured in
            Text("A").frame(width: 100, height: 100).contentShape(Rectangle())
                .gesture(DragGesture().onChanged { _ in _ = captured.use() }.onEnded { _ in _ = captured.use() })
                .onTapGesture { _ = captured.use() }
        } play: { stage in
            stage.pointerDown(CGPoint(x: 100, y: 150))
            stage.advance(by: 0)
            stage.pointerMove(CGPoint(x: 120, y: 160))
            stage.advance(by: 0.1)
        }
        expectNothingStays("gesture that ended") { captured in
            Text("A").frame(width: 100, height: 100).contentShape(Rectangle())
                .gesture(LongPressGesture().sequenced(before: DragGesture()).onEnded { _ in _ = captured.use() })
        } play: { stage in
            stage.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 130, y: 150), duration: 1)
        }
        expectNothingStays("hover") { captured in
            Text("A").frame(width: 100, height: 100).contentShape(Rectangle()).onHover { _ in _ = captured.use() }
        } play: {
            $0.hover(CGPoint(x: 100, y: 150))
        }
        expectNothingStays("scrolling by hand") { captured in
            ScrollView { ForEach(0..<60, id: \.self) { _ in Text(captured.use() + "row") } }
        } play: { stage in
            stage.drag(from: CGPoint(x: 100, y: 250), to: CGPoint(x: 100, y: 50), duration: 0.1)
        }
        expectNothingStays("focus") { captured in
            Focusing(captured: captured)
        } play: { stage in
            stage.press(.tab)
            stage.type("a")
        }
        expectNothingStays("control") { captured in
            Slider(value: Binding(get: { Double(captured.count) }, set: { captured.count = Int($0) }))
        } play: { stage in
            stage.pointerDown(CGPoint(x: 20, y: 150))
            stage.advance(by: 0)
            stage.pointerMove(CGPoint(x: 90, y: 150))
            stage.advance(by: 0)
        }
    }

    private struct Observing: View {
        @ObservedObject var captured: Captured
        @EnvironmentObject private var same: Captured
        var body: some View { Text("\(captured.count + same.count)") }
    }

    private struct Owning: View {
        let captured: Captured
        @StateObject private var own = Captured()
        @State private var kept: Captured?
        var body: some View { Text("\(own.count)").onAppear { kept = captured } }
    }

    private struct Focusing: View {
        let captured: Captured
        @FocusState private var hasFocus: Bool
        @State private var text = ""
        var body: some View {
            TextField("F", text: $text).focused($hasFocus).onSubmit { _ = captured.use() }
                .onChange(of: hasFocus) { _ = captured.use() }
        }
    }

    @Test func `a task is cancelled with its view, and lets go`() async {
        for takesAll in [false, true] {
            let box = CapturedBox()
            weak let captured = box.captured
            let isThere = Remote(true)
            var stage: Stage? = Stage(size: CGSize(width: 100, height: 100)) {
                Playing(isThere) { isThere in
                    if isThere, let captured = box.captured {
                        Text("A").task { [captured] in
                            while !Task.isCancelled {
                                _ = captured.use()
                                try? await Task.sleep(for: .seconds(1))
                            }
                        }
                    }
                }
            }
            let liveObjects = stage!.runtime.liveObjects
            stage!.advance(by: 0)
            for _ in 0..<20 { await Task.yield() }
            stage!.advance(by: 2.5)
            if !takesAll {
                isThere.value = false
                stage!.advance(by: 1)
            } else {
                stage = nil
            }
            box.captured = nil
            for _ in 0..<10_000 where captured != nil { await Task.yield() }
            #expect(captured == nil)
            stage = nil
            for _ in 0..<10_000 where liveObjects.count > 0 { await Task.yield() }
            #expect(liveObjects.lines == [])
        }
    }
}
