import TallyScene
import Foundation
import Testing

@testable import TallyCore

/// Places that look random and are the same in every run.
struct Sampler {
    private var numbers: SplitMix

    init(_ seed: UInt64) { numbers = SplitMix(seed) }

    mutating func next(_ range: ClosedRange<Double>) -> Double {
        range.lowerBound + Double(numbers.next() >> 11) / Double(1 << 53) * (range.upperBound - range.lowerBound)
    }

    mutating func point() -> CGPoint { CGPoint(x: next(-100...100), y: next(-100...100)) }

    mutating func path() -> Path {
        var path = Path()
        path.move(to: point())
        for _ in 0..<5 {
            switch Int(next(0...4)) {
            case 0: path.addLine(to: point())
            case 1: path.addQuadCurve(to: point(), control: point())
            case 2: path.closeSubpath()
            default: path.addCurve(to: point(), control1: point(), control2: point())
            }
        }
        return path
    }
}

extension Path {
    /// Length along chords far shorter than a point.
    var measuredLength: Double {
        outline.subpaths.flatMap(\.pieces).reduce(0) { sum, piece in
            var last = piece.start
            var length = 0.0
            for step in 1...400 {
                let point = piece.point(at: Double(step) / 400)
                length += ((point.x - last.x) * (point.x - last.x) + (point.y - last.y) * (point.y - last.y))
                    .squareRoot()
                last = point
            }
            return sum + length
        }
    }

    /// Share of the points of a grid that the path contains, times the box's area.
    func sampledArea(_ box: CGRect, eoFill: Bool = false) -> Double {
        let side = 70
        var inside = 0
        for row in 0..<side {
            for column in 0..<side {
                let point = CGPoint(
                    x: box.minX + (CGFloat(column) + 0.5) / CGFloat(side) * box.width,
                    y: box.minY + (CGFloat(row) + 0.5) / CGFloat(side) * box.height)
                if contains(point, eoFill: eoFill) { inside += 1 }
            }
        }
        return Double(inside) / Double(side * side) * Double(box.width * box.height)
    }
}

@Suite struct PathTests {
    @Test func `the bounds touch every path and hold all of its points`() {
        var sampler = Sampler(7)
        for _ in 0..<60 {
            let path = sampler.path()
            let box = path.boundingRect
            var seen = CGRect.null
            for subpath in path.outline.subpaths {
                seen = seen.union(CGRect(origin: CGPoint(subpath.start), size: .zero))
                for piece in subpath.pieces {
                    for step in 0...200 {
                        let p = CGPoint(piece.point(at: Double(step) / 200))
                        seen = seen.union(CGRect(origin: p, size: .zero))
                    }
                }
            }
            #expect(box.insetBy(dx: -1e-9, dy: -1e-9).contains(seen))
            #expect(abs(seen.width - box.width) < 0.05 && abs(seen.height - box.height) < 0.05)
        }
    }

    @Test func `a trimmed path is as long as asked for, and two of them make the whole`() {
        var sampler = Sampler(11)
        for _ in 0..<25 {
            let path = sampler.path()
            let whole = path.measuredLength
            let a = sampler.next(0...1)
            let b = sampler.next(a...1)
            #expect(abs(path.trimmedPath(from: a, to: b).measuredLength - (b - a) * whole) < 0.02)
            let parts =
                path.trimmedPath(from: 0, to: a).measuredLength + path.trimmedPath(from: a, to: 1).measuredLength
            #expect(abs(parts - whole) < 0.02)
        }
    }

    @Test func `trimming keeps curves, closes what is whole, and holds its fractions`() {
        let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(circle.trimmedPath(from: 0, to: 1) == circle)
        #expect(circle.trimmedPath(from: -1, to: 2) == circle)
        #expect(circle.trimmedPath(from: 0.5, to: 0.5).isEmpty)
        #expect(circle.trimmedPath(from: 0.7, to: 0.2).isEmpty)
        #expect(circle.trimmedPath(from: .nan, to: .nan).isEmpty)
        let half = circle.trimmedPath(from: 0, to: 0.5)
        let end = half.currentPoint ?? .zero
        #expect(abs(end.x) < 0.01 && abs(end.y - 50) < 0.01)
        #expect(half.outline.elements.count == 3, "a move and two quarters")
        #expect(half.boundingRect.minY > 49.99, "clockwise on the screen: the lower half")
        var two = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
        two.addRect(CGRect(x: 20, y: 0, width: 10, height: 10))
        #expect(two.trimmedPath(from: 0, to: 0.5) == Path(CGRect(x: 0, y: 0, width: 10, height: 10)))
    }

    @Test func `what a path contains has its area`() {
        let box = CGRect(x: 0, y: 0, width: 100, height: 100)
        #expect(abs(Path(ellipseIn: box).sampledArea(box) - .pi * 2500) < 60)
        let round = Path(roundedRect: box, cornerRadius: 20, style: .circular)
        #expect(abs(round.sampledArea(box) - (10_000 - (4 - .pi) * 400)) < 60)
        let smooth = Path(roundedRect: box, cornerRadius: 20, style: .continuous)
        #expect(abs(smooth.sampledArea(box) - round.sampledArea(box)) < 60)
        var star = Path()
        star.addLines(
            (0..<5).map { index in
                let angle = CGAffineTransform(rotationAngle: Double(index) * 4 * .pi / 5)
                return CGPoint(x: 0, y: -50).applying(angle).applying(CGAffineTransform(translationX: 50, y: 50))
            })
        #expect(star.contains(CGPoint(x: 50, y: 50)))
        #expect(!star.contains(CGPoint(x: 50, y: 50), eoFill: true))
        #expect(!star.contains(CGPoint(x: CGFloat.nan, y: 50)))
    }

