public import Foundation
import TallyPainter
public import TallyScene

extension Stage {
    /// Returns a picture of what is on the stage now, in device pixels. Only what differs from the last picture is
    /// painted.
    ///
    /// It ends after 32,767 pixels a side, and at the bottom after 2²⁸ in all.
    public func image() -> Bitmap {
        paintDamage()
        return bitmap
    }

    /// The picture as of the last `paintDamage`. Let go of it before the next one: two would be one copy.
    package var picture: Bitmap { bitmap }

    /// True if something may differ from the picture.
    package var mayDifferFromPicture: Bool {
        runtime.displayList.mayDiffer || needsFullPaint || background != paintedBackground
    }

    /// Updates the picture.
    ///
    /// - Returns: What differs from the picture before, in points; a box may be infinite.
    @discardableResult
    package func paintDamage() -> [Rect] {
        runtime.displayList.commit()
        let width = bitmapWidth
        let height = bitmapHeight
        if bitmap.width != width || bitmap.height != height {
            bitmap = Bitmap(width: width, height: height)
            needsFullPaint = true
        }
        var damage = runtime.displayList.takeDamage()
        if needsFullPaint || background != paintedBackground { damage = [.infinite] }
        paintedPixels = painter.paint(
            runtime.displayList, damage: damage, scale: Double(scale), background: background, into: &bitmap)
        needsFullPaint = false
        paintedBackground = background
        return painter.widened ?? damage
    }

    /// Returns the same picture painted from nothing: by a painter of its own, from copies of all segments, so that
    /// neither damage nor anything else that is kept from frame to frame has a part in it. Equal to `image()` byte by
    /// byte.
    package func imageFromNothing() -> Bitmap {
        var picture = Bitmap(width: bitmapWidth, height: bitmapHeight)
        Painter(shaper: Self.shaper).paint(
            runtime.displayList.copy(), damage: [.infinite], scale: Double(scale), background: background,
            into: &picture)
        return picture
    }

    /// Returns a picture of something that is not on the stage, on a clear ground.
    static func picture(of list: DisplayList, size: Size, scale: Double) -> Bitmap {
        var picture = Bitmap(
            width: pixels(size.width * scale, most: longestSide),
            height: pixels(size.height * scale, most: longestSide))
        list.commit()
        Painter(shaper: shaper).paint(
            list, damage: [.infinite], scale: scale, background: .clear, into: &picture)
        return picture
    }

    private var bitmapWidth: Int { Self.pixels(size.width * scale, most: Self.longestSide) }
    private var bitmapHeight: Int {
        Self.pixels(size.height * scale, most: min(Self.longestSide, Self.mostPixels / max(1, bitmapWidth)))
    }

    private static func pixels(_ length: CGFloat, most: Int) -> Int { Double(length.rounded(.up)).whole(in: 0...most) }

    /// What Cairo can draw shapes in.
    private static let longestSide = 32_767
    /// A gigabyte.
    private static let mostPixels = 1 << 28

    var background: RGBA { runtime.stageGround }

    /// Returns the picture as a PNG file.
    public func png() throws -> Data { Data(image().png()) }

    /// Takes pictures at `fps` a second over the next seconds, the first of them now; the stage plays as they are
    /// taken.
    ///
    /// The n-th picture shows the time of the start + n ÷ fps. Rates and durations that are not above 0 give none.
    public func frames(for seconds: TimeInterval, fps: Double) -> some Sequence<Bitmap> {
        FrameSequence(stage: self, seconds: seconds, fps: fps)
    }
}

/// Takes pictures one by one as they are asked for.
private struct FrameSequence: Sequence, IteratorProtocol {
    private let stage: Stage
    private let count: Int
    private let start: TimeInterval
    private let fps: Double
    private var index = 0

    @MainActor init(stage: Stage, seconds: TimeInterval, fps: Double) {
        self.stage = stage
        let isSane = fps > 0 && fps.isFinite && seconds > 0 && seconds.isFinite
        self.fps = isSane ? fps : 1
        // A hair less, so that 0.1 s at 60 a second is 6 pictures whatever the last bit says.
        count = isSane ? Int((seconds * fps - 1e-6).rounded(.up)) : 0
        start = stage.time
    }

    mutating func next() -> Bitmap? {
        guard index < count else { return nil }
        let time = start + Double(index) / fps
        index += 1
        let stage = stage
        return MainActor.assumeIsolated {
            stage.skip(by: Swift.max(0, time - stage.time))
            return stage.image()
        }
    }
}
