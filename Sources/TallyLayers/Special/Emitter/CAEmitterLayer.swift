public import Foundation
internal import TallyScene

/// A layer that emits particles. Where each is follows from its number and the time alone: the same stage plays the same particles.
open class CAEmitterLayer: CALayer {
    private var epochs: [EmissionEpoch] = []

    public override init() { super.init() }

    public override init(layer: Any) {
        super.init(layer: layer)
        guard let layer = layer as? CAEmitterLayer else { return }
        (emitterCells, emitterShape, emitterMode) = (layer.emitterCells, layer.emitterShape, layer.emitterMode)
        (renderMode, seed, preservesDepth) = (layer.renderMode, layer.seed, layer.preservesDepth)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var emitterCells: [CAEmitterCell]? {
        didSet { ratesChanged() }
    }
    /// Multiplies the cells'; at 0 no more come, and those that are there live on.
    open var birthRate: Float {
        get { Float(ownNumber(.birthRate, 1)) }
        set {
            setOwn(.birthRate, Double(newValue))
            ratesChanged()
        }
    }
    /// Multiplies the cells'.
    open var lifetime: Float {
        get { Float(ownNumber(.lifetime, 1)) }
        set { setOwn(.lifetime, Double(newValue)) }
    }
    open var velocity: Float {
        get { Float(ownNumber(.velocity, 1)) }
        set { setOwn(.velocity, Double(newValue)) }
    }
    open var scale: Float {
        get { Float(ownNumber(.scale, 1)) }
        set { setOwn(.scale, Double(newValue)) }
    }
    open var spin: Float {
        get { Float(ownNumber(.spin, 1)) }
        set { setOwn(.spin, Double(newValue)) }
    }
    open var emitterPosition: CGPoint {
        get { modelValues.point(.emitterPosition, .zero) }
        set { if newValue.isFinite { setOwn(.emitterPosition, LayerValue(newValue)) } }
    }
    open var emitterZPosition: CGFloat = 0
    open var emitterSize: CGSize {
        get { CGSize(own(.emitterSize).pair) }
        set { setOwn(.emitterSize, LayerValue(newValue)) }
    }
    open var emitterDepth: CGFloat = 0
    open var emitterShape = CAEmitterLayerEmitterShape.point {
        didSet { changed(.body) }
    }
    open var emitterMode = CAEmitterLayerEmitterMode.volume {
        didSet { changed(.body) }
    }
    open var renderMode = CAEmitterLayerRenderMode.unordered {
        didSet { changed(.body) }
    }
    /// Kept; particles lie in the layer's plane.
    open var preservesDepth = false
    /// Another one gives other particles.
    open var seed: UInt32 = 0 {
        didSet { changed(.body) }
    }

    /// More particles than this are not drawn: the oldest are left out.
    static let maximumCount = 10_000

    private var now: Double { context.map { localTime($0.shownTime) } ?? 0 }

    private func ratesChanged() {
        guard let context else { return }
        noteRates()
        changed(.body)
        context.begin(self)
    }

    /// Begins an epoch where cells emit at another rate than before.
    private func noteRates() {
        let rates = (emitterCells ?? []).map { cell in
            cell.isEnabled ? max(Double(cell.birthRate) * Double(birthRate), 0) : 0
        }
        let valid = rates.map { $0.isFinite ? $0 : 0 }
        if let last = epochs.last, last.rates == valid, last.cells.elementsEqual(emitterCells ?? [], by: ===) { return }
        let previous = epochs.last
        let begin = epochs.isEmpty ? min(beginOfTime, now) : now
        if let last = epochs.popLast() { epochs.append(last.ended(at: begin)) }
        epochs.append(EmissionEpoch(after: previous, at: begin, rates: valid, cells: emitterCells ?? []))
        // What is over for good is let go of.
        while epochs.count > 1, let end = epochs[1...].first?.start,
            end + epochs[0].longestLife(factor: Double(lifetime)) < now
        {
            epochs.removeFirst()
        }
    }

    /// Particles are as if they had come since the layer's time began.
    private var beginOfTime: Double { clock.isIdentity ? 0 : clock.timeOffset }

    package override var drawsByTime: Bool { true }
    package override var ownMotionEnd: Double {
        guard context != nil else { return -.infinity }
        if epochs.isEmpty { noteRates() }
        let factor = Double(lifetime)
        let end = epochs.reduce(-.infinity) { max($0, $1.lastLife(factor: factor)) }
        return end > now ? end : -.infinity
    }

    package override func ownParts(_ values: LayerValues, _ surroundings: LayerSurroundings) -> [LayerPart] {
        if epochs.isEmpty { noteRates() }
        let source = EmissionSource(
            position: values.point(.emitterPosition, .zero), size: CGSize(values[.emitterSize].pair),
            shape: emitterShape, mode: emitterMode, seed: seed, lifetime: values.number(.lifetime, 1),
            velocity: values.number(.velocity, 1), scale: values.number(.scale, 1), spin: values.number(.spin, 1))
        var particles: [Particle] = []
        // The newest first: of too many the oldest are left out.
        for epoch in epochs.reversed() { epoch.collect(source, at: now, into: &particles) }
        if particles.count > Self.maximumCount { particles.removeLast(particles.count - Self.maximumCount) }
        particles.reverse()
        switch renderMode {
        case .oldestFirst: particles.sort { $0.birth < $1.birth }
        case .oldestLast: particles.sort { $0.birth > $1.birth }
        default: break
        }
        return particles.compactMap { $0.part(isAdded: renderMode == .additive) }
    }
}

public struct CAEmitterLayerEmitterShape: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let point = Self(rawValue: "point")
    public static let line = Self(rawValue: "line")
    public static let rectangle = Self(rawValue: "rectangle")
    /// As a rectangle: depth is not drawn.
    public static let cuboid = Self(rawValue: "cuboid")
    /// Of the radius `emitterSize.width`.
    public static let circle = Self(rawValue: "circle")
    /// As a circle: depth is not drawn.
    public static let sphere = Self(rawValue: "sphere")
}

public struct CAEmitterLayerEmitterMode: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let points = Self(rawValue: "points")
    public static let outline = Self(rawValue: "outline")
    public static let surface = Self(rawValue: "surface")
    public static let volume = Self(rawValue: "volume")
}

public struct CAEmitterLayerRenderMode: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let unordered = Self(rawValue: "unordered")
    public static let oldestFirst = Self(rawValue: "oldestFirst")
    public static let oldestLast = Self(rawValue: "oldestLast")
    public static let backToFront = Self(rawValue: "backToFront")
    /// Light is added where particles overlap.
    public static let additive = Self(rawValue: "additive")
}
