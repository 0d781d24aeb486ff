import Foundation
import TallyScene

/// WebM and MP4 by an installed `ffmpeg`, which gets the pixels through a pipe.
final class VideoEncoder: FrameEncoder {
    private let file: PartFile
    private let program: String
    private let child: ChildProgram
    private let width: Int
    private let height: Int

    init(
        _ file: PartFile, _ format: RecordingFormat, _ rate: FrameRate, width: Int, height: Int, program: String
    ) throws(RecordingError) {
        self.file = file
        self.program = program
        self.width = width
        self.height = height
        var code: Int32 = 0
        let arguments = Self.arguments(
            format, rate, width: width + width % 2, height: height + height % 2, to: file.partPath)
        guard let child = ChildProgram(program, arguments, code: &code) else {
            throw Self.missing(program, format, code)
        }
        self.child = child
    }

    static func arguments(
        _ format: RecordingFormat, _ rate: FrameRate, width: Int, height: Int, to path: String
    ) -> [String] {
        let codec =
            format == .mp4
            ? ["-c:v", "libx264", "-preset", "veryfast", "-crf", "18", "-movflags", "+faststart", "-f", "mp4"]
            : [
                "-c:v", "libvpx-vp9", "-crf", "24", "-b:v", "0", "-deadline", "good", "-cpu-used", "4",
                "-row-mt", "1", "-f", "webm",
            ]
        return [
            "-hide_banner", "-nostdin", "-loglevel", "error", "-f", "rawvideo", "-pixel_format", "bgr0",
            "-video_size", "\(width)x\(height)", "-framerate", "\(rate.frames)/\(rate.seconds)", "-i", "pipe:0",
            "-vf", "scale=out_color_matrix=bt709:out_range=tv", "-pix_fmt", "yuv420p", "-color_range", "tv",
            "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709",
            "-map_metadata", "-1", "-fflags", "+bitexact", "-flags:v", "+bitexact",
        ] + codec + ["-y", "file:" + path]
    }

    func append(_ frame: Bitmap, periods: Int) throws(RecordingError) {
        let even = width % 2 == 0 && height % 2 == 0 ? frame.pixels : padded(frame)
        for _ in 0..<periods {
            let code = even.withUnsafeBytes { child.write($0) }
            if code != 0 {
                _ = child.finish()
                throw failed(String(cString: strerror(code)))
            }
        }
    }

    func finish(isCancelled: () -> Bool) throws(RecordingError) {
        guard child.finish() else { throw failed("it ended with an error") }
        try file.commit()
    }

    func discard() {
        child.kill()
        file.discard()
    }

    /// Makes both sides even: the last column and the last row are repeated.
    private func padded(_ frame: Bitmap) -> [UInt32] {
        var pixels: [UInt32] = []
        pixels.reserveCapacity((width + 1) * (height + 1))
        for y in 0..<height + height % 2 {
            let row = min(y, height - 1) * width
            pixels += frame.pixels[row..<row + width]
            if width % 2 == 1 { pixels.append(frame.pixels[row + width - 1]) }
        }
        return pixels
    }

    private func failed(_ reason: String) -> RecordingError {
        let said = child.complaint
        return RecordingError(
            .encoderFailed,
            "The program \"\(program)\" could not make \"\(file.path)\": \(said.isEmpty ? reason : said). "
                + "Check the disk and that this ffmpeg has libx264 and libvpx, or record as .apng or .gif.")
    }

    private static func missing(_ program: String, _ format: RecordingFormat, _ code: Int32) -> RecordingError {
        RecordingError(
            .unavailable,
            "A .\(format.rawValue) file needs the program \"\(program)\", which cannot be started "
                + "(\(String(cString: strerror(code)))); install it (on Debian: apt install ffmpeg) "
                + "or record as .apng or .gif.")
    }
}
