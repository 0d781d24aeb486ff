import TallyScene

/// Animated GIF with one palette for the whole recording, in two passes.
///
/// While frames arrive, their differences go to disk and their colours are counted. When the last one is there the
/// palette is made, and the frames are read again and written: of each the area that changes, with transparent
/// pixels where it does not. Memory: three frames of indices, two of pixels and the census, whatever the length.
final class GIFEncoder: FrameEncoder {
    let file: PartFile
    private let rate: FrameRate
    private let loops: Int
    let width: Int
    let height: Int
    private let spool: FrameSpool
    var compressor = IndexCompressor()

    init(_ file: PartFile, _ rate: FrameRate, width: Int, height: Int, loops: Int) throws(RecordingError) {
        self.file = file
        self.rate = rate
        self.loops = loops
        self.width = width
        self.height = height
        spool = try FrameSpool(besides: file.path)
    }

    func append(_ frame: Bitmap, periods: Int) throws(RecordingError) {
        try spool.append(frame, periods: periods)
    }

    func discard() {
        spool.close()
        file.discard()
    }

    func finish(isCancelled: () -> Bool) throws(RecordingError) {
        var palette = ColorPalette(spool.histogram)
        let transparent = UInt8(palette.colors.count)
        try file.write(header(palette))
        spool.rewind()
        var canvas = GIFCanvas(width: width, height: height, bits: bits(palette), transparent: transparent)
        var current = canvas.indices
        var next = current
        var start = 0
        var end = 0
        var isFirst = true
        while let record = try spool.read() {
            if isCancelled() {
                throw RecordingError(.cancelled, "The recording was stopped; no file was made.")
            }
            FrameSpool.apply(record.runs, to: &next, palette: &palette, transparent: transparent)
            if isFirst || next != current {
                if !isFirst {
                    try write(current, before: next, on: &canvas, from: start, to: end)
                    start = end
                }
                isFirst = false
                current = next
            }
            end += record.periods
        }
        try write(current, before: current, on: &canvas, from: start, to: end)
        try file.write([0x3B])
        spool.close()
        try file.commit()
    }

    private func write(
        _ frame: [UInt8], before next: [UInt8], on canvas: inout GIFCanvas, from start: Int, to end: Int
    ) throws(RecordingError) {
        let delay = rate.hundredths(ofFrame: end) - rate.hundredths(ofFrame: start)
        let patch = canvas.show(frame, before: spool.hasTransparency ? next : nil)
        try file.write(patch.bytes(delay: delay, compressor: &compressor))
    }

    /// Returns the bits that an index needs, the transparent one counted; GIF wants at least 2.
    private func bits(_ palette: ColorPalette) -> Int {
        var bits = 2
        while 1 << bits < palette.colors.count + 1 { bits += 1 }
        return bits
    }

    private func header(_ palette: ColorPalette) -> [UInt8] {
        let bits = bits(palette)
        var bytes = Array("GIF89a".utf8)
        for number in [width, height] { bytes += [UInt8(number & 0xFF), UInt8(number >> 8)] }
        bytes += [0xF0 | UInt8(bits - 1), 0, 0]
        for index in 0..<1 << bits {
            let color = index < palette.colors.count ? palette.colors[index] : 0
            bytes += [UInt8(color >> 16), UInt8(color >> 8 & 0xFF), UInt8(color & 0xFF)]
        }
        // The extension counts repetitions after the first showing; once is said by leaving it out.
        if loops != 1 {
            let repeats = loops == 0 ? 0 : loops - 1
            bytes += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8)
            bytes += [3, 1, UInt8(repeats & 0xFF), UInt8(repeats >> 8), 0]
        }
        return bytes
    }
}
