import SwiftUI
import TallyStage
import Testing

/// What is used after what it came from has gone.
@MainActor
struct OutlivingTests {
    private struct Boxed: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View {
            if phase.isIdentity { content } else { ZStack { content } }
        }
    }

    @Test func `views that a transition has moved to another container come and go there`() {
        let isThere = Remote(false)
        let isMore = Remote(false)
        let stage = Stage {
            Playing(isMore) { isMore in
                Playing(isThere) { isThere in
                    VStack {
                        if isThere {
                            Group {
                                Text("A")
                                if isMore { Text("B") }
                            }
                            .transition(AnyTransition(Boxed()))
                        }
                    }
                }
            }
        }
        for _ in 0..<3 {
            withAnimation(.linear(duration: 0.2)) { isThere.value = true }
            stage.advance(by: 0.1)
            isMore.value.toggle()
            stage.advance(by: 0.5)
            isMore.value.toggle()
            #expect(stage.settle())
            isMore.value.toggle()
            #expect(stage.settle())
            #expect((stage.text("B") != nil) == isMore.value)
            withAnimation(.linear(duration: 0.2)) { isThere.value = false }
            stage.advance(by: 0.1)
            isMore.value.toggle()
            #expect(stage.settle())
            #expect(stage.text("A") == nil)
        }
    }

    private final class Kept {
        var subviews: [LayoutSubview] = []
        var all: LayoutSubviews?
        var environment: EnvironmentValues?
        var dismiss: DismissAction?
        var proxy: ScrollViewProxy?
        var geometry: GeometryProxy?
        var binding: Binding<Int>?
        var focus: FocusState<Bool>.Binding?
    }

    private struct KeepingLayout: Layout {
        nonisolated(unsafe) let kept: Kept

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            kept.subviews += subviews
            kept.all = subviews
            return CGSize(width: 50, height: 50)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
        }
    }

    private struct Leaky: View {
        let kept: Kept
        @State private var number = 1
        @FocusState private var hasFocus: Bool
        @Environment(\.dismiss) private var dismiss
        @Environment(\.self) private var environment

        var body: some View {
            let _ = kept.dismiss = dismiss
            let _ = kept.environment = environment
            let _ = kept.binding = $number
            let _ = kept.focus = $hasFocus
            ScrollViewReader { proxy in
                let _ = kept.proxy = proxy
                KeepingLayout(kept: kept) {
                    Text("number \(number)")
                    TextField("F", text: .constant("")).focused($hasFocus)
                    ScrollView { ForEach(0..<20, id: \.self) { Text("\($0)") } }
                    GeometryReader { geometry in
                        let _ = kept.geometry = geometry
                        Color.red
                    }
                }
            }
        }
    }

    private func use(_ kept: Kept) {
        for subview in kept.subviews + Array(kept.all!) {
            _ = subview.sizeThatFits(.unspecified)
            _ = subview.dimensions(in: .zero)[.firstTextBaseline]
            _ = subview.spacing
            subview.place(at: .zero, proposal: .unspecified)
        }
        kept.dismiss?()
        kept.proxy?.scrollTo(10)
        _ = kept.geometry?.frame(in: .global)
        kept.binding?.wrappedValue += 1
        kept.focus?.wrappedValue = true
        kept.environment?.editMode?.wrappedValue = .active
        _ = kept.environment?.editMode?.wrappedValue
        withAnimation {
            kept.binding?.wrappedValue += 1
        } completion: {
            kept.binding?.wrappedValue += 1
        }
    }

    @Test func `what a view gave away may be used when the view, and the stage, are gone`() {
        let kept = Kept()
        let isThere = Remote(true)
        let isShown = Remote(true)
        var stage: Stage? = Stage {
            Playing(isThere) { isThere in
                if isThere {
                    Playing(isShown) { _ in
                        Text("A").sheet(
                            isPresented: Binding(get: { isShown.value }, set: { isShown.value = $0 })
                        ) { Leaky(kept: kept) }
                    }
                }
            }
        }
        #expect(stage!.settle())
        isThere.value = false
        #expect(stage!.settle())
        use(kept)
        #expect(stage!.settle())
        #expect(stage!.frame.texts.isEmpty)
        stage = nil
        use(kept)
    }

    @Test func `a stage that goes with everything under way says nothing and runs nothing any more`() {
        let log = Log()
        for frame in 0..<10 {
            let world = LeavingWorld()
            var stage: Stage? = Stage {
                NavigationStack {
                    Text("A").onDisappear { log("-") }
                        .sheet(isPresented: Binding(get: { world.isOn }, set: { world.isOn = $0 })) {
                            TextField("F", text: .constant("x")).onDisappear { log("-") }
                        }
                }
                .preferredColorScheme(world.isOn ? .dark : .light)
            }
            world.isOn = true
            stage!.advance(by: Double(frame) / 30)
            withAnimation(.default) {
                world.isOn = false
            } completion: {
                log("completed")
            }
            if frame % 2 == 0 { stage!.advance(by: 0) }
            stage!.pointerDown(CGPoint(x: 50, y: 50))
            let liveObjects = stage!.runtime.liveObjects
            _ = log.take()
            stage = nil
            #expect(liveObjects.lines == [])
            #expect(log.take() == [])
        }
    }

    @Test func `a layout's view that has gone has no size any more`() {
        let kept = Kept()
        let isThere = Remote(true)
        let stage = Stage {
            Playing(isThere) { isThere in
                KeepingLayout(kept: kept) { if isThere { Square() } }
            }
        }
        let first = kept.subviews.first
        #expect(first?.sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
        isThere.value = false
        stage.advance(by: 0)
        #expect(stage.boxes.isEmpty)
        #expect(first?.sizeThatFits(.unspecified) == .zero)
        #expect(first?.dimensions(in: .unspecified).width == 0)
    }
}
