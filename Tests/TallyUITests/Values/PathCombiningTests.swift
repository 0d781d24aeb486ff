import Foundation
import Testing

@testable import TallyCore

/// Areas of two paths put together, and lines cut by areas.
@Suite struct PathCombiningTests {
    private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    private let corner = Path(CGRect(x: 5, y: 5, width: 10, height: 10))

    private func points(_ path: Path) -> Set<[Double]> {
        var found: Set<[Double]> = []
        path.forEach {
            switch $0 {
            case .move(let p), .line(let p): found.insert([Double(p.x), Double(p.y)])
            default: break
            }
        }
        return found
    }

    /// Whether an edge of the path is within a distance of the point.
    private func isNear(_ path: Path, _ point: CGPoint, _ distance: Double) -> Bool {
        let inside = path.contains(point)
        return (0..<16).contains { step in
            let angle = Double(step) * .pi / 8
            return path.contains(CGPoint(x: point.x + distance * cos(angle), y: point.y + distance * sin(angle)))
                != inside
        }
    }

    @Test func `corners of straight paths are where they are computed to be, to the last digit`() {
        #expect(points(square.intersection(corner)) == [[5, 5], [10, 5], [10, 10], [5, 10]])
        #expect(
            points(square.union(corner))
                == [[0, 0], [10, 0], [10, 5], [15, 5], [15, 15], [5, 15], [5, 10], [0, 10]])
        #expect(points(square.subtracting(corner)) == [[0, 0], [10, 0], [10, 5], [5, 5], [5, 10], [0, 10]])
        let other = square.symmetricDifference(corner)
        #expect(other.contains(CGPoint(x: 1, y: 1)) && other.contains(CGPoint(x: 14, y: 14)))
        #expect(!other.contains(CGPoint(x: 7, y: 7)))
    }

    @Test func `a hole runs against what is around it, so that both rules of filling agree`() {
        let ring = Path(CGRect(x: 0, y: 0, width: 30, height: 30)).subtracting(corner)
        for eoFill in [false, true] {
            #expect(ring.contains(CGPoint(x: 2, y: 2), eoFill: eoFill))
            #expect(!ring.contains(CGPoint(x: 10, y: 10), eoFill: eoFill))
        }
    }

    @Test(arguments: [false, true]) func `each point of a result is in it as it was in the two`(eoFill: Bool) {
        var sampler = Sampler(31)
        for _ in 0..<12 {
            let (a, b) = (sampler.path(), sampler.path())
            let results: [(Path, (Bool, Bool) -> Bool)] = [
                (a.union(b, eoFill: eoFill), { $0 || $1 }), (a.intersection(b, eoFill: eoFill), { $0 && $1 }),
                (a.subtracting(b, eoFill: eoFill), { $0 && !$1 }),
                (a.symmetricDifference(b, eoFill: eoFill), { $0 != $1 }),
                (a.normalized(eoFill: eoFill), { first, _ in first }),
            ]
            for _ in 0..<60 {
                let point = sampler.point()
                let (inA, inB) = (a.contains(point, eoFill: eoFill), b.contains(point, eoFill: eoFill))
                for (index, (result, rule)) in results.enumerated() where result.contains(point) != rule(inA, inB) {
                    #expect(isNear(result, point, 0.1), "operation \(index) at \(point)")
                }
            }
            for (result, _) in results {
                let point = sampler.point()
                #expect(
                    result.contains(point, eoFill: true) == result.contains(point, eoFill: false)
                        || isNear(result, point, 0.1))
            }
        }
    }

    @Test(arguments: [1.0, 100, 3000]) func `a curve is followed closely, whatever its size`(size: Double) {
        let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: size, height: size))
        let result = circle.union(Path(CGRect(x: 0, y: 0, width: size / 2, height: size / 2)))
        let allowed = min(0.02, size / 10_000)
        result.forEach {
            guard case .line(let p) = $0, p.x > size * 0.55, p.y > size * 0.55 else { return }
            #expect(abs(hypot(p.x - size / 2, p.y - size / 2) - size / 2) < size * 0.0003 + allowed)
        }
        let (p, q) = (size / 2 + (size / 2 - 3 * allowed) * cos(0.7), size / 2 + (size / 2 - 3 * allowed) * sin(0.7))
        #expect(result.contains(CGPoint(x: p, y: q)))
    }

    @Test func `nothing, a line and a path without points have no area`() {
        var line = Path()
        line.move(to: .zero)
        line.addLine(to: CGPoint(x: 10, y: 4))
        for nothing in [Path(), line, Path(CGRect(x: 3, y: 3, width: 0, height: 0))] {
            #expect(nothing.normalized().isEmpty)
            #expect(square.intersection(nothing).isEmpty)
            #expect(nothing.subtracting(square).isEmpty)
            #expect(points(square.union(nothing)) == points(square.normalized()))
            #expect(points(square.subtracting(nothing)) == points(square.normalized()))
        }
        #expect(Path().union(Path()).isEmpty)
    }

    @Test func `a subpath that is open has the area of one that is closed`() {
        var open = Path()
        open.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10), CGPoint(x: 0, y: 10)])
        #expect(points(open.intersection(corner)) == points(square.intersection(corner)))
    }

    @Test func `a path that crosses itself comes apart by the rule of filling`() {
        var twice = Path()
        twice.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
        twice.addRect(CGRect(x: 2, y: 2, width: 4, height: 4))
        #expect(!twice.normalized().contains(CGPoint(x: 4, y: 4)))
        #expect(twice.normalized(eoFill: false).contains(CGPoint(x: 4, y: 4)))
        #expect(points(twice.normalized(eoFill: false)).count == 4)
    }

    @Test func `coordinates of any size are taken, and an extent that is no number has no area`() {
        for size in [1e-300, 1e-9, 1e12, 1e150, 1e300] {
            let a = Path(CGRect(x: 0, y: 0, width: size, height: size))
            let b = Path(CGRect(x: size / 2, y: 0, width: size, height: size))
            let width = a.intersection(b).boundingRect.width
            #expect(abs(width - size / 2) < size * 1e-8, "\(size)")
        }
        let endless = Path(CGRect(x: -1.6e308, y: 0, width: 1.7e308, height: 1))
        let far = Path(CGRect(x: 1.6e308, y: 0, width: 1, height: 1))
        #expect(endless.union(far).isEmpty)
        #expect(endless.lineIntersection(far).isEmpty)
    }

    @Test func `a line is cut where it enters an area, and stays open`() {
        var line = Path()
        line.move(to: CGPoint(x: -5, y: 5))
        line.addLine(to: CGPoint(x: 25, y: 5))
        #expect(points(line.lineIntersection(square)) == [[0, 5], [10, 5]])
        #expect(points(line.lineSubtraction(square)) == [[-5, 5], [0, 5], [10, 5], [25, 5]])
        let far = square.offsetBy(dx: 0, dy: 100)
        #expect(points(line.lineSubtraction(far)) == [[-5, 5], [25, 5]])
        #expect(line.lineIntersection(far).isEmpty)
        var closes = false
        Path(ellipseIn: CGRect(x: 5, y: 0, width: 10, height: 10)).lineIntersection(square).forEach {
            if $0 == .closeSubpath { closes = true }
        }
        #expect(!closes)
        #expect(line.lineIntersection(Path()).isEmpty)
        #expect(points(line.lineSubtraction(Path())) == [[-5, 5], [25, 5]])
    }

    @Test func `the closing line of a path that is cut is a line of it`() {
        let edge = square.lineSubtraction(Path(CGRect(x: -1, y: -1, width: 12, height: 6)))
        #expect(points(edge).contains([0, 10]) && points(edge).contains([0, 5]) && points(edge).contains([10, 5]))
        #expect(abs(edge.measuredLength - 20) < 1e-6)
    }
}
