public import Foundation
internal import TallyScene
internal import TallyUI

/// A kind of particle: how many come, how long they live, how they move and change.
///
/// Each quantity of a particle is drawn by lot, uniformly, from the value ± half of its range. What is not finite counts as 0.
open class CAEmitterCell: NSObject, NSCopying, CAMediaTiming {
    open var name: String?
    open var isEnabled = true
    /// Particles a second.
    open var birthRate: Float = 0
    /// Seconds.
    open var lifetime: Float = 0
    open var lifetimeRange: Float = 0
    /// A `CGImage`; nil: nothing is drawn, as for cells that only carry others.
    open var contents: Any?
    /// The part of the picture that is shown, in units of it.
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// Pixels of the picture in a point.
    open var contentsScale: CGFloat = 1
    /// The direction in the plane, in radians from the right, clockwise.
    open var emissionLongitude: CGFloat = 0
    /// The direction towards the eye; particles that go there move less in the plane.
    open var emissionLatitude: CGFloat = 0
    /// The angle about the direction within which particles set out.
    open var emissionRange: CGFloat = 0
    /// Points a second.
    open var velocity: CGFloat = 0
    open var velocityRange: CGFloat = 0
    /// Points a second, a second.
    open var xAcceleration: CGFloat = 0
    open var yAcceleration: CGFloat = 0
    /// Kept; depth is not drawn.
    open var zAcceleration: CGFloat = 0
    open var scale: CGFloat = 1
    open var scaleRange: CGFloat = 0
    /// A second.
    open var scaleSpeed: CGFloat = 0
    /// Radians a second.
    open var spin: CGFloat = 0
    open var spinRange: CGFloat = 0
    open var color: CGColor? = .white
    open var redRange: Float = 0
    open var greenRange: Float = 0
    open var blueRange: Float = 0
    open var alphaRange: Float = 0
    /// A second.
    open var redSpeed: Float = 0
    open var greenSpeed: Float = 0
    open var blueSpeed: Float = 0
    open var alphaSpeed: Float = 0
    /// Kinds that each particle emits on its way, from where it is: in directions relative to its own, in colours that are
    /// multiplied by its own.
    open var emitterCells: [CAEmitterCell]?
    open var minificationFilter = "linear"
    open var magnificationFilter = "linear"
    /// When it begins to emit: by the layer's time, or within another cell in the life of that one's particle.
    open var beginTime: CFTimeInterval = 0
    /// How long it emits, in seconds; 0 and below: for ever. A layer's own cell has to have a begin for it.
    open var duration: CFTimeInterval = .infinity
    /// Kept; these change nothing: of its time a cell has a begin and a duration.
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed

    public override init() { super.init() }
    /// There are no archives to make it of.
    public required init?(coder: NSCoder) { return nil }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = CAEmitterCell()
        (copy.name, copy.isEnabled, copy.contents, copy.contentsRect) = (name, isEnabled, contents, contentsRect)
        (copy.birthRate, copy.lifetime, copy.lifetimeRange) = (birthRate, lifetime, lifetimeRange)
        (copy.emissionLongitude, copy.emissionLatitude) = (emissionLongitude, emissionLatitude)
        (copy.emissionRange, copy.velocity, copy.velocityRange) = (emissionRange, velocity, velocityRange)
        (copy.xAcceleration, copy.yAcceleration, copy.zAcceleration) = (xAcceleration, yAcceleration, zAcceleration)
        (copy.scale, copy.scaleRange, copy.scaleSpeed) = (scale, scaleRange, scaleSpeed)
        (copy.spin, copy.spinRange, copy.color, copy.contentsScale) = (spin, spinRange, color, contentsScale)
        (copy.redRange, copy.greenRange, copy.blueRange, copy.alphaRange) = (
            redRange, greenRange, blueRange, alphaRange
        )
        (copy.redSpeed, copy.greenSpeed, copy.blueSpeed, copy.alphaSpeed) = (
            redSpeed, greenSpeed, blueSpeed, alphaSpeed
        )
        copy.emitterCells = emitterCells
        (copy.beginTime, copy.duration, copy.speed, copy.timeOffset) = (beginTime, duration, speed, timeOffset)
        (copy.repeatCount, copy.repeatDuration) = (repeatCount, repeatDuration)
        (copy.autoreverses, copy.fillMode) = (autoreverses, fillMode)
        return copy
    }
}
