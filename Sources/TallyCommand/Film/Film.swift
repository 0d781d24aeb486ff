import TallyScene

/// A film to be painted as it is asked for.
struct Film {
    struct Frame {
        let picture: Bitmap
        /// How many frame periods it is shown.
        var periods = 1
    }

    /// The length in frame periods.
    let length: Int
    /// What the person who asked for the film should know of it; sentences.
    var remarks: [String] = []
    /// Paints the next picture; nil when the film is over.
    let next: @MainActor () -> Frame?
}

/// Makes the film of a script; the seam between the command and what paints.
typealias FilmMaker = @MainActor (Script, RecordSettings) throws(CommandError) -> Film

/// Returns the film: title above, the number in the middle, its label below, changing as the timeline says.
@MainActor func frames(script: Script, settings: RecordSettings) throws(CommandError) -> Film {
    let player = FilmPlayer(script: script, settings: settings)
    return Film(length: player.length, remarks: player.remarks) { player.next() }
}
