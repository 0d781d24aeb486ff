import Foundation
import TallyRecorder
import TallyScene

/// A film without text: a bar as long as the number is, beside the largest of the script. It shows the timing.
enum BarFilm {
    @MainActor static func make(script: Script, settings: RecordSettings) -> Film {
        let timeline = Timeline(count: script.entries.count, hold: settings.hold, duration: settings.duration)
        let length = timeline.frameCount(settings.frameRate)
        let values = script.entries.map { abs(NSDecimalNumber(decimal: $0.value).doubleValue) }
        let largest = max(values.max() ?? 0, .leastNormalMagnitude)
        let ground = Bitmap.premultiplied(settings.background)
        let ink = Bitmap.premultiplied(settings.color)
        let frames = (0..<length).lazy.map { index in
            let time = settings.frameRate.time(ofFrame: index) + 1e-9
            let turn = timeline.index(at: time)
            let before = values[max(turn - 1, 0)]
            let passed = settings.duration > 0 ? min(1, (time - timeline.changes[turn]) / settings.duration) : 1
            let value = turn == 0 ? values[0] : before + (values[turn] - before) * passed
            let reach = Int(value / largest * Double(settings.width))
            let row = (0..<settings.width).map { $0 < reach ? ink : ground }
            let blank = [UInt32](repeating: ground, count: settings.width)
            var pixels: [UInt32] = []
            pixels.reserveCapacity(settings.width * settings.height)
            for y in 0..<settings.height {
                pixels += (settings.height / 3..<settings.height * 2 / 3).contains(y) ? row : blank
            }
            return Film.Frame(picture: Bitmap(width: settings.width, height: settings.height, pixels: pixels))
        }
        return Film(length: length, frames: AnySequence(frames))
    }
}
