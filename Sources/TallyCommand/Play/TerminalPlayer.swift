import Foundation
import TallyScene
import TallyStage

/// Plays a stage in a terminal, in real time.
@MainActor final class TerminalPlayer {
    private let stage: Stage
    private let context: CommandContext
    private var picture = TerminalPicture()
    private let clock = ContinuousClock()

    init(_ stage: Stage, _ context: CommandContext) {
        self.stage = stage
        self.context = context
    }

    /// Returns the columns and twice the rows: the pixels that a terminal shows. Nil if the descriptor is none.
    static func size(_ descriptor: Int32) -> CGSize? {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, isatty(descriptor) == 1 else { return nil }
        // A terminal that does not know its size is taken for one of the usual.
        return CGSize(
            width: size.ws_col > 0 ? Int(size.ws_col) : 80, height: 2 * (size.ws_row > 0 ? Int(size.ws_row) : 24))
    }

    /// Plays until `end`, a time of the stage, or if that is nil until the stream is over and its last number rests.
    ///
    /// The terminal is as before when it returns or throws.
    func play(until end: Double?, stream: NumberStream?, show: (Decimal) -> Void) throws(CommandError) {
        context.write(TerminalPicture.begin)
        defer { context.write(TerminalPicture.end) }
        let start = clock.now
        let first = stage.time
        var nextDraw = first
        // When the first number came that no frame has shown.
        var readTime: Double?
        func time() -> Double { first + Double((clock.now - start) / .seconds(1)) }
        while true {
            try Interrupt.check()
            let now = time()
            // What comes faster than frames is read, and shown by the next one.
            if now >= nextDraw {
                if let size = Self.size(context.output), size != stage.size { stage.size = size }
                stage.skip(to: min(now, end ?? .infinity), changedAt: readTime ?? stage.time)
                readTime = nil
                draw()
                nextDraw = now + 1 / stage.frameRate
                if let end, now >= end { return }
                if end == nil, stage.nextFrameTime == nil, stream?.hasEnded != false { return }
            }
            // A frame takes as long to write as the terminal needs; none is due sooner than the display's next.
            let isOver = end == nil && stream?.hasEnded != false
            let due = max(nextDraw, min(stage.nextFrameTime ?? .infinity, end ?? .infinity, isOver ? 0 : .infinity))
            if wait(due - now, for: stream), let value = stream?.latest() {
                show(value)
                readTime = readTime ?? time()
            }
        }
    }

    private func draw() {
        _ = stage.paintDamage()
        let text = picture.update(stage.picture)
        if !text.isEmpty { context.write(text) }
    }

    /// Returns true if there is something to read. A signal, such as for another size of the terminal, ends the wait.
    private func wait(_ seconds: Double, for stream: NumberStream?) -> Bool {
        let milliseconds = seconds.isFinite ? Int32(max(0, min(seconds * 1000, 1e9)).rounded(.up)) : -1
        guard let stream, !stream.hasEnded else {
            poll(nil, 0, milliseconds)
            return false
        }
        var watched = pollfd(fd: stream.descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&watched, 1, milliseconds) > 0
    }
}
