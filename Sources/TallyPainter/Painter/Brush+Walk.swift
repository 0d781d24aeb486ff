internal import TallyCompositor
internal import TallyScene

extension Brush {
    /// Draws a segment and what is below it. `outer` takes its parent's space to device pixels.
    ///
    /// The world is affine. A perspective transform would come in here: as a map that no segment below shares, so that its
    /// subtree is drawn flat into a bitmap of its own, and that through the map.
    mutating func draw(_ segment: Segment, _ outer: Affine, _ outerOpacity: Double, _ outerClip: ClipState) {
        let bounds = outer.apply(segment.bounds)
        let margin = PixelBox.margin
        // In this form NaN is nowhere.
        guard bounds.minX - margin < Double(outerClip.maxX), bounds.maxX + margin > Double(outerClip.minX),
            bounds.minY - margin < Double(outerClip.maxY), bounds.maxY + margin > Double(outerClip.minY)
        else { return }
        let opacity = outerOpacity * min(segment.opacity, 1)
        // Below half of the least alpha nothing would be seen.
        guard opacity * 255 >= 0.5 else { return }
        let transform = segment.transform.concatenating(outer)
        var clip = outerClip
        let used = arena.used
        if let own = segment.clip {
            clip = push(own, transform, clip)
            if clip.isEmpty {
                arena.used = used
                return
            }
        }
        if segment.cell.pointee.hasContent { drawContent(of: segment, transform, opacity, clip) }
        segment.childCells.withUnsafeBufferPointer { cells in
            for cell in cells {
                if cell.pointee.isBareLeaf, let text = cell.pointee.text {
                    draw(text, cell, transform, opacity, clip)
                } else {
                    cell.pointee.segment._withUnsafeGuaranteedRef { draw($0, transform, opacity, clip) }
                }
            }
        }
        arena.used = used
    }

    /// A text with nothing but a place: what moving numbers are made of.
    @inline(__always)
    private mutating func draw(
        _ text: Unmanaged<ShapedText>, _ cell: UnsafeMutablePointer<SegmentCell>, _ outer: Affine, _ opacity: Double,
        _ clip: ClipState
    ) {
        let bounds = outer.apply(cell.pointee.bounds)
        let margin = PixelBox.margin
        guard bounds.minX - margin < Double(clip.maxX), bounds.maxX + margin > Double(clip.minX),
            bounds.minY - margin < Double(clip.maxY), bounds.maxY + margin > Double(clip.minY), opacity * 255 >= 0.5
        else { return }
        let transform = Affine.translation(x: cell.pointee.tx, y: cell.pointee.ty).concatenating(outer)
        draw(text, cell.pointee.textColor, transform, opacity, clip)
    }

    private mutating func drawContent(
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
