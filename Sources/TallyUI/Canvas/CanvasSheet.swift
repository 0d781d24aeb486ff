import Foundation
import TallyCore
import TallyScene

/// What one canvas draws on: segments that are used again, in the same order, from one drawing to the next.
///
/// Renderers run on the main actor and are not isolated to it; so the sheet is not either.
final class CanvasSheet {
    let shaper: any TextShaping
    private weak var runtime: Runtime?
    private(set) var bounds = Rect.null
    private(set) weak var symbols: CanvasSymbols?
    private var segments: [Segment] = []
    private var used = 0

    @MainActor init(_ runtime: Runtime) {
        shaper = runtime.shaper
        self.runtime = runtime
    }

    /// Tells of a mistake in what is drawn.
    @MainActor func report(_ problem: String) { runtime?.report(problem) }

    func begin(bounds: Rect, symbols: CanvasSymbols?) {
        self.bounds = bounds
        self.symbols = symbols
        used = 0
    }

    /// Lets go of the segments that the drawing had no use for.
    func end() {
        if used < segments.count { segments.removeLast(segments.count - used) }
    }

    /// Returns a segment that draws nothing, in the canvas's space.
    ///
    /// Its content is what it was the last time: `draw` sets it, for nothing has to be painted anew where it is the same.
    private func next() -> Segment {
        if used == segments.count { segments.append(Segment()) }
        defer { used += 1 }
        return segments[used]
    }

    /// Returns a segment with content of its own.
    func drawing(_ content: DrawContent, _ label: StaticString, _ transform: Affine = .identity) -> Segment {
        let segment = next()
        if !segment.children.isEmpty { segment.setChildren([]) }
        reset(segment, content, label, transform)
        return segment
    }

    /// Returns a segment that is filled elsewhere; its content is what it was the last time.
    func open() -> Segment {
        let segment = next()
        segment.projection = nil
        return segment
    }

    /// Returns a segment around others.
    func group(
        _ children: [Segment], _ transform: Affine = .identity, clip: Clip? = nil, effect: LayerEffect? = nil
    ) -> Segment {
        let segment = next()
        reset(segment, .nothing, "", transform)
        segment.clip = clip
        segment.effect = effect
        segment.setChildren(children)
        return segment
    }

    private func reset(_ segment: Segment, _ content: DrawContent, _ label: StaticString, _ transform: Affine) {
        if !segment.content.isSame(as: content) { segment.content = content }
        segment.label = label
        segment.transform = transform
        segment.opacity = 1
        segment.clip = nil
        segment.effect = nil
        segment.projection = nil
    }

    /// Returns a segment that draws what another one does, as it is now.
    func copy(of other: Segment) -> Segment {
        let copy = next()
        reset(copy, other.content, other.label, other.transform)
        copy.opacity = other.opacity
        copy.clip = other.clip
        copy.effect = other.effect
        copy.projection = other.projection
        let children = other.children.map { self.copy(of: $0) }
        if !(children.isEmpty && copy.children.isEmpty) { copy.setChildren(children) }
        return copy
    }
}
