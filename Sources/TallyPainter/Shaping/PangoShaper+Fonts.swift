internal import CPango
internal import TallyScene

extension PangoShaper {
    /// Returns the installed family that stands for a design.
    private func family(_ design: ResolvedFont.Key.Design) -> String? {
        switch design {
        case .plain: nil
        case .serif: match("serif")
        case .monospaced: match("monospace")
        case .rounded: ["Nunito", "Varela Round", "Quicksand", "NanumSquareRound"].first(where: isInstalled)
        }
    }

    /// Returns what fontconfig takes for a generic family; nil if that is the embedded one.
    private func match(_ generic: String) -> String? {
        let pattern = FcPatternCreate()
        defer { FcPatternDestroy(pattern) }
        FcPatternAddString(pattern, FC_FAMILY, generic)
        FcConfigSubstitute(systemFonts.config, pattern, FcMatchPattern)
        FcDefaultSubstitute(pattern)
        var result = FcResultMatch
        guard let font = FcFontMatch(systemFonts.config, pattern, &result) else { return nil }
        defer { FcPatternDestroy(font) }
        var name: UnsafeMutablePointer<FcChar8>?
        guard FcPatternGetString(font, FC_FAMILY, 0, &name) == FcResultMatch, let name else { return nil }
        let family = String(cString: name)
        return family == EmbeddedFont.family ? nil : family
    }

    func resolve(_ request: FontRequest) -> ResolvedFont {
        let design: ResolvedFont.Key.Design =
            switch request.design {
            case .default: .plain
            case .serif: .serif
            case .rounded: .rounded
            case .monospaced: .monospaced
            }
        let key = ResolvedFont.Key(
            family: request.family, weight: request.weight, isItalic: request.isItalic,
            hasMonospacedDigits: request.hasMonospacedDigits, design: design)
        if let known = fonts[key] { return known }
        // A thousand styles at once is no design; the bound is for animated weights.
        if fonts.count >= 1024 {
            for font in fonts.values { pango_font_description_free(font.description) }
            fonts.removeAll()
        }
        let font = makeFont(key)
        fonts[key] = font
        return font
    }

    private func makeFont(_ key: ResolvedFont.Key) -> ResolvedFont {
        let family = key.family.flatMap { isInstalled($0) ? $0 : nil } ?? family(key.design)
        let isEmbedded = family == nil
        let families = (family.map { [$0] } ?? []) + [EmbeddedFont.family]
        let weight = isEmbedded ? EmbeddedFont.nearestWeight(to: key.weight) : min(max(key.weight, 100), 1000)
        let description = pango_font_description_new()!
        pango_font_description_set_family(description, families.joined(separator: ","))
        pango_font_description_set_weight(description, PangoWeight(UInt32(weight)))
        pango_font_description_set_absolute_size(description, FontContext.emUnits)
        if key.isItalic { pango_font_description_set_style(description, PANGO_STYLE_ITALIC) }
        var face = store.embedded(weight: weight, isSlanted: key.isItalic)
        if !isEmbedded, let font = pango_font_map_load_font(systemFonts.map, systemFonts.context, description) {
            face = number(of: font, wantsSlant: key.isItalic)
            g_object_unref(UnsafeMutableRawPointer(font))
        }
        return ResolvedFont(key: key, description: description, face: face, isEmbedded: isEmbedded)
    }

    /// Returns true if fontconfig lists a family of that name, in any case of letters.
    package func isInstalled(_ family: String) -> Bool {
        if let known = installed[family] { return known }
        if installed.count >= 1024 { installed.removeAll() }
        let pattern = FcPatternCreate()
        let properties = FcObjectSetCreate()
        defer {
            FcPatternDestroy(pattern)
            FcObjectSetDestroy(properties)
        }
        FcPatternAddString(pattern, FC_FAMILY, family)
        FcObjectSetAdd(properties, FC_FAMILY)
        let list = FcFontList(systemFonts.config, pattern, properties)
        let isThere = (list?.pointee.nfont ?? 0) > 0 && !family.contains(",") && !family.isEmpty
        if let list { FcFontSetDestroy(list) }
        installed[family] = isThere
        return isThere
    }

    /// Returns the store's number of the face behind one of Pango's fonts.
    func number(of font: UnsafeMutablePointer<PangoFont>, wantsSlant: Bool) -> Int {
        let list = wantsSlant ? 1 : 0
        if let known = faceNumbers[list][font] { return known }
        let pattern = pango_fc_font_get_pattern(fontconfigFont(font))
        let number = store.number(of: pattern, wantsSlant: wantsSlant)
        g_object_ref(UnsafeMutableRawPointer(font))
        faceNumbers[list][font] = number
        return number
    }
}
