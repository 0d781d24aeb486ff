#if DEBUG
    import Testing

    @testable import TallyScene

    /// What must hold of segments, each broken on purpose.
    struct SegmentInvariantsTests {
        private let list = DisplayList()
        private let parent = Segment()
        private let child = Segment()
        private let other = Segment()
        private let text = ShapedText(
            lines: [], size: Size(width: 10, height: 10), inkBounds: Rect(x: 1, y: 2, width: 8, height: 6))

        init() {
            list.root.setChildren([parent])
            parent.setChildren([child, other])
            child.content = .text(text, color: .black)
            other.content = .text(text, color: .black)
            list.commit()
        }

        private let place = "The display list's root: child 0: child 0: "

        @Test
        func `all of it holds before a commit and after, whatever has changed`() {
            #expect(list.violation == nil)
            child.transform = .translation(x: 5, y: 0)
            child.opacity = 0.5
            other.clip = .rect(Rect(x: 0, y: 0, width: 5, height: 5))
            parent.label = "row"
            #expect(list.violation == nil)
            list.commit()
            #expect(list.violation == nil)
            parent.setChildren((0..<100).map { _ in Segment() })
            #expect(list.violation == nil)
            list.commit()
            #expect(list.violation == nil)
        }

        @Test
        func `a cell stands for the segment whose cell it is`() {
            child.cell.pointee.segment = Unmanaged.passUnretained(other)
            #expect(list.violation == place + "its cell stands for a segment that has another cell")
            child.cell.pointee.segment = Unmanaged.passUnretained(child)
        }

        @Test
        func `a cell stands under the cell of the segment's parent`() {
            child.cell.pointee.parent = list.root.cell
            #expect(list.violation == place + "its cell has another parent than the segment it stands in")
        }

        @Test
        func `a cell lists the cells of the segment's children`() {
            parent.cell.pointee.setChildren([child.cell])
            #expect(
                list.violation
                    == "The display list's root: child 0: its cell lists 1 children, and the segment has 2")
            parent.cell.pointee.setChildren([other.cell, child.cell])
            #expect(
                list.violation
                    == "The display list's root: child 0: its cell lists another child at place 0 than the segment has")
        }

        @Test
        func `a segment is no child twice`() {
            parent.children = [child, child]
            #expect(list.violation == "The display list's root: child 0: it has the child at place 1 twice")
        }

        @Test
        func `an opacity is one`() {
            child.opacity = 1.5
            #expect(list.violation == place + "its opacity is 1.5, and no number from 0 to 1")
            child.opacity = .nan
            #expect(list.violation == place + "its opacity is nan, and no number from 0 to 1")
        }

        @Test
        func `what a cell says of its segment in short is so`() {
            func says(_ name: String, _ flag: WritableKeyPath<SegmentCell, Bool>, _ value: Bool) {
                let before = child.cell.pointee[keyPath: flag]
                child.cell.pointee[keyPath: flag] = value
                #expect(list.violation == place + "its cell says \(name): \(value), and it is not so")
                child.cell.pointee[keyPath: flag] = before
            }
            says("isPlain", \.isPlain, false)
            says("isBareLeaf", \.isBareLeaf, false)
            says("hasContent", \.hasContent, false)
            says("hasUncovered", \.hasUncovered, true)
            child.cell.pointee.isBareLeaf = false
            says("hasLayer", \.hasLayer, true)
        }

        @Test
        func `a cell has the text of its segment`() {
            child.cell.pointee.setText(nil)
            #expect(list.violation == place + "its cell has another text than the segment")
        }

        @Test
        func `what is marked below is marked all the way up`() {
            child.cell.pointee.isChanged = true
            #expect(
                list.violation == place
                    + "it, or what is below, is marked as changed, and the segment around is not told")
            child.markChanged()
            child.cell.pointee.isChanged = false
            child.cell.pointee.mayHaveMaterial = true
            #expect(
                list.violation
                    == place + "it, or what is below, may draw a material, and the segment around is not told")
        }

        @Test
        func `a segment that draws a material says that it may`() {
            child.content = .roundedRect(Rect(x: 0, y: 0, width: 5, height: 5), radius: 0, .material(Self.material))
            child.cell.pointee.mayHaveMaterial = false
            #expect(list.violation == place + "it draws a material, and its cell says that it does not")
        }

        private static let material = Paint.Material(tint: .white, deviation: 1)

        @Test
        func `bounds are those of what is inside`() {
            child.bounds = Rect(x: 1, y: 2, width: 3, height: 6)
            #expect(list.violation?.hasPrefix(place + "its bounds are ") == true)
            // Of one that is marked they are not known yet.
            child.markChanged()
            #expect(list.violation == nil)
        }
    }
#endif
