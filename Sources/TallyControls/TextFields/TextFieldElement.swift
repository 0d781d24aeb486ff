import Foundation
@_spi(Runtime) import TallyCore
import TallyMotion
import TallyScene
import TallyUI

/// A text field's text on the stage: what is typed, what is selected, and the caret.
final class TextFieldElement: LeafElement {
    var edit = TextEdit()
    private(set) var field: TextFieldCore
    private(set) lazy var foreground = StyleAttribute(self)
    private(set) lazy var tint = StyleAttribute(self)
    let selectionSegment = Segment()
    /// Behind what an input method shows in a text that is not seen.
    let groundSegment = Segment()
    let textSegment = Segment()
    let caretSegment = Segment()
    /// How far the text is scrolled within the field.
    var scroll = Point.zero
    var caret = CaretBlink()
    var press = TextPress()
    /// The distance from the left that the caret keeps to while it goes up and down.
    var columnX: Double?
    var isFocused = false
    override var holdsState: Bool { isFocused }
    var answers: TextAnswers
    /// The selection that was last written to its binding, or read from it.
    var knownSelection: TextSelection?
    private var drawnSize: Size?
    private var placedSize: Size?

    private var style: Paragraph.Run
    private var prompt: [Paragraph.Run] = []
    private var shaped: (content: TextFieldContent, width: Double?, lines: Int?, text: ShapedText)?
    private var measured: (content: TextFieldContent, width: Double?, geometry: TextGeometry)?

    init(_ field: TextFieldCore, _ node: _ViewNode, _ update: _ViewUpdate) {
        self.field = field
        answers = TextAnswers(known: field.text)
        style = (update.environment.textStyle ?? Text.Style()).run("", update.environment)
        super.init(node, update)
        edit = TextEdit(field.text)
        contentSegment.setChildren([selectionSegment, groundSegment, textSegment, caretSegment])
        textSegment.label = "text"
        selectionSegment.label = "selection"
        groundSegment.label = "ground"
        caretSegment.label = "caret"
    }

    func update(to new: TextFieldCore, _ update: _ViewUpdate) {
        let environment = update.environment
        field = new
        let style = (environment.textStyle ?? Text.Style()).run("", environment)
        let prompt = new.prompt?.runs(in: environment) ?? []
        if style != self.style || prompt != self.prompt || environment.storage !== self.environment.storage {
            self.style = style
            self.prompt = prompt
            textChanged()
        }
        take(new.text)
        takeSelection(new.selection)
        foreground.set(environment.concreteForeground, scope: update.scope)
        tint.set(environment.concreteStyle(.tint), scope: update.scope)
    }

    /// Called when the update is done, and the environment is the new one.
    func environmentChanged() { restartBlink() }

    var hasSeveralLines: Bool { field.axis == .vertical }
    var insets: EdgeInsets { field.isEditor ? Self.editorInsets : environment.textFieldInsets }

    /// Those of UIKit's text view.
    private static let editorInsets = EdgeInsets(top: 8, leading: 5, bottom: 8, trailing: 5)

    /// Called when the text, or how it is laid out, is another.
    func textChanged() {
        shaped = nil
        measured = nil
        isContentStale = true
        invalidateLayout()
        needsRecord()
    }

    func redraw() {
        isContentStale = true
        needsRecord()
    }

    // MARK: Text

    var content: TextFieldContent {
        TextFieldContent(edit, isSecret: field.isSecret, keepsBreaks: hasSeveralLines)
    }

    var showsPrompt: Bool { edit.text.isEmpty && edit.marked == nil }

    private func paragraph(_ content: TextFieldContent, width: Double?, lines: Int?) -> Paragraph {
        Paragraph(
            runs: runs(content), width: width, lineLimit: lines,
            alignment: environment.multilineTextAlignment.paragraphAlignment,
            isRightToLeft: environment.layoutDirection == .rightToLeft, lineSpacing: Double(environment.lineSpacing))
    }

    private func runs(_ content: TextFieldContent) -> [Paragraph.Run] {
        func run(_ text: Substring, isMarked: Bool = false) -> Paragraph.Run {
            var run = style
            run.text = String(text)
            run.isUnderlined = run.isUnderlined || isMarked
            return run
        }
        guard let marked = content.marked else { return [run(content.shown[...])] }
        let all = content.shown
        let start = all.utf8.index(all.startIndex, offsetBy: marked.lowerBound)
        let end = all.utf8.index(all.startIndex, offsetBy: marked.upperBound)
        return [run(all[..<start]), run(all[start..<end], isMarked: true), run(all[end...])]
    }

    /// - Parameter width: nil: one line, as long as it gets.
    private func shape(width: Double?, lines: Int? = nil) -> ShapedText {
        let content = content
        if let shaped, shaped.content == content, shaped.width == width, shaped.lines == lines { return shaped.text }
        let text = runtime.shaper.shape(paragraph(content, width: width, lines: lines))
        shaped = (content, width, lines, text)
        return text
    }

