import TallyMotion

extension Vector4 {
    /// The first number as an opacity: what is outside 0...1 is drawn as the nearest within.
    @inline(__always) package var opacity: Double { Swift.min(Swift.max(self[0], 0), 1) }
}
