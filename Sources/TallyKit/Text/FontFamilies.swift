/// The families that iOS brings, and what their faces are called.
struct FontFamily {
    let name: String
    /// Of PostScript: the names that fonts are asked for by.
    let faces: [String]
    let isMonospaced: Bool

    private init(_ name: String, _ stem: String, _ suffixes: String, isMonospaced: Bool = false) {
        self.name = name
        faces = suffixes.split(separator: " ").map { suffix in
            suffix == "." ? stem : suffix == "MT" ? stem + "MT" : stem + "-" + suffix
        }
        self.isMonospaced = isMonospaced
    }

    private static let slanted = "Italic Bold BoldItalic"
    private static let nine =
        "Regular Italic Ultralight UltralightItalic Thin ThinItalic Light LightItalic Medium MediumItalic Semibold "
        + "SemiboldItalic Bold BoldItalic Heavy HeavyItalic Black BlackItalic"
    private static let next =
        "Regular Italic UltraLight UltraLightItalic Medium MediumItalic DemiBold DemiBoldItalic Bold BoldItalic Heavy "
        + "HeavyItalic"

    /// In the order of their names.
    static let all: [FontFamily] = [
        FontFamily(
            "American Typewriter", "AmericanTypewriter", ". Light Semibold Bold Condensed CondensedLight CondensedBold"),
        FontFamily("Apple SD Gothic Neo", "AppleSDGothicNeo", "Regular Thin UltraLight Light Medium SemiBold Bold"),
        FontFamily("Arial", "Arial", "MT ItalicMT BoldMT BoldItalicMT"),
        FontFamily("Arial Rounded MT Bold", "ArialRoundedMTBold", "."),
        FontFamily(
            "Avenir", "Avenir",
            "Roman Oblique Book BookOblique Light LightOblique Medium MediumOblique Heavy HeavyOblique Black BlackOblique"
        ),
        FontFamily("Avenir Next", "AvenirNext", next),
        FontFamily("Avenir Next Condensed", "AvenirNextCondensed", next),
        FontFamily("Baskerville", "Baskerville", ". SemiBold SemiBoldItalic " + slanted),
        FontFamily("Chalkboard SE", "ChalkboardSE", "Regular Light Bold"),
        FontFamily("Copperplate", "Copperplate", ". Light Bold"),
        FontFamily("Courier", "Courier", ". Oblique Bold BoldOblique", isMonospaced: true),
        FontFamily("Courier New", "CourierNewPS", "MT ItalicMT BoldMT BoldItalicMT", isMonospaced: true),
        FontFamily("DIN Alternate", "DINAlternate", "Bold"),
        FontFamily("DIN Condensed", "DINCondensed", "Bold"),
        FontFamily("Didot", "Didot", ". Italic Bold"),
        FontFamily("Futura", "Futura", "Medium MediumItalic Bold CondensedMedium CondensedExtraBold"),
        FontFamily("Georgia", "Georgia", ". " + slanted),
        FontFamily("Gill Sans", "GillSans", ". Light LightItalic SemiBold SemiBoldItalic UltraBold " + slanted),
        FontFamily("Helvetica", "Helvetica", ". Oblique Light LightOblique Bold BoldOblique"),
        FontFamily(
            "Helvetica Neue", "HelveticaNeue",
            ". UltraLight UltraLightItalic Thin ThinItalic Light LightItalic Medium MediumItalic CondensedBold "
                + "CondensedBlack " + slanted),
        FontFamily("Hoefler Text", "HoeflerText", "Regular Italic Black BlackItalic"),
        FontFamily("Marker Felt", "MarkerFelt", "Thin Wide"),
        FontFamily("Menlo", "Menlo", "Regular " + slanted, isMonospaced: true),
        FontFamily("Noteworthy", "Noteworthy", "Light Bold"),
        FontFamily("Optima", "Optima", "Regular ExtraBlack " + slanted),
        FontFamily("Palatino", "Palatino", "Roman " + slanted),
        FontFamily("SF Mono", "SFMono", nine, isMonospaced: true),
        FontFamily("SF Pro Display", "SFProDisplay", nine),
        FontFamily("SF Pro Rounded", "SFProRounded", "Regular Ultralight Thin Light Medium Semibold Bold Heavy Black"),
        FontFamily("SF Pro Text", "SFProText", nine),
        FontFamily("Times New Roman", "TimesNewRomanPS", "MT ItalicMT BoldMT BoldItalicMT"),
        FontFamily("Trebuchet MS", "TrebuchetMS", ". Italic Bold"),
        FontFamily("Verdana", "Verdana", ". " + slanted),
    ]

    private static let byFace: [String: (FontFamily, String)] = {
        var known: [String: (FontFamily, String)] = [:]
        for family in all {
            for face in family.faces { known[face.lowercased()] = (family, face) }
            // A family's name stands for its regular face.
            if let regular = family.face(weight: 400, isItalic: false) {
                known[family.name.lowercased()] = (family, regular)
            }
        }
        return known
    }()

    /// Returns the family and the face of a face's or a family's name, in any case of letters.
    static func named(_ name: String) -> (family: FontFamily, face: String)? { byFace[name.lowercased()] }

    /// Returns the face that comes nearest.
    func face(weight: Int, isItalic: Bool) -> String? {
        faces.min { distance($0, weight, isItalic) < distance($1, weight, isItalic) }
    }

    private func distance(_ face: String, _ weight: Int, _ isItalic: Bool) -> Int {
        let style = FontStyle(face: face)
        return abs(style.weight - weight) + (style.isItalic == isItalic ? 0 : 1000)
            + (face.contains("-Condensed") ? 2000 : 0)
    }
}

/// What the end of a face's name says.
struct FontStyle {
    var weight = 400
    var isItalic = false

    init(face: String) {
        let parts = face.split(separator: "-", maxSplits: 1)
        let suffix = (parts.count > 1 ? parts[1] : parts.first ?? "").lowercased()
        isItalic = suffix.contains("italic") || suffix.contains("oblique")
        // The longer words first: they hold the shorter ones.
        let words: [(String, Int)] = [
            ("ultralight", 100), ("ultrabold", 800), ("extrablack", 900), ("extrabold", 800), ("semibold", 600),
            ("demibold", 600), ("thin", 200), ("light", 300), ("medium", 500), ("heavy", 800), ("black", 900),
            ("bold", 700),
        ]
        // "Futura-Medium" is all that there is below bold; "ArialRoundedMTBold" has no suffix.
        weight = words.first { suffix.contains($0.0) }?.1 ?? 400
    }
}
