import Foundation
@_spi(Runtime) import TallyCore

/// Draws what is container relative in a shape, and has it drawn again where its place in the container is another one.
@MainActor
final class ContainerFollower: PlaceFollower {
    /// What the shape was drawn by last.
    private struct Drawn {
        var distance: CGFloat?
        var version: Int?

        /// Less than can be seen, in points: what comes of rounding alone is not drawn again.
        private static let slack = 1e-6

        func isClose(to other: Drawn) -> Bool {
            version == other.version && abs((distance ?? 0) - (other.distance ?? 0)) < Self.slack
        }
    }

    private let container: Container
    private weak var element: Element?
    private weak var slot: Slot?
    /// The shape's bounds as shown, in the space of its site.
    private let bounds: @MainActor () -> CGRect?
    private let changed: @MainActor () -> Void
    private var drawn: Drawn?
    private var isRegistered = false
    private(set) var isOver = false
    let depth: Int
    let level: Int

    private init(
        _ container: Container, _ element: Element, _ slot: Slot?, bounds: @escaping @MainActor () -> CGRect?,
        changed: @escaping @MainActor () -> Void
    ) {
        self.container = container
        self.element = element
        self.slot = slot
        self.bounds = bounds
        self.changed = changed
        depth = element.node.depth
        level = slot?.level ?? 0
    }

    /// Returns the follower for the container of the place now; nil outside of any.
    static func follower(
        _ known: ContainerFollower?, in environment: EnvironmentValues, _ element: Element, _ slot: Slot? = nil,
        bounds: @escaping @MainActor () -> CGRect?, changed: @escaping @MainActor () -> Void
    ) -> ContainerFollower? {
        let container = environment.container
        if let known, known.container === container { return known }
        if known != nil { changed() }
        known?.end()
        guard let container else { return nil }
        return ContainerFollower(container, element, slot, bounds: bounds, changed: changed)
    }

    private var site: Site? { slot?.site ?? element.map { Site(element: $0, level: 0) } }

    /// Returns the path of a shape in `rect`, where that is the bounds in a space of its own.
    func path<S: Shape>(of shape: S, in rect: CGRect) -> Path {
        guard let site, let bounds = bounds(), let (outline, version) = container.outline(for: bounds, at: site)
        else {
            if drawn != nil { drawn = Drawn() }
            return shape.path(over: rect)
        }
        let path = ContainerOutline.$current.withValue(outline) { shape.path(over: rect) }
        guard outline.isUsed else { return path }
        drawn = Drawn(distance: outline.distance, version: version)
        if !isRegistered {
            isRegistered = true
            site.element.runtime.recordPass.followers.add(self)
        }
        return path
    }

    func follow() {
        guard let drawn, let site, let bounds = bounds() else { return }
        let now = container.outline(for: bounds, at: site).map {
            Drawn(distance: $0.outline.distance, version: $0.version)
        }
        if !drawn.isClose(to: now ?? Drawn()) { changed() }
    }

    func end() {
        isOver = true
        if isRegistered { element?.runtime.recordPass.followers.needsSweep() }
    }
}
