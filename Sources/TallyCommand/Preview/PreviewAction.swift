import SwiftUI

/// Something a person does at a time: one word of `--taps`.
struct PreviewAction: Hashable {
    enum Deed: Hashable {
        case tap(String)
        case press(CGPoint)
        case type(String)
        case key(KeyEquivalent, EventModifiers)
        case down(CGPoint)
        case move(CGPoint)
        case up(CGPoint)
    }

    let deed: Deed
    /// Seconds; 0...3600.
    let time: Double
    /// As it was written.
    let text: String

    /// Reads `Save@0.5 Add item@1.2 type:hello@2`: each action goes to its `@` and number. In the order of their times.
    static func all(in words: String) throws(CommandError) -> [PreviewAction] {
        var actions: [PreviewAction] = []
        var pending: [Substring] = []
        for word in words.split(separator: " ", omittingEmptySubsequences: false) {
            if pending.isEmpty && word.isEmpty { continue }
            guard let sign = word.lastIndex(of: "@"), let time = Double(word[word.index(after: sign)...]) else {
                pending.append(word)
                continue
            }
            let head = (pending + [word[..<sign]]).joined(separator: " ")
            pending = []
            guard !head.isEmpty, (0...3600).contains(time) else {
                throw CommandError(
                    .usage,
                    "--taps cannot have \"\(head)\(word[sign...])\"; write what and when, in 0...3600 seconds: Save@0.5."
                )
            }
            actions += try deeds(head, at: time, head + word[sign...])
        }
        while pending.last?.isEmpty == true { pending.removeLast() }
        guard pending.isEmpty else {
            let rest = pending.joined(separator: " ")
            throw CommandError(
                .usage, "--taps does not say when \"\(rest)\" is to be; write its time in seconds: \(rest)@0.5.")
        }
        // A stable order: what is written first of one time is done first.
        let ordered = actions.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
            .map(\.element)
        try checkOneFinger(ordered)
        return ordered
    }

    /// There is one finger: it does nothing else while it drags or holds something.
    private static func checkOneFinger(_ actions: [PreviewAction]) throws(CommandError) {
        var held: PreviewAction?
        for action in actions {
            switch action.deed {
            case .up where action.text == held?.text: held = nil
            case .down, .tap, .press:
                if let held {
                    let end = actions.last { $0.text == held.text }?.time ?? held.time
                    throw CommandError(
                        .usage,
                        "--taps cannot have \"\(action.text)\" while \"\(held.text)\" is under way: there is one finger. "
                            + "That is over at \((end * 1000).rounded() / 1000) s; let the other begin then, or later.")
                }
                if case .down = action.deed { held = action }
            case .up, .move, .type, .key: break
            }
        }
    }

    private static func deeds(_ head: String, at time: Double, _ text: String) throws(CommandError) -> [PreviewAction] {
        guard let colon = head.firstIndex(of: ":") else {
            return [PreviewAction(deed: .tap(head), time: time, text: text)]
        }
        let rest = String(head[head.index(after: colon)...])
        switch head[..<colon] {
        case "tap":
            let deed: Deed = point(rest).map { .press($0) } ?? .tap(rest)
            return [PreviewAction(deed: deed, time: time, text: text)]
        case "type": return [PreviewAction(deed: .type(rest), time: time, text: text)]
        case "key":
            guard let (key, modifiers) = PreviewKeys.read(rest) else {
                throw CommandError(
                    .usage,
                    "--taps knows no key \"\(rest)\"; write one character or \(PreviewKeys.list), such as key:return@1."
                )
            }
            return [PreviewAction(deed: .key(key, modifiers), time: time, text: text)]
        case "drag":
            let ends = rest.split(separator: ">", omittingEmptySubsequences: false).map { point(String($0)) }
            guard ends.count == 2, let start = ends[0], let end = ends[1] else {
                throw CommandError(
                    .usage, "--taps cannot have \"\(text)\"; write drag:X,Y>X,Y@SECONDS, such as drag:200,40>40,40@1.")
            }
            return [PreviewAction(deed: .down(start), time: time, text: text)]
                + moves(from: start, to: end, at: time, text)
                + [PreviewAction(deed: .up(end), time: time + pace, text: text)]
        case "hold":
            let points = rest.split(separator: ">", omittingEmptySubsequences: false).compactMap { point(String($0)) }
            guard !points.isEmpty, points.count == rest.count(where: { $0 == ">" }) + 1 else {
                throw CommandError(
                    .usage,
                    "--taps cannot have \"\(text)\"; write hold:X,Y@SECONDS, or where it is dragged, such as "
                        + "hold:40,60>200,60@1.")
            }
            return hold(points, at: time, text)
        default:
            // A label may have a colon.
            return [PreviewAction(deed: .tap(head), time: time, text: text)]
        }
    }

    /// How long a finger goes from one point to the next, in seconds.
    private static let pace = 0.25
    /// How long a finger rests before it drags what it has lifted: long enough for any long press that has no duration of its own.
    private static let rest = 0.6
    /// How long it then rests at each point, as a person does who looks where they are.
    private static let pause = 0.15

    private static func moves(from start: CGPoint, to end: CGPoint, at time: Double, _ text: String) -> [PreviewAction]
    {
        let steps = 15
        return (1...steps).map { step in
            let share = CGFloat(step) / CGFloat(steps)
            let point = CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
            return PreviewAction(deed: .move(point), time: time + pace * Double(step) / Double(steps), text: text)
        }
    }

    /// A press that lasts, then a way through the other points.
    private static func hold(_ points: [CGPoint], at time: Double, _ text: String) -> [PreviewAction] {
        var actions = [PreviewAction(deed: .down(points[0]), time: time, text: text)]
        var now = time + rest
        for (start, end) in zip(points, points.dropFirst()) {
            actions += moves(from: start, to: end, at: now, text)
            now += pace + pause
        }
        return actions + [PreviewAction(deed: .up(points[points.count - 1]), time: now, text: text)]
    }

    private static func point(_ text: String) -> CGPoint? {
        let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
        guard numbers.count == 2, let x = numbers[0], let y = numbers[1], x.isFinite, y.isFinite else { return nil }
        return CGPoint(x: x, y: y)
    }
}

/// The keys that have a name on the command line.
enum PreviewKeys {
    private static let names: [(name: String, key: KeyEquivalent)] = [
        ("return", .return), ("tab", .tab), ("space", .space), ("escape", .escape), ("delete", .delete),
        ("up", .upArrow), ("down", .downArrow), ("left", .leftArrow), ("right", .rightArrow),
    ]
    private static let modifiers: [(name: Substring, value: EventModifiers)] = [
        ("cmd", .command), ("shift", .shift), ("ctrl", .control), ("alt", .option),
    ]

    static let list = names.map(\.name).joined(separator: ", ")

    /// Reads `return`, `x`, `cmd+a`.
    static func read(_ text: String) -> (KeyEquivalent, EventModifiers)? {
        var held: EventModifiers = []
        var rest = text[...]
        while let plus = rest.firstIndex(of: "+"), let modifier = modifiers.first(where: { $0.name == rest[..<plus] }) {
            held.insert(modifier.value)
            rest = rest[rest.index(after: plus)...]
        }
        if let named = names.first(where: { $0.name == rest }) { return (named.key, held) }
        guard rest.count == 1, let character = rest.first else { return nil }
        return (KeyEquivalent(character), held)
    }
}
