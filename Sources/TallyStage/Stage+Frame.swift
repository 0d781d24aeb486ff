import Foundation
import TallyScene

extension Stage {
    /// What is on the stage now. Made when asked for.
    public var frame: Frame {
        let drawn = FrameReader(runtime.displayList).drawn
        let accessibility = runtime.accessibilityItems.map { AccessibilityElement($0) }
        return Frame(
            texts: drawn.compactMap(\.text), shapes: drawn.compactMap(\.shape), images: drawn.compactMap(\.image),
            accessibility: accessibility)
    }
}

extension CGRect {
    init(_ rect: Rect) { self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height) }
}
