import Foundation
import TallyKit
import TallyLayers
import TallyStage

/// A view that notes what happens to it and to what stands in it.
@MainActor
class TouchBoard: UIView {
    var notes: [String] = []

    /// What has been noted since the last time.
    func take() -> [String] {
        defer { notes = [] }
        return notes
    }

    func note(_ gesture: UIGestureRecognizer) { notes.append("\(gesture.name ?? "") \(gesture.state.rawValue)") }

    func add<Gesture: UIGestureRecognizer>(_ gesture: Gesture, _ name: String, to view: UIView? = nil) -> Gesture {
        gesture.name = name
        gesture.addTarget(self, action: TouchBoard.note)
        (view ?? self).addGestureRecognizer(gesture)
        return gesture
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { notes.append("began") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { notes.append("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { notes.append("cancelled") }

    /// Plays it on a stage of 240 by 200 points.
    func play() -> Stage {
        let stage = Stage(size: CGSize(width: 240, height: 200), view: self)
        stage.advance(by: 0)
        return stage
    }
}

/// A recognizer's delegate that answers by closures.
@MainActor
final class GestureJudge: NSObject, UIGestureRecognizerDelegate {
    var begins = true
    var receives = true
    var isSimultaneous = false
    var requires: (UIGestureRecognizer) -> Bool = { _ in false }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { receives }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { isSimultaneous }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { requires(otherGestureRecognizer) }
}
