import Foundation
import Testing
import TallyCore
import TallyLayers

@Suite("A key path")
struct LayerKeyPathTests {
    @Test("names every property by its key, and the two that have another name by both")
    func properties() {
        for property in LayerProperty.allCases {
            #expect(LayerProperty(key: property.key) == property)
            #expect(LayerKeyPath(property.key) == LayerKeyPath(property))
        }
        #expect(LayerKeyPath("isHidden")?.property == .hidden && LayerProperty.hidden.key == "hidden")
        #expect(LayerKeyPath("isDoubleSided")?.property == .doubleSided)
    }

    private static let parts = [
        "transform.rotation", "transform.rotation.x", "transform.rotation.y", "transform.rotation.z",
        "transform.scale", "transform.scale.x", "transform.scale.y", "transform.scale.z", "transform.translation",
        "transform.translation.x", "transform.translation.y", "transform.translation.z",
        "sublayerTransform.rotation.y", "instanceTransform.scale", "position.x", "position.y", "anchorPoint.x",
        "anchorPoint.y", "bounds.origin", "bounds.origin.x", "bounds.origin.y", "bounds.size", "bounds.size.width",
        "bounds.size.height", "shadowOffset.width", "shadowOffset.height", "contentsRect.origin.x",
        "contentsRect.size.height", "contentsCenter.size", "startPoint.x", "endPoint.y", "emitterPosition.x",
        "emitterSize.width",
    ]

    @Test("of a part reads what it has set, and leaves the rest", arguments: parts)
    func setAndGet(name: String) throws {
        let path = try #require(LayerKeyPath(name))
        let whole: LayerValue =
            switch path.property.kind {
            case .rect: .rect([1, 2, 3, 4])
            case .transform:
                .transform(
                    CATransform3DConcat(
                        CATransform3DConcat(CATransform3DMakeScale(2, 3, 4), CATransform3DMakeRotation(0.4, 1, 2, 3)),
                        CATransform3DMakeTranslation(5, 6, 7)))
            default: .pair([1, 2])
            }
        let part: LayerValue = path.kind == .number ? .number(0.75) : .pair([8, 9])
        let changed = path.set(part, in: whole)
        let read = path.get(from: changed)
        #expect(read.distance(to: part).map { $0 < 1e-9 } == true, "\(read)")
        for other in Self.parts where other != name && !isRelated(other, name) {
            guard let other = LayerKeyPath(other), other.property == path.property else { continue }
            let (before, after) = (other.get(from: whole), other.get(from: changed))
            #expect(before.distance(to: after).map { $0 < 1e-9 } == true, "\(other) \(before) \(after)")
        }
        #expect(path.set(.flag(true), in: whole) == whole && path.get(from: .flag(true)) == .flag(true))
    }

    private func isRelated(_ a: String, _ b: String) -> Bool {
        let z = ["transform.rotation", "transform.rotation.z"]
        let scales = a.contains(".scale") && b.contains(".scale") && (a.hasSuffix("scale") || b.hasSuffix("scale"))
        return a.hasPrefix(b) || b.hasPrefix(a) || z.contains(a) && z.contains(b) || scales
    }

    @Test("of a rotation shows the whole angle it was given, over half a turn and over a whole one")
    func wholeAngle() {
        for name in ["x", "y", "z"] {
            let turn = CABasicAnimation(keyPath: "transform.rotation." + name)
            (turn.fromValue, turn.toValue) = (0, 7)
            let running = RunningAnimation(turn)
            for time in stride(from: 0.0, to: 1, by: 0.05) {
                let (x, y, z) = (name == "x" ? 1.0 : 0, name == "y" ? 1.0 : 0, name == "z" ? 1.0 : 0)
                let wanted = CATransform3DMakeRotation(CGFloat(7 * time), CGFloat(x), CGFloat(y), CGFloat(z)).list
                let shown = running.values(at: time)[.transform].transform.list
                #expect(zip(shown, wanted).allSatisfy { ($0 - $1).magnitude < 1e-12 })
            }
        }
    }

    @Test("of a rotation reads the angle of a turn about its axis, to the last digits")
    func readsAngle() {
        for (name, axis) in [("x", (1.0, 0.0, 0.0)), ("y", (0, 1, 0)), ("z", (0, 0, 1))] {
            let path = LayerKeyPath("transform.rotation." + name)
            for step in -314...314 {
                let angle = Double(step) / 100
                let turn = CATransform3DMakeRotation(CGFloat(angle), CGFloat(axis.0), CGFloat(axis.1), CGFloat(axis.2))
                let read = path?.get(from: .transform(turn)).number ?? .nan
                #expect((read - angle).magnitude < 1e-14, "\(name) \(angle)")
            }
        }
    }

    @Test("of a scale works on what has none")
    func fromNothing() {
        let grow = CABasicAnimation(keyPath: "transform.scale")
        (grow.fromValue, grow.toValue) = (0, 1)
        let below: [LayerProperty: LayerValue] = [
            .transform: .transform(CATransform3DTranslate(CATransform3DMakeTranslation(5, 6, 0), 0, 0, 0))
        ]
        #expect(RunningAnimation(grow).values(at: 0.5, below)[.transform].transform.list[12] == 5)
        let flat: [LayerProperty: LayerValue] = [.transform: .transform(CATransform3DMakeScale(0, 0, 0))]
        let shown = RunningAnimation(grow).values(at: 0.5, flat)[.transform].transform
        #expect(shown == CATransform3DMakeScale(0.5, 0.5, 0.5))
    }

    @Test("of two turns after one another keeps both, also over a quarter")
    func twoTurns() {
        let first = CABasicAnimation(keyPath: "transform.rotation.y")
        (first.fromValue, first.toValue) = (2, 2)
        let second = CABasicAnimation(keyPath: "transform.rotation.x")
        (second.fromValue, second.toValue) = (0.3, 0.3)
        var store = ValueStore()
        RunningAnimation(first).apply(to: &store, at: 0)
        RunningAnimation(second).apply(to: &store, at: 0)
        let wanted = CATransform3DConcat(
            CATransform3DMakeRotation(0.3, 1, 0, 0), CATransform3DMakeRotation(2, 0, 1, 0))
        #expect(zip(store[.transform].transform.list, wanted.list).allSatisfy { ($0 - $1).magnitude < 1e-12 })
    }
}
