import TallyStage

/// Which families can be had here.
enum InstalledFonts {
    static func contains(_ family: String) -> Bool { MainActor.assumeIsolated { Stage.hasFontFamily(family) } }
}
