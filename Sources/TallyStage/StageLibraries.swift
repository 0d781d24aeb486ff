import TallyPainter
import TallyScene

/// What the bytes of a stage's pictures depend on besides Tally and the kind of processor.
package enum StageLibraries {
    /// The libraries that shape, draw, compress and read, with their versions at run time.
    package static var versions: [(name: String, version: String)] {
        PaintingLibraries.versions + PictureLibraries.versions
    }

    /// The installed fonts for letters that Tally's own does not have; see `PaintingLibraries.fonts`.
    package static var fonts: [(letters: String, font: String)] { PaintingLibraries.fonts }
}
