import Foundation
import TallyPainter
import TallyScene

extension Stage {
    /// Takes the hands off: no key goes anywhere, and the pointer is over nothing.
    package func letGo() {
        runtime.frame(at: time)
        runtime.dropFocus()
        hover(CGPoint(x: -1, y: -1))
        runtime.frame(at: time)
    }
}

extension Stage {
    package func imageFromNothing() -> Bitmap {
        let width = Int((size.width * scale).rounded(.up))
        let height = Int((size.height * scale).rounded(.up))
        var fresh = Bitmap(width: width, height: height)
        _ = Painter(shaper: Self.shaper).paint(
            runtime.displayList, damage: [.infinite], scale: Double(scale), background: background, into: &fresh)
        return fresh
    }
}
