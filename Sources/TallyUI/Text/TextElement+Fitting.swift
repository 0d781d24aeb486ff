import Foundation
@_spi(Runtime) import TallyCore
import TallyScene

/// A text that was made smaller, or denser, to fit into a place.
struct TextFit {
    let width: Double
    let height: Double
    /// The share of its size.
    var scale = 1.0
    /// What its letters were moved together by, as a share of their size.
    var tightening = 0.0
    var lines: Int?
    var text: ShapedText
}

extension TextElement {
    /// How far letters are moved together at most, as a share of their size: what Core Text allows a line before it cuts it.
    private static let mostTightening = 0.05

    func shape(width: Double?, lines: Int?, scale: Double = 1, tightening: Double = 0) -> ShapedText {
        runtime.shaper.shape(paragraph(runs, width: width, lines: lines, scale: scale, tightening: tightening))
    }

    private func paragraph(
        _ runs: [Paragraph.Run], width: Double?, lines: Int?, scale: Double = 1, tightening: Double = 0
    ) -> Paragraph {
        var runs = scale == 1 ? runs : runs.map { $0.scaled(by: scale) }
        if tightening > 0 { for index in runs.indices { runs[index].tracking -= tightening * runs[index].font.size } }
        return Paragraph(
            runs: runs, width: width, lineLimit: lines, truncation: setting.truncation, alignment: setting.alignment,
            isRightToLeft: setting.isRightToLeft, lineSpacing: setting.lineSpacing)
    }

    /// Returns what a text that is shown was shaped from: as it is broken and made to fit now.
    func paragraph(of text: ShapedText) -> Paragraph {
        if let fit, fit.text === text {
            return paragraph(
                runs, width: fit.width, lines: fit.lines, scale: fit.scale, tightening: fit.tightening)
        }
        if let wrapped, wrapped.text === text { return paragraph(runs, width: wrapped.width, lines: wrapped.lines) }
        return paragraph(runs, width: nil, lines: setting.lineLimit)
    }

    func fitted(_ proposal: ProposedViewSize) -> ShapedText {
        guard let natural else { return ShapedText(lines: [], size: .zero, inkBounds: .null) }
        let width = proposal.width.map { Double($0) } ?? .infinity
        if width.isNaN { return natural }
        let isNarrow = natural.size.width <= width + ShapedText.slack
        if isNarrow, natural.lines.count <= 1 { return natural }
        let height = proposal.height.map { Double($0) } ?? .infinity
        if isNarrow, !(natural.size.height > height + 0.0005) { return natural }
        let lines = natural.linesFitting(height, spacing: setting.lineSpacing, limit: setting.lineLimit)
        if let wrapped, wrapped.width == width, wrapped.lines == lines { return wrapped.text }
        if let fit, fit.width == width, fit.height == height { return fit.text }
        let text = shape(width: Swift.max(0, width), lines: lines)
        if text.isTruncated || text.breaksWords, let fit = fit(toWidth: Swift.max(0, width), height: height, lines) {
            self.fit = fit
            return fit.text
        }
        wrapped = (width, lines, text)
        return text
    }

    /// Returns a text that loses its end in a place, or has words broken there, as it may be changed so that it does not, if it may.
    private func fit(toWidth width: Double, height: Double, _ lines: Int?) -> TextFit? {
        if setting.allowsTightening, let tight = tightened(toWidth: width, height: height, lines) { return tight }
        return setting.minimumScale < 1 ? shrunk(toWidth: width, height: height) : nil
    }

    /// Returns the text with its letters moved together no further than they must be; nil: that is not enough.
    private func tightened(toWidth width: Double, height: Double, _ lines: Int?) -> TextFit? {
        var (least, most) = (0.0, Self.mostTightening)
        var text = shape(width: width, lines: lines, tightening: most)
        if text.isTruncated || text.breaksWords { return nil }
        while most - least > Self.mostTightening / 16 {
            let middle = (least + most) / 2
            let looser = shape(width: width, lines: lines, tightening: middle)
            if looser.isTruncated || looser.breaksWords { least = middle } else { (most, text) = (middle, looser) }
        }
        return TextFit(width: width, height: height, tightening: most, lines: lines, text: text)
    }

    /// Returns the text as large as it can be without losing any of it in a place or breaking a word, and as the minimum scale allows.
    private func shrunk(toWidth width: Double, height: Double) -> TextFit {
        // A place offered after rounding must do for what was measured before it.
        func fits(_ text: ShapedText) -> Bool {
            !text.isTruncated && !text.breaksWords && !(text.size.height > height + 0.0005)
                && !(text.size.width > width + 0.0005)
        }
        var (least, most) = (setting.minimumScale, 1.0)
        var lines = setting.lineLimit
        var text = shape(width: width, lines: setting.lineLimit, scale: least)
        if fits(text) {
            // To a sixty-fourth of the size: less than a quarter of a point in a text of 16.
            while most - least > 1.0 / 64 {
                let middle = (least + most) / 2
                let larger = shape(width: width, lines: setting.lineLimit, scale: middle)
                if fits(larger) { (least, text) = (middle, larger) } else { most = middle }
            }
        } else {
            let all = shape(width: nil, lines: setting.lineLimit, scale: least)
            lines = all.linesFitting(height, spacing: setting.lineSpacing, limit: setting.lineLimit)
            text = shape(width: width, lines: lines, scale: least)
        }
        return TextFit(width: width, height: height, scale: least, lines: lines, text: text)
    }
}
