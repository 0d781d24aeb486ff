internal import CPango

/// A fontconfig configuration and the Pango objects that shape with it.
final class FontContext {
    let config: OpaquePointer
    let map: UnsafeMutablePointer<PangoFontMap>
    let context: OpaquePointer

    /// Pango shapes at this many pixels an em, whatever the size of the text: unhinted advances are proportional to it,
    /// so one shaping serves all sizes and positions round to a millionth of an em.
    static let emPixels = 1024.0
    /// Pango's units in an em.
    static let emUnits = emPixels * 1024

    /// Makes a context with only the embedded font, and none of the user's settings: the same on every machine.
    static func embedded() -> FontContext { FontContext(config: FcConfigCreate()) }

    /// Returns the user's fonts and settings with the embedded font in front.
    static func system() -> FontContext {
        FontContext(config: FcInitLoadConfigAndFonts() ?? FcConfigCreate())
    }

    private init(config: OpaquePointer) {
        self.config = config
        for face in EmbeddedFont.faces { if let path = face.path { FcConfigAppFontAddFile(config, path) } }
        map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT)
        pango_fc_font_map_set_config(OpaquePointer(map), config)
        context = pango_font_map_create_context(map)
        let options = cairo_font_options_create()
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        pango_cairo_context_set_font_options(context, options)
        cairo_font_options_destroy(options)
        pango_cairo_context_set_resolution(context, 96)
        pango_context_set_round_glyph_positions(context, 0)
        // Else the locale's: it chooses among the forms of a letter.
        pango_context_set_language(context, pango_language_from_string("en"))
    }

    deinit {
        g_object_unref(UnsafeMutableRawPointer(context))
        g_object_unref(UnsafeMutableRawPointer(map))
        FcConfigDestroy(config)
    }
}