    /// Shapes what an input method shows, alone.
    func shapeMarked() -> ShapedText {
        var paragraph = paragraph(content, width: nil, lines: nil)
        paragraph.runs = Array(paragraph.runs.dropFirst().prefix(1))
        return runtime.shaper.shape(paragraph)
    }

    private func shapedPrompt(width: Double?) -> ShapedText {
        var paragraph = paragraph(content, width: width, lines: hasSeveralLines ? environment.lineLimit : 1)
        paragraph.runs = prompt
        return runtime.shaper.shape(paragraph)
    }

    /// Returns what is drawn in a width: lines of it, or one that goes on beyond; where nobody edits, an ellipsis
    /// stands for that.
    func shownText(width: Double) -> ShapedText {
        if showsPrompt { return prompt.isEmpty ? shape(width: nil) : shapedPrompt(width: width) }
        if hasSeveralLines { return shape(width: width) }
        let natural = shape(width: nil)
        if isFocused || natural.size.width <= width + 0.0005 { return natural }
        return shape(width: width, lines: 1)
    }

    /// Returns the geometry of the text that can be edited, in the width that layout gave.
    func geometry(width: Double) -> TextGeometry {
        let content = content
        let width = hasSeveralLines ? width : nil
        if let measured, measured.content == content, measured.width == width { return measured.geometry }
        let places = runtime.shaper.places(paragraph(content, width: width, lines: nil))
        let geometry = TextGeometry(content.shown, places)
        measured = (content, width, geometry)
        return geometry
    }

    // MARK: Layout

    /// Returns a size as wide as proposed, else as the text or the prompt and a caret. It is one line high, or as many
    /// as the text has there.
    override func contentSize(_ proposal: ProposedViewSize) -> CGSize {
        let insets = insets
        let sides = Double(insets.leading + insets.trailing)
        var width = proposal.width.map { Double($0.sanitizedExtent) }
        if width == nil {
            let widest = Swift.max(
                shape(width: nil).size.width, prompt.isEmpty ? 0 : shapedPrompt(width: nil).size.width)
            width = widest + CaretBlink.width + sides
        }
        if field.isEditor, let height = proposal.height {
            return CGSize(width: CGFloat(width ?? 0), height: height.sanitizedExtent).sanitized
        }
        let height = contentHeight(width: Swift.max(0, (width ?? 0) - sides), proposal.height.map { Double($0) })
        return CGSize(width: CGFloat(width ?? 0), height: CGFloat(height) + insets.top + insets.bottom).sanitized
    }

    private func contentHeight(width: Double, _ proposed: Double?) -> Double {
        guard hasSeveralLines else { return shape(width: nil).lines.first?.box.height ?? 0 }
        let text = showsPrompt && !prompt.isEmpty ? shapedPrompt(width: width) : shape(width: width)
        if field.isEditor { return text.size.height }
        let limit = environment.lineLimit.map { Swift.max(1, $0) } ?? .max
        let height = text.lines.count > limit ? text.lines[limit - 1].box.maxY : text.size.height
        let least = Swift.min(environment.leastLines, limit)
        if least <= text.lines.count { return height }
        let room = runtime.shaper.height(ofLines: least, like: style, spacing: Double(environment.lineSpacing))
        return Swift.max(height, room)
    }

    override func contentAlignment(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
        // The line below a row begins at what is typed in it as at a text.
        if key.isListRowSeparatorLeading { return 0 }
        guard key.isTextBaseline else { return nil }
        let insets = insets
        let text = shape(width: hasSeveralLines ? Double(size.width - insets.leading - insets.trailing) : nil)
        let isFirst = key == VerticalAlignment.firstTextBaseline.key
        let baseline = CGFloat(isFirst ? text.firstBaseline : text.lastBaseline) + insets.top
        return Swift.min(baseline, size.height)
    }

    override func placeContent(_ rect: Rect, _ proposal: ProposedViewSize) {
        super.placeContent(rect, proposal)
        isContentStale = true
        let size = Size(width: rect.width, height: rect.height)
        // A new place alone leaves an editor where the wheel has scrolled it.
        if isFocused, !field.isEditor || size != placedSize { revealCaret() }
        if field.isEditor { _ = scrollLines(by: 0) }
        placedSize = size
    }

    override func reportMotion(to report: inout MotionReport) {
        report.add("colour", .color, foreground)
        report.add("tint", .color, tint)
        super.reportMotion(to: &report)
    }

    override func drawContent() -> Affine {
        let place = shownFrame
        let size = Size(width: Swift.max(0, place.width), height: Swift.max(0, place.height))
        if isContentStale || size != drawnSize {
            drawnSize = size
            draw()
        }
        return .translation(x: place.minX, y: place.minY)
    }

    override func destroy() {
        stopBlink()
        stopWaiting()
        super.destroy()
    }
}
