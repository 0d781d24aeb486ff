internal import CPango
internal import TallyScene

/// A piece of one run within a hard line.
struct LinePiece {
    var text: String
    var run: Int
}

extension PangoShaper {
    /// Shapes one hard line: itemised by script, direction and font, and cut into clusters in logical order.
    func clusters(_ pieces: [LinePiece], of paragraph: Paragraph) -> ShapedClusters {
        var line = ShapedClusters()
        var ends: [Int] = []
        for piece in pieces {
            line.text.append(contentsOf: piece.text.utf8)
            ends.append(line.text.count)
        }
        if line.text.isEmpty { return line }
        let fonts = pieces.map { resolve(paragraph.runs[$0.run].font) }
        let isEmbedded = zip(pieces, fonts).allSatisfy {
            $1.isEmbedded && (paragraph.runs[$0.run].box != nil || coverage.covers($0.text))
        }
        let fontContext = isEmbedded ? embeddedFonts : systemFonts
        let attributes = pango_attr_list_new()!
        defer { pango_attr_list_unref(attributes) }
        for (index, font) in fonts.enumerated() {
            let range = (index == 0 ? 0 : ends[index - 1])..<ends[index]
            insert(pango_attr_font_desc_new(font.description), range, attributes)
            if font.key.hasMonospacedDigits { insert(pango_attr_font_features_new("tnum=1"), range, attributes) }
            if isEmbedded { continue }
            for picture in pictures(in: pieces[index].text) {
                let place = range.lowerBound + picture.lowerBound..<range.lowerBound + picture.upperBound
                insert(pango_attr_family_new(Self.pictures), place, attributes)
            }
        }
        line.text.withUnsafeBytes { bytes in
            let text = bytes.baseAddress!.assumingMemoryBound(to: CChar.self)
            let length = Int32(bytes.count)
            // Weak: the first character that has a direction decides, as in rules P2 and P3 of Unicode's algorithm.
            let direction = paragraph.isRightToLeft ? PANGO_DIRECTION_WEAK_RTL : PANGO_DIRECTION_WEAK_LTR
            let items = pango_itemize_with_base_dir(fontContext.context, direction, text, 0, length, attributes, nil)
            let glyphs = pango_glyph_string_new()!
            var next = items
            while let node = next {
                let item = node.pointee.data.assumingMemoryBound(to: PangoItem.self)
                pango_shape_with_flags(
                    text + Int(item.pointee.offset), item.pointee.length, text, length, &item.pointee.analysis,
                    glyphs, PANGO_SHAPE_NONE)
                let start = line.clusters.count
                append(item.pointee, glyphs.pointee, ends: ends, pieces: pieces, paragraph, to: &line, bytes)
                if item.pointee.analysis.level & 1 == 1 { line.clusters[start...].reverse() }
                closeClusters(&line, from: start, end: Int(item.pointee.offset + item.pointee.length))
                pango_item_free(item)
                next = node.pointee.next
            }
            pango_glyph_string_free(glyphs)
            g_list_free(items)
        }
        if !isEmbedded {
            line.hasTallFaces = line.glyphs.contains { store.faces[FaceNumber($0.face).index].isTall }
        }
        return line
    }

    private func insert(
        _ attribute: UnsafeMutablePointer<PangoAttribute>?, _ range: Range<Int>, _ list: OpaquePointer
    ) {
        attribute!.pointee.start_index = UInt32(range.lowerBound)
        attribute!.pointee.end_index = UInt32(range.upperBound)
        pango_attr_list_insert(list, attribute)
    }

    /// Appends an item's clusters in the order of its glyphs, which is the visual one.
    private func append(
        _ item: PangoItem, _ string: PangoGlyphString, ends: [Int], pieces: [LinePiece], _ paragraph: Paragraph,
        to line: inout ShapedClusters, _ bytes: UnsafeRawBufferPointer
    ) {
        let count = Int(string.num_glyphs)
        let level = item.analysis.level
        var piece = 0
        var index = 0
        while index < count {
            let place = string.log_clusters[index]
            let start = Int(item.offset + place)
            if ends[piece] <= start || (piece > 0 && ends[piece - 1] > start) {
                piece = ends.firstIndex { $0 > start } ?? ends.count - 1
            }
            let run = paragraph.runs[pieces[piece].run]
            let size = FaceNumber.usable(run.font.size * run.font.glyphScale)
            let isItalic = run.font.isItalic
            let byte = bytes[start]
            let firstGlyph = line.glyphs.count
            var advance = 0.0
            while index < count, string.log_clusters[index] == place {
                let info = string.glyphs[index]
                let glyph = self.glyph(info, item.analysis.font, byte, size: size, isItalic: isItalic)
                if glyph.id != UInt32.max { line.glyphs.append(glyph) }
                advance += glyph.advance
                index += 1
            }
            let isWhite = byte == 0x20 || byte == 0x09
            if let box = run.box {
                line.glyphs.removeSubrange(firstGlyph...)
                advance = box.width.isFinite ? max(0, box.width) : 0
            }
            if advance > 0 && run.tracking.isFinite { advance += run.tracking }
            line.clusters.append(
                Cluster(
                    start: start, end: 0, run: pieces[piece].run, firstGlyph: firstGlyph, endGlyph: line.glyphs.count,
                    advance: advance, level: UInt8(level), isWhite: isWhite))
        }
    }

    private func closeClusters(_ line: inout ShapedClusters, from start: Int, end: Int) {
        var end = end
        for index in stride(from: line.clusters.count - 1, through: start, by: -1) {
            line.clusters[index].end = end
            end = line.clusters[index].start
        }
    }

    /// Makes one glyph in points. Its id is `UInt32.max` if there is nothing to draw.
    private func glyph(
        _ info: PangoGlyphInfo, _ font: UnsafeMutablePointer<PangoFont>?, _ byte: UInt8, size: Double, isItalic: Bool
    ) -> ClusterGlyph {
        let unit = size / FontContext.emUnits
        var glyph = ClusterGlyph(
            face: 0, id: UInt32.max, advance: Double(info.geometry.width) * unit,
            x: Double(info.geometry.x_offset) * unit, y: Double(info.geometry.y_offset) * unit)
        if byte == 0x09 {
            glyph.advance = 2 * size
        } else if byte < 0x20 || byte == 0x7F {
            glyph.advance = 0
        } else if info.glyph & 0x1000_0000 != 0 || font == nil {
            let index = store.embedded(weight: 400, isSlanted: false)
            glyph.id = 0
            glyph.face = FaceNumber.pack(index: index, size: size)
            glyph.advance = store.faces[index].advanceInEms(0) * size
        } else if info.glyph != 0x0FFF_FFFF, let font {
            let index = number(of: font, wantsSlant: isItalic)
            glyph.id = info.glyph
            glyph.face = FaceNumber.pack(index: index, size: size)
            if store.faces[index].isPictures { glyph.advance = store.faces[index].advanceInEms(info.glyph) * size }
        }
        return glyph
    }
}
