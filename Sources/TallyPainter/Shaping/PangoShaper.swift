internal import CPango
public import TallyScene

/// Shapes text with Pango: the embedded font first, installed fonts for what it lacks.
///
/// A text that the embedded font covers, without a family of its own, is shaped without a look at the machine:
/// neither installed fonts nor settings, environment or locale change its glyphs or its pixels. Other text asks fontconfig, and may
/// differ between machines. A family that is not installed counts as none. A character that no font has becomes the
/// embedded font's box. Weights of the embedded font are 400, 500, 600 and 700; the nearest is taken. Where there is no italic the
/// upright face is slanted.
///
/// Sizes that are not finite or below 0 count as 0, above 8,191 as that. Not `Sendable`: one shaper for one thread; the
/// texts it returns may go anywhere, but are drawn by a `Painter` of this shaper only.
public final class PangoShaper: TextShaping {
    let store: FaceStore
    let coverage: CharacterCoverage
    private(set) lazy var embeddedFonts = FontContext.embedded()
    private(set) lazy var systemFonts = FontContext.system()
    var fonts: [ResolvedFont.Key: ResolvedFont] = [:]
    var installed: [String: Bool] = [:]
    /// Faces by Pango's font objects, each kept alive so that its address stays its own. Upright and slanted apart.
    var faceNumbers: [[UnsafeMutablePointer<PangoFont>: Int]] = [[:], [:]]
    private var cache = ShapingCache()

    /// Opens the embedded font; installed fonts are not looked at until a text needs them.
    public init() {
        store = FaceStore()
        coverage = CharacterCoverage(store.faces[0].ft)
    }

    deinit {
        // order: each is freed for itself.
        for font in fonts.values { pango_font_description_free(font.description) }
        for numbers in faceNumbers { for font in numbers.keys { g_object_unref(UnsafeMutableRawPointer(font)) } }
    }

    /// - Complexity: O(length of the text) to look up a paragraph that was shaped lately; else some microseconds a line.
    public func shape(_ paragraph: Paragraph) -> ShapedText {
        if let known = cache[paragraph] { return known }
        let text = shapeAnew(paragraph)
        cache.insert(text, for: paragraph)
        return text
    }

    public func lineMetrics(_ font: FontRequest) -> LineMetrics {
        let size = FaceNumber.usable(font.size)
        let face = face(of: font)
        return LineMetrics(
            ascent: face.ascent * size, descent: face.descent * size, capHeight: face.capHeight * size)
    }

    /// Returns the face whose line box counts. Resolving comes first: it may add the face.
    func face(of font: FontRequest) -> Face {
        let number = resolve(font).face
        return store.faces[number]
    }
}
