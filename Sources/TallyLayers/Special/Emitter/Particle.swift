internal import Foundation
internal import TallyCore
internal import TallyMotion
internal import TallyScene
internal import TallyUI

/// What all particles of a layer share.
struct EmissionSource {
    let position: CGPoint
    let size: CGSize
    let shape: CAEmitterLayerEmitterShape
    let mode: CAEmitterLayerEmitterMode
    let seed: UInt32
    let lifetime: Double
    let velocity: Double
    let scale: Double
    let spin: Double

    /// The direction of a longitude of 0, in radians from the x axis: a line emits upwards.
    var start: Double { shape == .line ? -.pi / 2 : 0 }

    /// Returns where a particle comes from.
    func origin(_ lot: inout Lot) -> SIMD2<Double> {
        let middle = SIMD2(Double(position.x), Double(position.y))
        let half = SIMD2(Double(size.width) / 2, Double(size.height) / 2)
        let (a, b) = (lot.next(), lot.next())
        switch shape {
        case .line: return middle + SIMD2((2 * a - 1) * half.x, 0)
        case .rectangle, .cuboid:
            switch mode {
            case .points: return middle + SIMD2(a < 0.5 ? -half.x : half.x, b < 0.5 ? -half.y : half.y)
            case .outline: return middle + Self.edge(half, a)
            default: return middle + SIMD2((2 * a - 1) * half.x, (2 * b - 1) * half.y)
            }
        case .circle, .sphere:
            let (sine, cosine) = Mathematics.sincos(2 * .pi * a)
            let isFull = mode == .volume || mode == .surface
            let radius = Double(size.width) * (mode == .points ? 0 : isFull ? b.squareRoot() : 1)
            return middle + SIMD2(cosine, sine) * radius
        default: return middle
        }
    }

    /// Returns a point of a rectangle's edge by its share of the way around.
    private static func edge(_ half: SIMD2<Double>, _ share: Double) -> SIMD2<Double> {
        let (width, height) = (2 * half.x, 2 * half.y)
        let way = share * 2 * (width + height)
        if way < width { return SIMD2(way - half.x, -half.y) }
        if way < width + height { return SIMD2(half.x, way - width - half.y) }
        if way < 2 * width + height { return SIMD2(half.x - (way - width - height), half.y) }
        return SIMD2(-half.x, half.y - (way - 2 * width - height))
    }
}

/// One particle, as it set out.
struct Particle {
    let cell: CAEmitterCell
    let birth: Double
    let lifetime: Double
    private let origin: SIMD2<Double>
    private let speed: SIMD2<Double>
    private let scale: Double
    private let scaleSpeed: Double
    private let spin: Double
    private let color: SIMD4<Double>
    /// Seconds since its birth.
    private var age = 0.0

    /// - Parameter parent: what emits it; nil: the layer does. Directions are relative to that one's, and its colour tints it.
    init(_ cell: CAEmitterCell, _ source: EmissionSource, birth: Double, _ lot: Lot, from parent: Emission? = nil) {
        var lot = lot
        self.cell = cell
        self.birth = birth
        lifetime = lot.around(Double(cell.lifetime), Double(cell.lifetimeRange)) * source.lifetime
        origin = parent?.place ?? source.origin(&lot)
        let velocity = lot.around(Double(cell.velocity), Double(cell.velocityRange)) * source.velocity
        let start = parent == nil ? source.start : 0
        let angle = lot.around(Double(cell.emissionLongitude), Double(cell.emissionRange)) + start
        let (sine, cosine) = Mathematics.sincos(angle)
        let inPlane = Mathematics.sincos(cell.emissionLatitude.isFinite ? Double(cell.emissionLatitude) : 0).cos
        var direction = SIMD2(cosine, sine)
        if let ahead = parent?.direction {
            direction = SIMD2(cosine * ahead.x - sine * ahead.y, cosine * ahead.y + sine * ahead.x)
        }
        speed = direction * velocity * inPlane
        scale = lot.around(Double(cell.scale), Double(cell.scaleRange)) * source.scale
        scaleSpeed = Double(cell.scaleSpeed) * source.scale
        spin = lot.around(Double(cell.spin), Double(cell.spinRange)) * source.spin
        let base = cell.color?.rgba ?? .white
        let own = SIMD4(
            lot.around(base.red, Double(cell.redRange)), lot.around(base.green, Double(cell.greenRange)),
            lot.around(base.blue, Double(cell.blueRange)), lot.around(base.alpha, Double(cell.alphaRange)))
        color = own * (parent?.tint ?? .one)
    }

