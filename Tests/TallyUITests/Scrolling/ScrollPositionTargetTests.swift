import Foundation
import SwiftUI
import TallyStage
import Testing

/// Which view a position means by an id that several views have.
@MainActor
struct ScrollPositionTargetTests {
    @MainActor @Observable
    final class Model { var position: Int? }

    private func stage(_ model: Model, isLazy: Bool) -> Stage {
        Stage(size: CGSize(width: 200, height: 300)) {
            @Bindable var model = model
            let header = HStack { ForEach(0..<4) { Text("H\($0)") } }.frame(maxWidth: .infinity, minHeight: 30)
            let rows = ForEach(0..<50) { Text("Row \($0)").frame(maxWidth: .infinity, minHeight: 60) }
            ScrollView {
                if isLazy {
                    LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                        Section {
                            rows
                        } header: {
                            header
                        }
                    }
                    .scrollTargetLayout()
                } else {
                    VStack(spacing: 0) {
                        header
                        rows
                    }
                    .scrollTargetLayout()
                }
            }
            .scrollPosition(id: $model.position)
        }
    }

    private func isSeen(_ text: String, _ stage: Stage) -> Bool {
        stage.frame.texts.contains { $0.string == text && $0.rect.midY > 0 && $0.rect.midY < 300 }
    }

    @Test(arguments: [true, false])
    func `it is one of the views to come to rest at, not one inside of a header`(_ isLazy: Bool) {
        let model = Model()
        let stage = stage(model, isLazy: isLazy)
        stage.advance(by: 0)
        withAnimation { model.position = 20 }
        #expect(stage.settle())
        #expect(isSeen("Row 20", stage) && !isSeen("Row 0", stage))
        withAnimation { model.position = 0 }
        #expect(stage.settle())
        #expect(isSeen("Row 0", stage) && !isSeen("Row 20", stage))
        model.position = 3
        #expect(stage.settle())
        #expect(isSeen("Row 3", stage))
    }

    @Test func `an anchor for one role leaves the others as they are`() {
        let rows = Remote(3)
        let stage = Stage(size: CGSize(width: 200, height: 300)) {
            Playing(rows) { count in
                ScrollView {
                    VStack(spacing: 0) { ForEach(0..<count, id: \.self) { Text("Row \($0)").frame(height: 60) } }
                }
                .defaultScrollAnchor(.bottom)
                .defaultScrollAnchor(.top, for: .alignment)
            }
        }
        stage.advance(by: 0)
        #expect(abs((stage.frame.texts.first { $0.string == "Row 0" }?.rect.midY ?? 0) - 30) < 1)
        rows.value = 30
        #expect(stage.settle())
        #expect(isSeen("Row 29", stage))
    }
}
