import TallyScene

/// Animated PNG: each frame replaces the area that differs from the one before.
final class APNGEncoder: FrameEncoder {
    private let file: PartFile
    private let rate: FrameRate
    private let options: RecordingOptions
    private var previous: Bitmap?
    private var alpha = false
    private var frameCount: UInt32 = 0
    private var sequence: UInt32 = 0
    private var controlOffset = 0

    init(_ file: PartFile, _ rate: FrameRate, _ options: RecordingOptions) {
        self.file = file
        self.rate = rate
        self.options = options
    }

    func append(_ frame: Bitmap, periods: Int) throws(RecordingError) {
        let area: PixelArea
        if let previous {
            area = frame.difference(from: previous)
        } else {
            alpha = options.keepsAlpha ?? !frame.isOpaque
            area = frame.area
            try begin(frame)
        }
        if !alpha, options.keepsAlpha == nil, !frame.isOpaque {
            throw RecordingError(
                .badFrame,
                "Frame \(frameCount) of \"\(file.path)\" is see-through but the first was not; "
                    + "set keepsAlpha to true before recording.")
        }
        // A delay is a fraction of two 16-bit numbers; what is longer goes on in a frame that changes nothing.
        let longest = 65_535 / rate.seconds
        try write(frame, area, periods: min(periods, longest))
        var rest = periods - longest
        while rest > 0 {
            try write(frame, PixelArea(x: 0, y: 0, width: 1, height: 1), periods: min(rest, longest))
            rest -= longest
        }
        previous = frame
    }

    func finish(isCancelled: () -> Bool) throws(RecordingError) {
        try file.rewrite(control(), at: controlOffset)
        try file.write(PNGChunk.end)
        try file.commit()
    }

    func discard() { file.discard() }

    private func begin(_ frame: Bitmap) throws(RecordingError) {
        let head = PNGChunk.signature + PNGChunk.header(width: frame.width, height: frame.height, alpha: alpha)
        controlOffset = head.count
        try file.write(head + control() + PNGChunk.standardColors)
    }

    private func control() -> [UInt8] {
        var body: [UInt8] = []
        PNGChunk.append(frameCount, to: &body)
        PNGChunk.append(UInt32(options.loops), to: &body)
        return PNGChunk.bytes("acTL", body)
    }

    private func write(_ frame: Bitmap, _ area: PixelArea, periods: Int) throws(RecordingError) {
        var place: [UInt8] = []
        PNGChunk.append(nextSequence(), to: &place)
        for number in [area.width, area.height, area.x, area.y] { PNGChunk.append(UInt32(number), to: &place) }
        PNGChunk.append(UInt16(periods * rate.seconds), to: &place)
        PNGChunk.append(UInt16(rate.frames), to: &place)
        // Leave the picture as it is afterwards; replace what was there, alpha and all.
        place += [0, 0]
        let rows = frame.pngRows(in: area, alpha: alpha)
        let data = Deflate.compress(rows, level: options.compression)
        let chunk: [UInt8]
        if frameCount == 0 {
            chunk = PNGChunk.bytes("IDAT", data)
        } else {
            var body: [UInt8] = []
            body.reserveCapacity(data.count + 4)
            PNGChunk.append(nextSequence(), to: &body)
            chunk = PNGChunk.bytes("fdAT", body + data)
        }
        try file.write(PNGChunk.bytes("fcTL", place) + chunk)
        frameCount += 1
    }

    private func nextSequence() -> UInt32 {
        defer { sequence += 1 }
        return sequence
    }
}
