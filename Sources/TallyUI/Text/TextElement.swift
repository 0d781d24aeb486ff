import Foundation
@_spi(Runtime) import TallyCore
import TallyMotion
import TallyScene

/// A text on the stage. Its size is always its model size; its place and its colour move.
final class TextElement: LeafElement {
    private(set) var text: Text?
    private(set) var runs: [Paragraph.Run] = []
    /// Points that its fonts have between two lines.
    private var leading: CGFloat = 0
    /// What the place says of lines.
    private(set) var setting = TextSetting()
    /// The style of texts at the place that bring none.
    private var foregroundOfPlace = ResolvedStyle.foreground(level: 0)
    private(set) var string = ""
    /// The string as it was written where its letters are shown in another case.
    private var spoken: String?
    /// What is read in place of what is seen.
    private(set) var speech: TextSpeech?
    private(set) lazy var foreground = StyleAttribute(self)

    /// The natural lines, and those of the width that layout gave last.
    private(set) var natural: ShapedText?
    var wrapped: (width: Double, lines: Int?, text: ShapedText)?
    /// What was made smaller or denser last to fit into a place.
    var fit: TextFit?
    private var size = Size(width: 0, height: 0)
    private(set) var shown: ShapedText?
    /// Made with the first content transition.
    private var motion: ContentMotion?
    private var transition = ContentTransition.automatic
    /// There while the text is filled with a gradient.
    private var filled: FilledText?
    /// There while a colour stands behind the text or a part of it.
    var grounds: TextGrounds?
    /// How the string that has come since the last layout is gone over to.
    private var change: ContentChange?
    private(set) var isRedacted = false
    private(set) var isSelectable = false
    /// What the runs' marks stand for.
    private(set) var marks: [TextComposer.Mark] = []
    /// Those of the modifiers that it has applied.
    var applied = (hasLinks: false, isSelectable: false)
    /// Made with the first picture in a line.
    var sheet: CanvasSheet?
    /// Draws the text in place of the element; nil: nothing does.
    var renderer: TextRendererSource?
    /// What the renderer answered last.
    private(set) var renderedSize: (proposal: ProposedViewSize, size: CGSize)?
    /// The lines that the renderer draws.
    var layoutSetting: TextLayoutSetting?
    /// For the renderer, by the place of the run.
    private(set) var attributes: [Int: TextAttributes] = [:]
    /// There once the text has followed the time.
    var clock: SeenTimer?

    func update(to text: Text, _ update: _ViewUpdate) {
        let environment = update.environment
        let isSamePlace = self.environment.storage === environment.storage && natural != nil
        let earlier = self.text
        if isSamePlace, earlier == text { return }
        self.text = text
        let oldSetting = setting
        if !isSamePlace { read(environment) }
        let runs = (isSamePlace ? reworded(earlier, to: text) : nil) ?? compose(text, environment)
        speech = text.speech(locale: environment.locale)
        if runs != self.runs || setting != oldSetting || natural == nil {
            let old = string
            let isOther = runs != self.runs
            read(text, environment)
            noteChange(from: old, to: runs, update)
            take(runs)
            if natural != nil, isOther { runtime.explanations?.noteText(self, from: old, under: update.scope) }
            shapeAnew()
        }
        followTime(text)
        foreground.set(text.foreground(in: environment) ?? foregroundOfPlace, scope: update.scope)
    }

    /// Shows a text that differs at once.
    func show(_ text: Text, _ runs: [Paragraph.Run]) {
        change = nil
        motion?.end()
        read(text, environment)
        speech = text.speech(locale: environment.locale)
        take(runs)
        shapeAnew()
    }

    private func read(_ text: Text, _ environment: EnvironmentValues) {
        let words = text.string(locale: environment.locale)
        string = environment.cased(words)
        spoken = environment.textCase == nil ? nil : words
    }

    private func take(_ runs: [Paragraph.Run]) {
        self.runs = runs
        selection?.textChanged()
    }

    private func shapeAnew() {
        natural = shape(width: nil, lines: setting.lineLimit)
        wrapped = nil
        fit = nil
        invalidateLayout()
        needsRecord()
    }

    /// Returns the runs of a text that differs from the one shown at this place in its letters alone; nil if more is
    /// other.
    private func reworded(_ earlier: Text?, to text: Text) -> [Paragraph.Run]? {
        guard case .verbatim? = earlier?.storage, case .verbatim(let string) = text.storage, runs.count == 1,
            marks.isEmpty, earlier?.style == text.style
        else { return nil }
        var run = runs[0]
        run.text = environment.cased(string)
        return [run]
    }

