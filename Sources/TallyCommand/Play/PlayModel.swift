import Foundation
import SwiftUI
import TallyStage

/// What is played at the moment.
@MainActor @Observable final class PlayModel {
    private(set) var script: Script
    private(set) var look: FilmLook
    private(set) var sizes: FilmSizes
    @ObservationIgnored let turn = FilmTurn()
    @ObservationIgnored private let settings: RecordSettings
    /// What `sizes` are for, in points.
    let picture: CGSize
    /// The extremes of a stream: the widest number so far, and the one with the most decimal places.
    @ObservationIgnored private var extremes: Script

    init(script: Script, settings: RecordSettings, picture: CGSize) {
        self.script = script
        self.settings = settings
        self.picture = picture
        extremes = script
        let look = FilmLook(script: script, settings: settings)
        self.look = look
        sizes = FilmSizes(script: script, look: look, preferred: settings.fontSize, picture: picture)
    }

    /// Returns a stage on which it is played.
    func makeStage() -> Stage {
        let stage = Stage(size: picture) { PlayView(model: self) }
        stage.preferences.locale = settings.locale
        if settings.locale.language.characterDirection == .rightToLeft {
            stage.preferences.layoutDirection = .rightToLeft
        }
        stage.preferences.background = look.background
        return stage
    }

    /// Has every number of the script come at its time on the stage's clock, from now.
    func schedule(on stage: Stage) -> Timeline {
        let timeline = Timeline(count: script.entries.count, hold: settings.hold, duration: settings.duration)
        for (index, time) in timeline.changes.enumerated().dropFirst() {
            stage.runtime.schedule(at: stage.time + time) { [turn] in turn.index = index }
        }
        return timeline
    }

    /// Shows a number of a stream from now on, in place of the one before.
    func show(_ value: Decimal) {
        let entry = Script.Entry(value: value)
        let places = extremes.entries.map { -$0.value.exponent }.max() ?? 0
        let widest = extremes.entries.map { look.format.text($0.value).count }.max() ?? 0
        if -value.exponent > places || look.format.text(value).count > widest {
            extremes.entries = extremes.entries.suffix(15) + [entry]
            look = FilmLook(script: extremes, settings: settings)
            sizes = FilmSizes(script: extremes, look: look, preferred: settings.fontSize, picture: picture)
        }
        script.entries = [entry]
    }
}
