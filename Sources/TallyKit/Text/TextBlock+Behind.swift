import Foundation
import TallyLayers
internal import TallyScene
import TallyStage

// What is drawn behind a text: its runs are those of the paragraph, one for each of the attributed string's.
extension TextBlock {
    func drawBehind(_ paragraph: Paragraph, at corner: CGPoint, _ context: CGContext) {
        let runs = text.looks
        guard runs.count == paragraph.runs.count else { return }
        if runs.contains(where: { $0[.backgroundColor] is UIColor }) {
            drawGrounds(runs.map { ($0[.backgroundColor] as? UIColor)?.resolvedNow }, paragraph, corner, context)
        }
        var thrown: [NSShadow] = []
        for case let shadow as NSShadow in runs.map({ $0[.shadow] }) where !thrown.contains(shadow) {
            thrown.append(shadow)
        }
        for shadow in thrown {
            draw(shadow, of: runs.map { $0[.shadow] as? NSShadow == shadow }, paragraph, corner, context)
        }
    }

    private func drawGrounds(_ colors: [RGBA?], _ paragraph: Paragraph, _ corner: CGPoint, _ context: CGContext) {
        var ends: [Int] = []
        for run in paragraph.runs { ends.append((ends.last ?? 0) + run.text.utf8.count) }
        for line in Stage.textShaper.places(paragraph).lines {
            var last: (run: Int, rect: CGRect)?
            func fill() {
                guard let found = last, let color = colors[found.run] else { return }
                context.setFillColor(CGColor(color))
                context.fill(found.rect)
            }
            context.saveGState()
            for piece in line.pieces.sorted(by: { $0.minX < $1.minX }) {
                guard let run = ends.firstIndex(where: { piece.bytes.lowerBound < $0 }) else { continue }
                let rect = CGRect(
                    x: corner.x + CGFloat(piece.minX), y: corner.y + CGFloat(line.box.minY),
                    width: CGFloat(piece.maxX - piece.minX), height: CGFloat(line.box.height))
                if let found = last, found.run == run {
                    last?.rect = found.rect.union(rect)
                } else {
                    fill()
                    last = (run, rect)
                }
            }
            fill()
            context.restoreGState()
        }
    }

    /// Draws the runs that throw it in its colour, and no others.
    private func draw(
        _ shadow: NSShadow, of isThrown: [Bool], _ paragraph: Paragraph, _ corner: CGPoint, _ context: CGContext
    ) {
        guard let color = (shadow.shadowColor as? UIColor)?.resolvedNow, color.alpha > 0 else { return }
        var paragraph = paragraph
        for index in paragraph.runs.indices {
            let own = isThrown[index] ? color : .clear
            paragraph.runs[index].color = own
            if paragraph.runs[index].underline != nil { paragraph.runs[index].underline?.color = own }
            if paragraph.runs[index].strikethrough != nil { paragraph.runs[index].strikethrough?.color = own }
        }
        let offset = shadow.shadowOffset
        context.draw(
            Stage.textShaper.shape(paragraph), at: CGPoint(x: corner.x + offset.width, y: corner.y + offset.height),
            color: color, blur: Double(max(shadow.shadowBlurRadius, 0)) / 2)
    }
}

extension NSAttributedString {
    /// The attributes of the runs, in order.
    ///
    /// All of them at once: asked for one attribute alone, Foundation traps where runs of different values adjoin on Linux.
    var looks: [[Key: Any]] {
        var looks: [[Key: Any]] = []
        enumerateAttributes(in: NSRange(location: 0, length: length), options: []) { attributes, _, _ in
            looks.append(attributes)
        }
        return looks
    }

    var fonts: [UIFont] { looks.compactMap { $0[.font] as? UIFont } }
}
