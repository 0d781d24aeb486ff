internal import TallyCompositor
internal import TallyScene

extension Brush {
    /// Draws a segment and what is below it. `outer` takes its parent's space to device pixels.
    mutating func draw(_ segment: Segment, _ outer: Affine, _ opacity: Double, _ clip: ClipState) {
        draw(segment.cell, outer, opacity, clip)
    }

    private mutating func draw(
        _ outermost: SegmentCell.Pointer, _ outside: Affine, _ outerOpacity: Double, _ outerClip: ClipState
    ) {
        let bounds = outside.apply(outermost.pointee.bounds)
        guard bounds.intersects(outerClip.reach) else { return }
        var (cell, outer) = (outermost, outside)
        while let inner = cell.placedOnly {
            outer = .translation(x: cell.pointee.tx, y: cell.pointee.ty).concatenating(outer)
            cell = inner
        }
        let transform = cell.pointee.transform.concatenating(outer)
        guard let effect = cell.pointee.effect else {
            return drawShown(cell, transform, outerOpacity, outerClip, bounds)
        }
        let opacity = outerOpacity * min(effect.pointee.opacity, 1)
        // Below half of the least alpha nothing would be seen.
        guard opacity * 255 >= 0.5 else { return }
        let used = arena.used
        var clip = outerClip
        if effect.pointee.clip != .none && !isProjected(cell) { clip = push(effect, of: cell, transform, outerClip) }
        if !clip.isEmpty { drawShown(cell, transform, opacity, clip, bounds) }
        arena.used = used
    }

    /// What is mapped in perspective is cut in its picture.
    private func isProjected(_ cell: SegmentCell.Pointer) -> Bool {
        cell.pointee.hasLayer && cell.pointee.segment._withUnsafeGuaranteedRef { $0.layerState?.projection != nil }
    }

    /// Returns a clip inside that of a segment, whose own space `transform` takes to device pixels.
    mutating func push(
        _ effect: UnsafePointer<SegmentShell>, of cell: SegmentCell.Pointer, _ transform: Affine, _ outer: ClipState
    ) -> ClipState {
        var clip: ClipState
        switch effect.pointee.clip {
        case .none: return outer
        case .rect:
            clip = push(
                effect.pointee.clipBounds, effect.pointee.top, effect.pointee.bottom, effect.pointee.left,
                effect.pointee.right, transform, outer)
        case .outline: clip = cell.pointee.segment._withUnsafeGuaranteedRef { pushOutline($0.clip, transform, outer) }
        }
        clip.limit(to: transform.apply(effect.pointee.clipBounds))
        return clip
    }

    @inline(never)
    private mutating func pushOutline(_ clip: Clip?, _ transform: Affine, _ outer: ClipState) -> ClipState {
        guard case .outline(let outline, let evenOdd) = clip else { return outer }
        return push(.fill(outline, evenOdd: evenOdd), transform, outer)
    }

    /// Draws what a segment shows under its own transform, opacity and clip.
    private mutating func drawShown(
        _ cell: SegmentCell.Pointer, _ transform: Affine, _ opacity: Double, _ clip: ClipState, _ bounds: Rect
    ) {
        if cell.pointee.hasLayer {
            let used = arena.used
            cell.pointee.segment._withUnsafeGuaranteedRef { drawLayer($0, transform, opacity, clip, bounds) }
            arena.used = used
            return
        }
        if cell.pointee.hasContent {
            if let text = cell.pointee.text {
                draw(text, cell.pointee.textColor, transform, opacity, clip)
            } else {
                cell.pointee.segment._withUnsafeGuaranteedRef { drawContent(of: $0, transform, opacity, clip) }
            }
        }
        if cell.pointee.hasGlyphs { drawGlyphs(of: cell, transform, opacity, clip) }
        // Anything but a text may change the place.
        var isPlaced = false
        let children = cell.children
        children.foresee()
        for (index, child) in children.enumerated() {
            children.foresee(from: index)
            if child.pointee.isBareLeaf, let text = child.pointee.text {
                if !isPlaced { place.pointee = TextPlace(transform, opacity, arena.region(clip), clip.reach) }
                isPlaced = true
                drawLeaf(text, child, clip)
            } else {
                isPlaced = false
                draw(child, transform, opacity, clip)
            }
        }
    }

    /// Draws a text with nothing but a place: what moving numbers are made of.
    @inline(__always)
    private mutating func drawLeaf(_ text: Unmanaged<ShapedText>, _ cell: SegmentCell.Pointer, _ clip: ClipState) {
        guard place.pointee.shows(cell.pointee.bounds) else { return }
        if place.pointee.isUpright {
            let origin = place.pointee.origin(cell.pointee.tx, cell.pointee.ty)
            if drawStrip(text, cell.pointee.textColor, origin.x, origin.y) { return }
        }
        let transform = Affine.translation(x: cell.pointee.tx, y: cell.pointee.ty)
            .concatenating(place.pointee.outer)
        drawLines(text, cell.pointee.textColor, transform, place.pointee.opacity, clip)
    }

    mutating func drawContent(
        of segment: Segment, _ transform: Affine, _ opacity: Double, _ clip: ClipState
    ) {
        switch segment.content {
        case .nothing: break
        case .text(let text, let color): draw(Unmanaged.passUnretained(text), color, transform, opacity, clip)
        case .fill(let outline, let paint, let evenOdd):
            draw(.fill(outline, evenOdd: evenOdd), paint, transform, opacity, clip)
        case .stroke(let outline, let paint, let stroke):
            draw(.stroke(outline, stroke), paint, transform, opacity, clip)
        case .roundedRect(let rect, let radius, let paint):
            if rect.isEmpty { break }
            if transform.isAxisAligned && !(radius > 0) {
                draw(rect, paint, transform, opacity, clip)
            } else {
                draw(.roundedRect(rect, radius: radius), paint, transform, opacity, clip)
            }
        case .image(let bitmap, let rect): draw(bitmap, in: rect, transform, opacity, clip)
        }
    }
}
