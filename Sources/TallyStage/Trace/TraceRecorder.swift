import Foundation
import TallyScene

/// Notes frames of a stage as traces. Holds on to what it has seen drawn, so that no two have the same identity.
@MainActor
final class TraceRecorder {
    private let stage: Stage
    private let start: TimeInterval
    private(set) var times: [TimeInterval] = []
    /// The traces of what one part draws; of a text of several lines there is one for each line.
    private var tracesOf: [ObjectIdentifier: (part: AnyObject, segment: Segment, traces: [Int])] = [:]
    private var elements: [Trace] = []
    private var drawn: [DrawnElement] = []
    /// What a text was drawn inside of when it came.
    private var whole: [ObjectIdentifier: ObjectIdentifier] = [:]
    /// What is followed as one: everything that is drawn below a segment.
    private var group: (segment: Segment, trace: Trace)?
    /// Which of the elements is followed.
    private var followed: Int?

    init(_ stage: Stage) {
        self.stage = stage
        start = stage.time
    }

    /// What has been noted; each with the times of all frames.
    var traces: [Trace] { elements.map(finished) }

    /// The trace of what is followed; nil if nothing is.
    var target: Trace? {
        if let group { return finished(group.trace) }
        return followed.map { finished(elements[$0]) }
    }

    private func finished(_ trace: Trace) -> Trace {
        var trace = trace
        trace.times = times
        return trace
    }

    func note() {
        times.append(stage.time - start)
        let before = drawn
        drawn = FrameReader(stage.runtime.displayList).drawn
        var first = 0
        while first < drawn.count {
            var end = first + 1
            while end < drawn.count, drawn[end].part === drawn[first].part { end += 1 }
            note(drawn[first..<end])
            first = end
        }
        noteHandingOver(from: before)
        noteGroup()
    }

    /// Marks texts that gave way to their characters, or these to them: the characters are drawn inside the text.
    private func noteHandingOver(from before: [DrawnElement]) {
        let now = Set(drawn.lazy.filter { $0.text != nil }.map(\.id))
        let then = Set(before.lazy.filter { $0.text != nil }.map(\.id))
        let come = drawn.filter { $0.text != nil && !then.contains($0.id) }
        let gone = before.filter { $0.text != nil && !now.contains($0.id) }
        if come.isEmpty { return }
        for part in come { whole[part.id] = part.surrounding.map(ObjectIdentifier.init) }
        func counterparts(_ parts: [DrawnElement], for others: [DrawnElement]) -> [ObjectIdentifier] {
            let texts = Set(others.map(\.id))
            let wholes = Set(others.compactMap { whole[$0.id] })
            return parts.map(\.id).filter { wholes.contains($0) || whole[$0].map(texts.contains) ?? false }
        }
        let frame = times.count - 1
        for part in counterparts(come, for: gone) { mark(part, \.takesOver, frame) }
        for part in counterparts(gone, for: come) { mark(part, \.handsOver, frame - 1) }
    }

    private func mark(_ part: ObjectIdentifier, _ flag: WritableKeyPath<Trace.Sample, Bool>, _ frame: Int) {
        for index in tracesOf[part]?.traces ?? [] {
            guard let last = elements[index].samples.lastIndex(where: { $0.frame <= frame }),
                elements[index].samples[last].frame == frame
            else { continue }
            elements[index].samples[last][keyPath: flag] = true
        }
    }

    // MARK: Identity

    /// Continues a part's lines as those that read the same and were nearest; a text of one line as itself.
    private func note(_ lines: ArraySlice<DrawnElement>) {
        let frame = times.count - 1
        let known = tracesOf[lines[lines.startIndex].id]?.traces ?? []
        var free = known.filter { elements[$0].samples.last.map { $0.frame >= frame - 1 } ?? false }
        for line in lines {
            let string = line.text?.string ?? ""
            func distance(_ index: Int) -> CGFloat {
                let rect = elements[index].samples[elements[index].samples.count - 1].rect
                return abs(rect.midX - line.rect.midX) + abs(rect.midY - line.rect.midY)
            }
            let alike = free.filter { elements[$0].samples.last?.text == string }
            var index = alike.min { distance($0) < distance($1) }
            if index == nil, line.lines == 1, free.count == 1 { index = free[0] }
            if let index { free.removeAll { $0 == index } }
            elements[index ?? begin(line)].samples.append(sample(line))
        }
    }

