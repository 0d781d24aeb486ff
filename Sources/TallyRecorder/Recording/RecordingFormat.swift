/// What kind of file a recording becomes.
public enum RecordingFormat: String, Hashable, Sendable, CaseIterable {
    /// One picture: the last frame, or the first.
    case png
    /// One picture a frame, in numbered files.
    case pngSequence
    /// An animated PNG: lossless, full colour, transparency, any rate; browsers and most viewers show it.
    case apng
    /// 255 colours for the whole recording, one-bit transparency, at most 50 frames a second.
    case gif
    /// VP9 in WebM, opaque; needs an installed `ffmpeg`.
    case webm
    /// H.264 in MP4, opaque; needs an installed `ffmpeg`.
    case mp4

    /// The format that a path asks for by its ending: `.png`, `%04d.png`, `.apng`, `.gif`, `.webm`, `.mp4`.
    ///
    /// Capitals do not matter.
    public init(path: String) throws(RecordingError) {
        let name = path.split(separator: "/", omittingEmptySubsequences: false).last.map(String.init) ?? ""
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        let ending = parts.count > 1 ? parts[parts.count - 1].lowercased() : ""
        switch ending {
        case "png": self = PNGSequencePattern.isPattern(name) ? .pngSequence : .png
        case "apng": self = .apng
        case "gif": self = .gif
        case "webm": self = .webm
        case "mp4", "m4v": self = .mp4
        default:
            throw RecordingError(
                .badSetting,
                "The path \"\(path)\" does not say which kind of file to make; "
                    + "let it end in .gif, .apng, .png, .webm, .mp4 or, for one file a frame, %04d.png.")
        }
    }

    /// The rate to choose when nobody asks for another: 60, for GIF 50.
    public var usualFrameRate: FrameRate { self == .gif ? 50 : 60 }

    /// Whether a frame may be see-through; in the other formats it is laid over black.
    public var keepsTransparency: Bool { self != .webm && self != .mp4 }
}