    /// Reads what the place says, whatever the text.
    private func read(_ environment: EnvironmentValues) {
        setting = TextSetting(environment)
        foregroundOfPlace = environment.concreteForeground
        isSelectable = environment.isTextSelectable
        read(renderer: environment.textRendererSource)
        if environment.isRedacted != isRedacted {
            isRedacted.toggle()
            isContentStale = true
            needsRecord()
        }
    }

    /// Returns the runs of a text; the colour of the whole is not in them: it moves.
    func compose(_ text: Text, _ environment: EnvironmentValues) -> [Paragraph.Run] {
        var whole = text
        whole.style.color = nil
        whole.style.fill = nil
        let runtime = runtime
        var composer = TextComposer(environment) { image, environment in
            Picture(image, environment, runtime.shaper) { runtime.report($0) }
        }
        composer.add(whole: whole)
        if hasPictures || hasGrounds || composer.marks.contains(where: { $0.picture != nil || $0.ground != nil }) {
            isContentStale = true
            needsRecord()
        }
        marks = composer.marks
        if leading != composer.leading ?? 0 {
            leading = composer.leading ?? 0
            invalidateLayout()
        }
        if composer.attributes != attributes {
            attributes = composer.attributes
            layoutSetting = nil
            isContentStale = true
            needsRecord()
        }
        return composer.runs
    }

    private var hasPictures: Bool { marks.contains { $0.picture != nil } }
    var hasLinks: Bool { marks.contains { $0.link != nil } }

    /// Notes a change of the text: one that is shown already goes over where that is wanted and an animation is there
    /// for it.
    private func noteChange(from old: String, to runs: [Paragraph.Run], _ update: _ViewUpdate) {
        let last = transition
        transition = update.environment.contentTransition
        // Pictures do not go over with the letters, and a renderer draws them by itself.
        guard shown != nil, runs != self.runs, transition.isPlayed, !hasPictures, renderer == nil,
            update.scope.transaction.animation != nil
        else {
            change = nil
            motion?.end()
            return
        }
        change = ContentChange(
            transition, from: last, isSameString: string == old, isResize: runs.isResized(from: self.runs),
            locale: update.environment.locale)
    }

    override func destroy() {
        clock?.end()
        renderer?.remove(self)
        super.destroy()
    }

    override func contentSize(_ proposal: ProposedViewSize) -> CGSize {
        guard let renderer else { return ownSize(proposal) }
        let size = renderer.size(proposal, proxy)
        renderedSize = (proposal, size)
        return size
    }

    override var contentSpacing: ViewSpacing {
        var metrics = LineMetrics(ascent: 0, descent: 0)
        for run in runs { metrics.formUnion(runtime.shaper.lineMetrics(run.font)) }
        return ViewSpacing(
            ascent: metrics.ascent, descent: metrics.descent, capHeight: metrics.capHeight, leading: leading,
            pixels: Swift.max(1, environment.displayScale))
    }

    /// Returns the size of the text as the element draws it.
    func ownSize(_ proposal: ProposedViewSize) -> CGSize {
        var size = fitted(proposal).size
        if setting.leastLines > 1, let first = runs.first {
            let least = runtime.shaper.height(
                ofLines: setting.leastLines, like: first, spacing: setting.lineSpacing)
            size.height = Swift.max(size.height, least)
        }
        return setting.rounded(CGSize(size).sanitized)
    }

