import TallyScene

/// Turns frames into a file; used by one thread at a time.
protocol FrameEncoder: AnyObject {
    /// Adds a frame that stays for a number of frame periods, 1 or more, and differs from the one before.
    func append(_ frame: Bitmap, periods: Int) throws(RecordingError)
    /// Completes the file and gives it its name.
    ///
    /// - Parameter isCancelled: Asked now and then during long work.
    func finish(isCancelled: () -> Bool) throws(RecordingError)
    /// Removes what has been written. Harmless after `finish` and when repeated.
    func discard()
}
