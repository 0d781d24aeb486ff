import CPixbuf
internal import CWebP
internal import CZlib

/// What the bytes of a picture's file, and a picture that is read, depend on besides Tally.
package enum PictureLibraries {
    /// The names of the libraries and their versions, as they are at run time.
    package static var versions: [(name: String, version: String)] {
        [
            ("zlib", String(cString: zlibVersion())),
            ("GdkPixbuf", String(cString: pixbuf_version())),
            ("libwebp", webP), ("Poppler", PageReader.version ?? "not installed"),
        ]
    }

    private static var webP: String {
        let version = WebPGetDecoderVersion()
        return "\(version >> 16).\(version >> 8 & 255).\(version & 255)"
    }
}