    override func placeContent(_ rect: Rect, _ proposal: ProposedViewSize) {
        let text = fitted(proposal)
        if text !== shown { isContentStale = true }
        if let old = shown, old !== text {
            if let change {
                let motion = motion ?? ContentMotion(self)
                self.motion = motion
                motion.begin(
                    change, from: old, to: text, color: foreground.color,
                    isFilled: foreground.gradient(in: CGRect(x: 0, y: 0, width: rect.width, height: rect.height)) != nil
                )
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
        if key.isListRowSeparatorLeading { return 0 }
        return nil
    }

    override var frameUnit: ValueUnit { .point }

    override func reportMotion(to report: inout MotionReport) {
        report.add("colour", .color, foreground)
        super.reportMotion(to: &report)
    }

    override func drawContent() -> Affine {
        if isContentStale, let shown { draw(shown) }
        let place = frame.presented
        return .translation(x: place[0], y: place[1])
    }

    private func drawBlocks(_ text: ShapedText) {
        motion?.end()
        contentSegment.effect = nil
        if !contentSegment.children.isEmpty { contentSegment.setChildren([]) }
        filled = nil
        grounds = nil
        contentSegment.content = .fill(
            RedactedContent.blocks(text), .color(RedactedContent.color(foreground.color)), evenOdd: false)
        contentSegment.label = "redacted"
    }

    private func draw(_ text: ShapedText) {
        if isRedacted { return drawBlocks(text) }
        if let renderer {
            motion?.end()
            filled = nil
            grounds = nil
            return draw(text, by: renderer)
        }
        contentSegment.effect = foreground.shadows
        let segment = drawGrounds(of: text)
        let size = motion?.filledSize ?? size
        let bounds = Rect(origin: .zero, size: size)
        guard let paint = foreground.gradient(in: CGRect(x: 0, y: 0, width: size.width, height: size.height)) else {
            if let filled {
                filled.end(in: segment)
                self.filled = nil
                motion?.drawsIntoAnother()
            }
            return draw(text, into: segment, color: foreground.color)
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
        // What is on its way in or out may be anywhere beside the text.
        filled.draw(
            into: segment, paint, area: bounds.union(text.inkBounds).union(filled.glyphs.glyphExtent),
            coloured: isColoured ? reshaped(text) { $0.color ?? .clear } : nil)
    }

    /// Has the letters drawn anew, into another segment.
    func endFilling() {
        filled?.end(in: grounds?.letters ?? contentSegment)
        filled = nil
        motion?.drawsIntoAnother()
    }

    private func draw(_ text: ShapedText, into segment: Segment, color: RGBA) {
        if motion?.draw(into: segment, color: color) ?? false { return }
        let pictures = hasPictures ? drawPictures(text) : []
        if !pictures.isEmpty || !segment.children.isEmpty { segment.setChildren(pictures) }
        // Letters that are not seen are there to be selected: nobody reads them.
        let isUnseen = isSelectable && color.alpha <= 0 && !runs.contains { $0.color != nil }
        segment.content = isUnseen ? .nothing : .text(text, color: color)
        segment.label = "text"
    }

    /// Returns the text as it is broken and shrunk now, with other colours.
    private func reshaped(_ text: ShapedText, _ color: (Paragraph.Run) -> RGBA?) -> ShapedText {
        var paragraph = paragraph(of: text)
        for index in paragraph.runs.indices { paragraph.runs[index].color = color(paragraph.runs[index]) }
        return runtime.shaper.shape(paragraph)
    }

    override var followedPlaces: [Attribute]? {
        guard isSelected else { return [frame] }
        // What is behind the letters goes with them.
        frame.endDirect()
        return nil
    }

    override var holdsState: Bool { isSelected }

    // The place alone moves: a text that gets more lines is not on its way for that.
    override var shownFrame: Rect { Rect(origin: Point(x: frame.presented[0], y: frame.presented[1]), size: size) }

    /// As it is written, whatever the case of the letters on the screen.
    override var accessibilityText: String? {
        let words = speech?.label?.string(locale: environment.locale) ?? spoken ?? string
        return hasPictures ? words.trimmingCharacters(in: .whitespaces) : words
    }

    /// Each link as an element of its own, a part of the text's.
    override var accessibilityParts: [AccessibilityPart] {
        guard hasLinks, let shown, !isRedacted else { return [] }
        let places = shown.lines.flatMap(\.marks)
        var parts: [AccessibilityPart] = []
        var last: (run: Int, link: URL)?
        for (index, mark) in marks.enumerated() {
            guard let link = mark.link else { continue }
            defer { last = (mark.run, link) }
            if let last, last.run == mark.run - 1, last.link == link, !parts.isEmpty {
                parts[parts.count - 1].label += mark.string
                continue
            }
            guard let place = places.first(where: { $0.mark == index }) else { continue }
            parts.append(
                AccessibilityPart(
                    label: mark.string, traits: .isLink,
                    rect: place.rect.offset(x: frame.presented[0], y: frame.presented[1])
                ) { [weak self] in self?.open(link) })
        }
        return parts
    }

    /// The content transition that the text goes over by, and what of it is under way now.
    var contentTransition: (words: String, isPlayed: Bool, run: MotionSummary?) {
        (transition.words, transition.isPlayed, motion?.summary(at: runtime.time))
    }
}

extension Element {
    /// Whether it shows a text.
    package final var isText: Bool { self is TextElement }
}

extension Paragraph.Run {
    func scaled(by scale: Double) -> Self {
        var result = self
        result.font.size *= scale
        result.tracking *= scale
        result.baselineOffset *= scale
        return result
    }
}

extension TextAlignment {
    package var paragraphAlignment: Paragraph.Alignment {
        switch self {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}
