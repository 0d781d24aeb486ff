import Foundation
import SwiftUI
import TallyStage
import Testing

/// Controls under a finger that stays down.
@MainActor
struct HeldControlTests {
    @MainActor @Observable
    final class Model {
        var count = 0
        var choice = "A"
    }

    @Test func `a stepper that is held steps on, up to its bound, and no more when it is let go`() throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 200, height: 60)) {
            @Bindable var model = model
            Stepper("", value: $model.count, in: 0...12).labelsHidden()
        }
        stage.advance(by: 0)
        let plus = try #require(stage.frame.accessibility.first { $0.label == "Increment" }).rect
        let place = CGPoint(x: plus.midX, y: plus.midY)
        stage.pointerDown(place)
        stage.advance(by: 0.4)
        #expect(model.count == 0)
        for _ in 0..<30 { stage.advance(by: 1.0 / 60) }
        #expect((3...6).contains(model.count), "\(model.count)")
        for _ in 0..<120 { stage.advance(by: 1.0 / 60) }
        #expect(model.count == 12)
        stage.pointerUp(place)
        stage.advance(by: 1)
        #expect(model.count == 12)
        // A short press is one step.
        let minus = try #require(stage.frame.accessibility.first { $0.label == "Decrement" }).rect
        stage.tap(CGPoint(x: minus.midX, y: minus.midY))
        stage.advance(by: 1)
        #expect(model.count == 11)
    }

    private func segments(_ model: Model) -> Stage {
        let stage = Stage(size: CGSize(width: 308, height: 200)) {
            @Bindable var model = model
            ScrollView {
                Picker("", selection: $model.choice) {
                    ForEach(["A", "B", "C"], id: \.self) { Text($0) }
                }
                .pickerStyle(.segmented).padding(.horizontal, 4)
                Color.clear.frame(height: 400)
            }
        }
        stage.advance(by: 0)
        return stage
    }

    @Test func `the raised segment goes along with a finger, and is chosen where that lifts`() {
        let model = Model()
        let stage = segments(model)
        stage.pointerDown(CGPoint(x: 50, y: 16))
        for x in stride(from: 60.0, through: 250, by: 10) {
            stage.pointerMove(CGPoint(x: x, y: 18))
            stage.advance(by: 1.0 / 60)
            #expect(model.choice == "A")
        }
        let ground = stage.frame.shapes.filter { $0.kind.lowercased().contains("rect") || $0.kind == "path" }
        #expect(ground.contains { $0.rect.minX > 60 && $0.rect.width > 90 && $0.rect.width < 110 })
        stage.pointerUp(CGPoint(x: 250, y: 18))
        #expect(stage.settle())
        #expect(model.choice == "C")
    }

    @Test func `a finger that goes down scrolls, and chooses nothing`() {
        let model = Model()
        let stage = segments(model)
        stage.pointerDown(CGPoint(x: 250, y: 16))
        for y in stride(from: 16.0, through: -60, by: -8) {
            stage.pointerMove(CGPoint(x: 251, y: y))
            stage.advance(by: 1.0 / 60)
        }
        stage.pointerUp(CGPoint(x: 251, y: -60))
        #expect(stage.settle())
        #expect(model.choice == "A")
        #expect((stage.frame.texts.first { $0.string == "A" }?.rect.midY ?? -1) < 0)
    }

    @Test func `a drag over other segments chooses the one where it ends`() {
        let model = Model()
        let stage = segments(model)
        stage.drag(from: CGPoint(x: 250, y: 16), to: CGPoint(x: 150, y: 18))
        #expect(stage.settle())
        #expect(model.choice == "B")
    }
}
