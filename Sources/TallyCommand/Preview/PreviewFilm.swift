import Foundation
import SwiftUI
import TallyRecorder
import TallyScene
import TallyStage
import TallyUI

/// Records a preview: its frames, and what a person does in between.
@MainActor final class PreviewFilm {
    private let stage: Stage
    private let desk: PreviewDesk
    private let settings: PreviewSettings
    private let recorder: Recorder
    private var actions: ArraySlice<PreviewAction>
    private var progress: Progress

    init(
        _ content: _PreviewContent, _ settings: PreviewSettings, to output: String, _ mode: Progress.Mode,
        _ report: @escaping (String) -> Void
    ) throws(CommandError) {
        self.settings = settings
        stage = Stage(content, settings)
        desk = PreviewDesk(stage: stage)
        stage.frameRate = settings.frameRate.framesPerSecond
        actions = settings.actions[...]
        progress = Progress(mode, total: settings.frameRate.count(upTo: settings.duration), report: report)
        var options = RecordingOptions(frameRate: settings.frameRate)
        options.loops = settings.loops
        options.overwrites = settings.overwrites
        options.isCancelled = { Interrupt.status != nil }
        let first = stage.image()
        do throws(RecordingError) {
            recorder = try Recorder(
                to: output, format: settings.format, width: first.width, height: first.height, options: options)
        } catch { throw CommandError(error) }
    }

    /// Mistakes that the stage has found in the views, a sentence each.
    var warnings: [String] { stage.warnings }

    /// Records all of it.
    ///
    /// The tasks of the views run between frames, on the main actor: meanwhile this turns the main run loop.
    func record() throws(CommandError) {
        var ending: Result<Void, CommandError>?
        Task { @MainActor in
            do throws(CommandError) { ending = .success(try await play()) } catch { ending = .failure(error) }
        }
        while ending == nil { _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 1)) }
        progress.clear()
        do throws(CommandError) { try ending!.get() } catch {
            recorder.cancel()
            try Interrupt.check()
            throw error
        }
    }

    private func play() async throws(CommandError) {
        let rate = settings.frameRate
        let count = rate.count(upTo: settings.duration)
        for index in 0..<count {
            try Interrupt.check()
            let time = rate.time(ofFrame: index)
            while let next = actions.first, next.time <= time + Self.sameTime {
                actions.removeFirst()
                await stage.play(for: next.time - stage.time)
                try perform(next)
            }
            await stage.play(for: time - stage.time)
            // Of a single picture only the last is seen.
            if settings.format != .png || index == count - 1 { try append(desk.picture()) }
            progress.update(index + 1)
        }
        do throws(RecordingError) { try recorder.finish() } catch { throw CommandError(error) }
    }

    /// Seconds within which an action belongs to a frame: sums of sixtieths differ in the last bits.
    private static let sameTime = 1e-9

    private func append(_ picture: Bitmap) throws(CommandError) {
        do throws(RecordingError) { try recorder.append(picture) } catch { throw CommandError(error) }
    }

    private func perform(_ action: PreviewAction) throws(CommandError) {
        let front = desk.front
        switch action.deed {
        case .tap(let label):
            do { try front.tap(label) } catch { throw CommandError(.badData, "\(action.text): \(error)") }
        case .press(let point): front.tap(desk.inFront(point))
        case .type(let text): front.type(text)
        case .key(let key, let modifiers): front.press(key, modifiers: modifiers)
        case .down(let point): front.pointerDown(desk.inFront(point))
        case .move(let point): front.pointerMove(desk.inFront(point))
        case .up(let point): front.pointerUp(desk.inFront(point))
        }
    }
}
