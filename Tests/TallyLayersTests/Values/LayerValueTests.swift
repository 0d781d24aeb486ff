import Foundation
import Testing
import TallyCore
import TallyLayers
import TallyScene

@Suite("A value of a layer")
struct LayerValueTests {
    @Test("is read from every type of number, point and rectangle")
    func reading() {
        let halves: [Any] = [0.5, Float(0.5), CGFloat(0.5), NSNumber(value: 0.5), Optional(0.5) as Any]
        for value in halves { #expect(LayerValue(value, as: .number) == .number(0.5)) }
        let ones: [Any] = [1, UInt8(1), Int64(1), true, NSNumber(value: true), NSNumber(value: 1)]
        for value in ones { #expect(LayerValue(value, as: .number) == .number(1)) }
        for value in ones { #expect(LayerValue(value, as: .flag) == .flag(true)) }
        let points: [Any] = [CGPoint(x: 1, y: 2), NSValue(point: NSPoint(x: 1, y: 2)), CGSize(width: 1, height: 2)]
        for value in points { #expect(LayerValue(value, as: .point) == .pair([1, 2])) }
        #expect(LayerValue(NSValue(size: NSSize(width: 3, height: 4)), as: .size) == .pair([3, 4]))
        let box = CGRect(x: 1, y: 2, width: 3, height: 4)
        for value in [box, NSValue(rect: box)] as [Any] {
            #expect(LayerValue(value, as: .rect) == .rect([1, 2, 3, 4]))
        }
        let affine = CGAffineTransform(translationX: 5, y: 6)
        #expect(LayerValue(affine, as: .transform) == .transform(CATransform3DMakeTranslation(5, 6, 0)))
        let turn = CATransform3DMakeRotation(1, 1, 2, 3)
        #expect(LayerValue(NSValue(caTransform3D: turn), as: .transform) == .transform(turn))
        #expect(NSValue(caTransform3D: turn).caTransform3DValue == turn)
        #expect(NSValue(caTransform3D: turn) == NSValue(caTransform3D: turn))
        #expect(NSNumber(value: 3).caTransform3DValue == CATransform3DIdentity)
        #expect(LayerValue([0, 0.5, 1] as [NSNumber], as: .numbers) == .numbers([0, 0.5, 1]))
        #expect(LayerValue([CGColor.black, CGColor.white], as: .colors) == .colors([.black, .white]))
    }

    @Test("is none only where there may be nothing")
    func nothing() {
        for value in [nil, NSNull(), Optional<Int>.none as Any] as [Any?] {
            for kind in [LayerValue.Kind.color, .path, .numbers, .colors, .object] {
                #expect(LayerValue(value, as: kind) == LayerValue.none)
            }
            for kind in [LayerValue.Kind.number, .flag, .point, .size, .rect, .transform] {
                #expect(LayerValue(value, as: kind) == nil)
            }
        }
    }

    @Test("is no number of a colour, and no colour of a number")
    func wrongType() {
        let wrong: [(Any, LayerValue.Kind)] = [
            (CGColor.black, .number), (1, .color), ("1", .number), (NSNumber(value: 1), .point), ([1], .number),
            (1, .numbers), ([1, "2"], .numbers), ([CGColor.black, 1], .colors), (CGPoint.zero, .rect),
            (NSValue(rect: .zero), .point), (NSValue(point: .zero), .rect), (CGRect.null, .transform),
        ]
        for (value, kind) in wrong { #expect(LayerValue(value, as: kind) == nil, "\(value) as \(kind)") }
    }

    @Test("is shown to programs as the type of the property")
    func writing() {
        #expect(LayerValue.pair([1, 2]).any(as: .size) as? CGSize == CGSize(width: 1, height: 2))
        #expect(LayerValue.pair([1, 2]).any(as: .point) as? CGPoint == CGPoint(x: 1, y: 2))
        #expect(LayerValue.color(.white).any(as: .color) as? CGColor == .white)
        #expect(LayerValue.number(2).any(as: .number) as? Double == 2)
        #expect(LayerValue.none.any(as: .color) == nil)
    }

    @Test("has the length of its way over all components, and none where that has no meaning")
    func distance() {
        #expect(LayerValue.number(3).distance(to: .number(-1)) == 4)
        #expect(LayerValue.pair([0, 0]).distance(to: .pair([3, 4])) == 5)
        #expect(LayerValue.color(.black).distance(to: .color(.white)) == 3.0.squareRoot())
        #expect(LayerValue.flag(true).distance(to: .flag(false)) == nil)
        #expect(LayerValue.transform(CATransform3DIdentity).distance(to: .transform(CATransform3DIdentity)) == nil)
        #expect(LayerValue.number(1).distance(to: .pair([1, 1])) == nil)
    }

    @Test("is the sum of what was taken from it and the rest")
    func arithmetic() {
        let values: [(LayerValue, LayerValue)] = [
            (.number(5), .number(2)), (.pair([5, 6]), .pair([1, 9])), (.rect([1, 2, 3, 4]), .rect([4, 3, 2, 1])),
            (.numbers([1, 2]), .numbers([3, 5])), (.colors([.white]), .colors([.black])),
        ]
        for (a, b) in values {
            #expect(a.minus(b).map { b.adding($0) } == a)
            #expect(a.adding(a) == a.scaled(by: 2))
        }
        #expect(LayerValue.numbers([1]).minus(.numbers([1, 2])) == nil && LayerValue.none.minus(.none) == nil)
        #expect(LayerValue.flag(true).adding(.flag(false)) == .flag(false))
    }

    @Test("of a path goes point by point, and is the new one where the elements differ")
    func paths() {
        func path(_ far: CGFloat, closed: Bool = false) -> CGPath {
            var path = Path()
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: far, y: 0))
            path.addQuadCurve(to: CGPoint(x: far, y: far), control: CGPoint(x: 0, y: far))
            if closed { path.closeSubpath() }
            return path.cgPath
        }
        let way = LayerValue.path(path(10)).interpolated(to: .path(path(30)), fraction: 0.5)
        #expect(way == .path(path(20)))
        let other = path(30, closed: true)
        #expect(LayerValue.path(path(10)).interpolated(to: .path(other), fraction: 0.1) == .path(other))
        #expect(LayerValue.none.interpolated(to: .path(other), fraction: 0.1) == .path(other))
        let shapes = CGPath(Path(CGRect(x: 0, y: 0, width: 10, height: 10)))
        let wide = CGPath(Path(CGRect(x: 0, y: 0, width: 30, height: 10)))
        let between = LayerValue.path(shapes).interpolated(to: .path(wide), fraction: 0.5)
        #expect(between.path?.boundingBoxOfPath.width == 20)
    }

    @Test("of lists of unequal lengths switches at the middle")
    func lists() {
        let (one, two) = (LayerValue.numbers([0]), LayerValue.numbers([1, 2]))
        #expect(one.interpolated(to: two, fraction: 0.49) == one && one.interpolated(to: two, fraction: 0.5) == two)
        #expect(LayerValue.numbers([0, 2]).interpolated(to: .numbers([4, 4]), fraction: 0.25) == .numbers([1, 2.5]))
    }
}
