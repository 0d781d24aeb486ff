import Foundation
import TallyMotion
import TallyScene

/// An element that draws something itself. Its place, and with it the size it is drawn in, moves when layout changes it.
class LeafElement: Element {
    private(set) lazy var frame = Attribute(self)

    /// Where the leaf is shown, in the stage's space before effects.
    var shownFrame: Rect {
        let p = frame.presented
        return Rect(x: p[0], y: p[1], width: p[2], height: p[3])
    }

    override func placeContent(_ rect: Rect, _ proposal: ProposedViewSize) {
        frame.set(.init(rect.minX, rect.minY, rect.width, rect.height), scope: scope)
        needsRecord()
    }

    /// In what a motion of the frame is told: a rectangle, or a point where the size follows from what is drawn.
    var frameUnit: ValueUnit { .rect }

    override func reportMotion(to report: inout MotionReport) {
        report.add(frameUnit == .point ? "place" : "frame", frameUnit, frame)
        super.reportMotion(to: &report)
    }

    /// What assistive technology is told of besides the leaf: parts of it that do something.
    var accessibilityParts: [AccessibilityPart] { [] }

    override func contentContains(_ point: Point) -> Bool { shownFrame.contains(point) }
}

/// A part of a leaf that assistive technology is told of.
struct AccessibilityPart {
    var label: String
    let traits: AccessibilityTraits
    /// In the space that the leaf is shown in.
    let rect: Rect
    let action: @MainActor () -> Void
}
