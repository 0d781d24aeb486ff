#if DEBUG
    extension DisplayList {
        /// The first thing found that must hold of the segments and does not, as a sentence; nil: all of it holds.
        ///
        /// Walks every segment: for tests and for the frames of debug builds.
        package var violation: String? { root.cell.violation(under: nil).map { "The display list's root: \($0)" } }
    }

    extension SegmentCell.Pointer {
        /// What must hold of a segment's cell:
        ///
        /// - it is the cell of the segment that it names, and stands under the cell of the segment's parent, once: else a
        ///   walk over the cells paints what the objects do not say, or twice;
        /// - it lists the cells of the segment's children, in their order, and comes to its glyphs in theirs;
        /// - what it says of the segment in short (`isPlain`, `isBareLeaf`, `hasContent`, `hasLayer`, its text, whether it
        ///   has uncovered something) is so: the painter and a commit believe it without asking the segment;
        /// - whatever is marked below, or may be a material, is marked all the way up: else no commit finds it;
        /// - its opacity is one, and its bounds, where nothing is marked and nothing but a place is in between, are those
        ///   of what is inside: else a change of it leaves pixels behind.
        ///
        /// - Returns: the first that does not hold.
        package func violation(under parent: Self?) -> String? {
            let segment = pointee.segment.takeUnretainedValue()
            if segment.cell != self { return "its cell stands for a segment that has another cell" }
            if pointee.parent != parent { return "its cell has another parent than the segment it stands in" }
            if let wrong = shortFormViolation(segment) ?? childrenViolation(segment) { return wrong }
            for (place, child) in children.enumerated() {
                if let wrong = markViolation(child) ?? child.violation(under: self) {
                    return "child \(place)\(child.name): \(wrong)"
                }
            }
            return boundsViolation
        }

        private var name: String {
            let label = pointee.segment._withUnsafeGuaranteedRef { $0.label }
            return label.utf8CodeUnitCount == 0 ? "" : " (\(label))"
        }

        private func childrenViolation(_ segment: Segment) -> String? {
            let (cells, objects) = (children, segment.children)
            if cells.count != objects.count {
                return "its cell lists \(cells.count) children, and the segment has \(objects.count)"
            }
            for place in cells.indices where cells[place] != objects[place].cell {
                return "its cell lists another child at place \(place) than the segment has"
            }
            // A long list stands in buckets, so this is no long comparison.
            for place in cells.indices.dropFirst() where cells[..<place].contains(cells[place]) {
                return "it has the child at place \(place) twice"
            }
            return nil
        }

        private func shortFormViolation(_ segment: Segment) -> String? {
            let opacity = segment.opacity
            if !(0...1).contains(opacity) { return "its opacity is \(opacity), and no number from 0 to 1" }
            let isPlain = pointee.isTranslation && opacity == 1 && segment.clip == nil
            if pointee.isPlain != isPlain { return "its cell says isPlain: \(pointee.isPlain), and it is not so" }
            let isBareLeaf = isPlain && segment.children.isEmpty && !pointee.hasLayer
            if pointee.isBareLeaf != isBareLeaf {
                return "its cell says isBareLeaf: \(pointee.isBareLeaf), and it is not so"
            }
            let hasLayer = segment.layerState.map { !$0.isIdle } ?? false
            if pointee.hasLayer != hasLayer { return "its cell says hasLayer: \(pointee.hasLayer), and it is not so" }
            if pointee.hasUncovered != (segment.uncovered.minX <= segment.uncovered.maxX) {
                return "its cell says hasUncovered: \(pointee.hasUncovered), and it is not so"
            }
            return contentViolation(segment)
        }

        private func contentViolation(_ segment: Segment) -> String? {
            var hasContent = true
            var text: UnsafeMutableRawPointer?
            switch segment.content {
            case .nothing: hasContent = false
            case .text(let shaped, _): text = Unmanaged.passUnretained(shaped).toOpaque()
            default: break
            }
            if pointee.hasContent != hasContent {
                return "its cell says hasContent: \(pointee.hasContent), and it is not so"
            }
            if segment.children.isEmpty, pointee.text?.toOpaque() != text {
                return "its cell has another text than the segment"
            }
            if let wrong = glyphViolation(segment) { return wrong }
            if segment.content.material != nil, !pointee.mayHaveMaterial {
                return "it draws a material, and its cell says that it does not"
            }
            return nil
        }

        private func glyphViolation(_ segment: Segment) -> String? {
            if pointee.hasGlyphs != !segment.glyphs.isEmpty {
                return "its cell says hasGlyphs: \(pointee.hasGlyphs), and it is not so"
            }
            if pointee.hasGlyphs && pointee.hasContent { return "it has glyphs that take turns, and a content besides" }
            var next = firstGlyph
            for (place, glyph) in segment.glyphs.enumerated() {
                if next != glyph.cell {
                    return "its cell comes to another glyph at place \(place) than the segment has"
                }
                if glyph.cell.pointee.owner != self { return "its glyph at place \(place) is drawn by another segment" }
                if glyph.cell.pointee.text?.toOpaque() != glyph.text.map({ Unmanaged.passUnretained($0).toOpaque() }) {
                    return "its glyph at place \(place) has another text than its cell"
                }
                next = glyph.cell.pointee.next
            }
            return next == nil ? nil : "its cell comes to more glyphs than the segment has"
        }

        private func markViolation(_ child: Self) -> String? {
            if child.pointee.isChanged || child.pointee.hasChangedDescendant, !pointee.hasChangedDescendant {
                return "it, or what is below, is marked as changed, and the segment around is not told"
            }
            if child.pointee.mayHaveMaterial, !pointee.mayHaveMaterial {
                return "it, or what is below, may draw a material, and the segment around is not told"
            }
            return nil
        }

        private var boundsViolation: String? {
            if pointee.isChanged || pointee.hasChangedDescendant || !pointee.isPlain || pointee.hasLayer { return nil }
            var box = contentBounds
            for child in children { box = box.union(child.pointee.bounds) }
            let expected = box.isEmpty ? .null : pointee.transform.apply(box)
            if expected == pointee.bounds || expected.isEmpty && pointee.bounds.isEmpty { return nil }
            return "its bounds are \(pointee.bounds), and what is inside takes \(expected)"
        }
    }
#endif
