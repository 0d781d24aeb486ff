extension Recorder {
    static func check(
        _ format: RecordingFormat, _ rate: FrameRate, _ width: Int, _ height: Int, _ options: RecordingOptions
    ) throws(RecordingError) {
        let limit = format.keepsTransparency ? 65_535 : 16_384
        guard (1...limit).contains(width), (1...limit).contains(height) else {
            throw RecordingError(
                .badSetting, "A recording of \(width)×\(height) pixels cannot be made; each side must be 1...\(limit).")
        }
        guard format != .gif || rate.frames <= 50 * rate.seconds else {
            throw RecordingError(
                .badSetting,
                "A GIF cannot have \(rate) frames a second: viewers slow delays under 2/100 s down to 1/10 s; "
                    + "record at 50 or less, or as .apng.")
        }
        guard (0...65_535).contains(options.loops) else {
            throw RecordingError(
                .badSetting, "A film cannot be shown \(options.loops) times; choose 1...65535, or 0 for ever.")
        }
    }

    static func encoder(
        _ path: String, _ format: RecordingFormat, _ rate: FrameRate, _ width: Int, _ height: Int,
        _ options: RecordingOptions
    ) throws(RecordingError) -> any FrameEncoder {
        if format == .pngSequence { return try PNGSequenceEncoder(pattern: path, options) }
        let file = try PartFile(path, overwrites: options.overwrites)
        switch format {
        case .png, .pngSequence: return PNGEncoder(file, options)
        case .apng: return APNGEncoder(file, rate, options)
        case .gif:
            do throws(RecordingError) {
                return try GIFEncoder(file, rate, width: width, height: height, loops: options.loops)
            } catch {
                file.discard()
                throw error
            }
        case .webm, .mp4:
            do throws(RecordingError) {
                return try VideoEncoder(file, format, rate, width: width, height: height, program: options.ffmpeg)
            } catch {
                file.discard()
                throw error
            }
        }
    }
}
