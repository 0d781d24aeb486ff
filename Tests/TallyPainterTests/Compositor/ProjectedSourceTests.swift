import Foundation
import Testing

@testable import TallyCompositor

/// Pictures in perspective: the quick rows against the definition of a pixel, and which pixels a row leaves out.
struct ProjectedSourceTests {
    private static let size = 48

    /// A turn, a scale and a perspective by chance about the middle of both; some are behind the eye.
    private func map(to width: Int, _ height: Int, _ random: inout SplitMix) -> ProjectiveMap {
        func share(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }
        let angle = share(0...7)
        let scale = share(0.3...12)
        let flat = share(0.2...1)
        let (a, b) = (cos(angle) * scale, sin(angle) * scale)
        let (p, q) = (share(-0.02...0.02), share(-0.02...0.02))
        let middle = Double(Self.size) / 2
        let depth = share(0...5) < 0.5 ? -0.2 : 1
        return ProjectiveMap(
            a, b * flat, p, -b, a * flat, q, Double(width) / 2 - middle * (a - b),
            Double(height) / 2 - middle * (a + b) * flat, depth - middle * (p + q))
    }

    private func pictures(_ width: Int, _ height: Int, _ random: inout SplitMix) -> ReducedPictures {
        let pictures = ReducedPictures()
        let canvas = pictures.begin(width: width, height: height)
        for index in 0..<canvas.width * canvas.height { canvas.base[index] = random.premultiplied() }
        pictures.end()
        return pictures
    }

    /// A pixel of the canvas: the four of the halved picture around its middle, mixed by sixteenths; nothing beyond the edges.
    private func pixel(_ source: ProjectedSource, _ x: Int, _ y: Int) -> UInt32 {
        let map = source.map
        let first = x / 16 * 16
        let (px, py) = (Double(first) + 0.5, Double(y) + 0.5)
        let i = Double(x - first)
        let w = map.m13 * px + map.m23 * py + map.m33 + i * map.m13
        guard w > 0 else { return 0 }
        let halvings = source.halvings(x: Double(first + 8), y: py)
        let level = source.pictures.level(halvings.across, halvings.down)
        let (scaleX, scaleY) = (Double(16 >> halvings.across), Double(16 >> halvings.down))
        let depth = 1 / w
        let u = ((map.m11 * px + map.m21 * py + map.m31) * scaleX + i * (map.m11 * scaleX)) * depth + 8
        let v = ((map.m12 * px + map.m22 * py + map.m32) * scaleY + i * (map.m12 * scaleY)) * depth + 8
        guard abs(u) < 1e8, abs(v) < 1e8 else { return 0 }
        let (fx, fy) = (Int(u.rounded(.toNearestOrEven)), Int(v.rounded(.toNearestOrEven)))
        func at(_ x: Int, _ y: Int, _ shift: UInt32) -> Int {
            guard x >= 0, y >= 0, x < level.width, y < level.height else { return 0 }
            return Int(level.base[y * level.width + x] >> shift & 255)
        }
        var result: UInt32 = 0
        for shift in stride(from: UInt32(0), to: 32, by: 8) {
            let (x0, y0, wx, wy) = (fx >> 4, fy >> 4, fx & 15, fy & 15)
            let sum =
                (at(x0, y0, shift) * (16 - wx) + at(x0 + 1, y0, shift) * wx) * (16 - wy)
                + (at(x0, y0 + 1, shift) * (16 - wx) + at(x0 + 1, y0 + 1, shift) * wx) * wy
            result |= UInt32((sum + 128) / 256) << shift
        }
        return result
    }

    private func row(_ source: ProjectedSource, _ y: Int, from minX: Int = 0, to maxX: Int = size) -> [UInt32] {
        let span = source.span(y: y, minX: minX, maxX: maxX)
        var row = [UInt32](repeating: 0, count: Self.size)
        row.withUnsafeMutableBufferPointer {
            source.write(
                y: y, x: span.lowerBound, count: span.count, into: $0.baseAddress! + span.lowerBound)
        }
        return row
    }

    /// Where a steep map changes within a stretch, its halved picture reaches a little further than a pixel.
    @Test func `every pixel is what its definition says, and a row leaves out nothing that can be seen`() {
        var random = SplitMix(9)
        var shown = 0
        var levels: Set<Int> = []
        for round in 0..<80 {
            let (width, height) = (Int.random(in: 1...60, using: &random), Int.random(in: 1...60, using: &random))
            let source = ProjectedSource(pictures(width, height, &random), map: map(to: width, height, &random))
            for y in 0..<Self.size {
                let definition = (0..<Self.size).map { pixel(source, $0, y) }
                let row = row(source, y)
                let span = source.span(y: y, minX: 0, maxX: Self.size)
                for x in 0..<Self.size where row[x] != definition[x] {
                    let isFaint = row[x] == 0 && definition[x] >> 24 <= 2
                    if span.contains(x) || !isFaint { Issue.record("pixel \(x) of row \(y) of round \(round) differs") }
                }
                shown += definition.count { $0 != 0 }
                let halvings = source.halvings(x: 8, y: Double(y) + 0.5)
                levels.insert(halvings.across * 5 + halvings.down)
            }
        }
        #expect(shown > 3_000)
        #expect(levels.count > 10)
    }

    @Test func `where a row begins changes nothing of it`() {
        var random = SplitMix(3)
        let map = ProjectiveMap(1.1, 0.2, 0.003, -0.3, 1.4, 0.001, -10, -12, 1)
        let source = ProjectedSource(pictures(60, 60, &random), map: map)
        let whole = row(source, 30)
        for minX in 0..<Self.size {
            let maxX = min(Self.size, minX + 20)
            #expect(row(source, 30, from: minX, to: maxX)[minX..<maxX] == whole[minX..<maxX])
        }
    }

    @Test func `a picture is halved so often that a pixel covers less than two of what is left`() {
        let pictures = ReducedPictures()
        _ = pictures.begin(width: 100, height: 100)
        pictures.end()
        for (covered, halvings) in [(0.5, 0), (1.9, 0), (2.1, 1), (3.9, 1), (4.1, 2), (8.1, 3), (16.1, 4), (1e9, 4)] {
            let across = ProjectedSource(pictures, map: ProjectiveMap(covered, 0, 0, 0, 1, 0, 0, 0, 1))
            #expect(across.halvings(x: 3, y: 5) == (halvings, 0), "\(covered) across")
            let down = ProjectedSource(pictures, map: ProjectiveMap(1, 0, 0, 0, covered, 0, 0, 0, 1))
            #expect(down.halvings(x: 3, y: 5) == (0, halvings), "\(covered) down")
        }
    }

    @Test func `a map that is not a number shows nothing`() {
        var random = SplitMix(1)
        let map = ProjectiveMap(.nan, 0, 0, 0, 1, 0, 0, 0, 1)
        #expect(ProjectedSource(pictures(10, 10, &random), map: map).span(y: 2, minX: 0, maxX: 50).isEmpty)
    }
}
