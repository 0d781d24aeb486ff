/// A time that animations are played by in place of their layer's.
///
/// Positions are seconds from the animations' begin.
package protocol LayerClock: AnyObject {
    /// Returns the position at a time of the runtime's clock.
    func position(at time: Double) -> Double
    /// Whether the position changes.
    var isRunning: Bool { get }
    /// When the position comes to one; infinity: never, as things stand.
    func time(of position: Double) -> Double
}
