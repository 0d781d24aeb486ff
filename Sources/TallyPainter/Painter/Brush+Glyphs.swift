internal import TallyCompositor
internal import TallyScene

extension Brush {
    /// Draws the glyphs of a segment that take turns, each as it looks now.
    ///
    /// - Parameter transform: takes the segment's space to device pixels.
    mutating func drawGlyphs(
        of cell: SegmentCell.Pointer, _ transform: Affine, _ outerOpacity: Double, _ clip: ClipState
    ) {
        let color = cell.pointee.textColor
        let ink = color.ink(opacity: outerOpacity)
        let isUpright = transform.isUpright
        let region = arena.region(clip)
        var next = cell.firstGlyph
        while let glyph = next {
            next = glyph.pointee.next
            let opacity = outerOpacity * Double(glyph.pointee.opacity)
            // Below half of the least alpha nothing would be seen.
            guard opacity * 255 >= 0.5, let text = glyph.pointee.text else { continue }
            let (blur, scale) = (Double(glyph.pointee.blur), glyph.pointee.scaleX)
            let place = glyph.pointee.transform.concatenating(transform)
            if blur > 0, isUpright, scale > 0, scale == glyph.pointee.scaleY,
                drawSoft(text, color.ink(opacity, as: ink), place, region, blur: blur)
            {
                continue
            }
            if blur > 0 {
                draw(text.takeUnretainedValue(), color, place, opacity, clip, blur: blur)
            } else {
                draw(text, color, place, opacity, clip)
            }
        }
    }
}

extension RGBA {
    /// Returns the colour as ink at an opacity of 0...1, where it is known at another.
    @inline(__always) fileprivate func ink(_ opacity: Double, as known: Ink) -> Ink {
        // In this form NaN is nothing.
        let share = alpha > 0 ? Swift.min(alpha, 1) * opacity : 0
        return Ink(color: known.color, alpha: UInt32(share * 255 + 0.5))
    }
}
