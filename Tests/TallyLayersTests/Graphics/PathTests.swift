import CoreGraphics
import Foundation
import QuartzCore
import TallyCore
import TallyKit
import Testing

@MainActor
@Suite("Paths of Core Graphics and UIKit")
struct PathTests {
    private let box = CGRect(x: 10, y: 20, width: 100, height: 60)

    /// Where a path begins, and where it goes first.
    private func beginning(_ path: CGPath) -> [CGPoint] {
        var points: [CGPoint] = []
        Path(path).forEach { element in
            switch element {
            case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
                points.append(point)
            case .closeSubpath: break
            }
        }
        return Array(points.prefix(2))
    }

    @Test(arguments: [4, 10, 30, 300] as [CGFloat])
    func `a rounded rectangle begins after its corner at the top left, and goes right`(radius: CGFloat) {
        let path = UIBezierPath(roundedRect: box, cornerRadius: radius)
        let points = beginning(path.cgPath)
        #expect(points.count == 2 && points[0].y == box.minY && points[1].y == box.minY || radius >= 30)
        #expect(points[0].x > box.minX && points[0].x <= points[1].x && points[0].y == box.minY)
        #expect(path.bounds == box)
        #expect(!path.contains(CGPoint(x: 10.5, y: 20.5)) && path.contains(CGPoint(x: 60, y: 50)))
    }

    @Test func `one of which only some corners are round begins there, too`() {
        for mask in 1...UInt(15) {
            let path = UIBezierPath(
                roundedRect: box, byRoundingCorners: UIRectCorner(rawValue: mask),
                cornerRadii: CGSize(width: 12, height: 12))
            let points = beginning(path.cgPath)
            #expect(points[0].y == box.minY && points[0].x < box.midX && points[1].x > box.midX, "\(mask)")
            #expect(path.bounds == box)
        }
        #expect(beginning(UIBezierPath(roundedRect: box, cornerRadius: 0).cgPath).first == box.origin)
    }

    @Test func `a path is built point by point`() {
        let path = CGMutablePath()
        #expect(path.isEmpty && path.currentPoint == .zero)
        path.addLine(to: CGPoint(x: 1, y: 1))
        #expect(path.isEmpty)
        path.move(to: CGPoint(x: 0, y: 0))
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addQuadCurve(to: CGPoint(x: 20, y: 0), control: CGPoint(x: 15, y: 10))
        path.addCurve(to: CGPoint(x: 30, y: 0), control1: CGPoint(x: 22, y: -9), control2: CGPoint(x: 28, y: -9))
        #expect(path.currentPoint == CGPoint(x: 30, y: 0))
        #expect(path.boundingBox == CGRect(x: 0, y: -9, width: 30, height: 19))
        #expect(path.boundingBoxOfPath.maxY == 5)
        path.closeSubpath()
        path.addRect(CGRect(x: 0, y: 0, width: 5, height: 5), transform: CGAffineTransform(translationX: 100, y: 0))
        path.addEllipse(in: CGRect(x: 200, y: 0, width: 10, height: 10))
        path.addRoundedRect(in: CGRect(x: 300, y: 0, width: 10, height: 10), cornerWidth: 2, cornerHeight: 2)
        path.addArc(center: CGPoint(x: 400, y: 0), radius: 5, startAngle: 0, endAngle: .pi, clockwise: false)
        path.addPath(CGPath(rect: CGRect(x: 500, y: 0, width: 1, height: 1), transform: nil))
        for x in [102, 205, 305, 400.0] { #expect(path.contains(CGPoint(x: x, y: 2)), "\(x)") }
        #expect(path.boundingBoxOfPath.maxX == 501)
    }

    @Test func `a copy stays as it is, and so does what a layer was given`() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 5, height: 5))
        let copy = path.copy()
        let layer = CAShapeLayer()
        layer.path = path
        layer.shadowPath = path
        let more = path.mutableCopy()
        more?.addRect(CGRect(x: 20, y: 0, width: 5, height: 5))
        path.addRect(CGRect(x: 10, y: 0, width: 5, height: 5))
        #expect(
            copy?.boundingBox.maxX == 5 && layer.path?.boundingBox.maxX == 5 && layer.shadowPath?.boundingBox.maxX == 5)
        #expect(more?.boundingBox.maxX == 25 && path.boundingBox.maxX == 15)
    }

    @Test func `paths are made of shapes, and moved`() {
        var moved = CGAffineTransform(translationX: 5, y: 0)
        let unit = CGRect(x: 0, y: 0, width: 10, height: 10)
        #expect(CGPath(rect: unit, transform: &moved).boundingBox == unit.offsetBy(dx: 5, dy: 0))
        #expect(!CGPath(ellipseIn: unit, transform: nil).contains(CGPoint(x: 0.5, y: 0.5)))
        let round = CGPath(roundedRect: unit, cornerWidth: 4, cornerHeight: 4, transform: nil)
        #expect(!round.contains(CGPoint(x: 0.5, y: 0.5)) && round.contains(CGPoint(x: 5, y: 0.5)))
        #expect(round.copy(using: &moved)?.boundingBoxOfPath.minX == 5)
        let rings = CGMutablePath()
        rings.addRects([unit, unit.insetBy(dx: 2, dy: 2)])
        let middle = CGPoint(x: 5, y: 5)
        #expect(rings.contains(middle) && !rings.contains(middle, using: .evenOdd))
    }

    @Test func `elements of a path are handed on one by one, with their points`() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 3, y: 4))
        path.addQuadCurve(to: CGPoint(x: 7, y: 8), control: CGPoint(x: 5, y: 6))
        path.addCurve(
            to: CGPoint(x: 13, y: 14), control1: CGPoint(x: 9, y: 10), control2: CGPoint(x: 11, y: 12))
        path.closeSubpath()
        var read: [String] = []
        path.applyWithBlock { element in
            let element = element.pointee
            let count = [1, 1, 2, 3, 0][Int(element.type.rawValue)]
            let points = (0..<count).map { "\(Int(element.points[$0].x)),\(Int(element.points[$0].y))" }
            read.append("\(element.type) \(points.joined(separator: " "))")
        }
        #expect(
            read == [
                "moveToPoint 1,2", "addLineToPoint 3,4", "addQuadCurveToPoint 5,6 7,8",
                "addCurveToPoint 9,10 11,12 13,14", "closeSubpath ",
            ])
    }
}
