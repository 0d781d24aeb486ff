import TallyRecorder
import TallyScene

/// A film to be painted as it is asked for.
struct Film {
    struct Frame {
        let picture: Bitmap
        /// How many frame periods it is shown.
        var periods = 1
    }

    /// In frame periods.
    let length: Int
    let frames: AnySequence<Frame>
}

/// Makes the film of a script; the seam between the command and what paints.
typealias FilmMaker = @MainActor (Script, RecordSettings) throws(CommandError) -> Film

/// The film: title and label above, the number below, changing as the timeline says.
@MainActor func frames(script: Script, settings: RecordSettings) throws(CommandError) -> Film {
    BarFilm.make(script: script, settings: settings)
}
