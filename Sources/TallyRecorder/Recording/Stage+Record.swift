public import Foundation
public import TallyStage

extension Stage {
    /// Makes a film of what the stage shows from now on.
    ///
    ///     let stage = Stage(size: CGSize(width: 320, height: 180)) { Clock() }
    ///     try stage.record(for: 2, to: "clock.gif")
    ///
    /// The n-th picture shows the time of the start + n ÷ rate, exactly; afterwards the stage is `seconds` further.
    /// Pictures are painted here and encoded on a second thread. The same stage played the same way gives the same bytes.
    /// A stage whose `preferences.background` is see-through becomes a see-through film in the formats that can be.
    ///
    /// - Parameters:
    ///   - seconds: The length of the film, at least one picture: 0 records what is there now.
    ///   - path: Where the file shall be. It appears whole or not at all; one that is there is replaced.
    ///   - format: Nil: as the path's ending says.
    ///   - fps: Pictures a second; nil: 60, for GIF 50, the most that it can do.
    ///   - loops: How many times a viewer shows the film; 0 is for ever. GIF and APNG only.
    ///   - progress: Called after each picture with the share that is done, above 0 and at most 1.
    /// - Throws: Among the rest, what `Recorder` throws; negative and not finite lengths are a bad setting.
    public func record(
        for seconds: TimeInterval, to path: String, format: RecordingFormat? = nil, fps: FrameRate? = nil,
        loops: Int = 0, progress: (Double) -> Void = { _ in }
    ) throws(RecordingError) {
        var options = RecordingOptions()
        options.frameRate = fps
        options.loops = loops
        try record(for: seconds, to: path, format: format, options: options, progress: progress)
    }

    /// Records as the other form does, to a file's address. One that is no file's is a bad setting.
    public func record(
        for seconds: TimeInterval, to file: URL, format: RecordingFormat? = nil, fps: FrameRate? = nil,
        loops: Int = 0, progress: (Double) -> Void = { _ in }
    ) throws(RecordingError) {
        guard file.isFileURL else {
            throw RecordingError(.badSetting, "A recording cannot be made at \(file); give the address of a file.")
        }
        try record(for: seconds, to: file.path, format: format, fps: fps, loops: loops, progress: progress)
    }

    /// Records as the other form does, with every option there is.
    ///
    /// - Parameter options: Without a word on alpha, the film keeps it if the stage's background is see-through.
    public func record(
        for seconds: TimeInterval, to path: String, format: RecordingFormat? = nil, options: RecordingOptions,
        progress: (Double) -> Void = { _ in }
    ) throws(RecordingError) {
        guard seconds >= 0, seconds.isFinite else {
            throw RecordingError(
                .badSetting, "A recording of \(seconds) seconds cannot be made; give a length of 0 or more.")
        }
        var options = options
        if options.keepsAlpha == nil, let background = preferences.background {
            options.keepsAlpha = background.opacity < 1
        }
        let start = time
        advance(by: 0)
        let first = image()
        let recorder = try Recorder(
            to: path, format: format, width: first.width, height: first.height, options: options)
        let rate = recorder.frameRate
        let count = rate.count(upTo: seconds)
        if seconds > 0 {
            for picture in frames(for: seconds, fps: rate.framesPerSecond) {
                try recorder.append(picture)
                progress(min(1, Double(recorder.frameCount) / Double(count)))
            }
        } else {
            try recorder.append(first)
            progress(1)
        }
        try recorder.finish()
        advance(by: start + seconds - time)
    }
}
