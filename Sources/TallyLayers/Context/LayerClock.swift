/// What animations are played by in place of their layer's time.
package protocol LayerClock: AnyObject {
    /// Returns the share of the way at a time of the runtime's clock; a spring's leaves 0...1.
    func progress(at time: Double) -> Double
    /// Whether it moves.
    var isRunning: Bool { get }
    /// When it comes to rest, by the runtime's clock.
    var endTime: Double { get }
}
