import TallyScene

/// Makes a file of frames: paint one, append it, and so on, then finish.
///
/// Frames are encoded on a second thread while the next is painted; at most three wait, so memory is bounded
/// whatever the length. The file appears whole at `finish` or not at all: a recorder that is cancelled,
/// that fails or that is dropped leaves nothing behind.
public final class Recorder {
    public let path: String
    public let format: RecordingFormat
    public let frameRate: FrameRate
    /// The size of every frame in pixels.
    public let width: Int
    public let height: Int
    /// How many frame periods have been appended.
    public private(set) var frameCount = 0

    private let queue: EncodingQueue
    private var isOpen = true

    /// Begins a recording. The file is made under a hidden name beside its own, so an unwritable place shows at once.
    ///
    /// - Parameters:
    ///   - path: Where the file shall be. For a sequence, one number mark such as `%04d`; missing folders are made.
    ///   - format: Nil: as the path's ending says.
    ///   - width: Pixels, 1...16,384, for GIF and APNG and PNG up to 65,535. MP4 and WebM need even sizes: an odd
    ///     one grows by a column or row that repeats the last.
    public init(
        to path: String, format: RecordingFormat? = nil, width: Int, height: Int,
        options: RecordingOptions = RecordingOptions()
    ) throws(RecordingError) {
        let chosen: RecordingFormat
        if let format { chosen = format } else { chosen = try RecordingFormat(path: path) }
        let rate = options.frameRate ?? chosen.usualFrameRate
        try Self.check(chosen, rate, width, height, options)
        self.path = path
        self.format = chosen
        self.width = width
        self.height = height
        frameRate = rate
        let encoder = try Self.encoder(path, chosen, rate, width, height, options)
        queue = EncodingQueue(encoder, isCancelled: options.isCancelled)
    }

    deinit {
        if isOpen { queue.cancel() }
    }

    /// Adds a frame, shown for a number of frame periods. Waits while three frames are waiting to be encoded.
    ///
    /// Frames that equal the one before make that one stay longer.
    /// - Parameter periods: How long it is shown, in frame periods; below 1 the frame is left out.
    /// - Throws: Also what went wrong with earlier frames; after that the recording is over.
    public func append(_ frame: Bitmap, periods: Int = 1) throws(RecordingError) {
        guard isOpen else {
            throw RecordingError(
                .badFrame, "Frame \(frameCount) came after the recording of \"\(path)\" ended; make a new Recorder.")
        }
        guard frame.width == width, frame.height == height else {
            abandon()
            throw RecordingError(
                .badFrame,
                "Frame \(frameCount) is \(frame.width)×\(frame.height) pixels but the recording of \"\(path)\" is "
                    + "\(width)×\(height); give all frames one size.")
        }
        guard periods > 0 else { return }
        do throws(RecordingError) {
            try queue.append(frame, periods: periods)
        } catch {
            isOpen = false
            throw error
        }
        frameCount += periods
    }

    /// Encodes what is left and gives the file its name; afterwards the recorder takes no more frames.
    ///
    /// Finishing twice does nothing more.
    public func finish() throws(RecordingError) {
        guard isOpen else { return }
        guard frameCount > 0 else {
            abandon()
            throw RecordingError(
                .badFrame, "The recording of \"\(path)\" has no frames; append one before finishing it.")
        }
        isOpen = false
        try queue.finish()
    }

    /// Stops and removes what was written. Harmless when repeated and after `finish`.
    public func cancel() {
        if isOpen { abandon() }
    }

    private func abandon() {
        isOpen = false
        queue.cancel()
    }
}
