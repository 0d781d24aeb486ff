import TallyScene

/// One of the transparent pictures that contexts draw onto: the canvas itself, or a layer on it.
final class CanvasLayer {
    let sheet: CanvasSheet
    /// Something in it is blended otherwise than by laying it over: the layer has to be a picture of its own.
    private(set) var hasBlending = false
    private var children: [Segment] = []
    /// The clips that are open, from the outermost, each with what is drawn under it so far.
    private var open: [(clip: CanvasClip, children: [Segment])] = []

    init(_ sheet: CanvasSheet) { self.sheet = sheet }

    /// Puts a segment in front of all others.
    func add(_ segment: Segment, under clip: CanvasClip? = nil) {
        if open.last?.clip !== clip { turn(to: clip) }
        if open.isEmpty { children.append(segment) } else { open[open.count - 1].children.append(segment) }
    }

    /// Puts a segment in front that is blended with what is there. A clip that is a picture cuts it before.
    func add(_ segment: Segment, _ mode: Blending, opacity: Double, under clip: CanvasClip?) {
        hasBlending = true
        var blended = segment
        if let clip, clip.hasLayers {
            for clip in clip.chain.reversed() { blended = clip.segment(around: [blended], sheet) }
        }
        // One effect is all that a segment has.
        if blended.effect != nil { blended = sheet.group([blended]) }
        blended.effect = .blended(mode)
        blended.opacity = opacity
        add(blended, under: clip?.hasLayers == true ? nil : clip)
    }

    /// Forgets what is there.
    func replace(by segment: Segment) {
        open = []
        children = [segment]
    }

    /// Leaves what is there as opaque as another segment is.
    func mask(by segment: Segment) {
        turn(to: nil)
        children = [sheet.group(children + [segment], effect: .mask)]
    }

    /// Closes the clips that end here, and opens those that begin.
    private func turn(to clip: CanvasClip?) {
        let wanted = clip?.chain ?? []
        var common = 0
        while common < min(open.count, wanted.count), open[common].clip === wanted[common] { common += 1 }
        while open.count > common { closeLast() }
        for clip in wanted[common...] { open.append((clip, [])) }
    }

    private func closeLast() {
        let (clip, inside) = open.removeLast()
        if inside.isEmpty { return }
        let segment = clip.segment(around: inside, sheet)
        if open.isEmpty { children.append(segment) } else { open[open.count - 1].children.append(segment) }
    }

    /// Returns everything that has been drawn, in order.
    func finish() -> [Segment] {
        turn(to: nil)
        return children
    }
}
