import Foundation

extension Frame {
    /// What a person would read: the shown texts line by line from the left, without a space where they touch.
    ///
    /// A text is shown if it is not transparent and more than half of its line box is inside its clip. Of texts that
    /// lie upon one another, as when one fades into the other, the one that shows more is read.
    public var visibleText: String {
        var shown: [(text: TextElement, weight: Double)] = []
        for text in texts {
            let weight = text.visibleShare * text.opacity
            guard text.opacity > 0.05, text.visibleShare > 0.5, !text.string.isEmpty else { continue }
            if let rival = shown.firstIndex(where: { $0.text.rect.covers(text.rect) }) {
                if weight >= shown[rival].weight { shown[rival] = (text, weight) }
            } else {
                shown.append((text, weight))
            }
        }
        return Self.lines(shown.map(\.text)).map(Self.joined).joined(separator: " ")
    }

    /// Sorts texts into lines: those whose middles are at about one height stand in one.
    private static func lines(_ texts: [TextElement]) -> [[TextElement]] {
        var lines: [[TextElement]] = []
        for text in texts.sorted(by: { ($0.rect.midY, $0.rect.minX) < ($1.rect.midY, $1.rect.minX) }) {
            if let last = lines.last?.first,
                abs(last.rect.midY - text.rect.midY) < min(last.rect.height, text.rect.height) / 2
            {
                lines[lines.count - 1].append(text)
            } else {
                lines.append([text])
            }
        }
        return lines.map { $0.sorted { $0.rect.minX < $1.rect.minX } }
    }

    private static func joined(_ line: [TextElement]) -> String {
        var result = ""
        var end = CGFloat.infinity
        for text in line {
            // A space is about a quarter of a line high; half of that is no accident.
            if text.rect.minX - end > text.rect.height / 8 { result += " " }
            result += text.string
            end = text.rect.maxX
        }
        return result
    }
}

extension TextElement {
    /// The share of the line box inside the clip, 0...1.
    fileprivate var visibleShare: Double {
        guard let clip else { return 1 }
        let area = rect.width * rect.height
        guard area > 0 else { return clip.contains(rect.origin) ? 1 : 0 }
        let seen = rect.intersection(clip)
        return seen.isNull ? 0 : Double(seen.width * seen.height / area)
    }
}

extension CGRect {
    /// Returns true if more than half of the smaller of the two is covered by the other.
    fileprivate func covers(_ other: CGRect) -> Bool {
        let common = intersection(other)
        guard !common.isNull else { return false }
        let smaller = Swift.min(width * height, other.width * other.height)
        return smaller > 0 && common.width * common.height > smaller / 2
    }
}
