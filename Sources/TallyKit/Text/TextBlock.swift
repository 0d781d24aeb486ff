import Foundation
import TallyCore
import TallyLayers
internal import TallyScene
import TallyStage

/// A text as views of UIKit draw it: lines as high as their font says, the first baseline where its ascender puts it.
@MainActor
struct TextBlock {
    var text: NSAttributedString
    var font: UIFont
    var color: UIColor
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// 0: any number.
    var lineLimit = 1
    var isRightToLeft = false
    var adjustment = UIBaselineAdjustment.alignBaselines

    /// Has layers measure and draw texts before any stage has.
    static let measuresLayers: Void = {
        LayerSurroundings.standard = {
            LayerSurroundings(shaper: Stage.textShaper, scale: 2, environment: EnvironmentValues())
        }
    }()

    /// - Parameter width: that lines are broken at; nil: as wide as the text.
    func shaped(_ width: CGFloat?, font: UIFont? = nil) -> ShapedText {
        Stage.textShaper.shape(paragraph(width, font: font))
    }

    /// - Parameter font: a smaller one, which those of runs are made smaller by, too.
    func paragraph(_ width: CGFloat?, font: UIFont?) -> Paragraph {
        let font = font ?? self.font
        var runs = text.runs(font: font.request, color: nil)
        if font !== self.font {
            let factor = Double(font.pointSize / max(self.font.pointSize, 1))
            for index in runs.indices where runs[index].font != font.request { runs[index].font.size *= factor }
        }
        let alignment: Paragraph.Alignment =
            switch self.style?.alignment ?? self.alignment {
            case .center: .center
            case .right: isRightToLeft ? .leading : .trailing
            case .left: isRightToLeft ? .trailing : .leading
            default: .leading
            }
        let isClipped = lineBreakMode == .byClipping && lineLimit == 1
        let own = Stage.textShaper.lineMetrics(font.request).height
        return Paragraph(
            runs: runs, width: isClipped ? nil : width.map { Double(max($0, 0)) },
            lineLimit: lineLimit > 0 ? lineLimit : nil,
            truncation: lineBreakMode == .byTruncatingHead
                ? .head : lineBreakMode == .byTruncatingMiddle ? .middle : .tail,
            alignment: alignment, isRightToLeft: isRightToLeft,
            lineSpacing: Double(font.lineHeight) - own + Double(style?.lineSpacing ?? 0))
    }

    private var style: NSParagraphStyle? {
        text.length > 0 ? text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle : nil
    }

    /// The size of the lines for a width, rounded up to pixels. Of no text .zero.
    func size(_ width: CGFloat?, scale: CGFloat) -> CGSize {
        if text.length == 0 { return .zero }
        let lines = shaped(width)
        return CGSize(
            width: CGFloat(lines.size.width).roundedUp(to: scale),
            height: height(of: lines, font).roundedUp(to: scale))
    }

    /// What the lines take, without rounding.
    func height(of lines: ShapedText, _ font: UIFont) -> CGFloat {
        let count = CGFloat(max(lines.lines.count, 1))
        return max(count * tallest(font), 0) + (count - 1) * (style?.lineSpacing ?? 0)
    }

    /// The line height of the largest font in it.
    private func tallest(_ font: UIFont) -> CGFloat {
        text.fonts.reduce(font.lineHeight) { max($0, $1.lineHeight) }
    }

    /// Draws the lines that fit into a rectangle, of which there is one at least, in the middle of its height.
    ///
    /// - Parameter font: a smaller one that the text fits in, which stands as the adjustment says.
    func draw(in rect: CGRect, _ context: CGContext, font: UIFont? = nil, scale: CGFloat, isCentered: Bool = true) {
        if text.length == 0 { return }
        var paragraph = paragraph(rect.width, font: font)
        var lines = Stage.textShaper.shape(paragraph)
        if isCentered, lines.lines.count > 1, height(of: lines, font ?? self.font) > rect.height + 1 / scale {
            let spacing = style?.lineSpacing ?? 0
            let fitting = (rect.height + 1 / scale + spacing) / max(tallest(font ?? self.font) + spacing, 1)
            paragraph.lineLimit = max(Int(fitting), 1)
            lines = Stage.textShaper.shape(paragraph)
        }
        let free = rect.width - CGFloat(lines.size.width)
        let x: CGFloat =
            switch style?.alignment ?? alignment {
            case .center: free / 2
            case .right: free
            case .natural, .justified: isRightToLeft ? free : 0
            case .left: 0
            }
        let baseline = (baseline(of: lines, font, in: rect, isCentered: isCentered) * scale).rounded() / scale
        let corner = CGPoint(x: rect.minX + x, y: baseline - CGFloat(lines.firstBaseline))
        drawBehind(paragraph, at: corner, context)
        context.draw(lines, at: corner, color: color.resolvedNow)
    }

    private func baseline(of lines: ShapedText, _ smaller: UIFont?, in rect: CGRect, isCentered: Bool) -> CGFloat {
        let font = smaller ?? font
        if smaller != nil, adjustment == .none { return rect.minY + font.ascender }
        let standing = smaller != nil && adjustment == .alignBaselines ? self.font : font
        let top = isCentered ? rect.minY + (rect.height - height(of: lines, standing)) / 2 : rect.minY
        return top + (smaller == nil ? ascender(font) : standing.ascender)
    }

    private func ascender(_ font: UIFont) -> CGFloat {
        text.fonts.reduce(font.ascender) { max($0, $1.ascender) }
    }
}
