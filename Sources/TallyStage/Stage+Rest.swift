import Foundation
import TallyScene

extension Stage {
    /// What is alive of the stage; it outlives it.
    package var liveObjects: LiveObjects { runtime.liveObjects }

    /// True while a control has the keyboard.
    package var hasFocus: Bool { runtime.hasFocus }

    /// Takes the hands off: no key goes anywhere, and the pointer is over nothing.
    package func releaseInput() {
        runtime.frame(at: time)
        runtime.dropFocus()
        runtime.focusAccessibility(on: nil)
        hover(CGPoint(x: -1, y: -1))
        runtime.frame(at: time)
    }
}
