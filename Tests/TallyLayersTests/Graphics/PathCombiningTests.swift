import CoreGraphics
import Foundation
import QuartzCore
import TallyCore
import TallyKit
import Testing

@MainActor
@Suite("Areas of paths of Core Graphics")
struct PathCombiningTests {
    private let a = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
    private let b = CGPath(rect: CGRect(x: 10, y: 0, width: 20, height: 20), transform: nil)
    private let far = CGPath(rect: CGRect(x: 100, y: 0, width: 5, height: 5), transform: nil)

    /// Which of the points in the middle of three fields are inside.
    private func fields(_ path: CGPath, _ rule: CGPathFillRule = .winding) -> [Bool] {
        [5, 15, 25].map { path.contains(CGPoint(x: $0, y: 10), using: rule) }
    }

    @Test func `two areas are put together in four ways`() {
        #expect(fields(a.union(b)) == [true, true, true])
        #expect(fields(a.intersection(b)) == [false, true, false])
        #expect(fields(a.subtracting(b)) == [true, false, false])
        #expect(fields(a.symmetricDifference(b)) == [true, false, true])
        #expect(a.union(b).boundingBox == CGRect(x: 0, y: 0, width: 30, height: 20))
        #expect(a.intersection(far).isEmpty)
        #expect(a.intersects(b) && !a.intersects(far))
        // They touch.
        #expect(!a.intersects(CGPath(rect: CGRect(x: 20, y: 0, width: 5, height: 20), transform: nil)))
    }

    @Test func `a rule says what is inside before`() {
        let twice = CGMutablePath()
        twice.addRect(CGRect(x: 0, y: 0, width: 30, height: 20))
        twice.addRect(CGRect(x: 10, y: 0, width: 10, height: 20))
        let whole = CGPath(rect: CGRect(x: 0, y: 0, width: 30, height: 20), transform: nil)
        #expect(fields(twice.intersection(whole)) == [true, true, true])
        #expect(fields(twice.intersection(whole, using: .evenOdd)) == [true, false, true])
        #expect(fields(twice.normalized(using: .evenOdd)) == [true, false, true])
        #expect(fields(twice.normalized()) == [true, true, true])
    }

    @Test func `of a line the part inside or outside of an area is left`() {
        let line = CGMutablePath()
        line.move(to: CGPoint(x: 5, y: 10))
        line.addLine(to: CGPoint(x: 40, y: 10))
        #expect(line.lineIntersection(b).boundingBox == CGRect(x: 10, y: 10, width: 20, height: 0))
        #expect(line.lineSubtracting(b).boundingBox == CGRect(x: 5, y: 10, width: 35, height: 0))
    }

    @Test func `what hangs together is a part, with its holes and without what stands in those`() {
        let rings = CGMutablePath()
        for rect in [
            CGRect(x: 0, y: 0, width: 60, height: 60), CGRect(x: 10, y: 10, width: 40, height: 40),
            CGRect(x: 20, y: 20, width: 20, height: 20), CGRect(x: 100, y: 0, width: 10, height: 10),
        ] {
            rings.addRect(rect)
        }
        let parts = rings.componentsSeparated(using: .evenOdd).sorted { $0.boundingBox.width > $1.boundingBox.width }
        #expect(parts.map(\.boundingBox.width) == [60, 20, 10])
        #expect(parts[0].contains(CGPoint(x: 5, y: 5)) && !parts[0].contains(CGPoint(x: 15, y: 15)))
        #expect(!parts[0].contains(CGPoint(x: 30, y: 30)) && parts[1].contains(CGPoint(x: 30, y: 30)))
        #expect(CGMutablePath().componentsSeparated().isEmpty)
    }

    @Test(arguments: [1, 0.1, 0.01] as [CGFloat])
    func `a flattened circle is of lines that are as near as is said`(threshold: CGFloat) {
        let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 200, height: 200), transform: nil)
        let flat = circle.flattened(threshold: threshold)
        var points: [CGPoint] = []
        Path(flat).forEach { element in
            switch element {
            case .move(let to), .line(let to): points.append(to)
            case .quadCurve, .curve: Issue.record("a curve")
            case .closeSubpath: break
            }
        }
        #expect(points.count > 4 && points.count < 400)
        for (from, to) in zip(points, points.dropFirst()) {
            let middle = CGPoint(x: (from.x + to.x) / 2, y: (from.y + to.y) / 2)
            #expect(abs(hypot(middle.x - 100, middle.y - 100) - 100) < threshold + 0.05)
        }
        #expect(circle.flattened(threshold: .nan) == circle.flattened(threshold: 0.01))
    }
}
