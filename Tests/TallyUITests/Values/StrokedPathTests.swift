import TallyScene
import Foundation
import Testing

@testable import TallyCore

@Suite struct StrokedPathTests {
    private let box = CGRect(x: -20, y: -20, width: 140, height: 140)

    @Test func `a stroke covers what is nearer than half its width`() {
        var sampler = Sampler(21)
        for _ in 0..<5 {
            let path = sampler.path()
            let stroked = path.strokedPath(StrokeStyle(lineWidth: 8, lineCap: .round, lineJoin: .round))
            let dense = path.outline.subpaths.flatMap(\.pieces).flatMap { piece in
                (0...150).map { piece.point(at: Double($0) / 150) }
            }
            for _ in 0..<80 {
                let p = sampler.point()
                let distance = dense.reduce(Double.infinity) { near, q in
                    min(near, ((p.x - q.x) * (p.x - q.x) + (p.y - q.y) * (p.y - q.y)).squareRoot())
                }
                if distance < 3.5 { #expect(stroked.contains(p)) }
                if distance > 4.5 { #expect(!stroked.contains(p)) }
            }
        }
    }

    @Test func `caps and joins have their areas`() {
        var line = Path()
        line.addLines([CGPoint(x: 0, y: 50), CGPoint(x: 100, y: 50)])
        let areas: [(CGLineCap, Double)] = [(.butt, 2000), (.square, 2400), (.round, 2000 + 100 * .pi)]
        for (cap, area) in areas {
            let stroked = line.strokedPath(StrokeStyle(lineWidth: 20, lineCap: cap))
            #expect(abs(stroked.sampledArea(box) - area) < 120)
        }
        var corner = Path()
        corner.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 80, y: 0), CGPoint(x: 80, y: 80)])
        func holds(_ join: CGLineJoin, _ p: CGPoint, limit: CGFloat = 10) -> Bool {
            corner.strokedPath(StrokeStyle(lineWidth: 20, lineJoin: join, miterLimit: limit)).contains(p)
        }
        let (tip, arc, chord) = (CGPoint(x: 89, y: -9), CGPoint(x: 86, y: -6), CGPoint(x: 84, y: -4))
        #expect(holds(.miter, tip) && !holds(.round, tip) && !holds(.bevel, tip))
        #expect(holds(.round, arc) && !holds(.bevel, arc) && holds(.bevel, chord))
        #expect(!holds(.miter, tip, limit: 1), "beyond its limit a miter is a bevel")
    }

    @Test func `dashes leave gaps where the pattern says`() {
        var line = Path()
        line.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0)])
        func isInked(_ x: CGFloat, _ dash: [CGFloat], _ phase: CGFloat) -> Bool {
            line.strokedPath(StrokeStyle(lineWidth: 4, dash: dash, dashPhase: phase)).contains(CGPoint(x: x, y: 0.5))
        }
        for phase in stride(from: -30.0, through: 30, by: 5) {
            for x in stride(from: 0.5, to: 100, by: 3.3) {
                let place = (x + phase).truncatingRemainder(dividingBy: 15)
                let wanted = (place < 0 ? place + 15 : place) < 10
                #expect(isInked(x, [10, 5], phase) == wanted)
            }
        }
        #expect(isInked(5, [10], 0) && !isInked(15, [10], 0) && isInked(25, [10], 0))
        #expect(isInked(50, [0, 0], 0) && isInked(50, [-1, 2], 0) && isInked(50, [.nan], .nan), "no pattern")
        #expect(line.strokedPath(StrokeStyle(lineWidth: .nan)).isEmpty)
        #expect(line.strokedPath(StrokeStyle(lineWidth: -1)).isEmpty)
    }
}
