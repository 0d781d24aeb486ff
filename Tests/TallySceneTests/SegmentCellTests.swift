import Testing

@testable import TallyScene

/// Where the cells of segments stand, and what becomes of a cell whose segment goes.
struct SegmentCellTests {
    private let text = ShapedText(
        lines: [], size: Size(width: 10, height: 10), inkBounds: Rect(x: 1, y: 2, width: 8, height: 6))

    @Test
    func `a cell is two lines of the processor's cache`() {
        #expect(MemoryLayout<SegmentCell>.size == 128)
        #expect(MemoryLayout<SegmentCell>.stride == 128)
        let segments = (0..<600).map { _ in Segment() }
        #expect(segments.allSatisfy { UInt(bitPattern: $0.cell) % 64 == 0 })
    }

    @Test
    func `cells are used again`() {
        var places: Set<UInt> = []
        for _ in 0..<5000 { places.insert(UInt(bitPattern: Segment().cell)) }
        // Other tests take and give at the same time.
        #expect(places.count < 2500)
    }

    @Test
    func `a used cell brings nothing of the segment before`() {
        for _ in 0..<50 {
            let first = Segment()
            first.content = .text(text, color: .white)
            first.opacity = 0.25
            first.clip = .rect(Rect(x: 0, y: 0, width: 1, height: 1))
            first.transform = .scale(x: 2, y: 3)
            first.setChildren([Segment()])
            _ = consume first
            let second = Segment()
            let cell = second.cell.pointee
            #expect(cell.text == nil && !cell.hasChildren && cell.effect == nil && !cell.hasContent)
            #expect(cell.isBareLeaf && cell.isChanged && cell.bounds == .null && cell.parent == nil)
            #expect(second.transform == .identity && second.generation == 0)
        }
    }

    @Test
    func `segments of many threads never share a cell`() async {
        let all = await withTaskGroup(of: [UInt].self) { group in
            for _ in 0..<8 {
                group.addTask {
                    var kept: [Segment] = []
                    for round in 0..<2000 {
                        kept.append(Segment())
                        if round % 3 == 0 { kept.remove(at: kept.count / 2) }
                    }
                    let places = kept.map { UInt(bitPattern: $0.cell) }
                    let isOwn = kept.allSatisfy { $0.cell.pointee.segment.takeUnretainedValue() === $0 }
                    return isOwn ? Array(Set(places)).count == places.count ? places : [] : []
                }
            }
            return await group.reduce(into: [[UInt]]()) { $0.append($1) }
        }
        #expect(all.allSatisfy { !$0.isEmpty })
    }

    @Test
    func `children outlive their parent as roots of their own`() {
        let child = Segment()
        var parent: Segment? = Segment()
        parent?.setChildren([child, Segment()])
        #expect(child.parent === parent)
        parent = nil
        #expect(child.parent == nil)
        child.move(x: 3, y: 4)
        #expect(child.isChanged && child.transform == .translation(x: 3, y: 4))
    }

    @Test
    func `cells follow the children through every count`() {
        let parent = Segment()
        let children = (0..<9).map { _ in Segment() }
        for count in [0, 1, 3, 3, 9, 2, 0, 5, 1] {
            parent.setChildren(Array(children[..<count]).reversed())
            #expect(parent.cell.children.map { $0 } == children[..<count].reversed().map(\.cell))
            #expect(parent.cell.pointee.isBareLeaf == (count == 0))
        }
    }

    @Test
    func `a text shows in the cell only of a segment without children`() {
        let segment = Segment()
        segment.content = .text(text, color: .black)
        #expect(segment.cell.pointee.text?.toOpaque() == Unmanaged.passUnretained(text).toOpaque())
        segment.setChildren([Segment()])
        #expect(segment.cell.pointee.text == nil && segment.cell.pointee.hasContent)
        #expect(segment.cell.contentBounds == text.inkBounds)
        segment.setChildren([])
        #expect(segment.cell.pointee.text?.toOpaque() == Unmanaged.passUnretained(text).toOpaque())
        segment.content = .roundedRect(Rect(x: 0, y: 0, width: 4, height: 4), radius: 0, .color(.black))
        #expect(segment.cell.pointee.text == nil)
        #expect(segment.cell.contentBounds == Rect(x: 0, y: 0, width: 4, height: 4))
        segment.content = .nothing
        #expect(segment.cell.contentBounds.isEmpty && !segment.cell.pointee.hasContent)
    }

    @Test
    func `opacity, clip and transform stand beside the cell while they do something`() {
        let segment = Segment()
        #expect(segment.cell.pointee.effect == nil)
        segment.opacity = 0.5
        #expect(segment.cell.pointee.effect?.pointee.opacity == 0.5)
        segment.opacity = 1
        #expect(segment.cell.pointee.effect == nil && segment.cell.pointee.isBareLeaf)
        segment.clip = .softRect(Rect(x: 1, y: 2, width: 3, height: 4), top: 5, bottom: 6, left: 7, right: 8)
        let effect = segment.cell.pointee.effect
        #expect(effect?.pointee.clip == .rect && effect?.pointee.left == 7 && effect?.pointee.bottom == 6)
        segment.clip = .rect(Rect(x: 1, y: 2, width: 3, height: 4))
        #expect(effect?.pointee.top == 0 && effect?.pointee.right == 0)
        segment.transform = Affine(a: 2, b: 0.5, c: 0.25, d: 3, tx: 10, ty: 20)
        #expect(segment.transform == Affine(a: 2, b: 0.5, c: 0.25, d: 3, tx: 10, ty: 20))
        segment.clip = nil
        segment.transform = .translation(x: 1, y: 1)
        #expect(segment.cell.pointee.effect == nil && segment.transform == .translation(x: 1, y: 1))
        segment.transform = .scale(x: 2, y: 2)
        #expect(segment.transform == .scale(x: 2, y: 2), "What was skewed before is skewed no more.")
    }
}
