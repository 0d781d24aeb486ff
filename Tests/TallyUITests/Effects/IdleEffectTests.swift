import Foundation
@_spi(Runtime) @testable import TallyCore
import TallyScene
@testable import TallyStage
import SwiftUI
import Testing

/// An effect that changes nothing takes no part in a frame: it has a segment only while it needs one.
@MainActor
struct IdleEffectTests {
    struct Effect: Sendable, CustomTestStringConvertible {
        let testDescription: String
        /// The view with an effect that does something, or nothing.
        let make: @MainActor @Sendable (Text, Bool) -> AnyView
    }

    nonisolated static let effects: [Effect] = [
        Effect(testDescription: "blur") { AnyView($0.blur(radius: $1 ? 4 : 0)) },
        Effect(testDescription: "opaque blur") { AnyView($0.blur(radius: $1 ? 4 : 0, opaque: true)) },
        Effect(testDescription: "shadow") { AnyView($0.shadow(color: $1 ? .red : .clear, radius: 3)) },
        Effect(testDescription: "brightness") { AnyView($0.brightness($1 ? 0.5 : 0)) },
        Effect(testDescription: "contrast") { AnyView($0.contrast($1 ? 0.5 : 1)) },
        Effect(testDescription: "saturation") { AnyView($0.foregroundStyle(.red).saturation($1 ? 0.2 : 1)) },
        Effect(testDescription: "grayscale") { AnyView($0.foregroundStyle(.red).grayscale($1 ? 0.8 : 0)) },
        Effect(testDescription: "hue") { AnyView($0.foregroundStyle(.red).hueRotation(.degrees($1 ? 90 : 0))) },
        Effect(testDescription: "multiplied colour") { AnyView($0.colorMultiply($1 ? .green : .white)) },
        Effect(testDescription: "blend mode") { AnyView($0.blendMode($1 ? .multiply : .normal)) },
    ]

    nonisolated static let animations: [Animation?] = [nil, .linear(duration: 0.3), .spring]

    private struct Show: View {
        let effect: Effect
        let control: Switch
        var body: some View {
            ZStack {
                Color.yellow
                effect.make(Text("Idle"), control.isOn).offset(x: control.isOn ? 20 : 0).opacity(control.isOn ? 0.7 : 1)
            }
        }
    }

    @Test(arguments: effects)
    func `an effect that changes nothing has no segment`(effect: Effect) {
        let stage = Stage(size: CGSize(width: 80, height: 40)) { effect.make(Text("Idle"), false) }
        let plain = Stage(size: CGSize(width: 80, height: 40)) { AnyView(Text("Idle")) }
        _ = (stage.image(), plain.image())
        #expect(stage.segmentCount == plain.segmentCount)
    }

    @Test(arguments: effects, animations)
    func `one that begins and ends leaves nothing behind in any frame`(effect: Effect, animation: Animation?) {
        let control = Switch()
        let stage = Stage(size: CGSize(width: 120, height: 60)) { Show(effect: effect, control: control) }
        let fresh = { Stage(size: CGSize(width: 120, height: 60)) { Show(effect: effect, control: control) } }
        let idle = stage.segmentCount
        for step in 0..<4 {
            withAnimation(animation) { control.isOn.toggle() }
            // Called off at first, then played to its end.
            for _ in 0..<(step < 2 ? 4 : 60) {
                stage.advance(by: 1.0 / 30)
                #expect(stage.image() == stage.imageFromNothing())
                #expect(stage.runtime.displayList.violation == nil)
            }
        }
        #expect(stage.settle(within: 10))
        #expect(stage.image() == fresh().image() && stage.frame == fresh().frame)
        // Another change that is none of the effect's lets its segment go.
        withAnimation(nil) { control.isOn = true }
        stage.advance(by: 0.1)
        #expect(stage.segmentCount == idle + 1)
        control.isOn = false
        stage.advance(by: 0.1)
        #expect(stage.segmentCount == idle)
        #expect(stage.image() == fresh().image())
    }

    @Test func `of a thousand rows the one whose effect begins is drawn anew`() {
        let control = Switch()
        struct Rows: View {
            let control: Switch
            var body: some View {
                VStack(spacing: 0) {
                    ForEach(0..<1000) { Row(index: $0, control: control) }
                }
            }
        }
        struct Row: View {
            let index: Int
            let control: Switch
            var body: some View { Text("\(index)").blur(radius: index == 3 && control.isOn ? 2 : 0) }
        }
        let stage = Stage(size: CGSize(width: 60, height: 100)) { Rows(control: control) }
        _ = stage.image()
        control.isOn = true
        stage.advance(by: 0)
        #expect(stage.statistics.nodesLaidOut <= 1)
        #expect(stage.statistics.segmentsRecorded <= 4)
        #expect(stage.image() == stage.imageFromNothing())
        #expect(stage.runtime.displayList.violation == nil)
        control.isOn = false
        stage.advance(by: 0)
        #expect(stage.statistics.nodesLaidOut <= 1)
        #expect(stage.image() == stage.imageFromNothing())
    }

    @Test func `what goes with a blur on its way goes whole`() {
        let control = Switch()
        struct Parts: View {
            let control: Switch
            var body: some View {
                Text("Ground").overlay {
                    if control.isOn {
                        Text("Over").transition(.asymmetric(insertion: .opacity, removal: .offset(x: 20)))
                            .blur(radius: control.isOn ? 3 : 0)
                    }
                }
                .mask { Rectangle().blur(radius: control.isOn ? 2 : 0) }
                .rotation3DEffect(.degrees(control.isOn ? 40 : 0), axis: (0, 1, 0))
                .brightness(control.isOn ? 0.3 : 0)
            }
        }
        let stage = Stage(size: CGSize(width: 120, height: 60)) { Parts(control: control) }
        for pause in [3, 7, 1, 40, 40] {
            withAnimation(.linear(duration: 0.5)) { control.isOn.toggle() }
            for _ in 0..<pause {
                stage.advance(by: 1.0 / 30)
                #expect(stage.image() == stage.imageFromNothing())
                #expect(stage.runtime.displayList.violation == nil)
            }
        }
    }
}
