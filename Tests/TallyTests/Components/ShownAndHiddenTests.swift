import Foundation
import SwiftUI
import Tally
import TallyStage
import Testing

/// A component that is shown or hidden in an animation, as any view is.
@MainActor
struct ShownAndHiddenTests {
    enum Component: CaseIterable {
        case number, immediate, affixed, optional, selectable, counting, push, pushImmediate, reel, reelText, word,
            rolling,
            amount
    }

    @MainActor @Observable
    final class Model { var isOn = false }

    private struct Shown: View {
        let component: Component
        var body: some View {
            switch component {
            case .number: RollingNumber(1234)
            case .immediate: RollingNumber(1234).rollWidth(.immediate)
            case .affixed: RollingNumber(1234, format: .number, prefix: { Text("a") }, suffix: { Text("b") })
            case .optional: RollingNumber(nil as Int?, format: .number)
            case .selectable: RollingNumber(1234).textSelection(.enabled)
            case .counting: CountingNumber(1234, format: .number)
            case .push: PushCounter(1234)
            case .pushImmediate: PushCounter(1234).rollWidth(.immediate)
            case .reel: ReelNumber("1234")
            case .reelText: ReelText("AB", faces: ["A", "B"])
            case .word: RollingText("word")
            case .rolling: Rolling(1) { Text("\($0)") }
            case .amount: AmountField(amount: .constant(12), currency: "USD")
            }
        }
    }

    private func opacities(_ stage: Stage) -> [Double] {
        stage.faces.filter { $0.clip.map { !$0.isEmpty } ?? true }.map(\.opacity).filter { $0 > 0 }
    }

    @Test(arguments: Component.allCases)
    func `it fades in and out, as it has no transition of its own`(component: Component) {
        let model = Model()
        let stage = Stage(size: CGSize(width: 300, height: 100)) {
            VStack { if model.isOn { Shown(component: component) } }
        }
        stage.advance(by: 0)
        for isOn in [true, false] {
            withAnimation(.linear(duration: 0.4)) { model.isOn = isOn }
            stage.advance(by: 0)
            stage.advance(by: 0.2)
            let seen = opacities(stage)
            #expect(!seen.isEmpty && seen.allSatisfy { abs($0 - 0.5) < 0.02 }, "\(isOn): \(seen)")
            #expect(stage.settle(within: 4))
            #expect(opacities(stage).isEmpty == !isOn)
        }
    }

    @Test(arguments: Component.allCases)
    func `it comes and goes by the transition that is said around it`(component: Component) {
        let model = Model()
        let stage = Stage(size: CGSize(width: 300, height: 100)) {
            VStack { if model.isOn { Shown(component: component).transition(.offset(x: 0, y: 40)) } }
        }
        stage.advance(by: 0)
        withAnimation(.linear(duration: 0.4)) { model.isOn = true }
        stage.advance(by: 0)
        let first = stage.faces.map(\.rect.minY).min() ?? 0
        #expect(opacities(stage).allSatisfy { $0 == 1 })
        #expect(stage.settle(within: 4))
        #expect(abs(first - (stage.faces.map(\.rect.minY).min() ?? 0) - 40) < 0.5)
    }
}
