import Glibc

/// Processor time of this process, in all its threads.
enum CPUClock {
    /// Seconds since the process began.
    static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }

    /// Seconds that the body took.
    static func seconds(_ body: () throws -> Void) rethrows -> Double {
        let start = now
        try body()
        return now - start
    }
}

extension [Double] {
    /// The middle one; NaN if there is none.
    var median: Double { isEmpty ? .nan : sorted()[count / 2] }
}
