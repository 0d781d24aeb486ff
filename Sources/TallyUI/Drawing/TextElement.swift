import Foundation
import TallyMotion
import TallyScene

/// A text on the stage. Its size is always its model size; its place and its colour move.
final class TextElement: LeafElement {
    private var text: Text?
    private var runs: [Paragraph.Run] = []
    private var lineLimit: Int?
    private var alignment = Paragraph.Alignment.leading
    private var lineSpacing = 0.0
    private var isRightToLeft = false
    private(set) var string = ""
    private lazy var foreground = StyleAttribute(self)

    /// The natural lines, and those of the width that layout gave last.
    private var natural: ShapedText?
    private var wrapped: (width: Double, lines: Int, text: ShapedText)?
    private var size = Size(width: 0, height: 0)
    private var shown: ShapedText?

    func bring(upTo text: Text, _ update: _ViewUpdate) {
        let environment = update.environment
        if self.text == text, self.environment.storage === environment.storage, natural != nil { return }
        self.text = text
        let runs = text.runs(in: environment)
        let limit = environment.lineLimit.map { Swift.max(1, $0) }
        let alignment = environment.multilineTextAlignment.paragraphAlignment
        let spacing = Double(environment.lineSpacing)
        let isRightToLeft = environment.layoutDirection == .rightToLeft
        if runs != self.runs || limit != lineLimit || alignment != self.alignment || spacing != lineSpacing
            || isRightToLeft != self.isRightToLeft || natural == nil
        {
            self.runs = runs
            lineLimit = limit
            self.alignment = alignment
            lineSpacing = spacing
            self.isRightToLeft = isRightToLeft
            string = text.string(locale: environment.locale)
            natural = shape(width: nil, lines: limit)
            wrapped = nil
            invalidateLayout()
            needsRecord()
        }
        foreground.set(environment.settledForeground, scope: update.scope)
    }

    private func shape(width: Double?, lines: Int?) -> ShapedText {
        runtime.shaper.shape(
            Paragraph(
                runs: runs, width: width, lineLimit: lines, alignment: alignment, isRightToLeft: isRightToLeft,
                lineSpacing: lineSpacing))
    }

    private func fitted(_ proposal: ProposedViewSize) -> ShapedText {
        guard let natural else { return ShapedText(lines: [], size: .zero, inkBounds: .null) }
        let width = proposal.width.map { Double($0) } ?? .infinity
        // Half a thousandth: the width it answered for itself must fit it again after arithmetic.
        if natural.size.width <= width + 0.0005 || width.isNaN { return natural }
        var lines = lineLimit ?? 0
        if let height = proposal.height, height.isFinite, let line = natural.lines.first?.box.height, line > 0 {
            let fitting = Swift.max(1, Int((Double(height) + 0.001) / (line + lineSpacing)))
            lines = lines == 0 ? fitting : Swift.min(lines, fitting)
        }
        if let wrapped, wrapped.width == width, wrapped.lines == lines { return wrapped.text }
        let text = shape(width: Swift.max(0, width), lines: lines == 0 ? nil : lines)
        wrapped = (width, lines, text)
        return text
    }

    override func contentSize(_ proposal: ProposedViewSize) -> CGSize { CGSize(fitted(proposal).size).sane }

    override func placeContent(_ rect: Rect, _ proposal: ProposedViewSize) {
        let text = fitted(proposal)
        if text !== shown { isContentStale = true }
        shown = text
        size = rect.size
        frame.set(.init(rect.minX, rect.minY), scope: scope)
        needsRecord()
    }

    override func contentAlignment(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
        if key == VerticalAlignment.firstTextBaseline.key { return CGFloat(fitted(proposal).firstBaseline) }
        if key == VerticalAlignment.lastTextBaseline.key { return CGFloat(fitted(proposal).lastBaseline) }
        return nil
    }

    override func drawContent() -> Affine {
        if isContentStale, let shown {
            contentSegment.content = .text(shown, color: foreground.color)
            contentSegment.label = "text"
        }
        let place = frame.presented
        return .translation(x: place[0], y: place[1])
    }

    override var followedPlace: Attribute? { frame }

    // The place alone moves: a text that gets more lines is not on its way for that.
    override var shownFrame: Rect { Rect(origin: Point(x: frame.presented[0], y: frame.presented[1]), size: size) }

    override var accessibilityText: String? { string }
}

extension TextAlignment {
    var paragraphAlignment: Paragraph.Alignment {
        switch self {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}
