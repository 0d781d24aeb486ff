extension MediaTiming {
    /// Returns the time in a layer of this timing at a time of its parent; 0 before it begins.
    package func localTime(fromParent time: Double) -> Double {
        time < beginTime ? 0 : (time - beginTime) * speed + timeOffset
    }

    /// Returns the time of the parent at a time in a layer of this timing; 0 if the layer's time stands still.
    package func parentTime(fromLocal time: Double) -> Double {
        speed == 0 ? 0 : (time - timeOffset) / speed + beginTime
    }

    /// The parent's time at which the active time begins: later than `beginTime` only if `timeOffset` puts it off.
    package var startTime: Double {
        guard isValid, speed != 0 else { return beginTime }
        let first = speed > 0 ? 0 : activeDuration
        guard first.isFinite else { return beginTime }
        return Swift.max(beginTime, beginTime + (first - timeOffset) / speed)
    }

    /// The parent's time at which the active time ends; infinite if it never does, -infinity if the timing is not valid.
    ///
    /// The last bit may differ from what `moment(at:)` says; that one decides.
    package var endTime: Double {
        guard isValid else { return -.infinity }
        guard speed != 0 else { return .infinity }
        let last = speed > 0 ? activeDuration : 0
        return Swift.max(beginTime, beginTime + (last - timeOffset) / speed)
    }
}
