import SwiftUI
import TallyRecorder
import TallyStage

/// Takes the picture of an entry while its acts are played.
@MainActor struct GalleryFilm {
    let entry: GalleryEntry
    let scheme: GalleryScheme
    static let rate: FrameRate = 30
    private static let scale = 2.0

    func makeStage() -> Stage {
        let stage = Stage(size: entry.size, scale: Self.scale) {
            entry.view().frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        stage.preferences.colorScheme = scheme.colorScheme
        stage.preferences.background = Color.Resolved(argb: scheme.card)
        stage.frameRate = Self.rate.framesPerSecond
        stage.advance(by: 0)
        return stage
    }

    /// Writes the film; the file appears whole or not at all.
    func record(to path: String) throws(RecordingError) {
        let stage = makeStage()
        var options = RecordingOptions(frameRate: Self.rate)
        options.isCancelled = { Interrupt.status != nil }
        let recorder = try Recorder(
            to: path, format: .apng, width: Int(entry.size.width * Self.scale),
            height: Int(entry.size.height * Self.scale), options: options)
        var acts = entry.acts.sorted { $0.time < $1.time }[...]
        let count = Self.rate.count(upTo: entry.seconds)
        var frame = 0
        while frame < count {
            let time = Self.rate.time(ofFrame: frame)
            while let act = acts.first, act.time <= time + 1e-9 {
                stage.advance(by: max(0, act.time - stage.time))
                act.perform(stage)
                acts.removeFirst()
            }
            stage.advance(by: max(0, time - stage.time))
            let picture = stage.image()
            var periods = 1
            if stage.nextFrameTime == nil {
                let next = acts.first.map { Self.rate.count(upTo: $0.time) } ?? count
                periods = max(1, min(next, count) - frame)
            }
            try recorder.append(picture, periods: periods)
            frame += periods
        }
        try recorder.finish()
    }
}
