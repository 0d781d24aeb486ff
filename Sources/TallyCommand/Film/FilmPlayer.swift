import Foundation
import SwiftUI
import TallyRecorder
import TallyStage

/// Plays a script on a stage and takes the pictures of its film.
@MainActor final class FilmPlayer {
    /// The length in frame periods.
    let length: Int
    let remarks: [String]
    let stage: Stage
    private let turn = FilmTurn()
    private let timeline: Timeline
    private let rate: FrameRate
    /// Of the picture that is taken next.
    private var index: Int
    private let end: Int

    init(script: Script, settings: RecordSettings) {
        timeline = Timeline(count: script.entries.count, hold: settings.hold, duration: settings.duration)
        rate = settings.frameRate
        end = timeline.frameCount(rate)
        // Of a single picture only the end is seen.
        index = settings.recordingFormat == .png ? end - 1 : 0
        length = end - index

        let look = FilmLook(script: script, settings: settings)
        let size = CGSize(width: settings.width, height: settings.height)
        let sizes = FilmSizes(script: script, look: look, preferred: settings.fontSize, picture: size)
        stage = Stage(size: size) { [turn] in FilmView(script: script, look: look, sizes: sizes, turn: turn) }
        stage.frameRate = rate.framesPerSecond
        stage.preferences.locale = settings.locale
        if settings.locale.language.characterDirection == .rightToLeft {
            stage.preferences.layoutDirection = .rightToLeft
        }
        stage.preferences.background = look.background
        stage.advance(by: 0)
        remarks = FontSubstitution.remarks(script: script, look: look)
    }

    /// Returns the picture of the next frame, and of those after it that are the same.
    func next() -> Film.Frame? {
        guard index < end else { return nil }
        if index < end - 1 {
            play(to: rate.time(ofFrame: index))
        } else {
            // However fast the numbers came, the film ends on the last one, at rest.
            play(to: timeline.end)
            _ = stage.settle()
        }
        let picture = stage.image()
        var periods = 1
        if stage.nextFrameTime == nil {
            let change = turn.index + 1 < timeline.changes.count ? timeline.changes[turn.index + 1] : timeline.end
            periods = max(1, min(end, rate.count(upTo: change)) - index)
        }
        index += periods
        return Film.Frame(picture: picture, periods: periods)
    }

    /// Plays to a time. When several numbers came since the last picture, the latest is shown, from the time it came.
    private func play(to time: Double) {
        let latest = timeline.index(at: time + 1e-9)
        if latest > turn.index {
            advance(to: timeline.changes[latest])
            turn.index = latest
        }
        advance(to: time)
    }

    private func advance(to time: Double) { stage.advance(by: max(0, time - stage.time)) }
}