    /// What a particle that emits others gives them.
    struct Emission {
        let place: SIMD2<Double>
        /// Of length 1; nil: it stands still.
        let direction: SIMD2<Double>?
        /// Of red, green and blue; what is clear itself does not emit what is clear.
        let tint: SIMD4<Double>
    }

    private func emission(_ age: Double) -> Emission {
        let way = speed + age * pull
        let length = (way * way).sum().squareRoot()
        var tint = color(at: age)
        tint.w = 1
        return Emission(place: place(age), direction: length > 0 ? way / length : nil, tint: tint)
    }

    private var pull: SIMD2<Double> { SIMD2(Double(cell.xAcceleration), Double(cell.yAcceleration)) }

    private func color(at age: Double) -> SIMD4<Double> {
        let speeds = SIMD4(
            Double(cell.redSpeed), Double(cell.greenSpeed), Double(cell.blueSpeed), Double(cell.alphaSpeed))
        return (color + speeds * age).clamped(lowerBound: .zero, upperBound: .one)
    }

    private func scale(at age: Double) -> Double { max(scale + scaleSpeed * age, 0) }

    /// Whether there is something to be seen of it.
    private var isSeen: Bool { cell.contents is CGImage && scale(at: age) > 0 && color(at: age).w > 0 }

    private func place(_ age: Double) -> SIMD2<Double> {
        origin + speed * age + 0.5 * age * age * pull
    }

    /// Kinds of particles within particles that are followed.
    private static let maximumDepth = 3

    /// Adds what the particle has emitted, and the particle itself if it is seen at a time; the last to be drawn first.
    func collect(at time: Double, _ source: EmissionSource, _ lot: Lot, depth: Int, into particles: inout [Particle]) {
        let age = time - birth
        guard age >= 0 else { return }
        if depth < Self.maximumDepth { collectEmitted(at: time, source, lot, depth: depth, into: &particles) }
        guard age < lifetime else { return }
        var now = self
        now.age = age
        if now.isSeen { particles.append(now) }
    }

    private func collectEmitted(
        at time: Double, _ source: EmissionSource, _ lot: Lot, depth: Int, into particles: inout [Particle]
    ) {
        let age = time - birth
        for (index, inner) in (cell.emitterCells ?? []).enumerated().reversed()
        where inner.isEnabled && inner.birthRate > 0 {
            let begin = max(inner.beginTime, 0)
            let until = min(age, lifetime, inner.end(from: begin))
            guard until > begin else { continue }
            let rate = Double(inner.birthRate)
            let last = Int(min((until - begin) * rate, Double(CAEmitterLayer.maximumCount))) - 1
            let first = max(0, Int(max((age - begin - inner.longestLife(source.lifetime)) * rate, 0)) - 1)
            guard last >= first else { continue }
            for number in (first...last).reversed() {
                let at = begin + Double(number + 1) / rate
                let lot = lot.inner(index, number)
                let particle = Particle(inner, source, birth: birth + at, lot, from: emission(at))
                particle.collect(at: time, source, lot, depth: depth + 1, into: &particles)
                if particles.count > CAEmitterLayer.maximumCount { return }
            }
        }
    }

    func part(isAdded: Bool) -> LayerPart? {
        guard let image = cell.contents as? CGImage, image.width > 0, image.height > 0 else { return nil }
        let (factor, shown) = (scale(at: age), color(at: age))
        let pixels = cell.contentsScale > 0 ? Double(cell.contentsScale) : 1
        let (width, height) = (Double(image.width) / pixels, Double(image.height) / pixels)
        guard factor > 0, shown.w > 0 else { return nil }
        let p = place(age)
        let (sine, cosine) = Mathematics.sincos(spin * age)
        var part = LayerPart(
            .image(image.bitmap, in: Rect(x: -width / 2, y: -height / 2, width: width, height: height)),
            at: Affine(
                a: factor * cosine, b: factor * sine, c: -factor * sine, d: factor * cosine, tx: p.x, ty: p.y),
            label: "particle")
        part.opacity = shown.w
        if shown.x < 1 || shown.y < 1 || shown.z < 1 {
            part.tint = RGBA(red: shown.x, green: shown.y, blue: shown.z)
        } else {
            part.isAdded = isAdded
        }
        return part
    }
}
