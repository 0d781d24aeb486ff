import TallyScene

/// One picture: the first frame or the last.
final class PNGEncoder: FrameEncoder {
    private let file: PartFile
    private let options: RecordingOptions
    private var chosen: Bitmap?

    init(_ file: PartFile, _ options: RecordingOptions) {
        self.file = file
        self.options = options
    }

    func append(_ frame: Bitmap, periods: Int) throws(RecordingError) {
        if chosen == nil || options.still == .last { chosen = frame }
    }

    func finish(isCancelled: () -> Bool) throws(RecordingError) {
        try file.write(chosen?.png(compression: options.compression) ?? [])
        try file.commit()
    }

    func discard() { file.discard() }
}
