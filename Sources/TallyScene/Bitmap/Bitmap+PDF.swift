internal import CPoppler

/// What draws pages of PDF, if it is installed.
enum PageReader {
    static let library: poppler_library? = {
        var library = poppler_library()
        return poppler_load(&library) == 0 ? nil : library
    }()

    /// Its version; nil: there is none.
    static var version: String? { library?.version().map { String(cString: $0) } }
}

extension Bitmap {
    static func isPDF(_ bytes: [UInt8]) -> Bool { bytes.starts(with: Array("%PDF-".utf8)) }

    /// Draws the first page of a PDF document, with nothing behind it.
    ///
    /// - Parameter detail: Pixels for each of its points.
    init(pdf bytes: [UInt8], detail: Double) throws(PictureError) {
        guard var library = PageReader.library else {
            throw PictureError(description: "It is a PDF document, which Poppler reads: install libpoppler-glib8.")
        }
        guard let page = poppler_first_page(&library, bytes, bytes.count) else {
            throw PictureError(
                description: "The file is no PDF document that can be read: it is damaged, or wants a password.")
        }
        defer { library.object_unref(page) }
        var (width, height) = (0.0, 0.0)
        library.page_get_size(page, &width, &height)
        let size = (width: (width * detail).rounded(.up), height: (height * detail).rounded(.up))
        guard size.width >= 1, size.height >= 1, size.width <= Double(Self.most), size.height <= Double(Self.most)
        else {
            throw PictureError(
                description:
                    "The page has \(width) by \(height) points; up to \(Double(Self.most) / detail) can be shown.")
        }
        let columns = Int(size.width)
        let rows = Int(size.height)
        var pixels = [UInt32](repeating: 0, count: columns * rows)
        guard poppler_draw(&library, page, detail, &pixels, Int32(columns), Int32(rows)) != 0 else {
            throw PictureError(description: "There is no memory for a picture of \(columns) by \(rows) pixels.")
        }
        self.init(width: columns, height: rows, pixels: pixels)
    }
}
