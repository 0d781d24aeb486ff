internal import CPango

/// Returns what C does by its cast macros, which Swift does not import.
func fontconfigFont(_ font: UnsafeMutablePointer<PangoFont>) -> UnsafeMutablePointer<PangoFcFont> {
    UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self)
}
