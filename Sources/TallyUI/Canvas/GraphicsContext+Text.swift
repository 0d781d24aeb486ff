public import Foundation
import TallyCore
import TallyScene

extension GraphicsContext {
    /// A text with the fonts, colours and letters of the context's environment: cheaper where it is drawn often.
    public struct ResolvedText {
        /// The shading of those parts of the text that bring no colour of their own. With anything but a colour, it is
        /// that of the whole text.
        public var shading: Shading
        let setting: CanvasText

        /// Returns the size of the text within a size: broken into lines of that width, as many as fit into the height.
        public func measure(in size: CGSize) -> CGSize { CGSize(setting.text(in: size).size) }

        /// Returns the distance in points from the top of the text in a size to its first baseline.
        public func firstBaseline(in size: CGSize) -> CGFloat { CGFloat(setting.text(in: size).firstBaseline) }

        /// Returns the distance in points from the top of the text in a size to its last baseline.
        public func lastBaseline(in size: CGSize) -> CGFloat { CGFloat(setting.text(in: size).lastBaseline) }
    }

    /// Returns the text as it is in the context's environment.
    public func resolve(_ text: Text) -> ResolvedText {
        // unsafe: used at once and here: drawing is on the main actor.
        nonisolated(unsafe) let environment = environment
        nonisolated(unsafe) let shaper = sheet.shaper
        return ResolvedText(
            shading: resolve(.foreground), setting: onMain { CanvasText(text, environment, shaper) })
    }

    /// Draws a text into a rectangle, from its top leading corner: broken into lines of its width, as many as fit.
    public func draw(_ text: ResolvedText, in rect: CGRect) {
        guard rect.isFinite else { return }
        let rect = rect.standardized
        draw(text.setting.text(in: rect.size), text.shading, at: rect.origin)
    }

    /// Draws a text in lines of their own width, a point of it at a place.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        let lines = text.setting.natural
        let origin = CGPoint(
            x: point.x - CGFloat(lines.size.width) * anchor.x, y: point.y - CGFloat(lines.size.height) * anchor.y)
        draw(lines, text.shading, at: origin)
    }

    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }

    /// - Parameter shadingBox: what the shading is spread over; nil: the box of the text.
    func draw(_ lines: ShapedText, _ shading: Shading, at origin: CGPoint, shadingBox: Rect? = nil) {
        guard let outer = map, origin.isFinite, !lines.lines.isEmpty else { return }
        let map = Affine.translation(x: origin.x, y: origin.y).concatenating(outer)
        let box = Rect(origin: .zero, size: lines.size)
        switch blendMode == .clear ? .color(.black) : paint(shading, in: shadingBox ?? box) {
        case .color(let color): place(sheet.drawing(.text(lines, color: color), "text", map))
        case let paint:
            let ground = sheet.drawing(.roundedRect(lines.inkBounds.union(box), radius: 0, paint), "rectangle")
            let letters = sheet.drawing(.text(lines, color: .black), "text")
            place(sheet.group([ground, letters], map, effect: .mask))
        }
    }
}

/// A text ready to be broken into lines.
struct CanvasText {
    private let runs: [Paragraph.Run]
    private let lineLimit: Int?
    private let alignment: Paragraph.Alignment
    private let lineSpacing: Double
    private let isRightToLeft: Bool
    private let shaper: any TextShaping
    /// Broken only where the text itself has breaks.
    let natural: ShapedText

    @MainActor init(_ text: Text, _ environment: EnvironmentValues, _ shaper: any TextShaping) {
        runs = text.runs(in: environment)
        lineLimit = environment.lineLimit.map { Swift.max(1, $0) }
        alignment = environment.multilineTextAlignment.paragraphAlignment
        lineSpacing = Double(environment.lineSpacing)
        isRightToLeft = environment.layoutDirection == .rightToLeft
        self.shaper = shaper
        natural = shaper.shape(
            Paragraph(
                runs: runs, lineLimit: lineLimit, alignment: alignment, isRightToLeft: isRightToLeft,
                lineSpacing: lineSpacing))
    }

    /// Returns the lines that fit; at least one. A size that is not a number counts as any.
    func text(in size: CGSize) -> ShapedText {
        let width = Double(size.width)
        if natural.size.width <= width + 0.0005 || width.isNaN { return natural }
        let lines = natural.linesFitting(Double(size.height), spacing: lineSpacing, limit: lineLimit)
        return shaper.shape(
            Paragraph(
                runs: runs, width: Swift.max(0, width), lineLimit: lines, alignment: alignment,
                isRightToLeft: isRightToLeft, lineSpacing: lineSpacing))
    }
}

extension ShapedText {
    /// Returns how many lines like the first a height holds, at least one and at most the limit; nil is any number.
    func linesFitting(_ height: Double, spacing: Double, limit: Int?) -> Int? {
        guard height.isFinite, let line = lines.first?.box.height, line > 0 else { return limit }
        // The last one has no spacing below it.
        let spacing = spacing.isFinite ? spacing : 0
        let fitting = ((height + spacing + 0.001) / (line + spacing)).whole(in: 1...1_000_000)
        return limit.map { Swift.min($0, fitting) } ?? fitting
    }
}
