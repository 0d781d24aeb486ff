import Foundation
@_spi(Runtime) import TallyCore
import TallyScene

/// A slot that draws something as large as the view, which itself may be on its way.
class FramedSlot: Slot {
    final private(set) lazy var frame = Attribute(element)

    final override func rectChanged() {
        frame.set(.init(rect.minX, rect.minY, rect.width, rect.height), scope: scope)
        element.needsRecord()
    }

    /// The frame as shown, in the space around the view.
    final var bounds: CGRect {
        let f = frame.presented
        return CGRect(x: f[0], y: f[1], width: Swift.max(0, f[2]), height: Swift.max(0, f[3]))
    }
}
