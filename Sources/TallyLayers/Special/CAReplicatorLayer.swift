public import Foundation
public import TallyCore
package import TallyScene

/// A layer that shows its sublayers several times, each copy mapped and coloured once more than the one before, and later in time.
///
/// Copies are drawn anew in each frame in which one of the sublayers moves. An animation that is removed at its end ends for
/// all copies with the first.
open class CAReplicatorLayer: CALayer {
    private var copies: [Segment] = []

    public override init() { super.init() }

    public override init(layer: Any) {
        super.init(layer: layer)
        if let layer = layer as? CAReplicatorLayer { preservesDepth = layer.preservesDepth }
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// How often the sublayers are shown; 0 and below: not at all. More than 10,000 counts as that.
    open var instanceCount: Int {
        get { Int(ownNumber(.instanceCount, 1)) }
        set { setOwn(.instanceCount, Double(min(max(newValue, 0), 10_000))) }
    }
    /// Kept; copies are flattened into the layer's plane.
    open var preservesDepth = false
    /// Seconds that each copy is behind the one before.
    open var instanceDelay: CFTimeInterval {
        get { ownNumber(.instanceDelay, 0) }
        set { setOwn(.instanceDelay, newValue) }
    }
    /// What each copy is mapped by once more than the one before, about the middle of the bounds.
    open var instanceTransform: CATransform3D {
        get { Self.transform(modelValues) }
        set { setOwn(.instanceTransform, .transform(newValue)) }
    }
    /// What the colours of all copies are multiplied by.
    open var instanceColor: CGColor? {
        get { CGColor(Self.color(modelValues)) }
        set { setOwn(.instanceColor, LayerValue(newValue)) }
    }
    open var instanceRedOffset: Float {
        get { Float(ownNumber(.instanceRedOffset, 0)) }
        set { setOwn(.instanceRedOffset, Double(newValue)) }
    }
    open var instanceGreenOffset: Float {
        get { Float(ownNumber(.instanceGreenOffset, 0)) }
        set { setOwn(.instanceGreenOffset, Double(newValue)) }
    }
    open var instanceBlueOffset: Float {
        get { Float(ownNumber(.instanceBlueOffset, 0)) }
        set { setOwn(.instanceBlueOffset, Double(newValue)) }
    }
    open var instanceAlphaOffset: Float {
        get { Float(ownNumber(.instanceAlphaOffset, 0)) }
        set { setOwn(.instanceAlphaOffset, Double(newValue)) }
    }

    private static func transform(_ values: LayerValues) -> CATransform3D {
        if case .transform(let transform)? = values.own[.instanceTransform] { transform } else { CATransform3DIdentity }
    }

    private static func color(_ values: LayerValues) -> RGBA {
        if case .color(let color)? = values.own[.instanceColor] { color } else { .white }
    }

    package override func replicated(
        _ drawings: [LayerDrawing], _ values: LayerValues, _ surroundings: LayerSurroundings
    ) -> [Segment]? {
        guard let context else { return nil }
        context.hasReplicators = true
        let count = max(Int(values.number(.instanceCount, 1)), 0)
        while copies.count < count { copies.append(Segment()) }
        let delay = max(values.number(.instanceDelay, 0), 0)
        let outer = context.replica
        var map = SpaceTransform.translation(0, 0, 0)
        let step = Self.transform(values).space
        let (x, y) = (Double(values.bounds.midX), Double(values.bounds.midY))
        for index in 0..<count {
            let copy = copies[index]
            if index == 0, outer == nil {
                copy.setChildren(drawings.map(\.outer))
            } else {
                context.replica = ReplicaPath(outer, index, delay: Double(index) * delay)
                copy.setChildren(childrenInOrder.map { $0.redrawReplica(surroundings) })
                context.replica = outer
            }
            let projection = SpaceTransform.translation(-x, -y, 0).concatenating(map)
                .concatenating(.translation(x, y, 0)).projection
            copy.transform = projection.affine ?? .identity
            copy.projection = projection.affine == nil ? projection : nil
            let tint = tint(values, index)
            copy.effect = tint == .white ? nil : .colors(ColorMatrix(multiplying: tint))
            map = step.concatenating(map)
        }
        return Array(copies[..<count])
    }

    private func tint(_ values: LayerValues, _ index: Int) -> RGBA {
        let color = Self.color(values)
        func shifted(_ component: Double, _ offset: LayerProperty) -> Double {
            min(max(component + Double(index) * values.number(offset, 0), 0), 1)
        }
        return RGBA(
            red: shifted(color.red, .instanceRedOffset), green: shifted(color.green, .instanceGreenOffset),
            blue: shifted(color.blue, .instanceBlueOffset), alpha: shifted(color.alpha, .instanceAlphaOffset))
    }
}

/// Which copy of a replicator's is drawn, and of those around it.
package struct ReplicaPath: Hashable {
    private let indices: [Int]
    /// Seconds behind now.
    let delay: Double

    init(_ outer: ReplicaPath?, _ index: Int, delay: Double) {
        indices = (outer?.indices ?? []) + [index]
        self.delay = (outer?.delay ?? 0) + delay
    }

    package static func == (a: Self, b: Self) -> Bool { a.indices == b.indices }
    package func hash(into hasher: inout Hasher) { hasher.combine(indices) }
}

extension CALayer {
    final func replicaDrawing(_ path: ReplicaPath) -> LayerDrawing {
        if let known = replicas[path] { return known }
        let made = LayerDrawing()
        replicas[path] = made
        return made
    }

    /// Draws a copy of the layer, and of what is inside, at the time of the copy.
    @MainActor final func redrawReplica(_ surroundings: LayerSurroundings) -> Segment {
        let drawing = ensureDrawing()
        for child in children { _ = child.redrawReplica(surroundings) }
        let values = shownValues
        drawing.compose(self, values, surroundings)
        drawing.place(self, values)
        return drawing.outer
    }
}
