import Foundation
@_spi(Runtime) import TallyCore
import TallyScene

/// Lets a foreground style that has a geometry run over a view as a whole, instead of over each text and shape in it.
nonisolated public struct _CommonForegroundModifier: ElementModifier, Equatable {
    public typealias Body = Never

    @usableFromInline init() {}

    // Not one of modifiers alone: what is inside is drawn with another style.
    public static var _isElementModifier: Bool { false }

    @MainActor package func makeSlot(for element: Element, _ applied: TypedAppliedModifier<Self>) -> Slot {
        CommonForegroundSlot(element, applied, around: Segment())
    }

    private final class Memory {
        let environment = DerivedEnvironment()
        var isNeeded = false
    }

    @MainActor public static func _reconcile<C: View>(
        _ modifier: UnsafePointer<Self>, content: UnsafePointer<C>, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        let memory = update.remember(node) { Memory() }
        let outer = update.chain
        _apply(modifier, node, &update)
        memory.environment.apply(&update, isSame: true) { environment in
            memory.isNeeded = environment.foregroundHasGeometry
            guard memory.isNeeded else { return }
            environment.foreground = ForegroundEntry([AnyShapeStyle(Color(environment.maskColor))], outer: nil)
        }
        // A plain style costs nothing.
        if !memory.isNeeded { update.chain = outer }
        C._reconcile(content, node, &update)
    }
}

extension View {
    /// Draws the texts and shapes in the view with one gradient, where the foreground style is one: it runs over the bounds of
    /// the view as they are shown. Colours that are set inside do not show then.
    ///
    /// - Complexity: Nothing for plain styles; for a gradient the picture of a mask.
    @inlinable package nonisolated func commonForeground() -> some View { modifier(_CommonForegroundModifier()) }
}

/// The style's area under the view as its mask.
final class CommonForegroundSlot: FramedSlot {
    private lazy var foreground = StyleAttribute(element)
    private lazy var area = Segment()

    override var measures: Bool { false }

    override func apply(isFirst: Bool) {
        around?.effect = .mask
        foreground.set(applied.environment.concreteForeground, scope: scope)
        element.needsRecord()
    }

    override func draw(around inner: Segment) {
        guard let around else { return }
        let bounds = bounds
        // What comes and goes is seen beside the bounds, too.
        area.content = .roundedRect(
            Rect(bounds).insetBy(-Double(bounds.height)), radius: 0, foreground.paint(in: bounds))
        around.setChildren(area, inner)
    }

    override func reportMotion(to report: inout MotionReport) {
        report.add("frame of its foreground", .rect, frame)
    }
}

extension ResolvedStyle {
    /// Whether it differs from place to place within what it fills. A material does not: it shows what is behind.
    var hasGeometry: Bool {
        switch self {
        case .linearGradient, .radialGradient, .ellipticalGradient, .angularGradient, .mesh, .tiles: true
        case .level(let base, _), .opacity(let base, _), .shadowed(let base, _): base.hasGeometry
        case .color, .material, .foreground, .background, .fill, .tint: false
        }
    }
}
