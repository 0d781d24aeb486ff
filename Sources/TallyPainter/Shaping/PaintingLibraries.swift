internal import CPango

/// What a picture's bytes depend on besides Tally: the libraries that shape and draw, and the fonts of this machine.
package enum PaintingLibraries {
    /// The names of the libraries and their versions, as they are at run time.
    package static var versions: [(name: String, version: String)] {
        var (major, minor, patch) = (FT_Int(0), FT_Int(0), FT_Int(0))
        var library: FT_Library?
        if FT_Init_FreeType(&library) == 0, let library {
            FT_Library_Version(library, &major, &minor, &patch)
            FT_Done_FreeType(library)
        }
        let fontconfig = FcGetVersion()
        return [
            ("Pango", String(cString: pango_version_string())),
            ("HarfBuzz", String(cString: hb_version_string())),
            ("FreeType", "\(major).\(minor).\(patch)"),
            ("Cairo", String(cString: cairo_version_string())),
            ("Fontconfig", "\(fontconfig / 10000).\(fontconfig / 100 % 100).\(fontconfig % 100)"),
        ]
    }

    /// For some letters each, the installed font that they are drawn in where Tally's own has no such letters.
    ///
    /// - Complexity: Reads the list of installed fonts: a tenth of a second.
    package static var fonts: [(letters: String, font: String)] {
        let context = FontContext.system()
        return samples.map { ($0.name, font($0, context.config) ?? "none") }
    }

    private struct Sample {
        let name: String
        let language: String
        let letter: Unicode.Scalar
        var family = "sans-serif"
    }

    private static let samples = [
        Sample(name: "serif", language: "en", letter: "a", family: "serif"),
        Sample(name: "monospaced", language: "en", letter: "a", family: "monospace"),
        Sample(name: "Korean", language: "ko", letter: "한"),
        Sample(name: "Japanese", language: "ja", letter: "か"),
        Sample(name: "Chinese", language: "zh-cn", letter: "中"),
        Sample(name: "Arabic", language: "ar", letter: "م"),
        Sample(name: "Devanagari", language: "hi", letter: "अ"),
        Sample(name: "emoji", language: "und-zsye", letter: "🙂", family: "emoji"),
    ]

    private static func font(_ sample: Sample, _ config: OpaquePointer) -> String? {
        let (pattern, letters) = (FcPatternCreate(), FcCharSetCreate())
        defer {
            FcPatternDestroy(pattern)
            FcCharSetDestroy(letters)
        }
        FcCharSetAddChar(letters, sample.letter.value)
        FcPatternAddString(pattern, FC_FAMILY, sample.family)
        FcPatternAddString(pattern, FC_LANG, sample.language)
        FcPatternAddCharSet(pattern, FC_CHARSET, letters)
        FcConfigSubstitute(config, pattern, FcMatchPattern)
        FcDefaultSubstitute(pattern)
        var result = FcResultMatch
        guard let font = FcFontMatch(config, pattern, &result) else { return nil }
        defer { FcPatternDestroy(font) }
        var known: OpaquePointer?
        guard FcPatternGetCharSet(font, FC_CHARSET, 0, &known) == FcResultMatch,
            FcCharSetHasChar(known, sample.letter.value) != 0
        else { return nil }
        var version = Int32(0)
        FcPatternGetInteger(font, FC_FONTVERSION, 0, &version)
        // A font says its version in 65,536ths.
        let thousandths = Int((Double(version) / 65.536).rounded())
        let digits = String(thousandths % 1000 + 1000).dropFirst()
        return [
            string(font, FC_FAMILY), "\(thousandths / 1000).\(digits)",
            string(font, FC_FILE)?.split(separator: "/").last.map(String.init),
        ].compactMap { $0 }.joined(separator: ", ")
    }

    private static func string(_ font: OpaquePointer, _ key: String) -> String? {
        var text: UnsafeMutablePointer<FcChar8>?
        guard FcPatternGetString(font, key, 0, &text) == FcResultMatch, let text else { return nil }
        return String(cString: text)
    }
}
