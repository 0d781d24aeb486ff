import Foundation
import TallyMotion
import TallyScene

/// An element that draws something itself. Its place, and with it the size it is drawn in, moves when layout changes it.
@_spi(Runtime) open class LeafElement: Element {
    package final private(set) lazy var frame = Attribute(self)

    public override init(_ node: _ViewNode, _ update: _ViewUpdate) { super.init(node, update) }

    /// Where the leaf is shown, in the stage's space before effects.
    open var shownFrame: Rect {
        let p = frame.presented
        return Rect(x: p[0], y: p[1], width: p[2], height: p[3])
    }

    open override func placeContent(_ rect: Rect, _ proposal: ProposedViewSize) {
        frame.set(.init(rect.minX, rect.minY, rect.width, rect.height), scope: scope)
        needsRecord()
    }

    /// In what a motion of the frame is told: a rectangle, or a point where the size follows from what is drawn.
    open var frameUnit: ValueUnit { .rect }

    open override func reportMotion(to report: inout MotionReport) {
        report.add(frameUnit == .point ? "place" : "frame", frameUnit, frame)
        super.reportMotion(to: &report)
    }

    /// What assistive technology is told of besides the leaf: parts of it that do something.
    open var accessibilityParts: [AccessibilityPart] { [] }

    open override func contentContains(_ point: Point) -> Bool { shownFrame.contains(point) }
}

/// A part of a leaf that assistive technology is told of.
@_spi(Runtime) public struct AccessibilityPart {
    package var label: String
    package let value: String
    package let traits: AccessibilityTraits
    /// In the space that the leaf is shown in.
    package let rect: Rect
    /// What draws it; nil: the leaf's own segment.
    package let segment: Segment?
    /// Nil: it is tapped, if anything.
    package let action: (@MainActor () -> Void)?

    package init(
        label: String, value: String = "", traits: AccessibilityTraits, rect: Rect, segment: Segment? = nil,
        action: (@MainActor () -> Void)? = nil
    ) {
        self.label = label
        self.value = value
        self.segment = segment
        self.traits = traits
        self.rect = rect
        self.action = action
    }
}
