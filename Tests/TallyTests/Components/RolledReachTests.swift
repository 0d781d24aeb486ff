import SwiftUI
import Tally
import TallyStage
import Testing

/// A drum has faces far above and below its window: they are not seen, and not in the way either.
@MainActor
struct RolledReachTests {
    final class Model: ObservableObject {
        @Published var value = 1234
        var taps: [String] = []
    }

    struct Neighbours: View {
        @ObservedObject var model: Model

        var body: some View {
            VStack(spacing: 0) {
                Button("Above") { model.taps.append("above") }
                ZStack {
                    Button("Behind") { model.taps.append("behind") }.frame(width: 200, height: 20)
                    RollingNumber(model.value).onTapGesture { model.taps.append("number") }
                }
                Button("Below") { model.taps.append("below") }
            }
        }
    }

    @Test func `what stands beside a number can be tapped while it rolls, and after`() throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 300, height: 200)) { Neighbours(model: model) }
        func tapAll() throws {
            model.taps = []
            for label in ["Above", "Below"] { try stage.tap(label) }
            try stage.tap(model.value.formatted(.number))
            #expect(model.taps == ["above", "below", "number"])
        }
        try tapAll()
        for value in [9876, 1111, 5555, 9999] {
            model.value = value
            stage.advance(by: 0.1)
            try tapAll()
            #expect(stage.settle(within: 5))
            try tapAll()
        }
    }
}