    private func begin(_ part: DrawnElement) -> Int {
        let index = elements.count
        tracesOf[part.id, default: (part.part, part.segment, [])].traces.append(index)
        elements.append(
            Trace(
                name: part.text?.string ?? part.shape?.kind ?? "", kind: part.kind, id: index, start: start, times: [],
                samples: []))
        return index
    }

    private func sample(_ part: DrawnElement) -> Trace.Sample {
        Trace.Sample(
            frame: times.count - 1, time: times[times.count - 1], rect: part.rect, opacity: part.opacity,
            color: part.color, text: part.text?.string ?? "", visibleShare: visibleShare(part))
    }

    private func visibleShare(_ part: DrawnElement) -> Double {
        let area = part.rect.width * part.rect.height
        let window = CGRect(origin: .zero, size: stage.size)
        let seen = part.rect.intersection(window).intersection(part.clip ?? .infinite)
        guard area > 0 else { return seen.isNull ? 0 : 1 }
        return seen.isNull ? 0 : Double(seen.width * seen.height / area)
    }

    // MARK: What is followed

    /// Looks for what is called so in the frame noted last, unless it is followed already.
    func follow(_ name: String) throws {
        if target != nil { return }
        let labelled = stage.runtime.accessibilityItems.filter { $0.label == name }.compactMap(\.segment)
        let frame = times.count - 1
        let reading = elements.indices.filter { index in
            guard let sample = elements[index].samples.last else { return false }
            return sample.frame == frame && sample.text == name && elements[index].kind == .text
        }
        let others = reading.filter { index in
            // order: a search for the one part of a trace
            guard let owner = tracesOf.values.first(where: { $0.traces.contains(index) })?.segment else { return true }
            return !labelled.contains { owner.isPart(of: $0) }
        }
        if labelled.count + others.count > 1 {
            throw StageError(
                description: "\(labelled.count + others.count) elements are called \"\(name)\". Give one an "
                    + "accessibility label of its own, or trace the whole stage and pick one by its place.")
        }
        if let index = others.first { return followed = index }
        guard let segment = labelled.first else { return }
        let own = tracesOf[ObjectIdentifier(segment)]?.traces ?? []
        if own.count == 1, drawn.allSatisfy({ $0.segment === segment || !$0.segment.isPart(of: segment) }) {
            return followed = own[0]
        }
        group = (segment, Trace(name: name, kind: .group, id: 0, start: start, times: [], samples: []))
        noteGroup()
    }

    private func noteGroup() {
        guard let segment = group?.segment else { return }
        let parts = drawn.filter { $0.segment.isPart(of: segment) }
        guard let first = parts.first else { return }
        var rect = CGRect.null
        for part in parts { rect = rect.union(part.rect.intersection(part.clip ?? .infinite)) }
        if rect.isNull { rect = first.rect }
        let text = Frame(texts: parts.compactMap(\.text), shapes: [], images: [], accessibility: []).visibleText
        let sample = Trace.Sample(
            frame: times.count - 1, time: times[times.count - 1], rect: rect,
            opacity: parts.reduce(0) { max($0, $1.opacity) }, color: first.color, text: text,
            visibleShare: parts.reduce(0) { max($0, visibleShare($1)) })
        group?.trace.samples.append(sample)
    }
}

extension DrawnElement {
    fileprivate var kind: Trace.Kind {
        switch content {
        case .text: .text
        case .shape: .shape
        case .image: .image
        }
    }
}
