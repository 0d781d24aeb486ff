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
    private var wrapped: (width: Double, lines: Int?, text: ShapedText)?
    private var size = Size(width: 0, height: 0)
    private var shown: ShapedText?
    /// Made with the first content transition.
    private var motion: ContentMotion?
    private var transition = ContentTransition.automatic
    /// There while the text is filled with a gradient.
    private var filled: FilledText?
    /// How the string that has come since the last layout is gone over to.
    private var change: ContentChange?

    func bring(upTo text: Text, _ update: _ViewUpdate) {
        let environment = update.environment
        if self.text == text, self.environment.storage === environment.storage, natural != nil { return }
        self.text = text
        let runs = text.runs(in: environment, isColoured: false)
        let limit = environment.lineLimit.map { Swift.max(1, $0) }
        let alignment = environment.multilineTextAlignment.paragraphAlignment
        let spacing = Double(environment.lineSpacing)
        let isRightToLeft = environment.layoutDirection == .rightToLeft
        if runs != self.runs || limit != lineLimit || alignment != self.alignment || spacing != lineSpacing
            || isRightToLeft != self.isRightToLeft || natural == nil
        {
            let old = string
            let isOther = runs != self.runs
            string = environment.cased(text.string(locale: environment.locale))
            noteChange(from: old, to: runs, update)
            self.runs = runs
            lineLimit = limit
            self.alignment = alignment
            lineSpacing = spacing
            self.isRightToLeft = isRightToLeft
            if natural != nil, isOther { runtime.writeLog?.noteText(self, from: old, under: update.scope) }
            natural = shape(width: nil, lines: limit)
            wrapped = nil
            invalidateLayout()
            needsRecord()
        }
        foreground.set(text.foreground(in: environment) ?? environment.settledForeground, scope: update.scope)
    }

    /// A text that is shown already goes over to the next one where that is wanted and an animation is there for it.
    private func noteChange(from old: String, to runs: [Paragraph.Run], _ update: _ViewUpdate) {
        let last = transition
        transition = update.environment.contentTransition
        guard shown != nil, runs != self.runs, transition.isPlayed, update.scope.transaction.animation != nil else {
            change = nil
            motion?.end()
            return
        }
        change = ContentChange(
            transition, from: last, isSameString: string == old, isResize: runs.isResized(from: self.runs),
            locale: update.environment.locale)
    }

    private func shape(width: Double?, lines: Int?) -> ShapedText { shape(runs, width: width, lines: lines) }

    private func shape(_ runs: [Paragraph.Run], width: Double?, lines: Int?) -> ShapedText {
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
        let height = proposal.height.map { Double($0) } ?? .infinity
        let lines = natural.linesFitting(height, spacing: lineSpacing, limit: lineLimit)
        if let wrapped, wrapped.width == width, wrapped.lines == lines { return wrapped.text }
        let text = shape(width: Swift.max(0, width), lines: lines)
        wrapped = (width, lines, text)
        return text
    }

    override func contentSize(_ proposal: ProposedViewSize) -> CGSize { CGSize(fitted(proposal).size).sane }

    override func placeContent(_ rect: Rect, _ proposal: ProposedViewSize) {
        let text = fitted(proposal)
        if text !== shown { isContentStale = true }
        if let old = shown, old !== text {
            if let change {
                let motion = motion ?? ContentMotion(self)
                self.motion = motion
                motion.begin(change, from: old, to: text, color: foreground.color)
            } else {
                motion?.end()
            }
        }
        change = nil
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
        if isContentStale, let shown { draw(shown) }
        let place = frame.presented
        return .translation(x: place[0], y: place[1])
    }

    private func draw(_ text: ShapedText) {
        let bounds = Rect(origin: .zero, size: size)
        guard let paint = foreground.gradient(in: CGRect(x: 0, y: 0, width: size.width, height: size.height)) else {
            if let filled {
                filled.end(in: contentSegment)
                self.filled = nil
                motion?.drawsIntoAnother()
            }
            return draw(text, into: contentSegment, color: foreground.color)
        }
        let filled = filled ?? FilledText()
        if self.filled == nil {
            self.filled = filled
            motion?.drawsIntoAnother()
        }
        let isColoured = runs.contains { $0.color != nil }
        draw(
            isColoured ? reshaped(text) { $0.color == nil ? nil : .clear } : text, into: filled.glyphs,
            color: FilledText.glyphColor(paint))
        // What moves leaves the text's bounds by no more than its height.
        let reach = motion?.isUnderWay == true ? size.height : 0
        filled.draw(
            into: contentSegment, paint, area: bounds.union(text.inkBounds).insetBy(-reach),
            coloured: isColoured ? reshaped(text) { $0.color ?? .clear } : nil)
    }

    private func draw(_ text: ShapedText, into segment: Segment, color: RGBA) {
        if motion?.draw(into: segment, color: color) ?? false { return }
        if !segment.children.isEmpty { segment.setChildren([]) }
        segment.content = .text(text, color: color)
        segment.label = "text"
    }

    /// The text as it is broken now, with other colours.
    private func reshaped(_ text: ShapedText, _ color: (Paragraph.Run) -> RGBA?) -> ShapedText {
        let isWrapped = wrapped?.text === text
        return shape(
            runs.map { run in
                var run = run
                run.color = color(run)
                return run
            }, width: isWrapped ? wrapped?.width : nil, lines: isWrapped ? wrapped?.lines : lineLimit)
    }

    override var followedPlaces: [Attribute]? { [frame] }

    // The place alone moves: a text that gets more lines is not on its way for that.
    override var shownFrame: Rect { Rect(origin: Point(x: frame.presented[0], y: frame.presented[1]), size: size) }

    override var accessibilityText: String? { string }

    /// The content transition that the text goes over by, and what of it is under way now.
    var contentTransition: (words: String, isPlayed: Bool, run: MotionSummary?) {
        (transition.words, transition.isPlayed, motion?.summary(at: runtime.time))
    }
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
