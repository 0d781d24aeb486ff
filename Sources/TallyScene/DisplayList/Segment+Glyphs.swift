extension Segment {
    /// Draws glyphs in place of the content: each at a place of its own, as large, faint and blurred as it says, in paint order.
    /// None: nothing is drawn. A segment that had one of them before has none any more.
    ///
    /// What a glyph does afterwards is drawn without a call of this.
    ///
    /// - Parameter color: for runs that bring none.
    /// - Complexity: O(glyphs).
    public func setGlyphs(_ new: [TurningGlyph], color: RGBA) {
        if new.isEmpty && glyphs.isEmpty { return }
        // Without a content: what it drew, too, is uncovered.
        content = .nothing
        for glyph in new { glyph.leaveOwner() }
        glyphs = new
        for (index, glyph) in new.enumerated() {
            glyph.cell.pointee.owner = cell
            glyph.cell.pointee.next = index + 1 < new.count ? new[index + 1].cell : nil
        }
        cell.pointee.textColor = color
        cell.pointee.setGlyphs(new.first?.cell)
    }

    /// Where the glyphs may put ink now, in the segment's space; null without any.
    package var glyphExtent: Rect { glyphs.isEmpty ? .null : cell.contentBounds }

    /// Leaves neither content nor glyphs.
    func forgetGlyphs() {
        releaseGlyphs()
        glyphs = []
        cell.pointee.setGlyphs(nil)
    }

    func releaseGlyphs() {
        for glyph in glyphs where glyph.cell.pointee.owner == cell {
            glyph.cell.pointee.owner = nil
            glyph.cell.pointee.next = nil
        }
    }
}

extension TurningGlyph {
    fileprivate func leaveOwner() {
        guard let owner = cell.pointee.owner else { return }
        owner.pointee.segment._withUnsafeGuaranteedRef { $0.content = .nothing }
    }
}
