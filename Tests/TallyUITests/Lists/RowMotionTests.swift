import SwiftUI
import TallyStage
import Testing

/// Rows of a list in motion: what is in them goes with them. On a stage of 200 by 400 points.
@MainActor
struct RowMotionTests {
    @MainActor @Observable
    final class Model {
        var items = ["A", "B", "C", "D"]
        var mode = EditMode.inactive
    }

    private enum Kind: CaseIterable { case deletes, swipes, plain }

    private struct Host: View {
        @Bindable var model: Model
        let kind: Kind

        var body: some View {
            List {
                switch kind {
                case .deletes:
                    ForEach(model.items, id: \.self) { Text($0) }.onDelete { model.items.remove(atOffsets: $0) }
                case .swipes: ForEach(model.items, id: \.self) { Text($0).swipeActions { Button("Flag") {} } }
                case .plain: ForEach(model.items, id: \.self) { Text($0) }
                }
            }
            .environment(\.editMode, $model.mode)
        }
    }

    private func stage(_ model: Model, _ kind: Kind) -> Stage {
        let stage = Stage.phone { Host(model: model, kind: kind) }
        #expect(stage.settle())
        return stage
    }

    @Test(arguments: Kind.allCases)
    private func `a row that comes is seen as a whole in each frame`(kind: Kind) throws {
        for place in [0, 2, 4] {
            let model = Model()
            let stage = stage(model, kind)
            withAnimation(.linear(duration: 1)) { model.items.insert("new", at: place) }
            stage.advance(by: 0)
            for frame in 0..<50 {
                stage.advance(by: 1.0 / 60)
                let text = try #require(stage.text("new"))
                let seen = text.clip.map { $0.intersection(text.rect) } ?? text.rect
                #expect(seen.height > text.rect.height - 1 && seen.width > text.rect.width - 1, "\(place), \(frame)")
            }
        }
    }

    @Test func `rows that move up as editing ends keep their texts`() throws {
        let model = Model()
        model.mode = .active
        let stage = stage(model, .deletes)
        let (start, end) = (try #require(stage.text("D")).rect.minY, try #require(stage.text("C")).rect.minY)
        withAnimation(.linear(duration: 2)) {
            model.items.removeAll { $0 == "B" }
            model.mode = .inactive
        }
        stage.advance(by: 0)
        for step in 1...19 {
            stage.advance(by: 0.1)
            let text = try #require(stage.text("D"))
            let wanted = Double(start) + (Double(end) - Double(start)) * Double(step) / 20
            #expect(isNear(Double(text.rect.minY), wanted, 1), "\(step)")
            let seen = text.clip.map { $0.intersection(text.rect) } ?? text.rect
            #expect(seen.height > text.rect.height - 1, "\(step)")
        }
    }
}
