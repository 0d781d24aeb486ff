import SwiftUI
import TallyStage
import Testing

/// Something that views capture, to see whether they let go of it.
@MainActor final class Captured: ObservableObject {
    @Published var count = 0
    func use() -> String { "" }
}

/// What views find what they capture in.
@MainActor final class CapturedBox {
    var captured: Captured? = Captured()
}

/// Expects that what a view captures lives no longer than the view, and that nothing of a stage outlives it.
///
/// - Parameter play: what a person does on the stage of 200 by 300 points while the view is there.
@MainActor
func expectNothingStays<V: View>(
    _ name: String, @ViewBuilder _ view: @escaping (Captured) -> V, play: (Stage) -> Void = { _ in },
    sourceLocation: SourceLocation = #_sourceLocation
) {
    for takesAll in [false, true] {
        let box = CapturedBox()
        weak let captured = box.captured
        let isThere = Remote(true)
        var stage: Stage? = Stage(size: CGSize(width: 200, height: 300)) {
            Playing(isThere) { isThere in if isThere, let captured = box.captured { view(captured) } }
        }
        let liveObjects = stage!.runtime.liveObjects
        stage!.advance(by: 0.1)
        play(stage!)
        if !takesAll {
            isThere.value = false
            stage!.advance(by: 0)
            _ = stage!.settle()
            stage!.advance(by: 1)
            _ = stage!.image()
            box.captured = nil
            #expect(captured == nil, "\(name): what it captured outlives the view.", sourceLocation: sourceLocation)
        }
        stage = nil
        box.captured = nil
        #expect(captured == nil, "\(name): what it captured outlives the stage.", sourceLocation: sourceLocation)
        #expect(liveObjects.lines == [], "\(name): something outlives the stage.", sourceLocation: sourceLocation)
    }
}
