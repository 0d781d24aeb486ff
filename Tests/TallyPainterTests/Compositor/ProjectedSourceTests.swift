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
        let scale = share(0.3...4)
        let (a, b) = (cos(angle) * scale, sin(angle) * scale)
        let (p, q) = (share(-0.02...0.02), share(-0.02...0.02))
        let middle = Double(Self.size) / 2
        let depth = share(0...5) < 0.5 ? -0.2 : 1
        return ProjectiveMap(
            a, b, p, -b, a, q, Double(width) / 2 - middle * (a - b), Double(height) / 2 - middle * (a + b),
            depth - middle * (p + q))
    }

    @Test(arguments: [(1, 1), (2, 1), (1, 4), (4, 2)])
    func `every pixel is the mean of its places, and a row leaves out only what is empty`(across: Int, down: Int) {
        var random = SplitMix(UInt64(across * 8 + down))
        var shown = 0
        for round in 0..<40 {
            let width = round % 6 == 0 ? 1 + round / 6 : Int.random(in: 2...60, using: &random)
            let height = Int.random(in: 1...60, using: &random)
            let picture = (0..<width * height).map { _ in random.premultiplied() }
            let map = map(to: width, height, &random)
            picture.withUnsafeBufferPointer { picture in
                let source = ProjectedSource(
                    base: picture.baseAddress!, width: width, height: height, map: map, across: across, down: down)
                var row = [UInt32](repeating: 0, count: Self.size)
                for y in 0..<Self.size {
                    let (outer, inner) = source.span(y: y, minX: 0, maxX: Self.size)
                    #expect(inner.isEmpty || outer.contains(inner.lowerBound) && inner.upperBound <= outer.upperBound)
                    for index in row.indices { row[index] = 0 }
                    row.withUnsafeMutableBufferPointer {
                        source.write(
                            y: y, x: outer.lowerBound, count: outer.count, inner: inner,
                            into: $0.baseAddress! + outer.lowerBound)
                    }
                    let definition = (0..<Self.size).map { source.mean($0, y) }
                    if row != definition { Issue.record("row \(y) of round \(round) differs") }
                    shown += definition.count { $0 != 0 }
                }
            }
        }
        #expect(shown > 3_000)
    }

    @Test func `where a row begins changes nothing of it`() {
        var random = SplitMix(3)
        let picture = (0..<60 * 60).map { _ in random.premultiplied() }
        picture.withUnsafeBufferPointer { picture in
            let map = ProjectiveMap(1.1, 0.2, 0.003, -0.3, 1.4, 0.001, -10, -12, 1)
            let source = ProjectedSource(base: picture.baseAddress!, width: 60, height: 60, map: map, across: 2)
            func row(from minX: Int, to maxX: Int) -> [UInt32] {
                let (outer, inner) = source.span(y: 30, minX: minX, maxX: maxX)
                var row = [UInt32](repeating: 0, count: Self.size)
                row.withUnsafeMutableBufferPointer {
                    source.write(
                        y: 30, x: outer.lowerBound, count: outer.count, inner: inner,
                        into: $0.baseAddress! + outer.lowerBound)
                }
                return Array(row[minX..<maxX])
            }
            let whole = row(from: 0, to: Self.size)
            for minX in 0..<Self.size {
                #expect(
                    row(from: minX, to: min(Self.size, minX + 20)) == Array(whole[minX..<min(Self.size, minX + 20)]))
            }
        }
    }

    @Test func `a map that is not a number shows nothing`() {
        let picture = [UInt32](repeating: .max, count: 100)
        picture.withUnsafeBufferPointer { picture in
            let map = ProjectiveMap(.nan, 0, 0, 0, 1, 0, 0, 0, 1)
            let source = ProjectedSource(base: picture.baseAddress!, width: 10, height: 10, map: map)
            #expect(source.span(y: 2, minX: 0, maxX: 50).outer.isEmpty)
        }
    }
}
