import ConformanceJSON
@testable import TallyMotion

extension ConformanceRow {
    private static func curve(_ json: JSON) -> UnitCurve? {
        guard let name = json["curve"].string else { return nil }
        if name == "bezier", let start = json["startControlPoint"].array, let end = json["endControlPoint"].array {
            return UnitCurve(
                x1: start[0].number!, y1: start[1].number!, x2: end[0].number!, y2: end[1].number!)
        }
        return SpecReading.curve(named: name)
    }

    private static func answer(_ api: String, _ json: JSON, at progress: Double) -> Double? {
        guard let curve = curve(json) else { return nil }
        switch api {
        case "UnitCurve.value(at:)": return curve.value(at: progress)
        case "UnitCurve.velocity(at:)": return curve.velocity(at: progress)
        case "UnitCurve.inverse.value(at:)": return curve.inverse.value(at: progress)
        case "UnitCurve.inverse.velocity(at:)": return curve.inverse.velocity(at: progress)
        default: return nil
        }
    }

    func unitCurve() -> Outcome {
        if group == "bezier" {
            let points = args["controlPoints"].array!.map { $0.number! }
            let curve = UnitCurve(x1: points[0], y1: points[1], x2: points[2], y2: points[3])
            var motion = Motion(
                from: 0.0, to: 1, spec: .curve(curve, duration: args["duration"].number!), at: 0)
            return check(motion.value(at: input["time"].number!))
        }
        if api == "UnitCurve ==" {
            // The deprecated name is compared by its definition, without using it.
            return Outcome(args["a"].string == "easeInEaseOut" && Self.deprecated == .easeInOut)
        }
        guard let actual = Self.answer(api, args, at: input["progress"].number!) else { return .hasNoRunner }
        for (key, isWanted) in [("sameAs", true), ("differsFrom", false)] where expected[key].isObject {
            let other = expected[key]
            guard let value = Self.answer(other["api"].string!, other, at: other["progress"].number!) else {
                return .hasNoRunner
            }
            return Outcome((check(actual, .number(value)) == .holds) == isWanted, "\(actual), \(value)")
        }
        return check(actual)
    }

    private static let deprecated: UnitCurve = (OldNames() as any Named).easeInEaseOut
}

/// Reaches a deprecated name without a warning.
private protocol Named {
    var easeInEaseOut: UnitCurve { get }
}

private struct OldNames: Named {
    @available(*, deprecated)
    var easeInEaseOut: UnitCurve { .easeInEaseOut }
}
