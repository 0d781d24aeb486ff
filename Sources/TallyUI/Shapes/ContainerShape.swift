import Foundation
@_spi(Runtime) import TallyCore
import TallyScene

/// Makes a view the container of the container relative shapes in it.
@frozen nonisolated public struct _ContainerShapeModifier<Shape>: ElementModifier where Shape: InsettableShape {
    public typealias Body = Never
    public var shape: Shape

    @inlinable public init(shape: Shape) { self.shape = shape }

    // Not one of modifiers alone: what is inside finds its container.
    public static var _isElementModifier: Bool { false }

    @MainActor package func makeSlot(for element: Element, _ applied: TypedAppliedModifier<Self>) -> Slot {
        ContainerShapeSlot<Shape>(element, applied)
    }

    private final class Memory {
        let environment = DerivedEnvironment()
        let container = Container()
    }

    @MainActor public static func _reconcile<C: View>(
        _ modifier: UnsafePointer<Self>, content: UnsafePointer<C>, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        let memory = update.remember(node) { Memory() }
        memory.environment.apply(&update, isSame: true) { $0.container = memory.container }
        _apply(modifier, node, &update)
        C._reconcile(content, node, &update)
    }
}

extension View {
    /// Makes the view the container of the container relative shapes in it: `shape` is that of the view's bounds.
    ///
    /// The view itself is not cut; its bounds and the shape's animatable data take those in it along as they move.
    @inlinable public nonisolated func containerShape<T>(_ shape: T) -> some View where T: InsettableShape {
        modifier(_ContainerShapeModifier(shape: shape))
    }
}

/// Views that are given one shape as containers; mostly one view.
@MainActor
final class Container {
    fileprivate(set) var slots: [ContainerSlot] = []

    nonisolated init() {}

    /// Returns the outline for a rectangle in the space of a site inside. Nil where none of the views is around the site, as in a
    /// sheet.
    func outline(for rect: CGRect, at site: Site) -> (outline: ContainerOutline, version: Int)? {
        var found: ContainerSlot?
        let map = site.walk { step, _ in
            guard case .slot(let slot) = step, let own = slots.first(where: { $0 === slot }) else { return true }
            found = own
            return false
        }
        guard let found, let back = map.inverse else { return nil }
        let outer = back.apply(Rect(found.bounds))
        let distance = Swift.min(
            rect.minX - outer.minX, outer.maxX - rect.maxX, rect.minY - outer.minY, outer.maxY - rect.maxY)
        guard distance.isFinite else { return nil }
        return (found.outline(Swift.max(0, distance)), found.version)
    }

    /// Returns the path of a shape at a place in the space of a site.
    func path<S: Shape>(of shape: S, in rect: CGRect, at site: Site) -> Path {
        guard let outline = outline(for: rect, at: site)?.outline else { return shape.path(over: rect) }
        return ContainerOutline.$current.withValue(outline) { shape.path(over: rect) }
    }
}

extension EnvironmentValues {
    private struct ContainerKey: EnvironmentKey {
        static var defaultValue: Container? { nil }
    }

    /// The nearest container around.
    var container: Container? {
        get { self[ContainerKey.self] }
        set { self[ContainerKey.self] = newValue }
    }
}

/// A view as the container of what is in it.
class ContainerSlot: FramedSlot {
    /// Grows when another shape is shown.
    fileprivate(set) var version = 0

    override var measures: Bool { false }

    func outline(_ distance: CGFloat) -> ContainerOutline { ContainerOutline(Rectangle(), distance: distance) }
}

private final class ContainerShapeSlot<S: InsettableShape>: ContainerSlot {
    private var shape: S?
    private var data: AnimatedData<S.AnimatableData>?
    private weak var container: Container?

    override func apply(isFirst: Bool) {
        let shape = modifier(_ContainerShapeModifier<S>.self).shape
        if isFirst {
            container = applied.environment.container
            container?.slots.append(self)
            makeData(shape)
        } else {
            data?.set(shape.animatableData, scope: scope, environment: applied.environment)
        }
        if self.shape.map({ !areSurelyEqual($0, shape) }) ?? true { changed() }
        self.shape = shape
    }

    private func makeData(_ shape: S) {
        guard S.AnimatableData.self != EmptyAnimatableData.self else { return }
        let data = AnimatedData(shape.animatableData, at: element.node) { [weak self] in self?.changed() }
        element.own(data)
        self.data = data
    }

    private func changed() {
        version += 1
        element.needsRecord()
    }

    override func outline(_ distance: CGFloat) -> ContainerOutline {
        guard var shape else { return super.outline(distance) }
        if let data { shape.animatableData = data.shown }
        return ContainerOutline(shape, distance: distance)
    }

    override func reportMotion(to report: inout MotionReport) {
        report.add("frame of its container shape", .rect, frame)
        report.add("container shape", .plain, data)
    }

    override func destroy() { container?.slots.removeAll { $0 === self } }
}
