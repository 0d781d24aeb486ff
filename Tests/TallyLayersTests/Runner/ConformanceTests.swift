import Foundation
import Testing

@MainActor @Suite("The pinned values of Core Animation")
struct ConformanceTests {
    /// The groups whose rows are run here.
    private static let groups: Set<String> = [
        "timing-function", "spring-settling", "spring-position", "spring-perceptual", "uiview-spring", "keyframe",
        "media-timing", "layer-time", "by-value", "transform", "transform-decompose", "transform-interpolate",
        "transform-keypath", "transition", "defaults", "geometry", "scroll-layer", "autoresizing", "content-mode",
        "font", "retarget", "uiview-keyframes", "scroll-view",
    ]

    /// Nil if the row is of a class, or a group, that others run.
    private static func outcome(of row: ValueRow) -> Outcome? {
        switch row.group {
        case "timing-function": row.timingFunction()
        case "spring-settling": row.springSettling()
        case "spring-position": row.springPosition()
        case "spring-perceptual": row.springPerceptual()
        case "uiview-spring": row.viewSpring()
        case "keyframe": row.keyframe()
        case "media-timing": row.mediaTiming()
        case "layer-time": row.layerTime()
        case "by-value": row.byValue()
        case "transform": row.transform()
        case "transform-decompose": row.transformParts()
        case "transform-interpolate": row.transformInterpolation()
        case "transform-keypath": row.transformKeyPath()
        case "transition": row.transition()
        case "defaults": row.defaultOfAnimation() ?? row.defaultOfLayer()
        case "geometry": row.geometry()
        case "scroll-layer": row.scrollLayer()
        case "autoresizing": row.autoresizing()
        case "content-mode": row.contentMode()
        case "font": row.font()
        case "retarget": row.retarget()
        case "uiview-keyframes": row.viewKeyframes()
        case "scroll-view": row.scrollView()
        default: nil
        }
    }

    private static func notYet() throws -> [String: String] {
        let text = try String(contentsOf: ValueRow.folder.appending(path: "not-yet.txt"), encoding: .utf8)
        var reasons: [String: String] = [:]
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            let parts = line.split(separator: " ", maxSplits: 1)
            try #require(parts.count == 2, "not-yet.txt: a line is an id, spaces and a reason, but one is '\(line)'")
            try #require(reasons.updateValue(String(parts[1]), forKey: String(parts[0])) == nil, "\(parts[0]) twice")
        }
        return reasons
    }

    @Test("all hold, or not-yet.txt says why not")
    func everyRow() throws {
        let reasons = try Self.notYet()
        let rows = ValueRow.all
        #expect(rows.count == 830)
        #expect(Set(rows.map(\.id)).count == rows.count)
        var run: [String: Int] = [:]
        for row in rows where Self.groups.contains(row.group) {
            guard let outcome = Self.outcome(of: row) else { continue }
            run[row.group, default: 0] += 1
            switch (outcome, reasons[row.id]) {
            case (.holds, .some): Issue.record("\(row.id) holds: remove it from not-yet.txt")
            case (.fails(let message), nil):
                Issue.record("\(row.id), rule \(row.rule), fails: \(message); \(row.input)")
            case (.hasNoRunner, nil): Issue.record("\(row.id) has no runner: \(row.input)")
            default: break
            }
        }
        #expect(Set(run.keys) == Self.groups)
        #expect(run.values.reduce(0, +) == 803)
        #expect(Set(reasons.keys).subtracting(rows.map(\.id)).isEmpty, "not-yet.txt names rows that do not exist")
    }

    @Test("transitions are drawn where and as opaque as they say")
    func drawnTransitions() {
        var count = 0
        for row in ValueRow.all where row.group == "transition" {
            guard let outcome = row.drawnTransition() else { continue }
            count += 1
            if case .fails(let message) = outcome { Issue.record("\(row.id): \(message); \(row.input)") }
        }
        #expect(count == 104)
    }
}
