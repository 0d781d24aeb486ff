import ConformanceJSON
@testable import TallyMotion

extension SpecReading {
    /// One call of an expression such as `.linear(duration:1).delay(2)`.
    private struct Call {
        var name: Substring
        var arguments: [(label: String, value: Substring)] = []

        var members: JSON {
            var members: [String: JSON] = [:]
            for (label, value) in arguments { members[label] = SpecReading.json(value) }
            return .object(members)
        }
    }

    /// An animation as Swift would write it, names in full.
    static func spec(text: String) -> MotionSpec? {
        let calls = calls(Substring(text))
        guard let first = calls.first, var spec = base(first) else { return nil }
        for call in calls.dropFirst() {
            let number = call.arguments.first.flatMap { Double($0.value) } ?? .nan
            let autoreverses = call.members["autoreverses"].bool ?? true
            switch call.name {
            case "delay": spec = spec.delay(number)
            case "speed": spec = spec.speed(number)
            case "repeatCount": spec = spec.repeatCount(Int(number), autoreverses: autoreverses)
            case "repeatForever": spec = spec.repeatForever(autoreverses: autoreverses)
            case "logicallyComplete": spec = spec.logicallyComplete(after: number)
            default: return nil
            }
        }
        return spec
    }

    /// A spring as Swift would write it.
    static func spring(text: String) -> Spring? {
        calls(Substring("." + text)).first.flatMap { spring($0.members) }
    }

    private static func base(_ call: Call) -> MotionSpec? {
        let members = call.members
        if call.name == "timingCurve" {
            let duration = members["duration"].number ?? 0.35
            let free = call.arguments.filter { $0.label.isEmpty }.map(\.value)
            if free.count == 4 {
                let points = free.map { Double($0) ?? .nan }
                let curve = UnitCurve(x1: points[0], y1: points[1], x2: points[2], y2: points[3])
                return .curve(curve, duration: duration)
            }
            return curve(named: String(free[0].dropFirst())).map { .curve($0, duration: duration) }
        }
        if call.name == "interpolatingSpring", let argument = call.arguments.first, argument.value.hasPrefix("Spring") {
            return spring(text: String(argument.value)).map { .interpolatingSpring($0) }
        }
        return spec(.object(["base": .string(String(call.name)), "params": members]))
    }

    private static func json(_ text: Substring) -> JSON {
        switch text {
        case "true": .bool(true)
        case "false": .bool(false)
        default: Double(text).map { .number($0) } ?? .string(String(text))
        }
    }

    private static func calls(_ text: Substring) -> [Call] {
        var result: [Call] = []
        var rest = text
        while rest.first == "." {
            rest = rest.dropFirst()
            let name = rest.prefix { $0.isLetter }
            rest = rest.dropFirst(name.count)
            var call = Call(name: name)
            if rest.first == "(" {
                let inside = inside(rest)
                rest = rest.dropFirst(inside.count + 2)
                call.arguments = arguments(inside)
            }
            result.append(call)
        }
        return rest.isEmpty ? result : []
    }

    /// What stands between the bracket at the start and its partner.
    private static func inside(_ text: Substring) -> Substring {
        var depth = 0
        let end = text.indices.first { index in
            if text[index] == "(" { depth += 1 }
            if text[index] == ")" { depth -= 1 }
            return depth == 0
        }
        return text[text.index(after: text.startIndex)..<(end ?? text.endIndex)]
    }

    private static func arguments(_ text: Substring) -> [(label: String, value: Substring)] {
        var depth = 0
        let parts = text.split { character in
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            return character == "," && depth == 0
        }
        return parts.map { part in
            let label = part.prefix { $0.isLetter }
            let after = part.dropFirst(label.count)
            return after.first == ":" ? (String(label), after.dropFirst()) : ("", part)
        }
    }
}
