import Foundation
import TallyCore
import TallyScene

/// Puts the runs of a text together, and what stands in its lines besides.
@MainActor
struct TextComposer {
    /// What is where a run's mark says.
    struct Mark {
        var link: URL?
        /// What the link, or its part, reads.
        var string = ""
        /// The place among the runs.
        let run: Int
        var picture: Picture?
        /// The colour of the line; nil is that of the text.
        var color: Color.Resolved?
        /// The colour behind.
        var ground: RGBA?
    }

    let environment: EnvironmentValues
    /// Makes pictures; nil: they are left out.
    private let pictures: ((Image, EnvironmentValues) -> Picture)?
    private(set) var runs: [Paragraph.Run] = []
    private(set) var marks: [Mark] = []
    /// Those of runs that have some, by the run's place.
    private(set) var attributes: [Int: TextAttributes] = [:]
    /// Points that the fonts have between two lines; nil: there is no run.
    private(set) var leading: CGFloat?
    private lazy var tint = environment.concreteStyle(.tint).firstColor

    init(_ environment: EnvironmentValues, pictures: ((Image, EnvironmentValues) -> Picture)?) {
        self.environment = environment
        self.pictures = pictures
    }

    var locale: Locale { environment.locale }

    /// Adds a text in the style of the place.
    mutating func add(whole text: Text) {
        let (under, through) = (environment.underlineStyle, environment.strikethroughStyle)
        let style = environment.textStyle ?? Text.Style()
        if under == nil, through == nil { return add(text, style) }
        drawing(under: under?.rule(in: environment), through: through?.rule(in: environment)) { $0.add(text, style) }
    }

    mutating func add(_ text: Text, _ outer: Text.Style, link: URL? = nil) {
        let style = text.style.inheriting(outer)
        switch text.storage {
        case .joined(let a, let b):
            add(a, style, link: link)
            add(b, style, link: link)
        case .verbatim(let string): add(string, style, link: link)
        case .formatted(let formatted): formatted.compose(&self, style, link: link)
        case .key(let content):
            LocalizedStringKey(content: content).forEachPiece(locale: locale) { piece in
                let style = style.with(piece.intent)
                let link = piece.link ?? link
                switch piece.content {
                case .string(let string): add(string, style, link: link)
                case .text(let text): add(text, style, link: link)
                case .formatted(let formatted): formatted.compose(&self, style, link: link)
                }
            }
        }
    }

    mutating func add(_ string: String, _ style: Text.Style, link: URL?) {
        let string = environment.cased(string)
        let own = style.leading(in: environment)
        leading = Swift.max(leading ?? own, own)
        let capitals = (style.font ?? environment.font)?.capitals ?? .normal
        if capitals == .normal { return add(style.run(string, environment), style, link: link) }
        for piece in SmallCapitals.pieces(of: string, capitals) {
            var run = style.run(piece.text, environment)
            if piece.isSmall { run.font.glyphScale = SmallCapitals.scale }
            add(run, style, link: link)
        }
    }

    private mutating func add(_ run: Paragraph.Run, _ style: Text.Style, link: URL?) {
        var run = run
        if let link {
            run.color = tint?.rgba ?? run.color
            run.mark = marks.count
            marks.append(Mark(link: link, string: run.text, run: runs.count))
        }
        if let own = style.attributes { attributes[runs.count] = own }
        runs.append(run)
    }

    mutating func add(_ image: Image, _ style: Text.Style, link: URL?) {
        guard let pictures else { return }
        var surroundings = environment
        surroundings.textStyle = style
        let picture = pictures(image, surroundings)
        guard picture.size.width > 0, picture.size.height > 0 else { return }
        var run = style.run("\u{FFFC}", environment)
        run.box = Paragraph.Box(
            width: Double(picture.size.width), ascent: Double(picture.baseline),
            descent: Double(picture.size.height - picture.baseline))
        run.mark = marks.count
        let color = link == nil ? style.ownColor(in: environment) : tint
        marks.append(Mark(link: link, run: runs.count, picture: picture, color: color))
        if let own = style.attributes { attributes[runs.count] = own }
        runs.append(run)
    }

    /// Draws a colour behind what the body adds, unless that has one of its own.
    mutating func drawing(over ground: RGBA, _ body: (inout TextComposer) -> Void) {
        let first = runs.count
        body(&self)
        for index in runs.indices.dropFirst(first) {
            if let mark = runs[index].mark {
                marks[mark].ground = marks[mark].ground ?? ground
            } else {
                runs[index].mark = marks.count
                marks.append(Mark(run: index, ground: ground))
            }
        }
    }

    /// Draws lines under or through what the body adds.
    mutating func drawing(under: Paragraph.Rule?, through: Paragraph.Rule?, _ body: (inout TextComposer) -> Void) {
        let first = runs.count
        body(&self)
        for index in runs.indices.dropFirst(first) {
            if let under {
                runs[index].isUnderlined = true
                runs[index].underline = runs[index].underline ?? under
            }
            if let through {
                runs[index].isStruckThrough = true
                runs[index].strikethrough = runs[index].strikethrough ?? through
            }
        }
    }
}

extension Text.Style {
    fileprivate func with(_ intent: InlineMarkdown.Intent) -> Text.Style {
        if intent.isEmpty { return self }
        var style = self
        if intent.contains(.emphasized) { style.isItalic = true }
        if intent.contains(.stronglyEmphasized) { style.isBold = true }
        if intent.contains(.code) { style.isMonospaced = true }
        if intent.contains(.struck) { style.isStruckThrough = true }
        return style
    }
}
