/// How a layer's time follows from its superlayer's.
package struct LayerTiming {
    package var beginTime = 0.0
    package var duration = Double.infinity
    package var speed = 1.0
    package var timeOffset = 0.0

    package var isIdentity: Bool { beginTime == 0 && speed == 1 && timeOffset == 0 }

    /// Returns the layer's time; 0 before it begins.
    package func local(_ time: Double) -> Double {
        if isIdentity { return time }
        return time < beginTime ? 0 : (time - beginTime) * speed + timeOffset
    }

    /// Returns the superlayer's time; 0 where time stands still.
    package func outer(_ time: Double) -> Double {
        if isIdentity { return time }
        return speed == 0 ? 0 : (time - timeOffset) / speed + beginTime
    }
}
