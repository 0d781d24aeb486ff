internal import CClipper
import Foundation
import TallyScene

/// The grid of whole numbers on which areas are put together: its step is a power of two.
///
/// It takes the larger extent of all that stands on it to between 2^28 and 2^29 steps; so a coordinate is off by less than two
/// billionths of that, and one that has few binary digits, as 12.5 has, by nothing.
struct PathGrid {
    /// Points for a step.
    private let step: Double
    private let origin: Point
    /// How far, in points, a curve may be from the lines that stand for it: a hundredth, or the 20,000th part of the extent.
    let tolerance: Double

    /// Nil where there is nothing to stand on it, or that has no extent that is finite.
    init?(around outlines: Outline...) {
        var box = Rect.null
        for outline in outlines where !outline.isEmpty { box = box.union(outline.controlBounds) }
        let extent = Swift.max(box.width, box.height)
        let reach = Swift.max(abs(box.minX), abs(box.maxX), abs(box.minY), abs(box.maxY))
        guard extent > 0, extent.isFinite, reach.isFinite else { return nil }
        // The origin is a point of the grid that would stand around all from zero on, so that no coordinate is moved off it.
        let coarse = extent.binade / 256
        origin = Point(x: (box.midX / coarse).rounded() * coarse, y: (box.midY / coarse).rounded() * coarse)
        step = Swift.max(extent.binade / 0x1p28, Double.leastNormalMagnitude)
        tolerance = Swift.min(0.01, extent / 20_000)
    }

    private func place(_ point: Point) -> (Int64, Int64) {
        (Int64(((point.x - origin.x) / step).rounded()), Int64(((point.y - origin.y) / step).rounded()))
    }

    private func point(_ x: Int64, _ y: Int64) -> Point {
        Point(x: origin.x + Double(x) * step, y: origin.y + Double(y) * step)
    }
}

/// Lines on a grid, as Clipper is handed them.
private struct GridLines {
    var coordinates: [Int64] = []
    var lengths: [Int] = []

    func withLines<R>(_ body: (clipper_lines) -> R) -> R {
        coordinates.withUnsafeBufferPointer { coordinates in
            lengths.withUnsafeBufferPointer { lengths in
                body(
                    clipper_lines(
                        coordinates: coordinates.baseAddress, lengths: lengths.baseAddress, count: lengths.count))
            }
        }
    }
}

extension PathGrid {
    /// Returns the outline's subpaths as lines of points.
    ///
    /// - Parameter repeatingFirst: of a subpath that is closed, its first point stands at the end too.
    private func lines(_ outline: Outline, repeatingFirst: Bool) -> GridLines {
        var lines = GridLines()
        for subpath in outline.subpaths where !subpath.pieces.isEmpty {
            let before = lines.coordinates.count
            func add(_ point: Point) {
                let (x, y) = place(point)
                let count = lines.coordinates.count
                if count > before, lines.coordinates[count - 2] == x, lines.coordinates[count - 1] == y { return }
                lines.coordinates += [x, y]
            }
            add(subpath.start)
            for piece in subpath.pieces where repeatingFirst || piece.kind != .closing {
                piece.flatten(tolerance: tolerance, add)
            }
            let length = (lines.coordinates.count - before) / 2
            if length > 1 {
                lines.lengths.append(length)
            } else {
                lines.coordinates.removeLast(lines.coordinates.count - before)
            }
        }
        return lines
    }

    /// What is handed each line of a result.
    private final class Receiver {
        let grid: PathGrid
        let closes: Bool
        var result = PathOutline()

        init(_ grid: PathGrid, closes: Bool) {
            self.grid = grid
            self.closes = closes
        }

        func take(_ coordinates: UnsafePointer<Int64>?, _ length: Int) {
            guard let coordinates, length > 1 else { return }
            for index in 0..<length {
                let point = grid.point(coordinates[2 * index], coordinates[2 * index + 1])
                if index == 0 { result.move(to: point) } else { result.line(to: point) }
            }
            if closes { result.close() }
        }
    }

    /// Returns the area that an operation makes of two; nil where Clipper gives up.
    func areas(_ a: Outline, _ operation: clipper_operation, _ b: Outline, evenOdd: Bool) -> PathOutline? {
        let receiver = Receiver(self, closes: true)
        let isDone = lines(a, repeatingFirst: false).withLines { a in
            lines(b, repeatingFirst: false).withLines { b in
                clipper_areas(a, b, operation, evenOdd ? 1 : 0, Unmanaged.passUnretained(receiver).toOpaque()) {
                    Unmanaged<Receiver>.fromOpaque($0!).takeUnretainedValue().take($1, $2)
                }
            }
        }
        return isDone != 0 ? receiver.result : nil
    }

    /// Returns the lines of an outline inside an area, or outside; nil where Clipper gives up.
    func cut(_ outline: Outline, _ operation: clipper_operation, by area: Outline, evenOdd: Bool) -> PathOutline? {
        let receiver = Receiver(self, closes: false)
        let isDone = lines(outline, repeatingFirst: true).withLines { outline in
            lines(area, repeatingFirst: false).withLines { area in
                clipper_cut(outline, area, operation, evenOdd ? 1 : 0, Unmanaged.passUnretained(receiver).toOpaque()) {
                    Unmanaged<Receiver>.fromOpaque($0!).takeUnretainedValue().take($1, $2)
                }
            }
        }
        return isDone != 0 ? receiver.result : nil
    }
}
