import CPixbuf

/// Why a picture cannot be read.
public struct PictureError: Error, CustomStringConvertible {
    public let description: String
}

extension Bitmap {
    /// Reads a picture's file: PNG and WebP; JPEG, GIF, TIFF, BMP, SVG and what else GdkPixbuf has readers for, turned as
    /// its camera says; PDF, where Poppler is installed. Of a file that moves the first picture, of a document the first page.
    public init(file bytes: [UInt8]) throws(PictureError) { try self.init(file: bytes, detail: 1) }

    /// Pixels for each point of a picture that is drawn rather than made of pixels, as an asset catalog's are on the finest screens.
    package static let detailOfDrawings = 3.0

    /// Returns whether a file is a drawing: PDF or SVG. It is as sharp as it is asked for.
    package static func isDrawing(_ bytes: [UInt8]) -> Bool { isPDF(bytes) || isSVG(bytes) }

    private static func isSVG(_ bytes: [UInt8]) -> Bool {
        // Behind what says that it is XML, and comments.
        let start = String(decoding: bytes.prefix(1024), as: UTF8.self)
        return start.contains("<svg")
    }

    /// - Parameter detail: Pixels for each point of a drawing; of no account for a picture.
    package init(file bytes: [UInt8], detail: Double) throws(PictureError) {
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
            do throws(PNGError) { self = try Bitmap(png: bytes) } catch { throw PictureError(description: "\(error)") }
            return
        }
        if Self.isWebP(bytes) {
            self = try Bitmap(webP: bytes)
            return
        }
        if Self.isPDF(bytes) {
            self = try Bitmap(pdf: bytes, detail: detail)
            return
        }
        self = try Self.read(bytes, detail: Self.isSVG(bytes) ? detail : 1)
    }

    private static func read(_ bytes: [UInt8], detail: Double) throws(PictureError) -> Bitmap {
        guard let loader = gdk_pixbuf_loader_new() else {
            throw PictureError(description: "GdkPixbuf cannot begin to read a picture.")
        }
        defer { g_object_unref(loader) }
        var enlargement = detail
        if detail != 1 { enlarge(loader, &enlargement) }
        var problem: UnsafeMutablePointer<GError>?
        var isRead = gdk_pixbuf_loader_write(loader, bytes, gsize(bytes.count), &problem) != 0
        // Closed in any case: it has to be before it goes.
        if isRead {
            isRead = gdk_pixbuf_loader_close(loader, &problem) != 0
        } else {
            gdk_pixbuf_loader_close(loader, nil)
        }
        guard isRead, let found = gdk_pixbuf_loader_get_pixbuf(loader) else {
            let reason = problem.map { String(cString: $0.pointee.message) } ?? "it is cut off or damaged."
            g_clear_error(&problem)
            throw PictureError(description: "The file is no picture that can be read: \(reason)")
        }
        guard let upright = gdk_pixbuf_apply_embedded_orientation(found) else {
            throw PictureError(description: "The picture cannot be turned upright.")
        }
        defer { g_object_unref(UnsafeMutableRawPointer(upright)) }
        return try pixels(of: upright)
    }

    /// Has a drawing be made larger than it says.
    private static func enlarge(_ loader: UnsafeMutablePointer<GdkPixbufLoader>, _ detail: UnsafeMutablePointer<Double>)
    {
        pixbuf_when_sized(
            loader,
            { loader, width, height, detail in
                guard let detail = detail?.assumingMemoryBound(to: Double.self).pointee else { return }
                func larger(_ side: Int32) -> Int32 { Int32((Double(side) * detail).rounded(.up)) }
                gdk_pixbuf_loader_set_size(loader, larger(width), larger(height))
            }, detail)
    }

    /// Most pixels of a side.
    static var most: Int { 16384 }

    private static func pixels(of picture: OpaquePointer) throws(PictureError) -> Bitmap {
        let (width, height) = (Int(gdk_pixbuf_get_width(picture)), Int(gdk_pixbuf_get_height(picture)))
        let (channels, stride) = (Int(gdk_pixbuf_get_n_channels(picture)), Int(gdk_pixbuf_get_rowstride(picture)))
        guard width > 0, height > 0, width <= most, height <= most else {
            throw PictureError(
                description: "The picture has \(width) by \(height) pixels; at most \(most) a side can be shown.")
        }
        guard let start = gdk_pixbuf_read_pixels(picture), channels == 3 || channels == 4 else {
            throw PictureError(description: "The picture has \(channels) channels; three or four can be shown.")
        }
        var pixels: [UInt32] = []
        pixels.reserveCapacity(width * height)
        for row in 0..<height {
            var place = row * stride
            for _ in 0..<width {
                let alpha = channels == 4 ? UInt32(start[place + 3]) : 255
                func channel(_ index: Int) -> UInt32 { (UInt32(start[place + index]) * alpha + 127) / 255 }
                pixels.append(alpha << 24 | channel(0) << 16 | channel(1) << 8 | channel(2))
                place += channels
            }
        }
        return Bitmap(width: width, height: height, pixels: pixels)
    }
}
