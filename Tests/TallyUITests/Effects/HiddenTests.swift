import Foundation
@_spi(Runtime) @testable import TallyCore
import SwiftUI
@testable import TallyStage
import Testing

/// A hidden view keeps its place, and has no part in what a frame goes over.
@MainActor
struct HiddenTests {
    private struct Show: View {
        let control: Switch
        var body: some View {
            VStack {
                Text("First")
                Text("Hidden").offset(x: control.isOn ? 30 : 0).hidden()
                Text("Ground").hidden().background(control.isOn ? Color.red : .blue)
                Text("Front").hidden().overlay { Text("Over") }
                Circle().hidden().zIndex(control.isOn ? 2 : -1)
                Text("Last")
            }
        }
    }

    @Test func `a hidden view has no segment, and what stands behind and before it has`() {
        let control = Switch()
        let stage = Stage(size: CGSize(width: 200, height: 200)) { Show(control: control) }
        #expect(stage.frame.texts.map(\.string) == ["First", "Over", "Last"])
        #expect(stage.frame.shapes.count == 1, "the ground, and no circle")
        withAnimation(.linear(duration: 0.5)) { control.isOn = true }
        while stage.isAnimating {
            stage.advance(by: 1.0 / 30)
            #expect(stage.image() == stage.imageFromNothing())
            #expect(stage.runtime.displayList.violation == nil)
        }
        #expect(stage.frame.texts.map(\.string) == ["First", "Over", "Last"])

        let hidden = Stage(size: CGSize(width: 200, height: 200)) {
            ZStack {
                Text("First").padding(3)
                Text("Hidden").hidden()
                Text("Unseen").blur(radius: 2).hidden().offset(x: 3)
            }
        }
        let stack = Stage(size: CGSize(width: 200, height: 200)) { ZStack { Text("First").padding(3) } }
        _ = (hidden.image(), stack.image())
        #expect(hidden.segmentCount == stack.segmentCount)
    }

    @Test func `a view that comes to be hidden by its style's body is drawn no more, and again`() {
        @MainActor struct Veil: ViewModifier {
            let isOn: Bool
            func body(content: Content) -> some View {
                if isOn { content.hidden() } else { content }
            }
        }
        struct Row: View {
            let control: Switch
            var body: some View {
                HStack {
                    Text("Seen").modifier(Veil(isOn: control.isOn)).transition(.opacity); Text("Beside")
                }
            }
        }
        let control = Switch()
        let stage = Stage(size: CGSize(width: 200, height: 60)) { Row(control: control) }
        for animation in [nil, Animation.linear(duration: 0.3), .linear(duration: 0.3)] {
            withAnimation(animation) { control.isOn.toggle() }
            for _ in 0..<12 {
                stage.advance(by: 1.0 / 30)
                #expect(stage.image() == stage.imageFromNothing())
            }
            #expect(stage.frame.texts.map(\.string) == (control.isOn ? ["Beside"] : ["Seen", "Beside"]))
        }
    }
}
