/// How a recording is made.
public struct RecordingOptions: Sendable {
    /// Which frame a single picture shows.
    public enum Still: Hashable, Sendable {
        case first, last
    }

    /// The frames a second; nil takes the format's usual rate, 60 or for GIF 50.
    public var frameRate: FrameRate?
    /// How many times the film is shown by a viewer that loops; 0 is for ever. GIF and APNG only; 0...65,535.
    public var loops = 0
    /// Whether a file that exists may be replaced.
    public var overwrites = true
    /// Whether an APNG has an alpha channel; nil decides by the first frame, and a see-through one later is an error.
    public var keepsAlpha: Bool?
    public var still = Still.last
    /// The zlib level of PNG and APNG, 1 (fast) to 9 (small); others are clamped.
    public var compression = 3
    /// The program that makes WebM and MP4: a name to be looked for on PATH, or a path.
    public var ffmpeg = "ffmpeg"
    /// Asked on another thread before each frame is encoded; true stops the recording with a `cancelled` error.
    public var isCancelled: @Sendable () -> Bool = { false }

    public init() {}

    public init(frameRate: FrameRate) {
        self.frameRate = frameRate
    }
}
