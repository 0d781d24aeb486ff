import Foundation
import SwiftUI
import TallyStage
import Testing

/// Transitions that ask a reader for a size to say how far their view comes.
@MainActor
struct TransitionReaderTests {
    private struct Slide: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View {
            GeometryReader { geometry in content.offset(x: phase.isIdentity ? 0 : geometry.size.width) }
        }
    }

    private struct Iris: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View {
            content.mask {
                GeometryReader { geometry in
                    Rectangle().scaleEffect(y: phase.isIdentity ? 1 : 0, anchor: .top)
                        .frame(width: geometry.size.width, height: geometry.size.height)
                }
            }
        }
    }

    private struct Drop: ViewModifier {
        let isUp: Bool

        func body(content: Content) -> some View {
            GeometryReader { geometry in content.offset(x: isUp ? geometry.size.width : 0) }
        }
    }

    private func stage<Shown: View>(_ shown: Remote<Bool>, _ view: Shown) -> Stage {
        Stage(size: CGSize(width: 100, height: 100)) {
            Playing(shown) { isShown in
                ZStack { if isShown { view } }.frame(width: 100, height: 100)
            }
        }
    }

    private func place(_ stage: Stage) -> CGFloat? { stage.frame.shapes.first { $0.kind == "rectangle" }?.rect.minX }

    private func check<Shown: View>(_ view: Shown) {
        let shown = Remote(false)
        let stage = stage(shown, view)
        withAnimation(.linear(duration: 1)) { shown.value = true }
        stage.advance(by: 0)
        #expect(place(stage) == 100)
        for tenth in 1...10 {
            stage.advance(by: 0.1)
            #expect(abs((place(stage) ?? -1) - CGFloat(100 - 10 * tenth)) < 0.01)
        }
        withAnimation(.linear(duration: 1)) { shown.value = false }
        stage.advance(by: 0.5)
        #expect(abs((place(stage) ?? -1) - 50) < 0.01)
        stage.advance(by: 0.6)
        #expect(place(stage) == nil)
    }

    @Test func `what slides in by the width of its place begins that far away`() {
        check(Rectangle().transition(Slide()))
        check(Rectangle().transition(.modifier(active: Drop(isUp: true), identity: Drop(isUp: false))))
    }

    @Test func `a mask with a reader opens from nothing`() {
        let shown = Remote(false)
        let stage = stage(shown, Rectangle().transition(Iris()))
        withAnimation(.linear(duration: 1)) { shown.value = true }
        stage.advance(by: 0.25)
        let image = stage.image()
        #expect(image[50, 10] != image[50, 90])
        stage.advance(by: 1)
        let rest = stage.image()
        #expect(rest[50, 10] == rest[50, 90])
    }

    @Test func `a reader that is there is built once for a size, with its newest content`() {
        let value = Remote(1)
        var built: [Int] = []
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            Playing(value) { value in
                GeometryReader { _ in
                    let _ = built.append(value)
                    Color.red
                }
            }
        }
        stage.advance(by: 0)
        #expect(built == [1])
        value.value = 2
        stage.advance(by: 0)
        #expect(built == [1, 2])
    }
}