    @Test func `an arc goes as SwiftUI draws it`() {
        func arc(_ from: Double, _ to: Double, _ clockwise: Bool) -> Path {
            Path {
                $0.addArc(
                    center: .zero, radius: 10, startAngle: .degrees(from), endAngle: .degrees(to), clockwise: clockwise)
            }
        }
        #expect(abs(arc(0, 90, false).boundingRect.minX) < 1e-9 && arc(0, 90, false).boundingRect.maxY > 9.999)
        #expect(arc(0, 90, true).boundingRect.minX < -9.999, "the long way")
        for (from, to, length) in [(0.0, 360.0, 360.0), (0, 90, 90), (90, 0, 270), (0, 450, 450), (30, 30, 0)] {
            #expect(abs(arc(from, to, false).measuredLength - length * .pi / 18) < 0.02)
        }
        #expect(abs(arc(0, -360, true).measuredLength - 20 * .pi) < 0.02)
        // A turn is one whichever way it is written.
        for (from, to) in [(0.0, 360.0), (-90, 270), (10, 370)] {
            #expect(abs(arc(from, to, true).measuredLength - 20 * .pi) < 0.02)
            #expect(abs(arc(to, from, false).measuredLength - 20 * .pi) < 0.02)
        }
        for degrees in stride(from: -720.0, through: 720, by: 30) {
            var path = Path()
            path.addRelativeArc(center: .zero, radius: 10, startAngle: .degrees(15), delta: .degrees(degrees))
            #expect(abs(path.measuredLength - abs(degrees) * .pi / 18) < 0.05)
            let end = path.currentPoint ?? .zero
            let wanted = CGPoint(x: 10, y: 0).applying(CGAffineTransform(rotationAngle: (15 + degrees) * .pi / 180))
            #expect(abs(end.x - wanted.x) + abs(end.y - wanted.y) < 1e-9)
        }
    }

    @Test func `an arc between two lines touches both`() {
        var sampler = Sampler(3)
        for _ in 0..<100 {
            let (a, b, c) = (sampler.point(), sampler.point(), sampler.point())
            var path = Path()
            path.move(to: a)
            path.addArc(tangent1End: b, tangent2End: c, radius: 5)
            let curves = path.outline.subpaths[0].pieces.filter { !$0.isLine }
            guard curves.count == 2 else { continue }
            func distance(_ p: CGPoint, _ q: CGPoint, _ r: CGPoint) -> Double {
                let d = CGPoint(x: q.x - p.x, y: q.y - p.y)
                return abs(d.x * (r.y - p.y) - d.y * (r.x - p.x)) / (d.x * d.x + d.y * d.y).squareRoot()
            }
            let from = CGPoint(curves[0].start)
            let to = CGPoint(curves[1].end)
            #expect(distance(a, b, from) < 1e-6)
            #expect(distance(b, c, to) < 1e-6)
            for piece in curves {
                for t in [0, 0.3, 0.5, 0.8, 1] {
                    let p = CGPoint(piece.point(at: t))
                    #expect(distance(a, b, p) < 10.01 && distance(b, c, p) < 10.01)
                }
            }
        }
    }

    @Test func `a description reads back as the same path`() {
        var sampler = Sampler(5)
        for _ in 0..<100 {
            let path = sampler.path()
            #expect(Path(path.description) == path)
        }
        #expect(Path(CGRect(x: 0, y: 0, width: 2, height: 1)).description == "0 0 m 2 0 l 2 1 l 0 1 l h")
        #expect(Path("0 0 2 1 re") == Path(CGRect(x: 0, y: 0, width: 2, height: 1)))
        for bad in ["1 m", "0 0 x", "0 0 m 1 l", "0 nan m", "0 0"] { #expect(Path(bad) == nil) }
    }

    @Test func `bad numbers leave a path as it is`() {
        var path = Path()
        path.addLine(to: .zero)
        path.closeSubpath()
        #expect(path.isEmpty, "a line needs a start")
        path.move(to: CGPoint(x: 1, y: 1))
        let before = path
        path.addLine(to: CGPoint(x: CGFloat.nan, y: 0))
        path.addCurve(to: .zero, control1: CGPoint(x: CGFloat.infinity, y: 0), control2: .zero)
        path.addArc(center: .zero, radius: .nan, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
        path.addArc(center: .zero, radius: 1, startAngle: .zero, endAngle: .radians(.infinity), clockwise: false)
        path.addRect(CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1))
        path.addPath(before, transform: CGAffineTransform(scaleX: .nan, y: 1))
        #expect(path == before)
        let box = CGRect(x: 0, y: 0, width: 40, height: 20)
        #expect(Path(roundedRect: box, cornerRadius: 1e9) == Path(roundedRect: box, cornerRadius: 10, style: .circular))
        #expect(Path(roundedRect: box, cornerRadius: -.infinity) == Path(box))
        #expect(Path().boundingRect.isNull)
        #expect(Path(CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1)).isEmpty)
    }

    @Test func `the forms that cost no elements equal the ones that do`() {
        let box = CGRect(x: 1, y: 2, width: 30, height: 20)
        var rect = Path()
        rect.addRect(box)
        #expect(rect == Path(box))
        var round = Path()
        round.addRoundedRect(in: box, cornerSize: CGSize(width: 4, height: 4), style: .circular)
        #expect(round == Path(roundedRect: box, cornerRadius: 4, style: .circular))
        #expect(round.currentPoint == Path(roundedRect: box, cornerRadius: 4, style: .circular).currentPoint)
        let moved = Path(ellipseIn: box).offsetBy(dx: 3, dy: 4)
        #expect(moved.boundingRect == box.offsetBy(dx: 3, dy: 4))
    }
}
