import CPixbuf

extension Bitmap {
    /// Returns the picture as a JPEG file, on white where it is transparent; nil if GdkPixbuf cannot write one.
    ///
    /// - Parameter quality: 0...100.
    package func jpeg(quality: Int) -> [UInt8]? {
        guard width > 0, height > 0,
            let picture = gdk_pixbuf_new(GDK_COLORSPACE_RGB, 0, 8, Int32(clamping: width), Int32(clamping: height))
        else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(picture)) }
        // unsafe: GdkPixbuf owns as many rows as it was asked for, each of its stride.
        guard let start = gdk_pixbuf_get_pixels(picture) else { return nil }
        let stride = Int(gdk_pixbuf_get_rowstride(picture))
        for y in 0..<height {
            for x in 0..<width {
                let pixel = self[x, y]
                let ground = 255 - (pixel >> 24)
                for (index, shift) in [16, 8, 0].enumerated() {
                    start[y * stride + 3 * x + index] = UInt8(min((pixel >> UInt32(shift) & 255) + ground, 255))
                }
            }
        }
        return Self.saved(picture, "\(min(max(quality, 0), 100))")
    }

    private static func saved(_ picture: OpaquePointer, _ quality: String) -> [UInt8]? {
        var buffer: UnsafeMutablePointer<gchar>?
        var count: gsize = 0
        let isWritten = "quality".withCString { key in
            quality.withCString { value in
                // unsafe: both lists end in nil, and are read during the call alone.
                var keys: [UnsafeMutablePointer<CChar>?] = [UnsafeMutablePointer(mutating: key), nil]
                var values: [UnsafeMutablePointer<CChar>?] = [UnsafeMutablePointer(mutating: value), nil]
                return gdk_pixbuf_save_to_bufferv(picture, &buffer, &count, "jpeg", &keys, &values, nil) != 0
            }
        }
        guard isWritten, let buffer else { return nil }
        defer { g_free(buffer) }
        // unsafe: as many bytes as the library says it has written.
        return UnsafeBufferPointer(start: buffer, count: Int(count)).map { UInt8(bitPattern: $0) }
    }
}
