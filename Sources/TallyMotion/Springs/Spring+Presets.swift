extension Spring {
    /// A spring without bounce that takes half a second.
    public static var smooth: Spring { smooth() }

    /// Returns a spring without bounce, or with `extraBounce` of it; the duration is in seconds.
    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }

    /// A spring with a bounce of 0.15 that takes half a second.
    public static var snappy: Spring { snappy() }

    /// Returns a spring with a bounce of 0.15 more than `extraBounce`; the duration is in seconds.
    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// A spring with a bounce of 0.3 that takes half a second.
    public static var bouncy: Spring { bouncy() }

    /// Returns a spring with a bounce of 0.3 more than `extraBounce`; the duration is in seconds.
    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }
}
