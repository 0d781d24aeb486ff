import SwiftUI
import TallyStage

/// Tells when a font that was asked for is not the one that is drawn.
enum FontSubstitution {
    /// Returns a remark if a named family draws the film's characters just as the built-in one does: it is not
    /// installed.
    @MainActor static func remarks(script: Script, look: FilmLook) -> [String] {
        guard let family = look.family else { return [] }
        var sample = look.prefix + look.suffix + String((look.title ?? "").prefix(100))
        for entry in script.entries.prefix(100) { sample += look.format.text(entry.value) }
        func picture(_ font: Font) -> Bitmap {
            let stage = Stage(size: CGSize(width: 400, height: 100)) { Text(verbatim: sample).font(font) }
            return stage.image()
        }
        guard picture(.custom(family, fixedSize: 16)) == picture(.system(size: 16)) else { return [] }
        return [
            "The font \"\(family)\" is not installed, or has none of these characters; the built-in font is used. "
                + "\"fc-list : family\" lists what there is."
        ]
    }
}
