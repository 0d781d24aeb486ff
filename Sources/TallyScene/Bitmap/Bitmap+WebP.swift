internal import CWebP

extension Bitmap {
    /// Whether bytes begin as a WebP file does.
    static func isWebP(_ bytes: [UInt8]) -> Bool {
        bytes.count >= 12 && bytes.starts(with: Array("RIFF".utf8)) && bytes[8..<12].elementsEqual("WEBP".utf8)
    }

    /// Reads a WebP file: of one that moves the first picture.
    init(webP bytes: [UInt8]) throws(PictureError) {
        guard let picture = Self.firstPicture(bytes) else {
            throw PictureError(description: "The WebP file is cut off or damaged.")
        }
        self = picture
    }

    private static func firstPicture(_ bytes: [UInt8]) -> Bitmap? {
        bytes.withUnsafeBufferPointer { bytes in
            var options = WebPAnimDecoderOptions()
            guard WebPAnimDecoderOptionsInit(&options) != 0 else { return nil }
            // Blue first, premultiplied: a pixel's number, as it lies in memory.
            options.color_mode = MODE_bgrA
            var data = WebPData(bytes: bytes.baseAddress, size: bytes.count)
            guard let decoder = WebPAnimDecoderNew(&data, &options) else { return nil }
            defer { WebPAnimDecoderDelete(decoder) }
            var info = WebPAnimInfo()
            var start: UnsafeMutablePointer<UInt8>?
            var time: Int32 = 0
            guard WebPAnimDecoderGetInfo(decoder, &info) != 0, WebPAnimDecoderGetNext(decoder, &start, &time) != 0,
                let start
            else { return nil }
            let (width, height) = (Int(info.canvas_width), Int(info.canvas_height))
            // unsafe: the library owns as many pixels of four bytes until the decoder goes.
            let pixels = UnsafeRawPointer(start)
            return Bitmap(
                width: width, height: height,
                pixels: (0..<width * height).map {
                    UInt32(littleEndian: pixels.loadUnaligned(fromByteOffset: 4 * $0, as: UInt32.self))
                })
        }
    }
}
