internal import CPango
internal import TallyScene

extension LineSetter {
    /// What is left out of a line, by bytes of its hard line.
    struct Cut {
        /// Where the line begins.
        let start: Int
        /// How many bytes stand before the ellipsis.
        let head: Int
        /// Where what stands behind the ellipsis begins; nil: nothing does.
        let tail: Int?
    }

    private static let ellipsis = "\u{2026}"

    /// Adds a line of the clusters in `range`; if it cuts, as many as leave room for the ellipsis.
    mutating func place(_ shaped: ShapedClusters, _ range: Range<Int>, font: FontRequest?, cuts: Bool) {
        guard cuts, let font else { return append(shaped, range, font: font) }
        let dots = shaper.clusters(
            [LinePiece(text: Self.ellipsis, run: range.isEmpty ? 0 : shaped.clusters[range.lowerBound].run)],
            of: paragraph)
        let length = dots.clusters.reduce(0) { $0 + $1.advance }
        // Cutting is to make a line shorter: a digit a hair too wide for its column stays a digit.
        if range.upperBound == shaped.clusters.count, range.reduce(0, { $0 + shaped.clusters[$1].advance }) <= length {
            return append(shaped, range, font: font)
        }
        isTruncated = true
        let room = width + 1.0 / 1024 - length
        let kept = kept(shaped, range, room: room)
        var line = ShapedClusters()
        line.glyphs = shaped.glyphs
        let start = range.isEmpty ? 0 : shaped.clusters[range.lowerBound].start
        let head = shaped.string(kept.head).utf8
        line.text = head + Array(Self.ellipsis.utf8)
        for index in kept.head { line.clusters.append(shaped.clusters[index].moved(by: -start)) }
        let level: UInt8 = isRightToLeft(shaped) ? 1 : 0
        for cluster in dots.clusters {
            var cluster = cluster.moved(by: head.count)
            cluster.firstGlyph += line.glyphs.count
            cluster.endGlyph += line.glyphs.count
            cluster.level = level
            line.clusters.append(cluster)
        }
        line.glyphs += dots.glyphs
        var tail: Int?
        if !kept.tail.isEmpty {
            let first = shaped.clusters[kept.tail.lowerBound].start
            for index in kept.tail {
                line.clusters.append(shaped.clusters[index].moved(by: line.text.count - first))
            }
            line.text += Array(shaped.string(kept.tail).utf8)
            tail = first
        }
        append(
            line, 0..<line.clusters.count, font: font,
            cut: Cut(start: start, head: head.count, tail: tail))
    }

    /// Returns what is shown of a range before the ellipsis and behind it. Nothing that belongs together is parted.
    private func kept(
        _ shaped: ShapedClusters, _ range: Range<Int>, room: Double
    ) -> (head: Range<Int>, tail: Range<Int>) {
        let breaks = shaper.breaks(shaped.text).characters
        func head(_ room: Double) -> Range<Int> {
            var x = 0.0
            var end = range.lowerBound
            for index in range {
                x += shaped.clusters[index].advance
                if x > room { break }
                let next = index + 1
                if next == shaped.clusters.count || breaks[shaped.clusters[next].start] { end = next }
            }
            while end > range.lowerBound, shaped.clusters[end - 1].isWhite { end -= 1 }
            return range.lowerBound..<end
        }
        func tail(_ room: Double, after head: Range<Int>) -> Range<Int> {
            var x = 0.0
            var start = range.upperBound
            for index in (head.upperBound..<range.upperBound).reversed() {
                x += shaped.clusters[index].advance
                if x > room { break }
                if breaks[shaped.clusters[index].start] { start = index }
            }
            while start < range.upperBound, shaped.clusters[start].isWhite { start += 1 }
            return start..<range.upperBound
        }
        switch paragraph.truncation {
        case .tail: return (head(room), range.upperBound..<range.upperBound)
        case .head:
            let none = range.lowerBound..<range.lowerBound
            return (none, tail(room, after: none))
        case .middle:
            let before = head(room / 2)
            let used = before.reduce(0) { $0 + shaped.clusters[$1].advance }
            return (before, tail(room - used, after: before))
        }
    }
}

extension Cluster {
    fileprivate func moved(by bytes: Int) -> Cluster {
        var cluster = self
        cluster.start += bytes
        cluster.end += bytes
        return cluster
    }
}
