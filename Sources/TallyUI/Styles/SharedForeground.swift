import Foundation
@_spi(Runtime) import TallyCore
import TallyScene

/// Fills a view with the part of a gradient that is at its place in the span.
nonisolated struct SharedForegroundModifier: ElementModifier, Equatable {
    typealias Body = Never
    let span: ForegroundSpan?

    // Not one of modifiers alone: what is inside is drawn with another style.
    static var _isElementModifier: Bool { false }

    @MainActor func makeSlot(for element: Element, _ applied: TypedAppliedModifier<Self>) -> Slot {
        SharedForegroundSlot(element, applied)
    }

    static func == (a: Self, b: Self) -> Bool { a.span === b.span }

    private final class Memory {
        lazy var environment = DerivedEnvironment()
    }

    @MainActor static func _reconcile<C: View>(
        _ modifier: UnsafePointer<Self>, content: UnsafePointer<C>, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        let memory = update.remember(node) { Memory() }
        let outer = update.chain
        _apply(modifier, node, &update)
        if modifier.pointee.span != nil {
            memory.environment.apply(&update, isSame: true) {
                // As a gradient, though of one colour: a colour that takes its place shows at once, as in place of any gradient.
                let ink = LinearGradient(colors: [Color($0.maskColor)], startPoint: .center, endPoint: .center)
                $0.foreground = ForegroundEntry([AnyShapeStyle(ink)], outer: nil)
            }
        } else {
            update.chain = outer
        }
        C._reconcile(content, node, &update)
    }
}

extension EnvironmentValues {
    /// Whether the foreground style differs from place to place within what it fills.
    package var foregroundHasGeometry: Bool { concreteForeground.hasGeometry }

    /// What a mask for the foreground style is drawn in: its opacity is what counts; whoever reads the frame finds a colour of the
    /// gradient's.
    var maskColor: Color.Resolved {
        var color = concreteForeground.firstColor ?? Color.Resolved(.black)
        color.opacity = 1
        return color
    }
}

extension View {
    /// Draws the texts and shapes in the view with the foreground style as it is at their places in a span.
    ///
    /// However they move, each is coloured as the span is where it is shown. What stands around the view keeps its own colours.
    /// Colours that are set inside do not show.
    /// - Parameter span: One that a view in the same stage has; `nil` for the style as it is without the modifier.
    /// - Complexity: For a span the picture of a mask; and in each frame in which anything moves, the depth of the view.
    package nonisolated func sharedForeground(in span: ForegroundSpan?) -> some View {
        modifier(SharedForegroundModifier(span: span))
    }
}

/// The span's style under the view as its mask.
final class SharedForegroundSlot: FramedSlot, PlaceFollower {
    /// The bounds of the span, and the map from its space to this one.
    private struct Place {
        var bounds: CGRect
        var map: Affine

        /// Less than can be seen, in points and as a share: what comes of rounding alone is not drawn again.
        private static let slack = 1e-6

        func isClose(to other: Place) -> Bool {
            func isClose(_ one: Double, _ two: Double) -> Bool { abs(one - two) < Self.slack }
            let (one, two) = (Rect(bounds), Rect(other.bounds))
            return isClose(one.minX, two.minX) && isClose(one.minY, two.minY) && isClose(one.maxX, two.maxX)
                && isClose(one.maxY, two.maxY) && isClose(map.a, other.map.a) && isClose(map.b, other.map.b)
                && isClose(map.c, other.map.c) && isClose(map.d, other.map.d) && isClose(map.tx, other.map.tx)
                && isClose(map.ty, other.map.ty)
        }
    }

    private lazy var foreground = StyleAttribute(element)
    private lazy var area = Segment()
    private var place: Place?
    private(set) var isOver = false
    var depth: Int { element.node.depth }

    init(_ element: Element, _ applied: AppliedModifier) {
        super.init(element, applied, around: Segment())
        around?.effect = .mask
        element.runtime.recordPass.followers.add(self)
    }

    override func destroy() {
        isOver = true
        element.runtime.recordPass.followers.needsSweep()
    }

    override var measures: Bool { false }

    override func apply(isFirst: Bool) {
        foreground.set(applied.environment.concreteForeground, scope: scope)
        element.needsRecord()
    }

    func follow() {
        guard let span = modifier(SharedForegroundModifier.self).span?.slot, let back = site.toStage.inverse
        else { return }
        let new = Place(bounds: span.bounds, map: span.site.toStage.concatenating(back))
        if let place, place.isClose(to: new) { return }
        place = new
        element.needsRecord()
    }

    override func reportMotion(to report: inout MotionReport) {
        report.add("frame of its foreground", .rect, frame)
    }

    override func draw(around inner: Segment) {
        guard let around else { return }
        let place = place ?? Place(bounds: bounds, map: .identity)
        // What comes and goes is seen beside the bounds, too.
        let own = Rect(bounds).insetBy(-Double(bounds.height))
        if let back = place.map.inverse {
            area.transform = place.map
            area.content = .roundedRect(back.apply(own), radius: 0, foreground.paint(in: place.bounds))
        }
        around.setChildren(area, inner)
    }
}
