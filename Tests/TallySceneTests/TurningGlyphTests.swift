import Testing

@testable import TallyScene

/// Glyphs that take turns in one segment: where they are listed, what of them is damaged, and what becomes of them.
struct TurningGlyphTests {
    private let text = ShapedText(
        lines: [], size: Size(width: 10, height: 20), inkBounds: Rect(x: 1, y: 4, width: 8, height: 12))

    private func glyph(_ x: Double = 0) -> TurningGlyph {
        let glyph = TurningGlyph()
        glyph.text = text
        glyph.show(.init(x: x, y: 0))
        return glyph
    }

    private func listed(_ segment: Segment) -> [TurningGlyphCell.Pointer] {
        var all: [TurningGlyphCell.Pointer] = []
        var next = segment.cell.firstGlyph
        while let glyph = next {
            all.append(glyph)
            next = glyph.pointee.next
        }
        return all
    }

    @Test func `a glyph is one line of the processor's cache`() {
        #expect(MemoryLayout<TurningGlyphCell>.stride == 64)
        let glyphs = (0..<300).map { _ in TurningGlyph() }
        #expect(glyphs.allSatisfy { UInt(bitPattern: $0.cell) % 64 == 0 })
        #expect(Set(glyphs.map(\.cell)).count == 300)
    }

    @Test func `cells follow the glyphs through every count, beside children too`() {
        let list = DisplayList()
        let segment = Segment()
        list.root.setChildren([segment])
        let glyphs = (0..<5).map { glyph(Double($0)) }
        for hasChildren in [false, true, false] {
            segment.setChildren(hasChildren ? [Segment(), Segment()] : [])
            for count in [0, 1, 3, 5, 2, 0, 4] {
                segment.setGlyphs(Array(glyphs[..<count]).reversed(), color: .black)
                #expect(listed(segment) == glyphs[..<count].reversed().map(\.cell))
                #expect(list.violation == nil)
                list.commit()
                #expect(list.violation == nil)
            }
        }
        #expect(listed(segment) == glyphs[..<4].reversed().map(\.cell), "They stay when the children go.")
    }

    @Test func `a content takes the place of glyphs, and glyphs that of a content`() {
        let list = DisplayList()
        let segment = Segment()
        list.root.setChildren([segment])
        segment.content = .text(text, color: .black)
        segment.setGlyphs([glyph(3)], color: .white)
        #expect(segment.cell.pointee.text == nil && !segment.cell.pointee.hasContent && list.violation == nil)
        segment.content = .text(text, color: .black)
        #expect(segment.glyphs.isEmpty && listed(segment).isEmpty && list.violation == nil)
        #expect(segment.cell.pointee.text?.toOpaque() == Unmanaged.passUnretained(text).toOpaque())
    }

    @Test func `a glyph is drawn by one segment`() {
        let (first, second) = (Segment(), Segment())
        let list = DisplayList()
        list.root.setChildren([first, second])
        let glyphs = [glyph(0), glyph(9)]
        first.setGlyphs(glyphs, color: .black)
        list.commit()
        second.setGlyphs([glyphs[1]], color: .black)
        #expect(first.glyphs.isEmpty && listed(second) == [glyphs[1].cell] && list.violation == nil)
        #expect(first.isChanged, "What it has lost is painted over.")
    }

    @Test func `what moves is damaged where it was and where it is, and nothing is where nothing does`() {
        let segment = Segment()
        segment.move(x: 100, y: 50)
        let list = DisplayList()
        list.root.setChildren([segment])
        let glyph = glyph()
        segment.setGlyphs([glyph], color: .black)
        list.commit()
        #expect(list.takeDamage() == [Rect(x: 101, y: 54, width: 8, height: 12)])
        glyph.show(.init(x: 0, y: 0))
        #expect(!list.needsCommit)
        glyph.show(.init(x: 4, y: 0, scaleX: 0.5, scaleY: 0.5, opacity: 0.5))
        list.commit()
        #expect(list.takeDamage() == [Rect(minX: 101, minY: 52, maxX: 109, maxY: 66)])
        glyph.show(.init(x: 4, y: 0, scaleX: -1, scaleY: 1))
        list.commit()
        #expect(segment.bounds == Rect(minX: 95, minY: 54, maxX: 103, maxY: 66), "Mirrored, it is on the other side.")
        glyph.text = nil
        list.commit()
        #expect(segment.bounds.isEmpty)
    }

    @Test func `a glyph in a layer has the layer painted anew`() {
        let segment = Segment()
        segment.effect = .shadow(.black, deviation: 2, x: 0, y: 0)
        let list = DisplayList()
        list.root.setChildren([segment])
        let glyph = glyph()
        segment.setGlyphs([glyph], color: .black)
        list.commit()
        let version = segment.layerState?.version
        glyph.show(.init(x: 0, y: 0, opacity: 0.5))
        list.commit()
        #expect(segment.layerState?.version != version)
    }

    @Test func `glyphs outlive their segment, and a segment what was a glyph of it`() {
        let glyph = glyph()
        do {
            let segment = Segment()
            segment.setGlyphs([glyph], color: .black)
        }
        glyph.show(.init(x: 5, y: 5))
        #expect(glyph.look.x == 5 && glyph.cell.pointee.owner == nil)
        let other = Segment()
        other.setGlyphs([glyph, self.glyph()], color: .black)
        #expect(listed(other).count == 2)
    }

    @Test func `a copy draws what was drawn, whatever becomes of the glyph`() {
        let segment = Segment()
        let glyph = glyph()
        glyph.show(.init(x: 2, y: 3, scaleX: 0.5, scaleY: 0.5, opacity: 0.25, blur: 1))
        segment.setGlyphs([glyph], color: .white)
        let copy = segment.copy()
        glyph.show(.init(x: 90, y: 90))
        #expect(copy.glyphs.map(\.look) == [.init(x: 2, y: 3, scaleX: 0.5, scaleY: 0.5, opacity: 0.25, blur: 1)])
        #expect(copy.glyphs.first?.text === text && copy.cell.pointee.textColor == .white)
    }

    @Test(arguments: [Double.nan, -1, .infinity, 1e9])
    func `an opacity and a blur that are none draw nothing odd`(value: Double) {
        let glyph = glyph()
        glyph.show(.init(x: 0, y: 0, opacity: value, blur: value))
        #expect((0...1).contains(glyph.look.opacity))
        #expect(glyph.look.blur >= 0 && glyph.look.blur <= LayerEffect.widest)
    }
}

#if DEBUG
    extension TurningGlyphTests {
        @Test func `what must hold of glyphs, broken on purpose, is found`() {
            let list = DisplayList()
            let segment = Segment()
            list.root.setChildren([segment])
            let glyphs = [glyph(0), glyph(9)]
            segment.setGlyphs(glyphs, color: .black)
            let place = "The display list's root: child 0: "
            glyphs[0].cell.pointee.next = nil
            #expect(list.violation == place + "its cell comes to another glyph at place 1 than the segment has")
            glyphs[0].cell.pointee.next = glyphs[1].cell
            glyphs[1].cell.pointee.owner = nil
            #expect(list.violation == place + "its glyph at place 1 is drawn by another segment")
            glyphs[1].cell.pointee.owner = segment.cell
            glyphs[1].cell.pointee.text = nil
            #expect(list.violation == place + "its glyph at place 1 has another text than its cell")
        }
    }
#endif
